"""The clock of a table, derived from the log; time without a running server does not count."""

from knockbox.engine.timing import Timing


class TableClock:
    """Time used by people, over the whole match or for the open decision."""

    def __init__(self, timing: Timing) -> None:
        self.timing = timing
        self.elapsed_ms = 0
        self.as_of_ms = 0  # Unix time at which it showed `elapsed_ms`
        self.is_running = False

    def elapsed_at(self, now_ms: int) -> int:
        return self.elapsed_ms + (max(0, now_ms - self.as_of_ms) if self.is_running else 0)

    def left_ms(self, now_ms: int) -> int:
        return max(0, self.timing.limit_ms - self.elapsed_at(now_ms))

    def set(self, elapsed_ms: int, now_ms: int, is_running: bool) -> None:
        self.elapsed_ms = elapsed_ms
        self.as_of_ms = now_ms
        self.is_running = is_running

    def stop(self) -> None:
        self.is_running = False

    def deadline_ms(self) -> int | None:
        """Return the Unix time at which the time runs out; None if the clock is stopped."""
        return self.as_of_ms + self.timing.limit_ms - self.elapsed_ms if self.is_running else None

    def skip_gap(self, served_ms: int, now_ms: int) -> None:
        """Leave out the time from `served_ms` until now, in which no server ran the table."""
        self.set(self.elapsed_at(served_ms), now_ms, self.is_running)
