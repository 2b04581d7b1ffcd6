"""Those who search for answers while a table goes on with other things: a process for each core."""

from collections.abc import Sequence
from concurrent.futures import Future
from functools import reduce
from itertools import count
from operator import add
from queue import SimpleQueue
from threading import Lock
from types import TracebackType
from typing import Final

from knockbox.bots.errors import ThinkingError
from knockbox.bots.registry import make
from knockbox.bots.thought import Thought, forced
from knockbox.bots.vantage import Vantage
from knockbox.bots.workers.case import Case, budget_in, case_of, setting_of
from knockbox.bots.workers.processes import cores
from knockbox.bots.workers.thinker import CLOSED, Piece, Pieces, Thinker
from knockbox.games.registry import AnyGame

APART: Final = 1_000_003
"""Between the seeds of processes that search for one answer."""


class Thinkers:
    """Processes that begin with the first question and live on until all is over.

    An answer is a `Future`: wait for its `result`, ask whether it is `done`, or `cancel` it, from any thread;
    `asyncio.wrap_future` makes it one to await.
    """

    def __init__(self, workers: int | None = None, nice: int = 0, is_apart: bool = False) -> None:
        self.workers = workers or cores()
        self.nice = nice  # how far the processes step back for others
        self.is_apart = is_apart  # whether what needs no search waits for its turn in them too
        self.pieces: Pieces = SimpleQueue()
        self.thinkers: list[Thinker] = []
        self.numbers = count(1)
        self.lock = Lock()
        self.is_closed = False

    def ask(self, vantage: Vantage, bot: str, seed: int, packs: Sequence[str] = ()) -> "Future[Thought]":
        """What a bot thinks of the vantage's question; `packs` are those that the game was built with.

        Simulations are made by one process, so that they can be made again; seconds are used by all at once.
        An answer that is forced, or one of a bot that does not search, is there at once, unless all think apart.
        """
        budget, options = budget_in(bot), vantage.question.options
        if len(options) == 1 and not self.is_apart:
            return thought_of(forced(options[0]))
        if budget is None and not self.is_apart:
            return thought_of(forced(make(bot, seed).choose(vantage)))
        case = case_of(vantage, packs, bot, seed)
        return self.search(case, [seed] if budget is None or budget.simulations else seeds_from(seed, self.workers))

    def search(self, case: Case, seeds: Sequence[int]) -> "Future[Thought]":
        self.start()
        shared = Shared([Piece(next(self.numbers), case, seed) for seed in seeds])
        for piece in shared.pieces:
            self.pieces.put(piece)
        return shared.future

    def start(self) -> None:
        """Begin with all processes, if that was not done yet."""
        with self.lock:
            if self.is_closed:
                raise ThinkingError(CLOSED)
            self.thinkers += [Thinker(self.pieces, self.nice) for _ in range(self.workers - len(self.thinkers))]

    def prepare(self, rules: AnyGame, packs: Sequence[str] = ()) -> None:
        """Begin, and build a game in every process, so that the first question need not wait for it."""
        self.start()
        for thinker in self.thinkers:
            thinker.prepare(setting_of(rules, packs))

    def close(self) -> None:
        """End all processes; what they still searched for is never found."""
        with self.lock:
            self.is_closed = True
        for thinker in self.thinkers:
            thinker.stop()
        for _ in self.thinkers:
            self.pieces.put(None)
        for thinker in self.thinkers:
            thinker.thread.join()

    def __enter__(self) -> "Thinkers":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Shared:
    """A question that several processes search at once; what they found is added up."""

    def __init__(self, pieces: list[Piece]) -> None:
        self.future: Future[Thought] = Future()
        self.pieces = pieces
        self.is_due = Lock()  # whoever gets it delivers
        self.future.add_done_callback(self.give_up)
        for piece in pieces:
            piece.future.add_done_callback(self.gather)

    def give_up(self, future: "Future[Thought]") -> None:
        if future.cancelled():
            for piece in self.pieces:
                piece.drop()

    def gather(self, _: "Future[Thought]") -> None:
        """When one has searched for long enough, a process that has not begun by then is too late."""
        for piece in self.pieces:
            piece.future.cancel()
        if all(piece.future.done() for piece in self.pieces) and self.is_due.acquire(blocking=False):
            self.deliver()

    def deliver(self) -> None:
        if not self.future.set_running_or_notify_cancel():
            return
        done = [piece.future for piece in self.pieces if not piece.future.cancelled()]
        thoughts = [each.result() for each in done if each.exception() is None]
        if thoughts:
            self.future.set_result(reduce(add, thoughts))
        else:
            self.future.set_exception(done[0].exception())


def seeds_from(seed: int, count: int) -> list[int]:
    return [seed + index * APART for index in range(count)]


def thought_of(thought: Thought) -> "Future[Thought]":
    """It is there already."""
    future: Future[Thought] = Future()
    future.set_result(thought)
    return future
