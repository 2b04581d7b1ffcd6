"""Group commit: whatever waits to be written goes into one transaction, and then all who wait are told."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from knockbox.server.store.batch import Batch, LineRow, batch_of
from knockbox.server.store.brief import Brief
from knockbox.server.store.database import Database
from knockbox.server.store.errors import LockTakenError, LostTableError, RefusedError, StoreError, UnavailableError
from knockbox.server.store.shelf import Shelf

PAUSES: Final = (0.05, 0.2, 1.0, 2.0)
"""Seconds between attempts to reach a database that does not answer."""
MOST: Final = 1000
"""Appends in a transaction."""
CLOSED: Final = "the journal is closed"


class Append:
    """Lines of one table that wait to be written."""

    __slots__ = ("board", "brief", "first_seq", "future", "rows", "tried")

    def __init__(self, board: str, first_seq: int, rows: list[LineRow], brief: Brief | None) -> None:
        self.board = board
        self.first_seq = first_seq
        self.rows = rows
        self.brief = brief
        self.tried = False  # whether an attempt ended without a word, so that it may have been written
        self.future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def succeed(self) -> None:
        if not self.future.done():  # whoever waited may have been cancelled
            self.future.set_result(None)

    def fail(self, error: StoreError) -> None:
        if not self.future.done():
            self.future.set_exception(error)


class Journal:
    """The one writer of lines; made while a loop runs, and closed before its database."""

    def __init__(
        self,
        database: Database,
        pauses: Sequence[float] = PAUSES,
        count: Callable[[int, float], None] = lambda lines, seconds: None,
    ) -> None:
        self.database = database
        self.pen = database.pen()
        self.shelf = Shelf(database)
        self.pauses = pauses
        self.count = count  # is told of each transaction
        self.transactions = 0  # committed so far
        self.waiting: deque[Append] = deque()
        self.closing = False
        self.called = asyncio.Event()
        self.task = asyncio.get_running_loop().create_task(self.run(), name="journal")

    async def append(
        self, board: str, first_seq: int, lines: Sequence[tuple[int, bytes]], brief: Brief | None = None
    ) -> None:
        """Write lines (time and body) of a table and what is now to be said of it; returns when they are committed.

        A table begins with line 0 and its brief. If the caller is cancelled, its lines are written all the same.

        Raises:
            LostTableError: another process writes to the table, or has deleted it.
            LockTakenError: another server has taken over the database; nothing was written.
            UnavailableError: the database is gone, and nobody knows whether the lines are there.
        """
        if self.closing:
            raise UnavailableError(CLOSED)
        rows = [(board, seq, at_ms, body) for seq, (at_ms, body) in enumerate(lines, first_seq)]
        append = Append(board, first_seq, rows, brief)
        self.waiting.append(append)
        self.called.set()
        await append.future

    async def close(self) -> None:
        """Commit what waits, then stop."""
        self.closing = True
        self.called.set()
        await asyncio.wait({self.task})
        if not self.task.cancelled():
            self.task.result()

    async def run(self) -> None:
        try:
            while self.waiting or not self.closing:
                if not self.waiting:
                    self.called.clear()
                    await self.called.wait()
                    continue
                await self.settle_next([self.waiting.popleft() for _ in range(min(MOST, len(self.waiting)))])
        finally:
            self.stop()
            await self.pen.close()

    def stop(self) -> None:
        """Nobody is left waiting, whatever ended the writing."""
        self.closing = True
        for append in self.waiting:
            append.fail(UnavailableError(CLOSED))
        self.waiting.clear()

    async def settle_next(self, batch: list[Append]) -> None:
        try:
            await self.settle(batch)
        except BaseException:
            for append in batch:
                append.fail(UnavailableError(CLOSED))
            raise

    async def settle(self, batch: list[Append]) -> None:
        """Write appends and tell each how it went; if they cannot be written together, then one by one."""
        error = await self.attempt(batch)
        if error is None:
            for append in batch:
                append.succeed()
        elif isinstance(error, UnavailableError | LockTakenError):
            for append in batch:
                append.fail(error)
            self.give_up({append.board for append in batch}, error)
        else:
            await self.settle_each(batch)

    async def settle_each(self, batch: list[Append]) -> None:
        """A transaction for each, so that only the guilty fails; and whatever comes after it at the same table."""
        failed: dict[str, StoreError] = {}
        gone: StoreError | None = None
        for append in batch:
            error = gone or failed.get(append.board) or await self.verdict(append)
            if error is None:
                append.succeed()
                continue
            failed[append.board] = error
            gone = error if isinstance(error, UnavailableError | LockTakenError) else None
            append.fail(error)
            self.give_up({append.board}, error)

    async def verdict(self, append: Append) -> StoreError | None:
        error = await self.attempt([append])
        return await self.judge(append) if isinstance(error, RefusedError) else error

    async def judge(self, append: Append) -> StoreError | None:
        """Lines were refused: because they are there since an attempt that ended without a word, or for good."""
        try:
            stored = await self.shelf.lines_of(append.board, append.first_seq)
        except UnavailableError as error:
            return error
        if append.tried and stored[: len(append.rows)] == [row[1:] for row in append.rows]:
            return None
        return LostTableError(append.board, found_instead(append, bool(stored)))

    async def attempt(self, batch: list[Append]) -> StoreError | None:
        """Commit a batch in one transaction; a database that does not answer is asked again a few times."""
        rows = batch_of((append.rows, append.brief) for append in batch)
        error = await self.write(rows)
        for pause in self.pauses:
            if not isinstance(error, UnavailableError):
                break
            for append in batch:
                append.tried = True
            await asyncio.sleep(pause)
            error = await self.write(rows)
        return error

    async def write(self, rows: Batch) -> StoreError | None:
        begun = time.perf_counter()
        try:
            with self.database.watch_for_lock_loss():
                await self.pen.write(rows)
        except StoreError as error:
            return error
        except Exception as error:  # a value that cannot be written must not end the journal
            return StoreError(f"lines cannot be written: {type(error).__name__}")
        self.transactions += 1
        self.count(len(rows.lines), time.perf_counter() - begun)
        return None

    def give_up(self, boards: set[str], error: StoreError) -> None:
        """What waits for these tables follows on lines that were not written: it would leave a gap."""
        waiting, self.waiting = self.waiting, deque()
        for append in waiting:
            if append.board in boards:
                append.fail(error)
            else:
                self.waiting.append(append)


def found_instead(append: Append, stored: bool) -> str:
    if stored:
        return f"line {append.first_seq} already written"
    return "no such table" if append.first_seq else "a table of that name, or no brief to begin one"
