"""Rebuild a table from its stored log, and report damage."""

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from knockbox.server.errors import RequestRefusedError
from knockbox.server.tables import log
from knockbox.server.tables.reducer import apply, check_schema
from knockbox.server.tables.table import Table

LogRow: TypeAlias = tuple[int, int, bytes]
"""Seq, time and body, as stored."""


class DamagedLogError(Exception):
    """The log is damaged; the message says which line is wrong, and how."""


def decode_log(rows: Sequence[LogRow]) -> list[log.StampedEntry]:
    """Decode a log. Raise `DamagedLogError`, or `Refusal` if a newer version began it."""
    stamped_entries: list[log.StampedEntry] = []
    for place, (seq, at_ms, body) in enumerate(rows):
        if seq != place:
            raise DamagedLogError(f"line {place} is missing")
        stamped_entries.append(log.StampedEntry(seq, at_ms, decode_body(seq, body)))
        if place == 0:
            check_opening(stamped_entries[0])
    return stamped_entries


def decode_body(seq: int, body: bytes) -> log.AnyEntry:
    try:
        return log.decode_entry(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise DamagedLogError(f"line {seq} cannot be read: {error}") from None


def check_opening(stamped: log.StampedEntry) -> None:
    if not isinstance(stamped.entry, log.TableOpened):
        raise DamagedLogError("line 0 does not open the table")
    check_schema(stamped.entry)


def start_table(id: str, first: log.StampedEntry) -> Table:
    """Return the table that a log opens. Raise `DamagedLogError`."""
    try:
        return Table(id, first)
    except Exception as error:  # a damaged line may hold any value
        raise DamagedLogError(f"line 0 opens no table: {type(error).__name__}") from error


def apply_checked(table: Table, stamped: log.StampedEntry) -> None:
    """Apply a line that was read. Raise `DamagedLogError` if it does not follow from those before."""
    try:
        apply(table, stamped)
    except RequestRefusedError:
        raise
    except Exception as error:  # a damaged line may hold any value
        what = f"line {stamped.seq} does not follow from those before: {type(error).__name__}"
        raise DamagedLogError(what) from error


def replay(id: str, rows: Sequence[LogRow]) -> Table:
    """Return the table of a log, which has at least one line.

    Raises:
        DamagedLogError: a line is missing, unreadable, or does not follow from those before.
        Refusal: a newer version began the log.
    """
    first, *rest = decode_log(rows)
    table = start_table(id, first)
    for stamped in rest:
        apply_checked(table, stamped)
    return table
