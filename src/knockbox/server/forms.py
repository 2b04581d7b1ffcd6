"""Request and response bodies of the HTTP API: create, list and join tables."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from knockbox.server.protocol import Options, PlayerName, Token

SeatSpec: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"\A[a-z:]+\Z")]
"""`here`, `link`, `open`, or a bot such as `hard` or `normal:tricky`."""
ChosenToken: TypeAlias = Annotated[str, Meta(max_length=64, pattern=r"\A(?:[A-Za-z0-9_-]{32,})?\Z")]
"""Random characters, or none."""


class Create(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Create a table: `POST /api/tables`."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatSpec], Meta(min_length=1, max_length=6)]
    options: Options = {}
    packs: Annotated[
        list[Annotated[str, Meta(max_length=60)]], Meta(max_length=10)
    ] = []  # ids; the default packs if empty
    names: Annotated[
        list[PlayerName], Meta(max_length=6)
    ] = []  # by seat, of `here` seats and bots; bots have a name without
    public: bool = False  # whether it is listed publicly
    correspondence: bool = False  # whether answers may take days
    hints: bool | None = None  # whether players may ask for hints; by default only when playing alone
    spectators: bool = True
    daily: bool = False  # whether it is the dungeon of today (UTC), with the same deal for everyone


class OpenedSeat(msgspec.Struct, frozen=True):
    """A seat of a new table."""

    seat: int
    kind: str
    token: str = ""  # of a `here` seat
    invitation: str = ""  # of a `link` seat


class Opened(msgspec.Struct, frozen=True):
    """A table was created."""

    table: str
    host: str  # token of the host
    seats: list[OpenedSeat]


class Take(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: `POST /api/tables/{table}/seats/{seat}`."""

    invitation: Token = ""
    name: PlayerName = ""
    token: ChosenToken = (
        ""  # your own random token of 32 to 64 characters, so that the request can be repeated; or none
    )


class SatDown(msgspec.Struct, frozen=True):
    """You have the seat; keep the token, it cannot be recovered."""

    seat: int
    token: str  # yours, or a new one


class Listed(msgspec.Struct, frozen=True):
    """A public table in the list: `GET /api/tables`."""

    id: str
    game: str
    phase: str
    seats: list[str]  # the kind of each
    created_ms: int


class Fault(msgspec.Struct, frozen=True):
    """An error of an HTTP request."""

    error: str
    detail: str
