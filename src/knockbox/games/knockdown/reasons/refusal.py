"""The reasons against a choice: whether it exists, whose question is open, then the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from knockbox.engine.action import verb_of
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.reason import Candidate, Reason
from knockbox.games.knockdown import choices
from knockbox.games.knockdown.reasons import attacks, cards, setup_choices, spaces
from knockbox.games.knockdown.reasons.attempt import Attempt, Reasons, not_your_turn
from knockbox.games.knockdown.reasons.candidate_choices import candidate_choices
from knockbox.games.knockdown.state import SEATS, KnockdownState
from knockbox.games.refusal import unknown_choice

if TYPE_CHECKING:
    from knockbox.games.knockdown.game import Knockdown


def candidates(game: Knockdown, state: KnockdownState) -> list[Candidate]:
    """Return all that could be tried at the open question: its options in order, then illegal choices with reasons."""
    question = state.question
    if question is None:
        return []
    return [make_candidate(game, state, question, choice) for choice in candidate_choices(state, question)]


def make_candidate(game: Knockdown, state: KnockdownState, question: Decision, choice: int) -> Candidate:
    reasons = () if choice in question.options else reasons_against(game, state, question, choice)
    return Candidate(choice, game.action_to_string(choice), reasons)


def check_action(game: Knockdown, state: KnockdownState, seat: int, choice: int) -> Candidate:
    """Return the choice with the reasons against this seat making it now; none if it is legal."""
    nameless = unknown_choice(game, choice, "KD-TURN-1")
    if nameless is not None:
        return nameless
    notation = game.action_to_string(choice)
    if is_side_action(game, state, seat, choice):
        return Candidate(choice, notation)
    question = question_for(game, state, seat)
    early = question is not state.question and question is not None and choice in question.options
    if question is None or early or verb_of(choice) in SIDE_ACTION_REASONS:
        return Candidate(choice, notation, (out_of_turn_reason(state, choice),))
    return make_candidate(game, state, question, choice)


def question_for(game: Knockdown, state: KnockdownState, seat: int) -> Decision | None:
    """Return the question that a seat is asked, or will be once the other has sealed its answer to the same secret."""
    return next((question for question in game.pending(state) if question.seat == seat), None)


def is_side_action(game: Knockdown, state: KnockdownState, seat: int, choice: int) -> bool:
    return seat in (PUBLIC, *range(SEATS)) and choice in game.side_actions(state, seat)


def out_of_turn_reason(state: KnockdownState, choice: int) -> Reason:
    """Return a reason that is the same whatever is hidden, so that it reveals nothing."""
    if state.question is None:
        return Reason("match-over", "KD-GOAL-2")
    return SIDE_ACTION_REASONS.get(verb_of(choice), Reason("not-your-question", "KD-TURN-1"))


def reasons_against(game: Knockdown, state: KnockdownState, question: Decision, choice: int) -> tuple[Reason, ...]:
    """Return every rule that the asked seat would break, the one to cite first; a referee has only two answers."""
    other = Reason("another-question", "KD-TURN-1")
    if question.seat == PUBLIC:
        return (other,)
    attempt = Attempt(game.names, state, question, choice)
    found = not_your_turn(attempt) if attempt.verb in OWN_TURN_VERBS else []
    return (*found, *REASONS_BY_VERB[attempt.verb](attempt)) or (other,)


OWN_TURN_VERBS: Final = (
    choices.MOVE,
    choices.ATTACK,
    choices.BLIND,
    choices.COMBO,
    choices.PERFORM,
    choices.DASH,
    choices.HOP,
    choices.END_TURN,
)
"""What a player does only in their own turn; a block or a Reaction is asked in the opponent's turn."""


SIDE_ACTION_REASONS: Final[dict[int, Reason]] = {
    choices.RESIGN: Reason("only-players-resign", "KDR-75"),
    choices.TIME_OUT: Reason("no-time-out", "KDR-76"),
}
"""Verbs that are never an answer, and why they are refused during a match."""

REASONS_BY_VERB: Final[dict[int, Callable[[Attempt], Reasons]]] = {
    choices.PICK: setup_choices.pick,
    choices.KEEP: setup_choices.keep,
    choices.LAY: setup_choices.lay,
    choices.TAKE: cards.take,
    choices.MOVE: spaces.move,
    choices.ATTACK: cards.attack,
    choices.BLIND: cards.blind,
    choices.COMBO: attacks.combo,
    choices.PERFORM: attacks.perform,
    choices.DASH: spaces.dash,
    choices.STOP: setup_choices.stop,
    choices.PAY: cards.pay,
    choices.REACT: attacks.react,
    choices.PASS: setup_choices.stop,
    choices.BLOCK_WOUNDS: attacks.block,
    choices.BLOCK_EFFECT: attacks.block,
    choices.BLOCK_BOTH: attacks.block,
    choices.SPLIT: attacks.split,
    choices.CALL: attacks.call,
    choices.STANDS: setup_choices.no_reasons,
    choices.FELL: setup_choices.no_reasons,
    choices.DISCARD: cards.discard,
    choices.GO: spaces.go,
    choices.PLACE: spaces.place,
    choices.LIFT: spaces.lift,
    choices.MODE: setup_choices.mode,
    choices.DO: setup_choices.no_reasons,
    choices.ORDER: setup_choices.order,
    choices.BACK: cards.back,
    choices.SWEEP: cards.sweep,
    choices.END_TURN: setup_choices.end_turn,
    choices.HOP: spaces.hop,
}
"""By verb: the reasons against a choice of the asked seat."""
