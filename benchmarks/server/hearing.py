"""What the crowd reads of the server's messages: no more than it needs to go on."""

from typing import Any, Final

import msgspec


class Candidate(msgspec.Struct, frozen=True, gc=False):
    choice: int
    enabled: bool


class Question(msgspec.Struct, frozen=True):
    id: int
    candidates: list[Candidate]


class Scene(msgspec.Struct, frozen=True):
    phase: str
    question: Question | None = None


class Heard(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower):
    """A message; what it does not name is skipped."""


class Welcome(Heard, frozen=True): ...


class Snapshot(Heard, frozen=True):
    scene: Scene


class Events(Heard, frozen=True):
    scene: Scene


class Seats(Heard, frozen=True): ...


class Chatted(Heard, frozen=True): ...


class Accepted(Heard, frozen=True):
    id: str


class Refused(Heard, frozen=True):
    code: str
    text: str


class Followed(Heard, frozen=True):
    table: str


class Ping(Heard, frozen=True):
    n: int


class Bye(Heard, frozen=True):
    code: str


AnyHeard = Welcome | Snapshot | Events | Seats | Chatted | Accepted | Refused | Followed | Ping | Bye
DECODER: Final[msgspec.json.Decoder[AnyHeard]] = msgspec.json.Decoder(AnyHeard)
ENCODER: Final = msgspec.json.Encoder()


def said(**words: Any) -> bytes:
    return ENCODER.encode(words)
