"""Processes that help this one: how many there is room for, and how they begin and end without a word."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def born_deaf() -> Iterator[None]:
    """A process that begins in here hears no Ctrl-C before it has said what to do about it."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def die_at_once() -> None:
    """Ctrl-C reaches every process of the terminal; only the first has something to say about it."""
    mind(signal.SIG_DFL)


def leave_it_to_the_first() -> None:
    """Ctrl-C means nothing here: this process ends when nobody talks to it any more."""
    mind(signal.SIG_IGN)


def mind(action: signal.Handlers) -> None:
    signal.signal(signal.SIGINT, action)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
