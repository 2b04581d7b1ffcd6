"""The beat that all towers of a server share: one look at the clock for all of them, and none while nobody builds."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from knockbox.server.towers.pace import BEAT_MS

FEW: Final = 4
"""Towers that move on before others, who do not build, have a turn: a millisecond of work."""

Turn = Callable[[int], bool]
"""Moves a tower on to a time; says whether that was the end of it."""


class Beats:
    """Whoever builds has his turn at each beat, after those who came before him."""

    def __init__(self, now_ms: Callable[[], int], until: Callable[[int], Awaitable[None]]) -> None:
        self.now_ms = now_ms
        self.until = until
        self.turns: dict[asyncio.Future[None], Turn] = {}  # and who waits for the end of each
        self.task: asyncio.Task[None] | None = None

    async def attend(self, turn: Turn) -> None:
        """Have a turn at each beat up to the last one; what goes wrong there goes wrong here, and nowhere else."""
        ended = asyncio.get_running_loop().create_future()
        self.turns[ended] = turn
        if self.task is None:
            self.task = asyncio.create_task(self.beat())
        try:
            await ended
        finally:
            self.turns.pop(ended, None)

    async def beat(self) -> None:
        try:
            at_ms = self.now_ms()
            while self.turns:
                await self.until(min(at_ms, self.now_ms()) + BEAT_MS)
                at_ms = self.now_ms()
                await self.go_round(at_ms)
        finally:
            self.task = None

    async def go_round(self, now_ms: int) -> None:
        for number, ended in enumerate(list(self.turns), 1):
            if not ended.done():  # whoever gave up may still stand in the list
                self.take(ended, now_ms)
            if number % FEW == 0:
                await asyncio.sleep(0)

    def take(self, ended: "asyncio.Future[None]", now_ms: int) -> None:
        try:
            if self.turns[ended](now_ms):
                ended.set_result(None)
        except Exception as error:
            ended.set_exception(error)
        if ended.done():
            del self.turns[ended]
