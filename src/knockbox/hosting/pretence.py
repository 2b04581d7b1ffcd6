"""When an answer of a bot shows, so that nobody learns by the clock whether its hand left it any choice."""

from typing import Final

from knockbox.bots.budget import Budget
from knockbox.bots.vantage import Vantage
from knockbox.engine.rng import seeded
from knockbox.records.moment import Moment

WORLDS: Final = 24
"""In so many a question must have one answer before everybody is taken to know it."""


def pretence(onlooker: Vantage, budget: Budget | None) -> float:
    """Seconds before which no answer of a bot shows: neither that it was forced nor that it was easy can be read."""
    return 0.0 if budget is None or seems_forced(onlooker) else budget.seconds


def seems_forced(onlooker: Vantage) -> bool:
    """Whether there is one answer in all worlds that somebody who looks on imagines; the true one has no say in it."""
    rng, seat = seeded(0), onlooker.question.seat
    worlds = (onlooker.imagine(rng) for _ in range(WORLDS))
    questions = (Moment(world.game, world.state, {}).question_of(seat) for world in worlds)
    return all(question is not None and len(question.options) == 1 for question in questions)
