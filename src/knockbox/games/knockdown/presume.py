"""How a deed goes on if the opponent lets it happen: what a look ahead takes for granted."""

from typing import Final

from knockbox.engine.action import thing_of
from knockbox.engine.decision import Decision
from knockbox.engine.presumed import Presumed
from knockbox.engine.zones import unpack
from knockbox.games.knockdown.choices import DECLARE_BLOCK, PASS_CHOICE, PAY_COST, USE_REACTION
from knockbox.games.knockdown.state import KnockdownState

LET_HAPPEN: Final = (USE_REACTION, DECLARE_BLOCK)


def presume(state: KnockdownState, seat: int) -> Presumed | None:
    """A seat pays for what it does, and its opponent neither reacts nor blocks; all else is for somebody to decide."""
    question = state.question
    if question is None:
        return None
    if question.seat == seat:
        return payment(question) if question.prompt == PAY_COST else None
    return Presumed(question.seat, PASS_CHOICE) if question.prompt in LET_HAPPEN else None


def payment(question: Decision) -> Presumed:
    """Any will do; which cards are discarded is told only where nothing else could be."""
    choice = question.options[0]
    return Presumed(question.seat, choice, len(unpack(thing_of(choice))) if len(question.options) > 1 else 0)
