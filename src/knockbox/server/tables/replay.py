"""Read a table back from its log, and say what is wrong with one that is damaged."""

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from knockbox.server.errors import Refusal
from knockbox.server.tables import log
from knockbox.server.tables.changes import apply, check_schema
from knockbox.server.tables.table import Table

LogRow: TypeAlias = tuple[int, int, bytes]
"""Seq, time and body, as the store has them."""


class DamagedLogError(Exception):
    """A log that no program wrote so: what is wrong with which line."""


def read_lines(rows: Sequence[LogRow]) -> list[log.Line]:
    """Decode a log. Raises `DamagedLogError`, and `Refusal` if a newer program began it."""
    lines: list[log.Line] = []
    for place, (seq, at_ms, body) in enumerate(rows):
        if seq != place:
            raise DamagedLogError(f"line {place} is missing")
        lines.append(log.Line(seq, at_ms, read_entry(seq, body)))
        if place == 0:
            check_opening(lines[0])
    return lines


def read_entry(seq: int, body: bytes) -> log.AnyEntry:
    try:
        return log.read(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise DamagedLogError(f"line {seq} cannot be read: {error}") from None


def check_opening(line: log.Line) -> None:
    if not isinstance(line.entry, log.Opened):
        raise DamagedLogError("line 0 does not open the table")
    check_schema(line.entry)


def begin_table(id: str, first: log.Line) -> Table:
    """The table that a log begins to tell of. Raises `DamagedLogError`."""
    try:
        return Table(id, first)
    except Exception as error:  # a line may hold values that no program writes
        raise DamagedLogError(f"line 0 opens no table: {type(error).__name__}") from error


def apply_line(table: Table, line: log.Line) -> None:
    """Add a line that was read. Raises `DamagedLogError` if it does not fit to those before."""
    try:
        apply(table, line)
    except Refusal:
        raise
    except Exception as error:  # a line may hold values that no program writes
        what = f"line {line.seq} does not follow from those before: {type(error).__name__}"
        raise DamagedLogError(what) from error


def replay(id: str, rows: Sequence[LogRow]) -> Table:
    """The table of a log that is not empty. Raises `DamagedLogError`, and `Refusal` if a newer program began it."""
    first, *rest = read_lines(rows)
    table = begin_table(id, first)
    for line in rest:
        apply_line(table, line)
    return table
