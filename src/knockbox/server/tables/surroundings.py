"""What a table needs of the world around it: a log, time, bots, lots; a test may bring its own."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Future
from typing import Protocol

from knockbox.bots.thought import Thought
from knockbox.bots.workers.thinkers import Thinkers
from knockbox.server.lots import Lots, TrueLots
from knockbox.server.metrics import Metrics
from knockbox.server.store.brief import Brief
from knockbox.server.store.shelf import Report
from knockbox.server.towers.beats import Beats


class Writing(Protocol):
    """Where lines of logs are made to last."""

    async def append(
        self, board: str, first_seq: int, lines: Sequence[tuple[int, bytes]], brief: Brief | None = None
    ) -> None: ...


class Reporting(Protocol):
    """Where it is kept what people complain of."""

    async def report(self, report: Report) -> bool: ...


class Surroundings:
    """Shared by all tables of a server."""

    def __init__(
        self,
        journal: Writing,
        reports: Reporting,
        thinkers: Thinkers,
        metrics: Metrics,
        lots: Lots | None = None,
        now_ms: Callable[[], int] | None = None,
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
        bot_queue: int = 256,
        until: Callable[[int], Awaitable[None]] | None = None,
    ) -> None:
        self.journal = journal
        self.reports = reports
        self.thinkers = thinkers
        self.metrics = metrics
        self.lots = lots or TrueLots()
        self.now_ms = now_ms or wall_clock_ms
        self.wait = wait
        self.until = until or self.sleep_until  # the clock shows so much
        self.beats = Beats(self.now_ms, self.until)
        self.bot_queue = bot_queue
        self.waiting = 0  # for what a bot finds
        self.rebuilding = asyncio.Lock()  # old towers are built again one by one
        self.practised = 0  # cubes that towers are practised with
        self.away_ms: int | None = None  # since when nothing can be written, since 1970

    async def sleep_until(self, at_ms: int) -> None:
        """For as long as it is until then by now: if the clock is set back meanwhile, nobody waits for it."""
        await asyncio.sleep(max(0, at_ms - self.now_ms()) / 1000)

    def miss_store(self, since_ms: int) -> None:
        """What was to be written then could not be; until a sign of life can, nobody's time counts."""
        self.away_ms = since_ms if self.away_ms is None else min(self.away_ms, since_ms)

    @property
    def is_overrun(self) -> bool:
        """Whether so many wait for bots that nobody should ask for a favour."""
        return self.waiting >= self.bot_queue

    async def thought(self, thinking: "Future[Thought]", bot: str) -> Thought:
        """What a bot found, when its turn had come; if nobody waits any more, it stops."""
        begun = time.monotonic()
        self.count_waiting(1)
        try:
            return await asyncio.wrap_future(thinking)
        finally:
            self.count_waiting(-1)
            self.metrics.bot_answered(bot, time.monotonic() - begun)

    def count_waiting(self, change: int) -> None:
        """Of those who wait, as many are served as there are processes."""
        self.waiting += change
        busy = min(self.waiting, self.thinkers.workers)
        self.metrics.bots_thinking.set(busy)
        self.metrics.bots_waiting.set(self.waiting - busy)


def wall_clock_ms() -> int:
    """Since 1970."""
    return time.time_ns() // 1_000_000
