"""Summaries of tables, stored next to the logs."""

from typing import Any, Final, TypeAlias

import msgspec

TableRow: TypeAlias = tuple[str, str, str, bool, str, int, int]
"""A summary in column order."""

ENCODER: Final = msgspec.json.Encoder()
SEAT_KINDS_DECODER: Final = msgspec.json.Decoder(tuple[str, ...])


class TableSummary(msgspec.Struct, frozen=True):
    """What lists and retention need to know of a table."""

    id: str
    game: str
    phase: str
    public: bool  # whether it is in the public list
    seats: tuple[str, ...]  # the kind of each
    created_ms: int  # Unix time
    updated_ms: int


def summary_to_row(summary: TableSummary) -> TableRow:
    seats = ENCODER.encode(summary.seats).decode()
    return summary.id, summary.game, summary.phase, summary.public, seats, summary.created_ms, summary.updated_ms


def summary_from_row(row: Any) -> TableSummary:
    """Return the summary of a row of `tables`; without seats if they are damaged, so that lists still work."""
    table_id, game, phase, public, seats, created_ms, updated_ms = row
    try:
        kinds = SEAT_KINDS_DECODER.decode(seats)
    except msgspec.DecodeError:
        kinds = ()
    return TableSummary(table_id, game, phase, public, kinds, created_ms, updated_ms)
