"""Processes that take their work from one queue."""

from collections.abc import Sequence
from concurrent.futures import Future
from itertools import count
from threading import Lock

from knockbox.bots.errors import ThinkingError
from knockbox.bots.thought import Thought
from knockbox.bots.workers.case import Case, Setting
from knockbox.bots.workers.shared import Shared
from knockbox.bots.workers.thinker import CLOSED, Piece, Thinker
from knockbox.bots.workers.turns import Turns


class Lane:
    """Begins with the first question; who waits in another lane is none of its business."""

    def __init__(self, workers: int, nice: int) -> None:
        self.workers = workers
        self.nice = nice
        self.turns = Turns()
        self.thinkers: list[Thinker] = []
        self.numbers = count(1)
        self.lock = Lock()
        self.is_closed = False

    def ask(self, case: Case, seeds: Sequence[int], table: str) -> "Future[Thought]":
        """Search in as many processes as there are seeds, if nobody else needs them."""
        self.start()
        question = Shared([Piece(next(self.numbers), case, seed) for seed in seeds])
        self.turns.put(table, question)
        return question.future

    def start(self) -> None:
        """Begin with all processes, if that was not done yet."""
        with self.lock:
            if self.is_closed:
                raise ThinkingError(CLOSED)
            while len(self.thinkers) < self.workers:
                self.thinkers.append(Thinker(self.turns, self.nice))  # one by one: if the next fails, this one is ours

    def prepare(self, setting: Setting) -> None:
        self.start()
        for thinker in self.thinkers:
            thinker.prepare(setting)

    def close(self) -> None:
        """End all processes; what they still searched for is never found."""
        with self.lock:
            self.is_closed = True
        for thinker in self.thinkers:
            thinker.stop()
        self.turns.close()
        for thinker in self.thinkers:
            thinker.thread.join()
