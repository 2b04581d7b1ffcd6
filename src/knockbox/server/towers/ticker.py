"""The ticker that all towers of a server share: one timer for all, and none while no tower is being built."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from knockbox.server.towers.pace import TICKER_INTERVAL_MS

TOWERS_PER_YIELD: Final = 4
"""Towers that advance before other tasks get a turn: about a millisecond of work."""

TickCallback = Callable[[int], bool]
"""Advances a tower to a time; returns whether it is finished."""


class Ticker:
    """Calls every running tower at each tick, in order of arrival."""

    def __init__(self, now_ms: Callable[[], int], wait_until: Callable[[int], Awaitable[None]]) -> None:
        self.now_ms = now_ms
        self.wait_until = wait_until
        self.callbacks: dict[asyncio.Future[None], TickCallback] = {}  # by the future that its caller awaits
        self.task: asyncio.Task[None] | None = None

    async def run(self, callback: TickCallback, since_ms: int) -> None:
        """Call `callback` at each tick after `since_ms` until it is finished. Raise the error of this callback only."""
        future = asyncio.get_running_loop().create_future()
        self.callbacks[future] = callback
        if self.task is None:
            self.task = asyncio.create_task(self.tick_loop(since_ms))
        try:
            await future
        finally:
            self.callbacks.pop(future, None)

    async def tick_loop(self, at_ms: int) -> None:
        """Count from `at_ms`, not from now: the clock may have moved before this task first ran."""
        try:
            while self.callbacks:
                await self.wait_until(min(at_ms, self.now_ms()) + TICKER_INTERVAL_MS)
                at_ms = self.now_ms()
                await self.tick_all(at_ms)
        finally:
            self.task = None

    async def tick_all(self, now_ms: int) -> None:
        for number, future in enumerate(list(self.callbacks), 1):
            if not future.done():  # a cancelled caller may still be listed
                self.tick_one(future, now_ms)
            if number % TOWERS_PER_YIELD == 0:
                await asyncio.sleep(0)

    def tick_one(self, future: "asyncio.Future[None]", now_ms: int) -> None:
        try:
            if self.callbacks[future](now_ms):
                future.set_result(None)
        except Exception as error:
            future.set_exception(error)
        if future.done():
            del self.callbacks[future]
