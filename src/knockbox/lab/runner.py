"""Work in parts, spread over processes of this machine."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar

from knockbox.lab.errors import LabError

W = TypeVar("W")
R = TypeVar("R")


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(work: Callable[[W], R], parts: Iterable[W], jobs: int) -> Iterator[R]:
    """The result of each part, in whatever order they come; `work` must follow from its part alone."""
    return map(work, parts) if jobs == 1 else spread(work, list(parts), jobs)


def spread(work: Callable[[W], R], parts: list[W], jobs: int) -> Iterator[R]:
    """Fresh processes import the engine themselves: a fork would share locks, and compiled objects do not travel."""
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=die_at_once)
    try:
        for done in as_completed(submitted(pool, work, parts)):
            yield done.result()
    except BrokenProcessPool:
        raise LabError("a process that played matches was killed; fewer --jobs need less memory") from None
    finally:
        pool.shutdown(cancel_futures=True)


def submitted(pool: ProcessPoolExecutor, work: Callable[[W], R], parts: list[W]) -> list[Future[R]]:
    """The processes begin here, deaf to Ctrl-C until they can die of it without a word."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return [pool.submit(work, part) for part in parts]
    finally:
        signal.signal(signal.SIGINT, before)


def die_at_once() -> None:
    """Ctrl-C reaches every process of the terminal; only the first has something to say about it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
