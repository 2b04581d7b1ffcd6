"""Slices for any of our games: every searching bot at the same positions."""

from functools import partial

from benchmarks.engine_kind import ENGINE_SLICES
from benchmarks.slices import Rates, Slice, measure_rate
from knockbox.bots.observation import Bot, PlayerObservation
from knockbox.bots.registry import BUDGET_SEPARATOR, SEARCHING_LEVELS, make_bot

PLAIN_BOT = "ismcts"
BOTS = (PLAIN_BOT, *SEARCHING_LEVELS)
POSITION_COUNT = 8
SIMULATIONS = 100
"""Simulations per search, ours or a peer's; a piece of work is a search at each mid-match position.

A simulation is a determinization that is played through, or, for levels that use sequential halving instead of a
tree, an evaluated position.
"""


def search_all(bot: Bot, observations: list[PlayerObservation]) -> int:
    for vantage in observations:
        bot.choose(vantage)
    return SIMULATIONS * len(observations)


def measure_search(name: str, observations: list[PlayerObservation], seconds: float, seed: int) -> Rates:
    bot = make_bot(f"{name}{BUDGET_SEPARATOR}{SIMULATIONS}", seed)
    return {name: measure_rate(seconds, partial(search_all, bot, observations))}


def search_slices(observations: list[PlayerObservation]) -> dict[str, Slice]:
    return ENGINE_SLICES | {name: partial(measure_search, name, observations) for name in BOTS}
