"""Convert the server's time to ticks of a test, leaving out time that the server itself lost."""

from typing import Final

from knockbox.tower.parameters import FRAME_TICKS, TICKS_PER_SECOND

TICKER_INTERVAL_MS: Final = 1000 * FRAME_TICKS // TICKS_PER_SECOND
"""A little less than a pointer frame."""
MAX_CATCH_UP_TICKS: Final = TICKS_PER_SECOND // 10
"""The most that is caught up at once; if the server stalled for longer, the clock of the test stopped with it."""


class Pace:
    """Ticks that are due, in whole frames."""

    def __init__(self, now_ms: int) -> None:
        self.last_ms = now_ms
        self.owed_milliticks = 0  # thousandths of a tick

    def due_ticks(self, now_ms: int) -> int:
        """Return how many ticks are due."""
        self.owed_milliticks += max(0, now_ms - self.last_ms) * TICKS_PER_SECOND
        self.owed_milliticks = min(self.owed_milliticks, 1000 * MAX_CATCH_UP_TICKS)
        self.last_ms = now_ms
        frames = self.owed_milliticks // (1000 * FRAME_TICKS)
        self.owed_milliticks -= frames * 1000 * FRAME_TICKS
        return frames * FRAME_TICKS
