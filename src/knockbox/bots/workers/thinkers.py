"""Those who search for answers while a table goes on with other things: a process for each core."""

from collections.abc import Sequence
from concurrent.futures import Future
from types import TracebackType
from typing import Final

from knockbox.bots.registry import make
from knockbox.bots.thought import Thought, forced
from knockbox.bots.vantage import Vantage
from knockbox.bots.workers.case import Case, budget_in, case_of, setting_of
from knockbox.bots.workers.lane import Lane
from knockbox.bots.workers.processes import cores
from knockbox.bots.workers.thinker import Thinker
from knockbox.games.registry import AnyGame

APART: Final = 1_000_003
"""Between the seeds of processes that search for one answer."""
QUICK: Final = 1
"""Processes for bots that do not search; what they do is done in a moment."""


class Thinkers:
    """Processes that begin with the first question and live on until all is over.

    An answer is a `Future`: wait for its `result`, ask whether it is `done`, or `cancel` it, from any thread;
    `asyncio.wrap_future` makes it one to await.
    """

    def __init__(self, workers: int | None = None, nice: int = 0, is_apart: bool = False) -> None:
        self.workers = workers or cores()
        self.is_apart = is_apart  # whether what needs no search waits for its turn in a process too
        self.searching = Lane(self.workers, nice)  # `nice`: how far the processes step back for others
        self.quick = Lane(QUICK, nice)

    @property
    def thinkers(self) -> list[Thinker]:
        return [*self.searching.thinkers, *self.quick.thinkers]

    def ask(
        self, vantage: Vantage, bot: str, seed: int, packs: Sequence[str] = (), table: str = ""
    ) -> "Future[Thought]":
        """What a bot thinks of the vantage's question; `packs` are those that the game was built with.

        Simulations are made by one process, so that they can be made again; seconds are used by all at once, or by
        fewer where others wait. Those of one `table` wait for each other before anybody else waits for them.
        An answer that is forced, or one of a bot that does not search, is there at once, unless all think apart; then
        bots that do not search have a process of their own.
        """
        budget, options = budget_in(bot), vantage.question.options
        if len(options) == 1 and not self.is_apart:
            return thought_of(forced(options[0]))
        if budget is None and not self.is_apart:
            return thought_of(forced(make(bot, seed).choose(vantage)))
        case = case_of(vantage, packs, bot, seed)
        if budget is None:
            return self.quick.ask(case, [seed], table)
        return self.search(case, [seed] if budget.simulations else seeds_from(seed, self.workers), table)

    def search(self, case: Case, seeds: Sequence[int], table: str = "") -> "Future[Thought]":
        return self.searching.ask(case, seeds, table)

    def start(self) -> None:
        """Begin with all processes that search, if that was not done yet."""
        self.searching.start()

    def prepare(self, rules: AnyGame, packs: Sequence[str] = ()) -> None:
        """Begin, and build a game in every process, so that the first question need not wait for it."""
        self.searching.prepare(setting_of(rules, packs))

    def upgrade(self) -> bool:
        """Give every process the compiled engine that was built meanwhile; return whether all of them have it."""
        upgraded = [thinker.upgrade() for thinker in self.thinkers]
        return all(upgraded)

    def close(self) -> None:
        """End all processes; what they still searched for is never found."""
        self.searching.close()
        self.quick.close()

    def __enter__(self) -> "Thinkers":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def seeds_from(seed: int, count: int) -> list[int]:
    return [seed + index * APART for index in range(count)]


def thought_of(thought: Thought) -> "Future[Thought]":
    """It is there already."""
    future: Future[Thought] = Future()
    future.set_result(thought)
    return future
