"""The bots by name; one that searches may be given a budget behind it: `ismcts@500`, `ismcts@0.5s`."""

from collections.abc import Callable
from typing import Final

from knockbox.bots.budget import Budget, read_budget
from knockbox.bots.errors import BudgetError, UnknownBotError
from knockbox.bots.greedy import DeafBot, GreedyBot
from knockbox.bots.ismcts import IsmctsBot
from knockbox.bots.random import RandomBot
from knockbox.bots.vantage import Bot

QUICK: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "deaf": DeafBot, "greedy": GreedyBot}
SEARCHING: Final[dict[str, Callable[[int, Budget], Bot]]] = {"ismcts": IsmctsBot}
USUAL: Final = {"ismcts": Budget(simulations=1000)}
AT: Final = "@"
BUDGETS: Final = "Behind ismcts may stand how much it thinks: ismcts@200 simulations, or ismcts@0.5s."


def bots() -> list[str]:
    """The names of all bots, the weakest first."""
    return [*QUICK, *SEARCHING]


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
