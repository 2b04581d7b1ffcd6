"""How the values of settings are written: what is expected of a text, and what is read from it."""

import hmac
import re
from collections.abc import Callable
from ipaddress import ip_network
from typing import Any, Final, TypeVar

import msgspec

from knockbox.server.guards.origins import normal
from knockbox.server.store.address import FORMS, read_address
from knockbox.server.store.errors import AddressError

WORDS: Final = {"yes": True, "true": True, "on": True, "1": True, "no": False, "false": False, "off": False, "0": False}
HOST_NAME: Final = re.compile(r"[A-Za-z0-9_.:-]{1,253}", re.ASCII)
PATH: Final = re.compile(r"(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*", re.ASCII)

T = TypeVar("T")
N = TypeVar("N", int, float)


class Secret:
    """A text that shows itself only to whoever asks for it by name."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def reveal(self) -> str:
        return self._text

    def matches(self, text: str) -> bool:
        """Whether it is this text, in a time that does not tell how nearly; an empty secret matches nothing."""
        return bool(self._text) and hmac.compare_digest(self._text.encode(), text.encode(errors="surrogatepass"))

    def __repr__(self) -> str:
        return "Secret(…)"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and hmac.compare_digest(self._text.encode(), other._text.encode())

    def __hash__(self) -> int:
        return hash(self._text)

    def __reduce__(self) -> str:
        raise TypeError("a secret is not written down")


class MisreadError(ValueError):
    """A text is not what was expected; says `found …; expected …` in words that may be shown."""


class Reader(msgspec.Struct, frozen=True):
    """One way to write values; `read` raises `ValueError` for a text that is not as `expected`."""

    expected: str
    read: Callable[[str], Any]
    secret: bool = False  # whether the text must not be shown


def whole(low: int, high: int) -> Reader:
    def read(text: str) -> int:
        return within(int(checked(text, re.fullmatch(r"-?[0-9]{1,18}", text))), low, high)

    return Reader(f"a whole number from {low} to {high}", read)


def number(low: float, high: float) -> Reader:
    def read(text: str) -> float:
        return within(float(checked(text, re.fullmatch(r"[0-9]{1,18}(?:\.[0-9]{1,18})?", text))), low, high)

    return Reader(f"a number from {low:.10g} to {high:.10g}", read)


def one_of(*words: str) -> Reader:
    return Reader(f"one of {', '.join(words)}", lambda text: checked(text, text in words))


def some(reader: Reader) -> Reader:
    """Several of them, with commas between."""
    return Reader(
        f"a list with commas of: {reader.expected}",
        lambda text: tuple(reader.read(part.strip()) for part in text.split(",") if part.strip()),
    )


def within(value: N, low: float, high: float) -> N:
    return checked(value, low <= value <= high)


def checked(value: T, is_well: object) -> T:
    if not is_well:
        raise ValueError
    return value


def read_switch(text: str) -> bool:
    return WORDS[checked(text.lower(), text.lower() in WORDS)]


def read_path(text: str) -> str:
    return checked(text.rstrip("/"), PATH.fullmatch(text.rstrip("/")))


def read_origin(text: str) -> str:
    origin = normal(text)
    return str(checked(origin, origin))


def read_database(text: str) -> Secret:
    """The store knows best what is wrong with an address, and keeps its secrets."""
    try:
        read_address(text)
    except AddressError as error:
        raise MisreadError(str(error).removeprefix("database: ")) from None
    return Secret(text)


def read_token(text: str) -> Secret:
    return Secret(checked(text, len(text) >= 16 and re.fullmatch(r"[\x21-\x7e]+", text)))


SWITCH: Final = Reader("yes or no", read_switch)
HOST: Final = Reader("an address or the name of a host", lambda text: checked(text, HOST_NAME.fullmatch(text)))
FOLDER: Final = Reader("a folder", lambda text: checked(text, "\0" not in text))
BASE_PATH: Final = Reader("a path such as /knockbox, or nothing", read_path)
ORIGIN: Final = Reader("an origin such as https://play.example.org", read_origin)
NETWORK: Final = Reader("an address, or a network such as 10.0.0.0/8 (not 10.0.0.1/8)", ip_network)
DATABASE: Final = Reader(FORMS, read_database, secret=True)
TOKEN: Final = Reader("at least 16 visible ASCII characters without spaces", read_token, secret=True)
