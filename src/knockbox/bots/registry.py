"""The bots by name."""

from collections.abc import Callable
from typing import Final

from knockbox.bots.errors import UnknownBotError
from knockbox.bots.greedy import DeafBot, GreedyBot
from knockbox.bots.random import RandomBot
from knockbox.bots.vantage import Bot

MAKERS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "deaf": DeafBot, "greedy": GreedyBot}


def bots() -> list[str]:
    """The names of all bots, the weakest first."""
    return list(MAKERS)


def make(name: str, seed: int) -> Bot:
    """A bot with its own chance."""
    if name not in MAKERS:
        raise UnknownBotError(name, bots())
    return MAKERS[name](seed)
