"""The summary of a table for lists, and when it is written again."""

from collections.abc import Sequence
from copy import copy
from typing import Final

from knockbox.server.store.summary import TableSummary
from knockbox.server.tables import log
from knockbox.server.tables.commands import Outcome
from knockbox.server.tables.seat import Seat
from knockbox.server.tables.table import PHASE_OVER, PHASE_PLAYING, Table

MAX_SUMMARY_AGE_MS: Final = 60_000
"""How long activity at a table may be missing from its summary."""
SEAT_KIND_ENTRIES: Final = (log.SeatTaken, log.SeatLeft, log.SeatHandedOver)
"""Entries that can change the kind of a seat."""


def initial_summary(table: Table) -> TableSummary:
    return build_summary(table, table.phase, seat_kinds(table.seats), table.created_ms)


def summary_after(table: Table, outcome: Outcome, at_ms: int) -> TableSummary | None:
    """Return the summary after an outcome; None if the stored one is recent enough."""
    phase = phase_after(table, outcome)
    kinds = seat_kinds_after(table.seats, outcome.entries)
    is_same = phase == table.phase and kinds == seat_kinds(table.seats)
    if is_same and at_ms - table.summary_written_ms < MAX_SUMMARY_AGE_MS:
        return None
    table.summary_written_ms = at_ms
    return build_summary(table, phase, kinds, at_ms)


def build_summary(table: Table, phase: str, kinds: tuple[str, ...], at_ms: int) -> TableSummary:
    return TableSummary(table.id, table.opening.game, phase, table.opening.public, kinds, table.created_ms, at_ms)


def seat_kinds(seats: Sequence[Seat]) -> tuple[str, ...]:
    return tuple(seat.kind for seat in seats)


def phase_after(table: Table, outcome: Outcome) -> str:
    if any(isinstance(entry, log.CardsDealt) for entry in outcome.entries):
        return PHASE_PLAYING
    return PHASE_OVER if outcome.pending_input is not None and outcome.pending_input.snapshot.is_over() else table.phase


def seat_kinds_after(seats: Sequence[Seat], entries: Sequence[log.AnyEntry]) -> tuple[str, ...]:
    is_moving = any(isinstance(entry, SEAT_KIND_ENTRIES) for entry in entries)
    copies = [copy(seat) for seat in seats] if is_moving else seats  # most entries are inputs, which change no seat
    for entry in entries:
        if isinstance(entry, log.SeatTaken):
            copies[entry.seat].sit_down("", "")
        elif isinstance(entry, log.SeatLeft):
            copies[entry.seat].leave()
        elif isinstance(entry, log.SeatHandedOver):
            copies[entry.seat].hand_over(entry.bot, entry.until_back)
    return seat_kinds(copies)
