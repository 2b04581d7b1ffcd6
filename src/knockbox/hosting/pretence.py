"""When an answer of a bot shows, so that nobody learns by the clock whether its hand left it any choice."""

from typing import Final

from knockbox.bots.budget import Budget
from knockbox.bots.vantage import Vantage
from knockbox.engine.rng import seeded

WORLDS: Final = 8
"""In so many an onlooker looks whether a question could have one answer, or several."""


def pretence(onlooker: Vantage, budget: Budget | None) -> float:
    """Seconds before which no answer of a bot shows: by the clock nobody learns whether its hand left it a choice."""
    return budget.seconds if budget is not None and seems_open(onlooker) else 0.0


def seems_open(onlooker: Vantage) -> bool:
    """Whether somebody who looks on cannot know if the question has one answer or several."""
    rng = seeded(0)
    questions = [onlooker.question, *(onlooker.imagine(rng).decision() for _ in range(WORLDS))]
    return len({len(question.options) > 1 for question in questions if question is not None}) > 1
