"""The lines of a record: a header, inputs, and an end."""

import re
from datetime import date
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta

RECORD_SCHEMA: Final = 2
RECORD_SUFFIX: Final = ".kbr"

BOT_KIND: Final = "bot"
LEVEL_SEPARATOR: Final = re.compile("[:@]")  # ends the level in a bot's name

SEED_LIMIT: Final = 2**63
Seed: TypeAlias = Annotated[int, Meta(ge=-SEED_LIMIT, le=SEED_LIMIT - 1)]
Die: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Choice: TypeAlias = Annotated[int, Meta(ge=0, le=2**62 - 1)]
ClockMs: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
PrintableText: TypeAlias = Annotated[str, Meta(pattern=r"\A[^\x00-\x1f\x7f-\x9f]*\Z")]
"""Text shown to people unchanged; it may contain no control characters for their terminal."""
TraceText: TypeAlias = Annotated[str, Meta(pattern=r"\A(tower:[A-Za-z0-9_-]+)?\Z", max_length=60_000)]
Hex: TypeAlias = Annotated[str, Meta(pattern="^([0-9a-f]{2})*$")]


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The player at a seat: a person, or a bot by its level and style."""

    name: PrintableText
    kind: PrintableText
    nickname: PrintableText = ""  # display name of a bot; left out if it equals the name

    @property
    def level(self) -> str:
        """A bot's name without style and budget; empty for a person."""
        return LEVEL_SEPARATOR.split(self.name, maxsplit=1)[0] if self.kind == BOT_KIND else ""

    @property
    def display_name(self) -> str:
        """The name in logs."""
        return self.nickname or self.name


class SeedStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="from", tag="seed"):
    """A deal by the fast generator; scripted dice come first."""

    seed: Seed
    dice: list[Die] = []


class PositionStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="from", tag="position"):
    """A table set up by hand; without a seed the generator of the position continues."""

    position: dict[str, Any]
    seed: Seed | None = None
    dice: list[Die] = []


class CommittedStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="from", tag="commitment"):
    """A deal that anyone can recompute once the secret is revealed, and no one before."""

    commitment: Hex
    nonces: list[str]
    secret: Hex = ""  # only in a copy of a match that revealed it


class DailyStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="from", tag="daily"):
    """The deal of the day, the same for everyone: no player influences it, and anyone can know it beforehand."""

    date: str  # in UTC, as in 2026-11-16

    def __post_init__(self) -> None:
        if not is_date(self.date):
            raise ValueError(f"'{self.date}' is not a date; write a day like 2026-11-16")

    @property
    def seed(self) -> int:
        """KKDR-49 The date as one number, such as 20261116; players add no nonces."""
        return int(self.date.replace("-", ""))


def is_date(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


Start: TypeAlias = SeedStart | PositionStart | CommittedStart | DailyStart


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The record this one was copied from, up to which input, and why."""

    hash: PrintableText  # of the last line both share
    input: int
    why: PrintableText  # "branch" or "undo"


class RecordHeader(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="line", tag="header"
):
    """Everything needed to deal the match again."""

    schema: int
    made_by: PrintableText
    game: str
    rules_version: int
    packs: list[str]
    content_hash: str
    options: dict[str, str]
    seats: list[Player]
    start: Start
    state: str  # hash of the state before the first input
    origin: Origin | None = msgspec.field(default_factory=lambda: None)  # omit_defaults keeps the value of a factory
    adventure: PrintableText = ""  # name of the adventure it belongs to; left out if there is none


class RecordInput(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="line", tag="input"
):
    """One choice of one seat (an answer, a side action or an utterance) and the hash of the state after it."""

    seq: int
    seat: int
    choice: Choice
    notation: str
    state: str
    clock_ms: ClockMs = 0  # reading of the match clock; left out if there is none
    trace: TraceText = ""  # of the judged tower; left out for wooden cubes, or without a tower


class RecordEnd(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="line", tag="end"):
    """The result by seat and, for a committed deal, the secret."""

    result: list[float]
    secret: Hex = ""


RecordLine: TypeAlias = RecordHeader | RecordInput | RecordEnd


class Record(msgspec.Struct, frozen=True):
    """A record as read: its lines, and what is needed to continue writing it."""

    path: Path
    header: RecordHeader
    inputs: list[RecordInput]
    end: RecordEnd | None
    hashes: list[str]  # of each whole line
    whole_bytes: int  # bytes of all whole lines
    torn_bytes: int = 0  # bytes of an incomplete last line

    def hash_after(self, seq: int) -> str:
        """Return the hash of the line of input `seq`; 0 is the header."""
        return self.hashes[seq]
