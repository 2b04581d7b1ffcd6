"""Parsers for the values of settings, each with a description of what it expects."""

import hmac
import re
from collections.abc import Callable
from ipaddress import ip_network
from typing import Any, Final, TypeVar

import msgspec

from knockbox.server.guards.origins import normalize_origin
from knockbox.server.store.address import URL_FORMS, parse_address
from knockbox.server.store.errors import AddressError

SWITCH_WORDS: Final = {
    "yes": True,
    "true": True,
    "on": True,
    "1": True,
    "no": False,
    "false": False,
    "off": False,
    "0": False,
}
HOST_NAME_PATTERN: Final = re.compile(r"[A-Za-z0-9_.:-]{1,253}", re.ASCII)
PATH_PATTERN: Final = re.compile(r"(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*", re.ASCII)

T = TypeVar("T")
N = TypeVar("N", int, float)


class Secret:
    """A text that is never shown by accident; call `reveal` to read it."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def reveal(self) -> str:
        return self._text

    def matches(self, text: str) -> bool:
        """Compare in constant time; an empty secret matches nothing."""
        return bool(self._text) and hmac.compare_digest(self._text.encode(), text.encode(errors="surrogatepass"))

    def __repr__(self) -> str:
        return "Secret(…)"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and hmac.compare_digest(self._text.encode(), other._text.encode())

    def __hash__(self) -> int:
        return hash(self._text)

    def __reduce__(self) -> str:
        raise TypeError("a secret cannot be pickled")


class SettingValueError(ValueError):
    """A text is invalid; the message `found …; expected …` contains no secrets."""


class SettingParser(msgspec.Struct, frozen=True):
    """Parser of one kind of value; `read` raises `ValueError` for a text that is not as `expected`."""

    expected: str
    parse: Callable[[str], Any]
    is_secret: bool = False  # whether the text must not be shown


def whole_number(low: int, high: int) -> SettingParser:
    def read(text: str) -> int:
        return check_range(int(require(text, re.fullmatch(r"-?[0-9]{1,18}", text))), low, high)

    return SettingParser(f"a whole number from {low} to {high}", read)


def number(low: float, high: float) -> SettingParser:
    def read(text: str) -> float:
        return check_range(float(require(text, re.fullmatch(r"[0-9]{1,18}(?:\.[0-9]{1,18})?", text))), low, high)

    return SettingParser(f"a number from {low:.10g} to {high:.10g}", read)


def one_of(*words: str) -> SettingParser:
    return SettingParser(f"one of {', '.join(words)}", lambda text: require(text, text in words))


def list_of(parser: SettingParser) -> SettingParser:
    """Return a parser of a comma-separated list."""
    return SettingParser(
        f"a comma-separated list; each: {parser.expected}",
        lambda text: tuple(parser.parse(part.strip()) for part in text.split(",") if part.strip()),
    )


def check_range(value: N, low: float, high: float) -> N:
    return require(value, low <= value <= high)


def require(value: T, is_valid: object) -> T:
    if not is_valid:
        raise ValueError
    return value


def parse_switch(text: str) -> bool:
    return SWITCH_WORDS[require(text.lower(), text.lower() in SWITCH_WORDS)]


def parse_path(text: str) -> str:
    return require(text.rstrip("/"), PATH_PATTERN.fullmatch(text.rstrip("/")))


def parse_origin(text: str) -> str:
    origin = normalize_origin(text)
    return str(require(origin, origin))


def parse_database(text: str) -> Secret:
    """Parse a database URL; errors come from the store, which hides its secrets."""
    try:
        parse_address(text)
    except AddressError as error:
        raise SettingValueError(str(error).removeprefix("database: ")) from None
    return Secret(text)


def parse_token(text: str) -> Secret:
    return Secret(require(text, len(text) >= 16 and re.fullmatch(r"[\x21-\x7e]+", text)))


SWITCH: Final = SettingParser("yes or no", parse_switch)
HOST: Final = SettingParser("an address or a host name", lambda text: require(text, HOST_NAME_PATTERN.fullmatch(text)))
FOLDER: Final = SettingParser("a folder", lambda text: require(text, "\0" not in text))
BASE_PATH: Final = SettingParser("a path such as /knockbox, or nothing", parse_path)
ORIGIN: Final = SettingParser("an origin such as https://play.example.org", parse_origin)
NETWORK: Final = SettingParser("an address, or a network such as 10.0.0.0/8 (not 10.0.0.1/8)", ip_network)
DATABASE: Final = SettingParser(URL_FORMS, parse_database, is_secret=True)
TOKEN: Final = SettingParser("at least 16 visible ASCII characters without spaces", parse_token, is_secret=True)
