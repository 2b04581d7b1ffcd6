"""Work in parts, spread over processes of this machine."""

from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from typing import Final, TypeVar

from knockbox.bots.workers.processes import born_deaf, die_at_once, end_with_the_first
from knockbox.lab.errors import LabError

W = TypeVar("W")
R = TypeVar("R")

AHEAD: Final = 4
"""Parts that lie ready for each process, so that none has to wait."""


def run(work: Callable[[W], R], parts: Iterable[W], jobs: int, ahead: int = AHEAD) -> Generator[R, None, None]:
    """The result of each part, in whatever order they come; `work` must follow from its part alone.

    Whoever has seen enough closes it, and the processes end.
    """
    yield from map(work, parts) if jobs == 1 else spread(work, iter(parts), jobs, ahead)


def spread(work: Callable[[W], R], parts: Iterator[W], jobs: int, ahead: int) -> Iterator[R]:
    """Fresh processes import the engine themselves: a fork would share locks, and compiled objects do not travel."""
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=help_out)
    try:
        waiting = submitted(pool, work, islice(parts, ahead * jobs))
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= submitted(pool, work, islice(parts, len(done)))
            yield from (each.result() for each in done)
    except BrokenProcessPool:
        raise LabError("a process that played matches was killed; fewer --jobs need less memory") from None
    finally:
        pool.shutdown(cancel_futures=True)


def help_out() -> None:
    """A process of the pool has nothing to say, and nothing to live for but the first."""
    die_at_once()
    end_with_the_first()


def submitted(pool: ProcessPoolExecutor, work: Callable[[W], R], parts: Iterable[W]) -> set[Future[R]]:
    """The processes begin with their first parts; a Ctrl-C waits until they can die of it without a word."""
    try:
        with born_deaf():
            return {pool.submit(work, part) for part in parts}
    except OSError as error:
        raise LabError(f"no process could begin: {error.strerror}; fewer --jobs need less room") from error
