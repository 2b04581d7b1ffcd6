"""Batches of rows that are written in one transaction, and the interface that writes them."""

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeAlias

import msgspec

from knockbox.server.store.summary import TableRow, TableSummary, summary_to_row

LogEntryRow: TypeAlias = tuple[str, int, int, bytes]
"""Table id, seq, time and body, in column order."""


class Batch(msgspec.Struct, frozen=True):
    """Rows of one transaction."""

    entries: list[LogEntryRow]
    new_tables: list[TableRow]  # tables to insert
    updated_tables: list[TableRow]  # tables to update


class LogWriter(Protocol):
    """Writes batches on its own connection, one at a time."""

    async def write(self, batch: Batch) -> None:
        """Commit a batch.

        Raises:
            ConstraintError: nothing was written.
            UnavailableError: it is unknown whether the batch was written; the next one opens a new connection.
        """

    async def close(self) -> None: ...


def build_batch(parts: Iterable[tuple[Sequence[LogEntryRow], TableSummary | None]]) -> Batch:
    """Combine entries in their order with the last summary of each table; entry 0 means that the table is new."""
    lines: list[LogEntryRow] = []
    briefs: dict[str, TableSummary] = {}
    opened = set()
    for rows, brief in parts:
        lines += rows
        if brief is None:
            continue
        briefs[brief.id] = brief
        if rows and rows[0][1] == 0:
            opened.add(brief.id)
    ordered = [briefs[table_id] for table_id in sorted(briefs)]  # the same order in every process, to avoid deadlocks
    return Batch(
        lines,
        [summary_to_row(brief) for brief in ordered if brief.id in opened],
        [summary_to_row(brief) for brief in ordered if brief.id not in opened],
    )
