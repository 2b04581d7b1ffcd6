"""Group commit: all appends that are waiting go into one transaction."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from knockbox.server.store.batch import Batch, LogEntryRow, build_batch
from knockbox.server.store.database import Database
from knockbox.server.store.errors import ConstraintError, LockTakenError, LostTableError, StoreError, UnavailableError
from knockbox.server.store.repository import TableRepository
from knockbox.server.store.summary import TableSummary

RETRY_DELAYS_SECONDS: Final = (0.05, 0.2, 1.0, 2.0)
"""Delays between attempts to reach a database that does not answer."""
MAX_BATCH_APPENDS: Final = 1000
"""Appends in one transaction."""
CLOSED_MESSAGE: Final = "the journal is closed"


class PendingAppend:
    """Entries of one table that wait to be written."""

    __slots__ = ("first_seq", "future", "may_be_written", "rows", "summary", "table_id")

    def __init__(self, table_id: str, first_seq: int, rows: list[LogEntryRow], summary: TableSummary | None) -> None:
        self.table_id = table_id
        self.first_seq = first_seq
        self.rows = rows
        self.summary = summary
        self.may_be_written = False  # whether an attempt got no answer, so that it may have been written
        self.future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def succeed(self) -> None:
        if not self.future.done():  # the caller may have been cancelled
            self.future.set_result(None)

    def fail(self, error: StoreError) -> None:
        if not self.future.done():
            self.future.set_exception(error)


class Journal:
    """The only writer of log entries; create it inside a running event loop, and close it before its database."""

    def __init__(
        self,
        database: Database,
        retry_delays: Sequence[float] = RETRY_DELAYS_SECONDS,
        on_commit: Callable[[int, float], None] = lambda lines, seconds: None,
    ) -> None:
        self.database = database
        self.writer = database.log_writer()
        self.repository = TableRepository(database)
        self.retry_delays = retry_delays
        self.on_commit = on_commit  # called after each transaction
        self.transactions = 0  # committed so far
        self.queue: deque[PendingAppend] = deque()
        self.is_closing = False
        self.wake_up = asyncio.Event()
        self.task = asyncio.get_running_loop().create_task(self.run(), name="journal")

    async def append(
        self, table_id: str, first_seq: int, entries: Sequence[tuple[int, bytes]], summary: TableSummary | None = None
    ) -> None:
        """Write entries (time and body) of a table and its new summary, if any; return when they are committed.

        A table begins with entry 0 and a summary. If the caller is cancelled, its entries are written all the same.

        Raises:
            LostTableError: another process writes to the table, or has deleted it.
            LockTakenError: another server has taken over the database; nothing was written.
            UnavailableError: the database is gone, and it is unknown whether the entries were written.
        """
        if self.is_closing:
            raise UnavailableError(CLOSED_MESSAGE)
        rows = [(table_id, seq, at_ms, body) for seq, (at_ms, body) in enumerate(entries, first_seq)]
        append = PendingAppend(table_id, first_seq, rows, summary)
        self.queue.append(append)
        self.wake_up.set()
        await append.future

    async def close(self) -> None:
        """Commit what waits, then stop."""
        self.is_closing = True
        self.wake_up.set()
        await asyncio.wait({self.task})
        if not self.task.cancelled():
            self.task.result()

    async def run(self) -> None:
        try:
            while self.queue or not self.is_closing:
                if not self.queue:
                    self.wake_up.clear()
                    await self.wake_up.wait()
                    continue
                await self.write_next([self.queue.popleft() for _ in range(min(MAX_BATCH_APPENDS, len(self.queue)))])
        finally:
            self.fail_queue()
            await self.writer.close()

    def fail_queue(self) -> None:
        """Fail all waiting appends."""
        self.is_closing = True
        for append in self.queue:
            append.fail(UnavailableError(CLOSED_MESSAGE))
        self.queue.clear()

    async def write_next(self, batch: list[PendingAppend]) -> None:
        try:
            await self.write_batch(batch)
        except BaseException:
            for append in batch:
                append.fail(UnavailableError(CLOSED_MESSAGE))
            raise

    async def write_batch(self, batch: list[PendingAppend]) -> None:
        """Write appends together or, if the database refuses them, one by one; resolve each."""
        error = await self.write_with_retries(batch)
        if error is None:
            for append in batch:
                append.succeed()
        elif isinstance(error, UnavailableError | LockTakenError):
            for append in batch:
                append.fail(error)
            self.fail_queued({append.table_id for append in batch}, error)
        else:
            await self.write_each(batch)

    async def write_each(self, batch: list[PendingAppend]) -> None:
        """Write each append in its own transaction, so that a bad one fails only later appends of its table."""
        failed: dict[str, StoreError] = {}
        fatal: StoreError | None = None
        for append in batch:
            error = fatal or failed.get(append.table_id) or await self.write_one(append)
            if error is None:
                append.succeed()
                continue
            failed[append.table_id] = error
            fatal = error if isinstance(error, UnavailableError | LockTakenError) else None
            append.fail(error)
            self.fail_queued({append.table_id}, error)

    async def write_one(self, append: PendingAppend) -> StoreError | None:
        error = await self.write_with_retries([append])
        return await self.explain_refusal(append) if isinstance(error, ConstraintError) else error

    async def explain_refusal(self, append: PendingAppend) -> StoreError | None:
        """Return why entries were refused; None if an earlier attempt without an answer did write them."""
        try:
            stored = await self.repository.load_log(append.table_id, append.first_seq)
        except UnavailableError as error:
            return error
        if append.may_be_written and stored[: len(append.rows)] == [row[1:] for row in append.rows]:
            return None
        return LostTableError(append.table_id, conflict_reason(append, bool(stored)))

    async def write_with_retries(self, batch: list[PendingAppend]) -> StoreError | None:
        """Commit a batch in one transaction; retry a few times if the database does not answer."""
        rows = build_batch((append.rows, append.summary) for append in batch)
        error = await self.write_once(rows)
        for pause in self.retry_delays:
            if not isinstance(error, UnavailableError):
                break
            for append in batch:
                append.may_be_written = True
            await asyncio.sleep(pause)
            error = await self.write_once(rows)
        return error

    async def write_once(self, rows: Batch) -> StoreError | None:
        started = time.perf_counter()
        try:
            with self.database.watch_for_lock_loss():
                await self.writer.write(rows)
        except StoreError as error:
            return error
        except Exception as error:  # a value that cannot be written must not stop the journal
            return StoreError(f"entries cannot be written: {type(error).__name__}")
        self.transactions += 1
        self.on_commit(len(rows.entries), time.perf_counter() - started)
        return None

    def fail_queued(self, table_ids: set[str], error: StoreError) -> None:
        """Fail the waiting appends of these tables: they follow entries that were not written, so would leave a gap."""
        waiting = self.queue
        self.queue = deque()
        for append in waiting:
            if append.table_id in table_ids:
                append.fail(error)
            else:
                self.queue.append(append)


def conflict_reason(append: PendingAppend, stored: bool) -> str:
    if stored:
        return f"entry {append.first_seq} already written"
    return "no such table" if append.first_seq else "a table with that id, or no summary to begin one"
