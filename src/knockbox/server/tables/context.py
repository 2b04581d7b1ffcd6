"""The context of tables: journal, time, bots and ids, which tests replace."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Future
from typing import Protocol

from knockbox.bots.search_result import SearchResult
from knockbox.bots.workers.pool import WorkerPool
from knockbox.server.ids import IdSource, RandomIdSource
from knockbox.server.metrics import Metrics
from knockbox.server.store.repository import StoredReport
from knockbox.server.store.summary import TableSummary
from knockbox.server.towers.ticker import Ticker


class LogAppender(Protocol):
    """Appends entries to the durable logs."""

    async def append(
        self, table_id: str, first_seq: int, entries: Sequence[tuple[int, bytes]], summary: TableSummary | None = None
    ) -> None: ...


class ReportStore(Protocol):
    """Stores reports of players."""

    async def save_report(self, report: StoredReport) -> bool: ...


class TableContext:
    """What all tables of a server share."""

    def __init__(
        self,
        journal: LogAppender,
        reports: ReportStore,
        bot_pool: WorkerPool,
        metrics: Metrics,
        ids: IdSource | None = None,
        now_ms: Callable[[], int] | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        max_queued_searches: int = 256,
        wait_until: Callable[[int], Awaitable[None]] | None = None,
    ) -> None:
        self.journal = journal
        self.reports = reports
        self.bot_pool = bot_pool
        self.metrics = metrics
        self.ids = ids or RandomIdSource()
        self.now_ms = now_ms or wall_clock_ms
        self.sleep = sleep
        self.wait_until = wait_until or self.sleep_until
        self.ticker = Ticker(self.now_ms, self.wait_until)
        self.max_queued_searches = max_queued_searches
        self.queued_searches = 0  # searches that run or are queued
        self.rebuild_lock = asyncio.Lock()  # towers of finished matches are rebuilt one by one
        self.practice_cubes = 0  # cubes in practice sessions
        self.store_down_since_ms: int | None = None  # Unix time since which nothing can be written

    async def sleep_until(self, at_ms: int) -> None:
        """Sleep until a Unix time; computed once, so setting the system clock back does not prolong the sleep."""
        await asyncio.sleep(max(0, at_ms - self.now_ms()) / 1000)

    def note_store_failure(self, since_ms: int) -> None:
        """Note that the store could not be written; clocks skip the time until a heartbeat succeeds."""
        self.store_down_since_ms = (
            since_ms if self.store_down_since_ms is None else min(self.store_down_since_ms, since_ms)
        )

    @property
    def is_overloaded(self) -> bool:
        """Whether too many searches are queued to accept optional ones."""
        return self.queued_searches >= self.max_queued_searches

    async def await_search(self, search: "Future[SearchResult]", bot: str) -> SearchResult:
        """Wait for a search and return its result; cancelling the wait cancels the search."""
        started = time.monotonic()
        self.change_queued_searches(1)
        try:
            return await asyncio.wrap_future(search)
        finally:
            self.change_queued_searches(-1)
            self.metrics.observe_bot_answer(bot, time.monotonic() - started)

    def change_queued_searches(self, change: int) -> None:
        """Update the gauges; as many searches run at once as there are worker processes."""
        self.queued_searches += change
        busy = min(self.queued_searches, self.bot_pool.workers)
        self.metrics.bots_thinking.set(busy)
        self.metrics.bots_waiting.set(self.queued_searches - busy)


def wall_clock_ms() -> int:
    """Return the Unix time in milliseconds."""
    return time.time_ns() // 1_000_000
