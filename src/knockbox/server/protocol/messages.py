"""Messages of the server."""

from typing import Any

import msgspec

from knockbox.engine.reason import Reason
from knockbox.server.protocol.parts import LogLine, SeatState, TableFacts, TableView, ToldEvent


class Message(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower):
    """A message of the server."""


class Welcome(Message, frozen=True):
    """You are connected."""

    protocol: int
    table: TableFacts
    seat: int | None  # yours
    host: bool
    spectator: int | None  # your number, if you are one
    muted: list[int] = []  # seats whose chat you have muted


class Snapshot(Message, frozen=True):
    """Everything you may know now; it replaces all earlier messages."""

    seq: int
    events: list[ToldEvent]  # what you noticed since the deal; at most the latest 1,000
    lines: list[LogLine]  # the same as text, if you set a language; their numbers count all that you noticed
    scene: TableView
    before: int = 0  # how many events you noticed before these; see `recall`


class Events(Message, frozen=True):
    """What happened since the last `seq`, and the table as it is now."""

    seq: int
    events: list[ToldEvent]
    lines: list[LogLine]  # the same as text, if you set a language
    scene: TableView


class Seats(Message, frozen=True):
    """The seats and the spectators."""

    seats: list[SeatState]
    spectators: list[int]


class Chatted(Message, frozen=True):
    """A chat message; the latest ones are sent again after `welcome`."""

    seat: int
    name: str
    text: str
    at_ms: int


class Muted(Message, frozen=True):
    """The seats you have muted now, on any of your connections."""

    seats: list[int]


class Accepted(Message, frozen=True):
    """Your request was carried out and stored."""

    id: str


class Refused(Message, frozen=True):
    """Your request was not carried out, and why."""

    id: str  # empty if your message was malformed
    code: str
    text: str  # in English, for developers of clients
    reasons: tuple[Reason, ...] = ()
    told: tuple[str, ...] = ()  # the reasons as text, if you set a language


class Previewed(Message, frozen=True):
    """What would follow from a choice."""

    id: str
    events: list[Any]  # as far as they do not depend on hidden information
    lines: list[LogLine]  # the same as text, if you set a language
    view: Any  # the table afterwards; null if it depends on hidden information
    certain: bool  # whether it depends on no hidden information, no chance and no other player
    unhindered: bool = False  # whether it assumes that other players, who could interfere, do not


class Hinted(Message, frozen=True):
    """A hint of a strong bot; the fields of `./kb hint --json`."""

    id: str
    hint: Any


class Looked(Message, frozen=True):
    """A view of a finished match."""

    id: str
    input: int
    inputs: int  # of the whole match
    seat: int | None
    view: Any
    aids: Any  # for drawing, as in a scene; null without lang
    events: list[Any]  # of that input
    lines: list[LogLine]  # the same as text, if you set a language
    tower: bool  # whether that input is a tower verdict: `rebuild` shows the tower


class Recounted(Message, frozen=True):
    """A bot's own account of a finished match."""

    id: str
    seat: int
    sentences: list[str]  # in your language, or in English if you set none


class Recalled(Message, frozen=True):
    """Earlier events; if there are none, you have all."""

    id: str
    lines: list[LogLine]  # as text, if you set a language; their numbers count all that you noticed
    events: list[ToldEvent]  # at most the latest 1,000
    before: int  # how many events you noticed before these


class Followed(Message, frozen=True):
    """The rematch of these players; your token opens your seat there."""

    table: str
    seat: int | None
    seats: list[int]  # new seat of each seat of this table


class Ping(Message, frozen=True):
    """A heartbeat; answer with `pong`."""

    n: int


class Bye(Message, frozen=True):
    """The server closes the socket, with the reason."""

    code: str
    text: str
