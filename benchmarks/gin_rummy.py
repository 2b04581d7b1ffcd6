"""The middle of random matches of OpenSpiel's gin_rummy."""

from collections.abc import Iterator
from itertools import count, islice
from typing import Any

from benchmarks.slices import Chance, picker


def middles(game: Any, wanted: int) -> list[Any]:
    """States of so many matches, each at a question with a choice."""
    found = (middle_of_match(game, seed) for seed in count())
    return [*islice((state for state in found if state is not None), wanted)]


def middle_of_match(game: Any, seed: int) -> Any:
    """The first question with a choice once half of the decisions are made; None if no other follows."""
    half = sum(state.current_player() >= 0 for state in random_match(game, picker(seed))) // 2
    asked = 0
    for state in random_match(game, picker(seed)):
        if asked >= half and state.current_player() >= 0 and len(state.legal_actions()) > 1:
            return state
        asked += state.current_player() >= 0
    return None


def random_match(game: Any, chance: Chance) -> Iterator[Any]:
    """One state that goes through a match, before each of its steps."""
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        actions = state.legal_actions()
        state.apply_action(actions[int(chance() * len(actions))])
