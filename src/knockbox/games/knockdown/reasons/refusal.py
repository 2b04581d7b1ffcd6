"""What speaks against a choice: first whether it is one at all, then whose question it is, then the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from knockbox.engine.action import verb_of
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.reason import Candidate, Reason
from knockbox.games.knockdown import choices as c
from knockbox.games.knockdown.reasons import attacks, cards, setting, spaces
from knockbox.games.knockdown.reasons.attempt import Attempt, Reasons, not_your_turn
from knockbox.games.knockdown.reasons.tries import tries
from knockbox.games.knockdown.state import SEATS, KnockdownState
from knockbox.games.refusal import unknown

if TYPE_CHECKING:
    from knockbox.games.knockdown.game import Knockdown


def candidates(game: Knockdown, state: KnockdownState) -> list[Candidate]:
    """All that could be tried at the open question: its options in their order, then what is closed and why."""
    question = state.question
    if question is None:
        return []
    return [judged(game, state, question, choice) for choice in tries(state, question)]


def judged(game: Knockdown, state: KnockdownState, question: Decision, choice: int) -> Candidate:
    reasons = () if choice in question.options else against(game, state, question, choice)
    return Candidate(choice, game.spell(choice), reasons)


def refuse(game: Knockdown, state: KnockdownState, seat: int, choice: int) -> Candidate:
    """The choice with all that speaks against this seat making it now; open if nothing does."""
    nameless = unknown(game, choice, "KD-TURN-1")
    if nameless is not None:
        return nameless
    notation = game.spell(choice)
    if is_offered(game, state, seat, choice):
        return Candidate(choice, notation)
    question = question_of(game, state, seat)
    early = question is not state.question and question is not None and choice in question.options
    if question is None or early or verb_of(choice) in BESIDE:
        return Candidate(choice, notation, (out_of_turn(state, choice),))
    return judged(game, state, question, choice)


def question_of(game: Knockdown, state: KnockdownState, seat: int) -> Decision | None:
    """The question a seat is asked, or will be as soon as the other has sealed his answer to the same secret."""
    return next((question for question in game.pending(state) if question.seat == seat), None)


def is_offered(game: Knockdown, state: KnockdownState, seat: int, choice: int) -> bool:
    return seat in (PUBLIC, *range(SEATS)) and choice in game.offers(state, seat)


def out_of_turn(state: KnockdownState, choice: int) -> Reason:
    """The same whatever is hidden: nobody learns more than that it is not for him to answer."""
    if state.question is None:
        return Reason("match-over", "KD-GOAL-2")
    return BESIDE.get(verb_of(choice), Reason("not-your-question", "KD-TURN-1"))


def against(game: Knockdown, state: KnockdownState, question: Decision, choice: int) -> tuple[Reason, ...]:
    """Every rule that the asked seat would break, the one to cite first; a referee has two answers only."""
    other = Reason("another-question", "KD-TURN-1")
    if question.seat == PUBLIC:
        return (other,)
    attempt = Attempt(game.names, state, question, choice)
    found = not_your_turn(attempt) if attempt.verb in OF_A_TURN else []
    return (*found, *AGAINST[attempt.verb](attempt)) or (other,)


OF_A_TURN: Final = (c.MOVE, c.ATTACK, c.BLIND, c.COMBO, c.PERFORM, c.DASH, c.HOP, c.END_TURN)
"""What a player does in the own turn; asked about a block or a Reaction, it is the turn of the other."""


BESIDE: Final[dict[int, Reason]] = {
    c.RESIGN: Reason("only-players-resign", "KDR-75"),
    c.TIME_OUT: Reason("no-time-out", "KDR-76"),
}
"""What is never an answer, and why it is refused while a match goes on."""

AGAINST: Final[dict[int, Callable[[Attempt], Reasons]]] = {
    c.PICK: setting.pick,
    c.KEEP: setting.keep,
    c.LAY: setting.lay,
    c.TAKE: cards.take,
    c.MOVE: spaces.move,
    c.ATTACK: cards.attack,
    c.BLIND: cards.blind,
    c.COMBO: attacks.combo,
    c.PERFORM: attacks.perform,
    c.DASH: spaces.dash,
    c.STOP: setting.stop,
    c.PAY: cards.pay,
    c.REACT: attacks.react,
    c.PASS: setting.stop,
    c.BLOCK_WOUNDS: attacks.block,
    c.BLOCK_EFFECT: attacks.block,
    c.BLOCK_BOTH: attacks.block,
    c.SPLIT: attacks.split,
    c.CALL: attacks.call,
    c.STANDS: setting.nothing,
    c.FELL: setting.nothing,
    c.DISCARD: cards.discard,
    c.GO: spaces.go,
    c.PLACE: spaces.place,
    c.LIFT: spaces.lift,
    c.MODE: setting.mode,
    c.DO: setting.nothing,
    c.ORDER: setting.order,
    c.BACK: cards.back,
    c.SWEEP: cards.sweep,
    c.END_TURN: setting.end_turn,
    c.HOP: spaces.hop,
}
"""By verb: what a seat that is asked would have to hear."""
