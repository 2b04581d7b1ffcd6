"""A pool of worker processes that search in the background, one per core."""

from collections.abc import Sequence
from concurrent.futures import Future
from types import TracebackType
from typing import Final

from knockbox.bots.observation import PlayerObservation
from knockbox.bots.registry import make_bot
from knockbox.bots.search_result import SearchResult, forced_result
from knockbox.bots.workers.processes import available_cores
from knockbox.bots.workers.queue import WorkerQueue
from knockbox.bots.workers.search_request import SearchRequest, game_spec_of, make_request, search_budget
from knockbox.bots.workers.worker_process import WorkerProcess
from knockbox.games.registry import AnyGame

PART_SEED_STRIDE: Final = 1_000_003
"""Difference between the seeds of processes that work on one search."""
QUICK_WORKERS: Final = 1
"""Processes for bots that do not search and answer at once."""


class WorkerPool:
    """Starts its processes with the first search and keeps them until it is closed.

    Answers are futures and may be used from any thread; `asyncio.wrap_future` makes them awaitable.
    """

    def __init__(self, workers: int | None = None, nice: int = 0, always_in_worker: bool = False) -> None:
        self.workers = workers or available_cores()
        self.always_in_worker = (
            always_in_worker  # whether answers without a search are also computed in a worker process
        )
        self.search_queue = WorkerQueue(self.workers, nice)  # `nice`: niceness of the processes
        self.quick_queue = WorkerQueue(QUICK_WORKERS, nice)

    @property
    def worker_processes(self) -> list[WorkerProcess]:
        return [*self.search_queue.workers, *self.quick_queue.workers]

    def submit(
        self, observation: PlayerObservation, bot: str, seed: int, packs: Sequence[str] = (), table: str = ""
    ) -> "Future[SearchResult]":
        """Return a bot's answer to the observed question; `packs` are those the game was built with.

        A budget of simulations runs in one process, so that it is reproducible; a budget of seconds runs in all
        processes, or in fewer while other searches wait. Tables take turns, so the searches of one `table` do not
        delay the others. Forced answers and bots that do not search are answered immediately in this process, unless
        `is_apart` is set; then such bots have a process of their own.
        """
        budget = search_budget(bot)
        options = observation.question.options
        if len(options) == 1 and not self.always_in_worker:
            return completed_future(forced_result(options[0]))
        if budget is None and not self.always_in_worker:
            return completed_future(forced_result(make_bot(bot, seed).choose(observation)))
        case = make_request(observation, packs, bot, seed)
        if budget is None:
            return self.quick_queue.submit(case, [seed], table)
        return self.submit_request(case, [seed] if budget.simulations else seeds_from(seed, self.workers), table)

    def submit_request(self, request: SearchRequest, seeds: Sequence[int], table: str = "") -> "Future[SearchResult]":
        return self.search_queue.submit(request, seeds, table)

    def start(self) -> None:
        """Start all search processes that are not running yet."""
        self.search_queue.start()

    def prepare(self, rules: AnyGame, packs: Sequence[str] = ()) -> None:
        """Start the processes and build a game in each, so that the first search need not wait for it."""
        self.search_queue.prepare(game_spec_of(rules, packs))

    def upgrade(self) -> bool:
        """Switch every process to the compiled engine built in the meantime; return whether all of them have it."""
        upgraded = [worker.upgrade() for worker in self.worker_processes]
        return all(upgraded)

    def close(self) -> None:
        """End all processes and abandon running searches."""
        self.search_queue.close()
        self.quick_queue.close()

    def __enter__(self) -> "WorkerPool":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def seeds_from(seed: int, count: int) -> list[int]:
    return [seed + index * PART_SEED_STRIDE for index in range(count)]


def completed_future(result: SearchResult) -> "Future[SearchResult]":
    """Return a completed future."""
    future: Future[SearchResult] = Future()
    future.set_result(result)
    return future
