"""A queue of searches and the worker processes that serve it."""

from collections.abc import Sequence
from concurrent.futures import Future
from itertools import count
from threading import Lock

from knockbox.bots.errors import SearchError
from knockbox.bots.search_result import SearchResult
from knockbox.bots.workers.job import SearchJob
from knockbox.bots.workers.scheduler import Scheduler
from knockbox.bots.workers.search_request import GameSpec, SearchRequest
from knockbox.bots.workers.worker_process import CLOSED_MESSAGE, JobPart, WorkerProcess


class WorkerQueue:
    """Starts its processes with the first search; queues are independent of each other."""

    def __init__(self, size: int, nice: int) -> None:
        self.size = size
        self.nice = nice
        self.scheduler = Scheduler()
        self.workers: list[WorkerProcess] = []
        self.numbers = count(1)
        self.lock = Lock()
        self.is_closed = False

    def submit(self, request: SearchRequest, seeds: Sequence[int], table: str) -> "Future[SearchResult]":
        """Search in one process per seed, as far as no other search needs them."""
        self.start()
        question = SearchJob([JobPart(next(self.numbers), request, seed) for seed in seeds])
        self.scheduler.put(table, question)
        return question.future

    def start(self) -> None:
        """Start all processes that are not running yet."""
        with self.lock:
            if self.is_closed:
                raise SearchError(CLOSED_MESSAGE)
            while len(self.workers) < self.size:
                self.workers.append(
                    WorkerProcess(self.scheduler, self.nice)
                )  # one by one: if the next fails, `close` still ends this one

    def prepare(self, game_spec: GameSpec) -> None:
        self.start()
        for worker in self.workers:
            worker.prepare(game_spec)

    def close(self) -> None:
        """End all processes and abandon running searches."""
        with self.lock:
            self.is_closed = True
        for worker in self.workers:
            worker.stop()
        self.scheduler.close()
        for worker in self.workers:
            worker.thread.join()
