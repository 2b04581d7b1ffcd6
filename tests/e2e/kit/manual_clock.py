"""Time that a test decides: the clock of the house stands still until it is moved, and bots keep nobody waiting."""

import asyncio
from typing import Final

NOON_MS: Final = 1_800_000_000_000
LOOK_SECONDS: Final = 0.005


class HouseTime:
    """Since 1970, in the house alone; the browser has a clock of its own, which Playwright moves."""

    def __init__(self) -> None:
        self.ms = NOON_MS
        self.is_held = False  # whether bots take as long as they like

    def __call__(self) -> int:
        return self.ms

    async def until(self, at_ms: int) -> None:
        """What the clock of a tower waits for: that the test moves time."""
        while self.ms < at_ms:
            await asyncio.sleep(LOOK_SECONDS)

    async def wait(self, seconds: float) -> None:
        """What bots wait for before their answer shows."""
        await asyncio.sleep(0)
        while self.is_held:
            await asyncio.sleep(LOOK_SECONDS)
