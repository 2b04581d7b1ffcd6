"""Random playouts inside the compiled group: the fast path for research."""

from typing import TypeVar

from knockbox.engine.game import Game
from knockbox.engine.rng import Rng, make_rng
from knockbox.engine.state import State, answer

S = TypeVar("S", bound=State)


def playout(state: State, rng: Rng) -> int:
    """Answer every question at random until the match is over; return the number of decisions."""
    decisions = 0
    question = state.question
    while question is not None:
        options = question.options
        answer(state, options[rng.below(len(options))])
        decisions += 1
        question = state.question
    return decisions


def simulate(game: Game[S], count: int, seed: int) -> tuple[list[float], int]:
    """Play `count` random matches; return the sum of returns by seat and the number of decisions."""
    totals = [0.0] * game.num_players
    decisions = 0
    rng = make_rng(seed)
    for index in range(count):
        state = game.start(make_rng(seed * 1_000_003 + index))
        decisions += playout(state, rng)
        for seat, payoff in enumerate(game.returns(state)):
            totals[seat] += payoff
    return totals, decisions
