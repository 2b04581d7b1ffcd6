"""Delay of a bot's answer, so that its timing does not reveal whether its hand left it a choice."""

from typing import Final

from knockbox.bots.budget import Budget
from knockbox.bots.observation import PlayerObservation
from knockbox.engine.rng import make_rng
from knockbox.records.snapshot import MatchSnapshot

FORCED_CHECK_WORLDS: Final = 24
"""Determinizations in which a question must have a single answer before it counts as publicly forced."""


def answer_delay_seconds(observer: PlayerObservation, budget: Budget | None) -> float:
    """Return the seconds to hold back a bot's answer, so that forced and easy answers look like any other."""
    return 0.0 if budget is None or seems_forced(observer) else budget.seconds


def seems_forced(observer: PlayerObservation) -> bool:
    """Return whether the question has a single answer in every world that an observer considers possible.

    The true world is not looked at.
    """
    rng = make_rng(0)
    seat = observer.question.seat
    worlds = (observer.determinize(rng) for _ in range(FORCED_CHECK_WORLDS))
    questions = (MatchSnapshot(world.game, world.state, {}).question_of(seat) for world in worlds)
    return all(question is not None and len(question.options) == 1 for question in questions)
