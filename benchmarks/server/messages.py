"""The parts of server messages that the clients decode."""

from typing import Any, Final

import msgspec


class Candidate(msgspec.Struct, frozen=True, gc=False):
    choice: int
    enabled: bool


class Question(msgspec.Struct, frozen=True):
    id: int
    candidates: list[Candidate]


class TableView(msgspec.Struct, frozen=True):
    phase: str
    question: Question | None = None


class ServerMessage(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower):
    """A server message; unknown fields are skipped."""


class Welcome(ServerMessage, frozen=True): ...


class Snapshot(ServerMessage, frozen=True):
    scene: TableView


class Events(ServerMessage, frozen=True):
    scene: TableView


class Seats(ServerMessage, frozen=True): ...


class Chatted(ServerMessage, frozen=True): ...


class Accepted(ServerMessage, frozen=True):
    id: str


class Refused(ServerMessage, frozen=True):
    code: str
    text: str


class Followed(ServerMessage, frozen=True):
    table: str


class Ping(ServerMessage, frozen=True):
    n: int


class Bye(ServerMessage, frozen=True):
    code: str


AnyServerMessage = Welcome | Snapshot | Events | Seats | Chatted | Accepted | Refused | Followed | Ping | Bye
DECODER: Final[msgspec.json.Decoder[AnyServerMessage]] = msgspec.json.Decoder(AnyServerMessage)
ENCODER: Final = msgspec.json.Encoder()


def encode_request(**fields: Any) -> bytes:
    return ENCODER.encode(fields)
