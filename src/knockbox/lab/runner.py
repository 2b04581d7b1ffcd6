"""Runs independent parts of work in several processes."""

from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from typing import Final, TypeVar

from knockbox.bots.workers.processes import die_on_sigint, exit_with_parent, sigint_blocked
from knockbox.lab.errors import LabError

WorkT = TypeVar("WorkT")
ResultT = TypeVar("ResultT")

QUEUED_PARTS_PER_JOB: Final = 4
"""Parts queued per process, so that none has to wait."""


def run_parts(
    work: Callable[[WorkT], ResultT], parts: Iterable[WorkT], jobs: int, queued_per_job: int = QUEUED_PARTS_PER_JOB
) -> Generator[ResultT, None, None]:
    """Yield the result of each part in order of completion; `work` must depend on its part alone.

    Closing the generator ends the processes.
    """
    yield from map(work, parts) if jobs == 1 else run_in_pool(work, iter(parts), jobs, queued_per_job)


def run_in_pool(
    work: Callable[[WorkT], ResultT], parts: Iterator[WorkT], jobs: int, queued_per_job: int
) -> Iterator[ResultT]:
    """Run in spawned processes: a fork would share locks, and compiled objects cannot be pickled."""
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=init_worker)
    try:
        waiting = submit_parts(pool, work, islice(parts, queued_per_job * jobs))
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= submit_parts(pool, work, islice(parts, len(done)))
            yield from (each.result() for each in done)
    except BrokenProcessPool:
        raise LabError("a worker process was killed; try fewer --jobs, which need less memory") from None
    finally:
        pool.shutdown(cancel_futures=True)


def init_worker() -> None:
    """Initialise a pool process: end silently on Ctrl-C, and with the parent process."""
    die_on_sigint()
    exit_with_parent()


def submit_parts(
    pool: ProcessPoolExecutor, work: Callable[[WorkT], ResultT], parts: Iterable[WorkT]
) -> set[Future[ResultT]]:
    """Submit parts; processes start here, so Ctrl-C is deferred until they can end silently."""
    try:
        with sigint_blocked():
            return {pool.submit(work, part) for part in parts}
    except OSError as error:
        raise LabError(f"could not start a process: {error.strerror}; try fewer --jobs") from error
