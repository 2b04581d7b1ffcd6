"""What is written to the store in one transaction, and what writes it."""

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeAlias

import msgspec

from knockbox.server.store.brief import BoardRow, Brief, row_of

LineRow: TypeAlias = tuple[str, int, int, bytes]
"""Board, seq, time and body: the columns of a line."""


class Batch(msgspec.Struct, frozen=True):
    """Rows of one transaction."""

    lines: list[LineRow]
    opened: list[BoardRow]  # boards that are not there yet
    touched: list[BoardRow]  # boards that are


class Pen(Protocol):
    """Holds a connection of its own, and one hand at a time uses it."""

    async def write(self, batch: Batch) -> None:
        """Commit it all.

        Raises:
            RefusedError: nothing of it was written.
            UnavailableError: it is unknown whether it was; the next batch makes a new connection.
        """

    async def close(self) -> None: ...


def batch_of(parts: Iterable[tuple[Sequence[LineRow], Brief | None]]) -> Batch:
    """Lines in their order, and of each board its last brief; a board is opened with its first line."""
    lines: list[LineRow] = []
    briefs: dict[str, Brief] = {}
    opened = set()
    for rows, brief in parts:
        lines += rows
        if brief is None:
            continue
        briefs[brief.id] = brief
        if rows and rows[0][1] == 0:
            opened.add(brief.id)
    ordered = [briefs[board] for board in sorted(briefs)]  # so that no two processes wait for each other in a circle
    return Batch(
        lines,
        [row_of(brief) for brief in ordered if brief.id in opened],
        [row_of(brief) for brief in ordered if brief.id not in opened],
    )
