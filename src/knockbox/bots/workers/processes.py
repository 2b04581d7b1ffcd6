"""Processes that help this one: how many there is room for, and how they begin and end without a word."""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process, resource_tracker
from multiprocessing.process import BaseProcess


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def born_deaf() -> Iterator[None]:
    """A process that begins in here hears no Ctrl-C before it has said what to do about it.

    This process hears it afterwards: whichever of its threads is hit, nothing is left half begun.
    """
    resource_tracker.ensure_running()  # else it begins with the first process, and then this thread hears again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        with heard_later():
            yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def heard_later() -> Iterator[None]:
    """Keep a Ctrl-C until the end; only the main thread ever hears one."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    missed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: missed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if missed:
            signal.raise_signal(signal.SIGINT)


def die_at_once() -> None:
    """Ctrl-C reaches every process of the terminal; only the first has something to say about it."""
    mind(signal.SIG_DFL)


def end_with_the_first() -> None:
    """However the first process ends, this one does not live on: a pool that lost it would wait for work for ever."""
    first = parent_process()
    if first is not None:
        threading.Thread(target=follow, args=(first,), daemon=True).start()


def follow(first: BaseProcess) -> None:
    first.join()
    os._exit(1)


def leave_it_to_the_first() -> None:
    """Ctrl-C means nothing here: this process ends when nobody talks to it any more."""
    mind(signal.SIG_IGN)


def mind(action: signal.Handlers) -> None:
    signal.signal(signal.SIGINT, action)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
