"""Time at this keyboard: the core reads no clock, so the table does."""

import re
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from types import FrameType
from typing import Final

from knockbox.records.errors import StorageError

NOTE: Final = ".clock"
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


def note_beside(record: Path) -> Path:
    """Where it is noted how far the clock of a match had run when it was left: a record has times of inputs only."""
    return record.with_name(record.name + NOTE)


def keep_time(record: Path, elapsed_ms: int) -> None:
    """Note the time that was used, so that nobody gains any by leaving."""
    path = note_beside(record)
    try:
        path.write_text(f"{elapsed_ms}\n", encoding="ascii")
    except OSError as error:
        raise StorageError(f"`{path}` could not be written: {error.strerror}") from None


def kept_time(record: Path) -> int:
    """What was noted, or nothing; a note that was not written to its end tells nothing."""
    path = note_beside(record)
    words = path.read_bytes() if path.is_file() else b""
    return int(words) if re.fullmatch(rb"[0-9]{1,15}\n", words) else 0


def forget_time(record: Path) -> None:
    """The match is over: its record has all that matters."""
    note_beside(record).unlink(missing_ok=True)
