"""The worker that searches in gin_rummy with OpenSpiel's own ISMCTS, which is written in C++."""

from functools import partial
from importlib import import_module
from typing import Any

from benchmarks.bots.search import MIDDLES, SIMULATIONS
from benchmarks.gin_rummy import Players, middles
from benchmarks.slices import Chance, Rates, Slice, rate, serve

EXPLORATION = 1.4
ROLLOUTS = 1  # of each leaf, to the end of the match
NEW_WORLDS = -1  # one for every simulation, as ours; to keep some for later would cost a copy each


def new_bot(pyspiel: Any, seed: int) -> Any:
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
    most_visited = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    return pyspiel.ISMCTSBot(seed, evaluator, EXPLORATION, SIMULATIONS, NEW_WORLDS, most_visited, False, False)


def with_sense(pyspiel: Any, game: Any, _chance: Chance) -> Players:
    """OpenSpiel's own simple bots, which play without chance."""
    bots = [pyspiel.make_simple_gin_rummy_bot(game.get_parameters(), seat) for seat in range(game.num_players())]
    return lambda state: int(bots[state.current_player()].step(state))


def search_all(bot: Any, states: list[Any]) -> int:
    for state in states:
        bot.step(state)
    return SIMULATIONS * len(states)


def searching(pyspiel: Any, states: list[Any], seconds: float, seed: int) -> Rates:
    return {"ismcts": rate(seconds, partial(search_all, new_bot(pyspiel, seed), states))}


def openspiel_slices() -> dict[str, Slice]:
    pyspiel = import_module("pyspiel")  # an extra, and without types
    game = pyspiel.load_game("gin_rummy")
    return {"ismcts": partial(searching, pyspiel, middles(game, partial(with_sense, pyspiel, game), MIDDLES))}


if __name__ == "__main__":
    serve(openspiel_slices())
