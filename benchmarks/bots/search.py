"""Slices that fit any game of ours: every bot that searches, at the same tables."""

from functools import partial

from benchmarks.kind import KIND
from benchmarks.slices import Rates, Slice, rate
from knockbox.bots.registry import AT, DEEP, make
from knockbox.bots.vantage import Bot, Vantage

PLAIN = "ismcts"
BOTS = (PLAIN, *DEEP)
MIDDLES = 8
SIMULATIONS = 100
"""Of one search, ours or another's; a piece of work is a search at each of the middles.

A simulation is a world that is imagined and walked through, and where a level sweeps over all answers instead of
growing a tree, a table that is judged.
"""


def search_all(bot: Bot, vantages: list[Vantage]) -> int:
    for vantage in vantages:
        bot.choose(vantage)
    return SIMULATIONS * len(vantages)


def searching(name: str, vantages: list[Vantage], seconds: float, seed: int) -> Rates:
    bot = make(f"{name}{AT}{SIMULATIONS}", seed)
    return {name: rate(seconds, partial(search_all, bot, vantages))}


def search_slices(vantages: list[Vantage]) -> dict[str, Slice]:
    return KIND | {name: partial(searching, name, vantages) for name in BOTS}
