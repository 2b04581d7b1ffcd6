"""Perft: count the input sequences of a state, a cheap check that two engines agree."""

from typing import Any

from knockbox.engine.game import Game
from knockbox.engine.state import State
from knockbox.testing.laws.walk import all_side_actions, apply_input, legal_answers


def perft(game: Game[Any], state: State, depth: int) -> int:
    """Count the sequences of `depth` inputs, side actions included; chance comes from the state's generator."""
    if game.decision(state) is None:
        return 0
    inputs = legal_answers(game, state) + all_side_actions(game, state)
    if depth == 1:
        return len(inputs)
    total = 0
    for made in inputs:
        world: State = game.clone(state)
        apply_input(game, world, made)
        total += perft(game, world, depth - 1)
    return total
