"""The worker that plays OpenSpiel's card games through pyspiel."""

from functools import partial
from importlib import import_module
from typing import Any

from benchmarks.gin_rummy import mid_match_states, random_players
from benchmarks.slices import Chance, Slice, make_picker, measure_rate, serve

TERMINAL = -4  # pyspiel.PlayerId.TERMINAL
MIDDLES = 16
ROUNDS_OF_CLONES = 5


def play_match(game: Any, chance: Chance) -> int:
    """Play one deal by the loop of OpenSpiel's own examples; chance (uniform in these games) is not counted."""
    state, asked = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(chance() * len(outcomes))][0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])
            asked += 1
    return asked


def play_with_fewest_calls(game: Any, chance: Chance) -> int:
    """Play one deal by the shortest loop pyspiel allows, which treats chance as one more player."""
    state, asked = game.new_initial_state(), 0
    player = state.current_player()
    while player != TERMINAL:
        actions = state.legal_actions()
        state.apply_action(actions[int(chance() * len(actions))])
        asked += player >= 0
        player = state.current_player()
    return asked


def clone_all(states: list[Any]) -> int:
    for _ in range(ROUNDS_OF_CLONES):
        for state in states:
            state.clone()
    return ROUNDS_OF_CLONES * len(states)


def openspiel_slices() -> dict[str, Slice]:
    pyspiel = import_module("pyspiel")  # optional extra, untyped
    gin_rummy, hearts = pyspiel.load_game("gin_rummy"), pyspiel.load_game("hearts")
    cloned = mid_match_states(gin_rummy, random_players, MIDDLES)
    return {
        "gin_rummy": lambda seconds, seed: {
            "gin_rummy": measure_rate(seconds, partial(play_match, gin_rummy, make_picker(seed)))
        },
        "hearts": lambda seconds, seed: {
            "hearts": measure_rate(seconds, partial(play_match, hearts, make_picker(seed)))
        },
        "hearts, fewest calls": lambda seconds, seed: {
            "hearts, fewest calls": measure_rate(seconds, partial(play_with_fewest_calls, hearts, make_picker(seed)))
        },
        "clone": lambda seconds, _seed: {"gin_rummy clone": measure_rate(seconds, partial(clone_all, cloned))},
    }


if __name__ == "__main__":
    serve(openspiel_slices())
