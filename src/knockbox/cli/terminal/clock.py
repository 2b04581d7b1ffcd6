"""Time limits and elapsed time in the terminal; the engine itself reads no clock."""

import re
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from types import FrameType
from typing import Final

from knockbox.records.errors import StorageError

CLOCK_SUFFIX: Final = ".clock"
MIN_TIMER_SECONDS = 0.001
"""A timer of 0 seconds would never fire."""


class AnswerTimeout(Exception):  # noqa: N818  (control flow, not an error)
    """The time to answer is over."""


class Stopwatch:
    """Adds up the time people take; it is paused while bots play and while the screen is handed over."""

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
def time_limit(seconds: float | None) -> Iterator[None]:
    """Interrupt a wait for the keyboard after some seconds."""
    if seconds is None:
        yield
        return
    before = signal.signal(signal.SIGALRM, raise_timeout)
    signal.setitimer(signal.ITIMER_REAL, max(seconds, MIN_TIMER_SECONDS))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def raise_timeout(number: int, frame: FrameType | None) -> None:
    raise AnswerTimeout


def clock_path(record: Path) -> Path:
    """Return the file with the elapsed time of an unfinished match; a record only has the times of its inputs."""
    return record.with_name(record.name + CLOCK_SUFFIX)


def save_elapsed(record: Path, elapsed_ms: int) -> None:
    """Save the elapsed time, so that quitting gains none."""
    path = clock_path(record)
    try:
        path.write_text(f"{elapsed_ms}\n", encoding="ascii")
    except OSError as error:
        raise StorageError(f"`{path}` could not be written: {error.strerror}") from None


def load_elapsed(record: Path) -> int:
    """Return the saved time, or 0 if there is none or it is incomplete."""
    path = clock_path(record)
    words = path.read_bytes() if path.is_file() else b""
    return int(words) if re.fullmatch(rb"[0-9]{1,15}\n", words) else 0


def delete_elapsed(record: Path) -> None:
    """Delete the saved time of a finished match."""
    clock_path(record).unlink(missing_ok=True)
