"""Whole matches at random, inside the compiled group: the researcher's fast path."""

from typing import TypeVar

from knockbox.engine.game import Game
from knockbox.engine.rng import Rng, seeded
from knockbox.engine.state import State, answer

S = TypeVar("S", bound=State)


def playout(state: State, rng: Rng) -> int:
    """Answer every question at random until the match is over; return how many there were."""
    asked = 0
    question = state.question
    while question is not None:
        options = question.options
        answer(state, options[rng.below(len(options))])
        asked += 1
        question = state.question
    return asked


def simulate(game: Game[S], count: int, seed: int) -> tuple[list[float], int]:
    """Play `count` random matches; return the sum of payoffs by seat and the number of decisions."""
    totals = [0.0] * game.seats
    asked = 0
    rng = seeded(seed)
    for index in range(count):
        state = game.start(seeded(seed * 1_000_003 + index))
        asked += playout(state, rng)
        for seat, payoff in enumerate(game.payoffs(state)):
            totals[seat] += payoff
    return totals, asked
