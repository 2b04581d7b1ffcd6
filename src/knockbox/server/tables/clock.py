"""The clock of a table: what it shows follows from the log, and time in which no server ran does not count."""

from knockbox.engine.timing import Timing


class TableClock:
    """Time that people took: of the whole match, or for the decision that is open."""

    def __init__(self, timing: Timing) -> None:
        self.timing = timing
        self.shown_ms = 0
        self.read_ms = 0  # when it showed that, since 1970
        self.is_running = False

    def reading(self, now_ms: int) -> int:
        return self.shown_ms + (max(0, now_ms - self.read_ms) if self.is_running else 0)

    def left_ms(self, now_ms: int) -> int:
        return max(0, self.timing.limit_ms - self.reading(now_ms))

    def set(self, shown_ms: int, now_ms: int, is_running: bool) -> None:
        self.shown_ms, self.read_ms, self.is_running = shown_ms, now_ms, is_running

    def stop(self) -> None:
        self.is_running = False

    def due_ms(self) -> int | None:
        """When the time will be over, since 1970."""
        return self.read_ms + self.timing.limit_ms - self.shown_ms if self.is_running else None

    def skip(self, served_ms: int, now_ms: int) -> None:
        """Nobody was there to serve the table from some moment until now."""
        self.set(self.reading(served_ms), now_ms, self.is_running)
