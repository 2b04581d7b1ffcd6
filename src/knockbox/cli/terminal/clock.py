"""Time at this keyboard: the core reads no clock, so the table does."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from types import FrameType

SHORTEST = 0.001
"""A wait of no time at all would be a wait for ever."""


class TooLate(Exception):  # noqa: N818  (nothing is wrong: the time to answer is over)
    """The time to answer is over."""


class Stopwatch:
    """Adds up the time that people take; it stands still while bots play and while the curtain is down."""

    def __init__(self, elapsed_ms: int, now: Callable[[], float] | None = None) -> None:
        self.elapsed_ms = elapsed_ms
        self.now = now or monotonic

    @contextmanager
    def running(self) -> Iterator[None]:
        begun = self.now()
        try:
            yield
        finally:
            self.elapsed_ms += round((self.now() - begun) * 1000)


@contextmanager
def clock(seconds: float | None) -> Iterator[None]:
    """Cut a wait for the keyboard short when the time is over."""
    if seconds is None:
        yield
        return
    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, max(seconds, SHORTEST))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def ring(number: int, frame: FrameType | None) -> None:
    raise TooLate
