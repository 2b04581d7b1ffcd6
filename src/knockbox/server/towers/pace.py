"""How much time of a test has passed: ticks by the clock of the house, and none that the house itself lost."""

from typing import Final

from knockbox.tower.parameters import FRAME, TICKS

BEAT_MS: Final = 1000 * FRAME // TICKS
"""Between two looks at the clock: a little less than a frame of the pointer."""
MOST_BEHIND: Final = TICKS // 10
"""Ticks that are made up for at once; if the house stood still for longer, so did the clock of the test."""


class Pace:
    """Ticks that are due, in whole frames."""

    def __init__(self, now_ms: int) -> None:
        self.seen_ms = now_ms
        self.owed = 0  # thousandths of a tick

    def due(self, now_ms: int) -> int:
        """How many ticks have to pass to be up to date."""
        self.owed += max(0, now_ms - self.seen_ms) * TICKS
        self.owed = min(self.owed, 1000 * MOST_BEHIND)
        self.seen_ms = now_ms
        frames = self.owed // (1000 * FRAME)
        self.owed -= frames * 1000 * FRAME
        return frames * FRAME
