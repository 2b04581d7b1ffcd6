"""The worker that searches in gin_rummy with OpenSpiel's own ISMCTS, which is written in C++."""

from functools import partial
from importlib import import_module
from typing import Any

from benchmarks.bots.search import POSITION_COUNT, SIMULATIONS
from benchmarks.gin_rummy import Players, mid_match_states
from benchmarks.slices import Chance, Rates, Slice, measure_rate, serve

EXPLORATION = 1.4
ROLLOUTS = 1  # per leaf, to the end of the match
WORLD_SAMPLES = -1  # one per simulation, as ours; keeping some would cost a clone each


def new_bot(pyspiel: Any, seed: int) -> Any:
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
    most_visited = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    return pyspiel.ISMCTSBot(seed, evaluator, EXPLORATION, SIMULATIONS, WORLD_SAMPLES, most_visited, False, False)


def simple_players(pyspiel: Any, game: Any, _chance: Chance) -> Players:
    """Return OpenSpiel's own simple bots, which are deterministic."""
    bots = [pyspiel.make_simple_gin_rummy_bot(game.get_parameters(), seat) for seat in range(game.num_players())]
    return lambda state: int(bots[state.current_player()].step(state))


def search_all(bot: Any, states: list[Any]) -> int:
    for state in states:
        bot.step(state)
    return SIMULATIONS * len(states)


def measure_search(pyspiel: Any, states: list[Any], seconds: float, seed: int) -> Rates:
    return {"ismcts": measure_rate(seconds, partial(search_all, new_bot(pyspiel, seed), states))}


def openspiel_slices() -> dict[str, Slice]:
    pyspiel = import_module("pyspiel")  # optional extra, untyped
    game = pyspiel.load_game("gin_rummy")
    return {
        "ismcts": partial(
            measure_search, pyspiel, mid_match_states(game, partial(simple_players, pyspiel, game), POSITION_COUNT)
        )
    }


if __name__ == "__main__":
    serve(openspiel_slices())
