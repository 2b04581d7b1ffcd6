"""What stands in a record: a header, inputs, and an end."""

import re
from datetime import date
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta

SCHEMA: Final = 1
SUFFIX: Final = ".kbr"

BOT: Final = "bot"
LEVEL: Final = re.compile("[:@]")  # stands behind it

SEED_LIMIT: Final = 2**63
Seed: TypeAlias = Annotated[int, Meta(ge=-SEED_LIMIT, le=SEED_LIMIT - 1)]
Die: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Choice: TypeAlias = Annotated[int, Meta(ge=0, le=2**62 - 1)]
Clock: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Words: TypeAlias = Annotated[str, Meta(pattern=r"\A[^\x00-\x1f\x7f-\x9f]*\Z")]
"""What is shown to people as it stands; no sign in it may steer their terminal."""
TraceText: TypeAlias = Annotated[str, Meta(pattern=r"\A(tower:[A-Za-z0-9_-]+)?\Z", max_length=60_000)]
Hex: TypeAlias = Annotated[str, Meta(pattern="^([0-9a-f]{2})*$")]


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sat on a seat: a person, or a bot by its level and style."""

    name: Words
    kind: Words
    called: Words = ""  # what people call a bot; left out where that is its name

    @property
    def level(self) -> str:
        """A bot's name without style and budget; a person has none."""
        return LEVEL.split(self.name, maxsplit=1)[0] if self.kind == BOT else ""

    @property
    def shown(self) -> str:
        """What stands in a log."""
        return self.called or self.name


class Seeded(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="from", tag="seed"):
    """A deal by the fast generator; written dice fall first."""

    seed: Seed
    dice: list[Die] = []


class Placed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="from", tag="position"):
    """A table set up by hand; without a seed the position's own generator goes on."""

    position: dict[str, Any]
    seed: Seed | None = None
    dice: list[Die] = []


class Committed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="from", tag="commitment"):
    """A deal anyone can recompute once the secret is out, and nobody before."""

    commitment: Hex
    nonces: list[str]
    secret: Hex = ""  # only in a copy of a match that revealed it


class Daily(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="from", tag="daily"):
    """The deal of a day, the same for everybody: nobody has a say in it, and anybody can know it beforehand."""

    date: str  # in UTC, as in 2026-11-16

    def __post_init__(self) -> None:
        if not is_date(self.date):
            raise ValueError(f"'{self.date}' is no date; a day is written like 2026-11-16")

    @property
    def seed(self) -> int:
        """KKDR-49 The date as one number, such as 20261116; no player adds a nonce."""
        return int(self.date.replace("-", ""))


def is_date(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


Start: TypeAlias = Seeded | Placed | Committed | Daily


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The record this one was copied from, up to which input, and why."""

    hash: Words  # of the last line that both share
    input: int
    why: Words  # "branch" or "undo"


class Header(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="line", tag="header"
):
    """All that must be known to deal the match again."""

    schema: int
    made_by: Words
    game: str
    rules_version: int
    packs: list[str]
    content_hash: str
    options: dict[str, str]
    seats: list[Player]
    start: Start
    state: str  # hash of the state before the first input
    origin: Origin | None = msgspec.field(default_factory=lambda: None)  # what a factory makes is never left out
    adventure: Words = ""  # the adventure it is a part of, by its name; left out where there is none


class Input(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="line", tag="input"):
    """One choice of one seat, an answer, an offer taken up or an utterance, and the hash of the state that followed."""

    seq: int
    seat: int
    choice: Choice
    notation: str
    state: str
    clock_ms: Clock = 0  # on the clock of a timed match when it was made; left out where no clock runs
    trace: TraceText = ""  # of the tower that was judged; left out where cubes of wood were, or none


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="line", tag="end"):
    """The result by seat and, if chance was committed, the secret."""

    result: list[float]
    secret: Hex = ""


Line: TypeAlias = Header | Input | End


class Record(msgspec.Struct, frozen=True):
    """A record as read: its lines, and what is needed to go on writing it."""

    path: Path
    header: Header
    inputs: list[Input]
    end: End | None
    hashes: list[str]  # of each whole line
    length: int  # bytes of all whole lines
    torn: int = 0  # bytes of a last line that was not written to its end

    def hash_after(self, seq: int) -> str:
        """The hash of the line of input `seq`; 0 is the header."""
        return self.hashes[seq]
