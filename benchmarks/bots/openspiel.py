"""The worker that searches in gin_rummy with OpenSpiel's own ISMCTS, which is written in C++."""

from functools import partial
from importlib import import_module
from typing import Any

from benchmarks.bots.search import MIDDLES, SIMULATIONS
from benchmarks.gin_rummy import middles
from benchmarks.slices import Rates, Slice, rate, serve

EXPLORATION = 1.4
ROLLOUTS = 1  # of each leaf, to the end of the match
NEW_WORLDS = -1  # one for every simulation, as ours; to keep some for later would cost a copy each


def new_bot(pyspiel: Any, seed: int) -> Any:
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
    most_visited = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    return pyspiel.ISMCTSBot(seed, evaluator, EXPLORATION, SIMULATIONS, NEW_WORLDS, most_visited, False, False)


def search_all(bot: Any, states: list[Any]) -> int:
    for state in states:
        bot.step(state)
    return SIMULATIONS * len(states)


def searching(pyspiel: Any, states: list[Any], seconds: float, seed: int) -> Rates:
    return {"ismcts": rate(seconds, partial(search_all, new_bot(pyspiel, seed), states))}


def openspiel_slices() -> dict[str, Slice]:
    pyspiel = import_module("pyspiel")  # an extra, and without types
    return {"ismcts": partial(searching, pyspiel, middles(pyspiel.load_game("gin_rummy"), MIDDLES))}


if __name__ == "__main__":
    serve(openspiel_slices())
