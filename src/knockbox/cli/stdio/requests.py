"""What can be asked of `knockbox stdio`: one struct per request."""

from typing import Any, Literal, TypeAlias

import msgspec

from knockbox.cli.stdio.errors import Refusal
from knockbox.records.record import Choice, Die, Seed

Vantage: TypeAlias = int | Literal["public", "referee"]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Fields beside `do`."""


class New(Request, frozen=True):
    """Deal a new match, or set up a position."""

    game: str
    options: dict[str, str] = {}
    packs: list[str] | None = None  # ids, paths or all, several to mix; the default is the position's, else the first
    seed: Seed | None = None  # the default is drawn and reported
    position: dict[str, Any] | None = None
    dice: list[Die] = []  # fall first, in this order
    seats: int | None = None  # how many play; the default is the position's, else the usual number


class Question(Request, frozen=True):
    """The open question, or that of a seat where several may answer."""

    seat: Vantage | None = None
    all: bool = False  # every candidate, closed ones with their reasons
    lang: str = "en"


class Hint(Request, frozen=True):
    """What whoever is asked could do, by nothing but what that seat may know."""

    seat: int | None = None
    by: str = ""  # a bot that searches, with its budget; the default is the best one
    lang: str = "en"


class Offers(Request, frozen=True):
    """What may be done beside the question."""

    seat: Vantage | None = None
    lang: str = "en"


class Utterances(Request, frozen=True):
    """What may be said or shown by gesture; it changes nothing."""

    seat: Vantage | None = None
    lang: str = "en"


class Choose(Request, frozen=True):
    """Answer a question, take up an offer or say something."""

    seat: Vantage
    choice: Choice | str  # the int, or its notation


class Build(Request, frozen=True):
    """Let a bot build the tower that is asked for, and judge it."""

    by: str = "normal"  # the bot, whose level says how well it builds


class View(Request, frozen=True):
    """All that a seat or a spectator may know."""

    seat: Vantage


class Truth(Request, frozen=True):
    """The whole state as a position, and its hash."""


class Events(Request, frozen=True):
    """What happened, as a seat, a spectator or nobody's secret sees it."""

    seat: Vantage | Literal["all"] = "public"
    since: int = -1  # only what later inputs caused; 0 is the deal


class Save(Request, frozen=True):
    """Write the match so far into a new file."""

    path: str


class Load(Request, frozen=True):
    """Replay a record and go on from its end or from an earlier input."""

    path: str
    input: int | None = None
    accept_torn: bool = False  # leave out a last line that was not written to its end


class Help(Request, frozen=True):
    """The requests and their fields."""


class Quit(Request, frozen=True):
    """Leave."""


REQUESTS: dict[str, type[Request]] = {
    "new": New,
    "question": Question,
    "hint": Hint,
    "offers": Offers,
    "utterances": Utterances,
    "choose": Choose,
    "build": Build,
    "view": View,
    "truth": Truth,
    "events": Events,
    "save": Save,
    "load": Load,
    "help": Help,
    "quit": Quit,
}


def parse(line: bytes) -> Request:
    """The request that a line makes, or a refusal that says what is wrong with it."""
    fields = parse_object(line)
    name = fields.pop("do", None)
    if name is None:
        raise Refusal("bad-request", f"no field 'do'; expected one of {', '.join(REQUESTS)}")
    if not isinstance(name, str) or name not in REQUESTS:
        raise Refusal("unknown-do", f"found {name!r}; expected one of {', '.join(REQUESTS)}")
    try:
        return msgspec.convert(fields, REQUESTS[name])
    except msgspec.ValidationError as error:
        raise Refusal("bad-request", f"{name}: {error}") from None


def parse_object(line: bytes) -> dict[str, Any]:
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Refusal("not-utf8", f"byte {error.start + 1} is not UTF-8") from None
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("bad-json", str(error)) from None
    if not isinstance(found, dict):
        raise Refusal("bad-request", f"found {type(found).__name__}; expected an object")
    return found
