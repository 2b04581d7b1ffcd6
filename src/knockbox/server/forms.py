"""What is asked and answered over HTTP: tables are opened, listed and joined by it."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from knockbox.server.protocol import Name, Options, Token

SeatWish: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"\A[a-z:]+\Z")]
"""`here`, `link`, `open`, or a bot such as `hard` or `normal:tricky`."""
OwnToken: TypeAlias = Annotated[str, Meta(max_length=64, pattern=r"\A(?:[A-Za-z0-9_-]{32,})?\Z")]
"""Letters that nobody can guess, or none."""


class Create(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened: `POST /api/tables`."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=6)]
    options: Options = {}
    packs: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=10)] = []  # ids; none is the default
    names: Annotated[
        list[Name], Meta(max_length=6)
    ] = []  # by seat, of those that are `here` and of bots; these have names without
    public: bool = False  # whether it is in the list for everybody
    correspondence: bool = False  # whether answers may take days
    hints: bool | None = None  # whether people may ask for hints; if not said, whoever plays alone may
    spectators: bool = True
    daily: bool = False  # whether it is the dungeon of today (UTC), whose deal all the world has


class OpenedSeat(msgspec.Struct, frozen=True):
    """A seat of a new table."""

    seat: int
    kind: str
    token: str = ""  # of a seat that is here
    invitation: str = ""  # of a seat that is kept for whoever has its link


class Opened(msgspec.Struct, frozen=True):
    """A table was opened."""

    table: str
    host: str  # the token of whoever opened it
    seats: list[OpenedSeat]


class Take(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down: `POST /api/tables/{table}/seats/{seat}`."""

    invitation: Token = ""
    name: Name = ""
    token: OwnToken = ""  # 32 to 64 letters that you drew by lot: who asks again with it sits where he sat; or none


class SatDown(msgspec.Struct, frozen=True):
    """You sit; keep the token, nobody can give it to you again."""

    seat: int
    token: str  # yours, or the one that was drawn for you


class Listed(msgspec.Struct, frozen=True):
    """A public table in the list: `GET /api/tables`."""

    id: str
    game: str
    phase: str
    seats: list[str]  # the kind of each
    created_ms: int


class Fault(msgspec.Struct, frozen=True):
    """What was wrong with a request over HTTP."""

    error: str
    detail: str
