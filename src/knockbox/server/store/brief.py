"""What the store knows of a table without reading its log."""

from typing import Any, Final, TypeAlias

import msgspec

BoardRow: TypeAlias = tuple[str, str, str, bool, str, int, int]
"""A brief in the order of the columns."""

ENCODER: Final = msgspec.json.Encoder()
SEATS: Final = msgspec.json.Decoder(tuple[str, ...])


class Brief(msgspec.Struct, frozen=True):
    """A table in a few words, for lists and for retention."""

    id: str
    game: str
    phase: str
    public: bool  # whether it is in the list for everybody
    seats: tuple[str, ...]  # the kind of each
    created_ms: int  # since 1970
    touched_ms: int


def row_of(brief: Brief) -> BoardRow:
    seats = ENCODER.encode(brief.seats).decode()
    return brief.id, brief.game, brief.phase, brief.public, seats, brief.created_ms, brief.touched_ms


def brief_of(row: Any) -> Brief:
    """A row of `board` as it is read; without seats if these are damaged, so that the list shows the others."""
    board, game, phase, public, seats, created_ms, touched_ms = row
    try:
        kinds = SEATS.decode(seats)
    except msgspec.DecodeError:
        kinds = ()
    return Brief(board, game, phase, public, kinds, created_ms, touched_ms)
