"""What lists show of a table, and when that is written anew."""

from collections.abc import Sequence
from copy import copy
from typing import Final

from knockbox.server.store.brief import Brief
from knockbox.server.tables import log
from knockbox.server.tables.chair import Chair
from knockbox.server.tables.table import OVER, PLAYING, Table
from knockbox.server.tables.wishes import Ruling

FRESH_MS: Final = 60_000
"""For so long it may be unsaid that somebody was here."""
MOVES: Final = (log.Taken, log.Left, log.Handed)
"""Lines after which a seat may be of another kind."""


def first_brief(table: Table) -> Brief:
    return brief(table, table.phase, kinds_of(table.chairs), table.created_ms)


def brief_after(table: Table, ruling: Ruling, at_ms: int) -> Brief | None:
    """The brief of a table once a ruling is carried out; none if the one that is written will do."""
    phase, kinds = phase_after(table, ruling), kinds_after(table.chairs, ruling.entries)
    is_same = phase == table.phase and kinds == kinds_of(table.chairs)
    if is_same and at_ms - table.briefed_ms < FRESH_MS:
        return None
    table.briefed_ms = at_ms
    return brief(table, phase, kinds, at_ms)


def brief(table: Table, phase: str, kinds: tuple[str, ...], at_ms: int) -> Brief:
    return Brief(table.id, table.opened.game, phase, table.opened.public, kinds, table.created_ms, at_ms)


def kinds_of(chairs: Sequence[Chair]) -> tuple[str, ...]:
    return tuple(chair.kind for chair in chairs)


def phase_after(table: Table, ruling: Ruling) -> str:
    if any(isinstance(entry, log.Dealt) for entry in ruling.entries):
        return PLAYING
    return OVER if ruling.step is not None and ruling.step.moment.is_over() else table.phase


def kinds_after(chairs: Sequence[Chair], entries: Sequence[log.AnyEntry]) -> tuple[str, ...]:
    is_moving = any(isinstance(entry, MOVES) for entry in entries)
    copies = [copy(chair) for chair in chairs] if is_moving else chairs  # most lines are inputs, and move nobody
    for entry in entries:
        if isinstance(entry, log.Taken):
            copies[entry.seat].take("", "")
        elif isinstance(entry, log.Left):
            copies[entry.seat].leave()
        elif isinstance(entry, log.Handed):
            copies[entry.seat].hand(entry.bot, entry.until_back)
    return kinds_of(copies)
