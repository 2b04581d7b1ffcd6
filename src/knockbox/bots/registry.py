"""The bots by name; one that searches may be given a budget behind it: `hard@500`, `ismcts@0.5s`."""

from collections.abc import Callable
from typing import Final

from knockbox.bots.budget import Budget, read_budget
from knockbox.bots.errors import BudgetError, UnknownBotError
from knockbox.bots.greedy import deaf, greedy
from knockbox.bots.levels import THINKING, easy, expert, hard, normal
from knockbox.bots.random import RandomBot
from knockbox.bots.searching import ismcts
from knockbox.bots.vantage import Bot

QUICK: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "deaf": deaf,
    "greedy": greedy,
    "easy": easy,
    "normal": normal,
}
SEARCHING: Final[dict[str, Callable[[int, Budget], Bot]]] = {"ismcts": ismcts, "hard": hard, "expert": expert}
USUAL: Final = {"ismcts": Budget(simulations=1000), **THINKING}
AT: Final = "@"
BUDGETS: Final = "Behind ismcts, hard and expert may stand how much they think: hard@200 simulations, or ismcts@0.5s."


def bots() -> list[str]:
    """The names of all bots: yardsticks first, then the levels."""
    return ["random", "deaf", "greedy", "ismcts", "easy", "normal", "hard", "expert"]


def budget_of(name: str) -> Budget | None:
    """How much a bot thinks unless it is told otherwise; None if it does not search."""
    return USUAL.get(name)


def make(name: str, seed: int) -> Bot:
    """A bot with its own chance."""
    kind, at, words = name.partition(AT)
    if kind in SEARCHING:
        return SEARCHING[kind](seed, read_budget(words) if at else USUAL[kind])
    if kind not in QUICK:
        raise UnknownBotError(name, bots())
    if at:
        raise BudgetError(f"bot: found '{name}'; expected {kind} without a budget, for it does not search")
    return QUICK[kind](seed)
