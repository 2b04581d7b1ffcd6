"""The middle of matches of OpenSpiel's gin_rummy."""

from collections.abc import Callable, Iterator
from itertools import count, islice
from typing import Any, TypeAlias

from benchmarks.slices import Chance, picker

Players: TypeAlias = Callable[[Any], int]
"""Whoever is asked in a state answers with an action."""


def at_random(chance: Chance) -> Players:
    def pick(state: Any) -> int:
        actions: list[int] = state.legal_actions()
        return actions[int(chance() * len(actions))]

    return pick


def middles(game: Any, seated: Callable[[Chance], Players], wanted: int) -> list[Any]:
    """States of so many matches, each at a question with a choice; every match has its own players."""
    found = (middle_of_match(game, seated, seed) for seed in count())
    return [*islice((state for state in found if state is not None), wanted)]


def middle_of_match(game: Any, seated: Callable[[Chance], Players], seed: int) -> Any:
    """The first question with a choice once half of the decisions are made; None if no other follows."""
    half = sum(state.current_player() >= 0 for state in match(game, seated, seed)) // 2
    asked = 0
    for state in match(game, seated, seed):
        if asked >= half and state.current_player() >= 0 and len(state.legal_actions()) > 1:
            return state
        asked += state.current_player() >= 0
    return None


def match(game: Any, seated: Callable[[Chance], Players], seed: int) -> Iterator[Any]:
    """One state that goes through a match, before each of its steps; chance is uniform in this game."""
    state, chance = game.new_initial_state(), picker(seed)
    fate, players = at_random(chance), seated(chance)
    while not state.is_terminal():
        yield state
        state.apply_action(fate(state) if state.is_chance_node() else players(state))
