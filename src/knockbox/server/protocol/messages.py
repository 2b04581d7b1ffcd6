"""What the server says."""

from typing import Any

import msgspec

from knockbox.engine.reason import Reason
from knockbox.server.protocol.parts import LogLine, Scene, SeatState, TableFacts, ToldEvent


class Message(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower):
    """What the server says."""


class Welcome(Message, frozen=True):
    """You are in."""

    protocol: int
    table: TableFacts
    seat: int | None  # yours
    host: bool
    spectator: int | None  # your number, if you are one
    muted: list[int] = []  # seats whose chat you do not want to hear


class Snapshot(Message, frozen=True):
    """All that you may know now; what you were told before is to be forgotten."""

    seq: int
    events: list[ToldEvent]  # what you noticed since the deal; of more than 1,000 the latest
    lines: list[LogLine]  # the same in your language, if you named one; their numbers count all that you noticed
    scene: Scene
    before: int = 0  # how many you noticed before these; see `recall`


class Events(Message, frozen=True):
    """What happened since the last `seq`, and how the table looks now."""

    seq: int
    events: list[ToldEvent]
    lines: list[LogLine]  # the same in your language, if you named one
    scene: Scene


class Seats(Message, frozen=True):
    """Who sits where, and who looks on."""

    seats: list[SeatState]
    spectators: list[int]


class Chatted(Message, frozen=True):
    """Somebody said something; after a welcome the last of it is told again."""

    seat: int
    name: str
    text: str
    at_ms: int


class Muted(Message, frozen=True):
    """Whose chat you do not want to hear from now on, wherever you said so."""

    seats: list[int]


class Accepted(Message, frozen=True):
    """What you asked for was done, and will not be lost."""

    id: str


class Refused(Message, frozen=True):
    """What you asked for was not done, and why."""

    id: str  # empty if what you said could not be read
    code: str
    text: str  # in plain English, for whoever writes a client
    reasons: tuple[Reason, ...] = ()
    told: tuple[str, ...] = ()  # the reasons in your language, if you named one


class Previewed(Message, frozen=True):
    """What would follow from a choice."""

    id: str
    events: list[Any]  # as far as they are the same whatever is hidden
    lines: list[LogLine]  # the same in your language, if you named one
    view: Any  # the table then, if it is the same whatever is hidden; else null
    certain: bool  # whether nothing hidden, no chance and nobody else has a say in it
    unhindered: bool = False  # whether others could have done something about it, and were taken to let it happen


class Hinted(Message, frozen=True):
    """What a strong bot would do; the fields of `./kb hint --json`."""

    id: str
    hint: Any


class Looked(Message, frozen=True):
    """A view of a match that is over."""

    id: str
    input: int
    inputs: int  # of the whole match
    seat: int | None
    view: Any
    aids: Any  # for drawing, as in a scene; null without lang
    events: list[Any]  # of that input
    lines: list[LogLine]  # the same in your language, if you named one
    tower: bool  # whether a tower was built with that input: `rebuild` shows it


class Recounted(Message, frozen=True):
    """What a bot was up to in a match that is over, as it tells it itself."""

    id: str
    seat: int
    sentences: list[str]  # in your language; in English if you named none


class Recalled(Message, frozen=True):
    """What you noticed before; where that is nothing, you have all."""

    id: str
    lines: list[LogLine]  # in your language, if you named one; their numbers count all that you noticed
    events: list[ToldEvent]  # of more than 1,000 the latest
    before: int  # how many you noticed before these


class Followed(Message, frozen=True):
    """The next match of these players; your token opens your seat there."""

    table: str
    seat: int | None
    seats: list[int]  # where each seat of this table sits there


class Ping(Message, frozen=True):
    """Are you there? Say `pong`."""

    n: int


class Bye(Message, frozen=True):
    """The server closes the socket, and why."""

    code: str
    text: str
