"""Perft: how many rows of inputs a position has; a cheap way to see that two engines agree about all of them."""

from typing import Any

from knockbox.engine.game import Game
from knockbox.engine.state import State
from knockbox.testing.laws.walk import open_answers, open_offers, put_in


def perft(game: Game[Any], state: State, depth: int) -> int:
    """Count the rows of `depth` inputs, offers included; chance falls as the state's generator says."""
    if game.decision(state) is None:
        return 0
    inputs = open_answers(game, state) + open_offers(game, state)
    if depth == 1:
        return len(inputs)
    total = 0
    for made in inputs:
        world: State = game.clone(state)
        put_in(game, world, made)
        total += perft(game, world, depth - 1)
    return total
