"""How an action continues if the opponent lets it happen, for previews."""

from typing import Final

from knockbox.engine.action import thing_of
from knockbox.engine.continuation import Continuation
from knockbox.engine.decision import Decision
from knockbox.engine.zones import unpack
from knockbox.games.knockdown.choices import DECLARE_BLOCK, PASS_CHOICE, PAY_COST, USE_REACTION
from knockbox.games.knockdown.state import KnockdownState

ASSUMED_PASS_PROMPTS: Final = (USE_REACTION, DECLARE_BLOCK)


def expected_continuation(state: KnockdownState, seat: int) -> Continuation | None:
    """Return the payment of the seat, or a pass of the opponent on a Reaction or block; None for any other question."""
    question = state.question
    if question is None:
        return None
    if question.seat == seat:
        return assumed_payment(question) if question.prompt == PAY_COST else None
    return Continuation(question.seat, PASS_CHOICE) if question.prompt in ASSUMED_PASS_PROMPTS else None


def assumed_payment(question: Decision) -> Continuation:
    """Return the first payment; its discards stay hidden unless it is the only one."""
    choice = question.options[0]
    return Continuation(question.seat, choice, len(unpack(thing_of(choice))) if len(question.options) > 1 else 0)
