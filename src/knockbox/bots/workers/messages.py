"""What a table and a process that searches for it say to each other, each message in JSON."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from knockbox.bots.thought import Thought
from knockbox.bots.workers.case import Case, Setting


class Prepare(msgspec.Struct, frozen=True, tag=True):
    """Build a game; questions about it will follow."""

    setting: Setting


class Ask(msgspec.Struct, frozen=True, tag=True):
    """Search for an answer, and tell what was found."""

    number: int
    case: Case
    seed: int
    sent: float  # when, by the clock of all processes of a machine: time runs from then on


class Hush(msgspec.Struct, frozen=True, tag=True):
    """Nobody waits for this answer any more: tell what was found so far."""

    number: int


class CheckReady(msgspec.Struct, frozen=True, tag=True):
    """Reply as soon as everything is loaded and built."""


class Ready(msgspec.Struct, frozen=True, tag=True):
    """The process can take questions; says whether its engine is compiled."""

    is_compiled: bool


class Found(msgspec.Struct, frozen=True, tag=True):
    thought: Thought


class Failed(msgspec.Struct, frozen=True, tag=True):
    """It was not possible to search."""

    words: str


Request: TypeAlias = Prepare | Ask | Hush | CheckReady
Reply: TypeAlias = Found | Failed | Ready

written: Callable[[Request | Reply], bytes] = msgspec.json.encode
read_request: Callable[[bytes], Request] = msgspec.json.Decoder(Request).decode
read_reply: Callable[[bytes], Reply] = msgspec.json.Decoder(Reply).decode
