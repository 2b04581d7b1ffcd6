"""Requests of `knockbox stdio`, one struct each."""

from typing import Any, Literal, TypeAlias

import msgspec

from knockbox.cli.stdio.errors import Refusal
from knockbox.records.record import Choice, Die, Seed

SeatOrRole: TypeAlias = int | Literal["public", "referee"]


class StdioRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all requests; fields other than `do`."""


class NewRequest(StdioRequest, frozen=True):
    """Deal a new match, or set up a position."""

    game: str
    options: dict[str, str] = {}
    packs: list[str] | None = None  # ids, paths or all, several to mix; default: the position's, else the first
    seed: Seed | None = None  # default: drawn and reported
    position: dict[str, Any] | None = None
    dice: list[Die] = []  # the first dice rolls, in this order
    seats: int | None = None  # number of players; default: the position's, else the usual number


class QuestionRequest(StdioRequest, frozen=True):
    """Return the open question, or that of a seat if several are open."""

    seat: SeatOrRole | None = None
    all: bool = False  # every candidate, illegal ones with their reasons
    lang: str = "en"


class HintRequest(StdioRequest, frozen=True):
    """Suggest a choice, using only what the seat may know."""

    seat: int | None = None
    by: str = ""  # a searching bot, with its budget; default: the best one
    lang: str = "en"


class OffersRequest(StdioRequest, frozen=True):
    """List side actions, which may be taken next to the question."""

    seat: SeatOrRole | None = None
    lang: str = "en"


class UtterancesRequest(StdioRequest, frozen=True):
    """List what may be said or shown by gesture; it does not change the state."""

    seat: SeatOrRole | None = None
    lang: str = "en"


class ChooseRequest(StdioRequest, frozen=True):
    """Answer a question, take a side action or say something."""

    seat: SeatOrRole
    choice: Choice | str  # the int, or its notation


class BuildRequest(StdioRequest, frozen=True):
    """Let a bot build the tower that is due, and record the result."""

    by: str = "normal"  # bot whose level decides how well it builds


class ViewRequest(StdioRequest, frozen=True):
    """Return all that a seat or a spectator may know."""

    seat: SeatOrRole


class TruthRequest(StdioRequest, frozen=True):
    """Return the whole state as a position, and its hash."""


class EventsRequest(StdioRequest, frozen=True):
    """Return events as visible to a seat or to spectators, or all of them."""

    seat: SeatOrRole | Literal["all"] = "public"
    since: int = -1  # only events of later inputs; 0 is the deal


class SaveRequest(StdioRequest, frozen=True):
    """Write the match so far to a new file."""

    path: str


class LoadRequest(StdioRequest, frozen=True):
    """Replay a record and continue from its end or from an earlier input."""

    path: str
    input: int | None = None
    accept_torn: bool = False  # ignore an incomplete last line


class HelpRequest(StdioRequest, frozen=True):
    """List the requests and their fields."""


class QuitRequest(StdioRequest, frozen=True):
    """End the program."""


REQUESTS: dict[str, type[StdioRequest]] = {
    "new": NewRequest,
    "question": QuestionRequest,
    "hint": HintRequest,
    "offers": OffersRequest,
    "utterances": UtterancesRequest,
    "choose": ChooseRequest,
    "build": BuildRequest,
    "view": ViewRequest,
    "truth": TruthRequest,
    "events": EventsRequest,
    "save": SaveRequest,
    "load": LoadRequest,
    "help": HelpRequest,
    "quit": QuitRequest,
}


def parse(line: bytes) -> StdioRequest:
    """Return the request in a line, or raise `Refusal`."""
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
