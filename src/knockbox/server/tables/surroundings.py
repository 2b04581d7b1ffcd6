"""What a table needs of the world around it: a log, time, bots, lots; a test may bring its own."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from knockbox.bots.workers.thinkers import Thinkers
from knockbox.server.lots import Lots, TrueLots
from knockbox.server.metrics import Metrics
from knockbox.server.store.brief import Brief


class Writing(Protocol):
    """Where lines of logs are made to last."""

    async def append(
        self, board: str, first_seq: int, lines: Sequence[tuple[int, bytes]], brief: Brief | None = None
    ) -> None: ...


class Surroundings:
    """Shared by all tables of a server."""

    def __init__(
        self,
        journal: Writing,
        thinkers: Thinkers,
        metrics: Metrics,
        lots: Lots | None = None,
        now_ms: Callable[[], int] | None = None,
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.journal = journal
        self.thinkers = thinkers
        self.metrics = metrics
        self.lots = lots or TrueLots()
        self.now_ms = now_ms or wall_clock_ms
        self.wait = wait


def wall_clock_ms() -> int:
    """Since 1970."""
    return time.time_ns() // 1_000_000
