"""Mid-match states of OpenSpiel's gin_rummy."""

from collections.abc import Callable, Iterator
from itertools import count, islice
from typing import Any, TypeAlias

from benchmarks.slices import Chance, make_picker

Players: TypeAlias = Callable[[Any], int]
"""Returns an action for the player to move."""


def random_players(chance: Chance) -> Players:
    def pick(state: Any) -> int:
        actions: list[int] = state.legal_actions()
        return actions[int(chance() * len(actions))]

    return pick


def mid_match_states(game: Any, make_players: Callable[[Chance], Players], wanted: int) -> list[Any]:
    """Return states of several matches, each at a decision with a choice; every match has its own players."""
    found = (middle_of_match(game, make_players, seed) for seed in count())
    return [*islice((state for state in found if state is not None), wanted)]


def middle_of_match(game: Any, make_players: Callable[[Chance], Players], seed: int) -> Any:
    """Return the first decision with a choice in the second half of the match, or None."""
    half = sum(state.current_player() >= 0 for state in play_states(game, make_players, seed)) // 2
    asked = 0
    for state in play_states(game, make_players, seed):
        if asked >= half and state.current_player() >= 0 and len(state.legal_actions()) > 1:
            return state
        asked += state.current_player() >= 0
    return None


def play_states(game: Any, make_players: Callable[[Chance], Players], seed: int) -> Iterator[Any]:
    """Yield the state of a match before each step; chance is uniform in this game."""
    state, chance = game.new_initial_state(), make_picker(seed)
    fate, players = random_players(chance), make_players(chance)
    while not state.is_terminal():
        yield state
        state.apply_action(fate(state) if state.is_chance_node() else players(state))
