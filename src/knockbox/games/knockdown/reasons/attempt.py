"""A choice that the asked seat tries, with what the reasons may look at."""

from typing import Final

from knockbox.engine.action import thing_of, verb_of
from knockbox.engine.decision import Decision
from knockbox.engine.reason import Reason
from knockbox.games.knockdown import choices
from knockbox.games.knockdown.state import FRAME_ATTACK, FRAME_SEAT, NOTHING, Attack, KnockdownState
from knockbox.games.knockdown.tasks.combo import ContinueCombo
from knockbox.games.knockdown.text.names import Names

SETUP_PROMPTS: Final = (
    choices.PICK_FIGHTER,
    choices.KEEP_FIRST,
    choices.KEEP_SECOND,
    choices.LAY_SKILL,
    choices.DRAFT_ONE,
    choices.DRAFT_TWO,
)

Reasons = list[Reason]


class Attempt:
    """A choice by the asked seat; reasons may use only the public table and this seat's own hand."""

    def __init__(self, names: Names, state: KnockdownState, question: Decision, choice: int) -> None:
        self.names = names
        self.state = state
        self.rules = state.rules
        self.seat = question.seat
        self.prompt = question.prompt
        self.options = question.options
        self.verb = verb_of(choice)
        self.thing = thing_of(choice)

    @property
    def hand(self) -> list[int]:
        return self.state.hands[self.seat].cards

    @property
    def place(self) -> int:
        return self.state.places[self.seat]

    def named_attack(self) -> Attack:
        """Return the attack that the choice names."""
        return self.rules.attacks[self.thing]

    def declared_attack(self) -> int:
        """Return the attack being resolved, or NOTHING during a step or outside any attack."""
        return self.state.frames[FRAME_ATTACK] if self.state.frames else NOTHING

    def is_target(self) -> bool:
        return bool(self.state.frames) and self.state.frames[FRAME_SEAT] != self.seat

    def is_own_turn(self) -> bool:
        """Return whether it is this seat's turn; during the set-up it is no one's."""
        has_started = self.state.turn > 0 and self.prompt not in SETUP_PROMPTS
        return has_started and self.seat == self.state.active

    def is_in_combo(self) -> bool:
        """Return whether this seat is in a Combo."""
        planned = any(isinstance(task, ContinueCombo) and task.seat == self.seat for task in self.state.agenda)
        return planned or self.prompt == choices.CONTINUE_COMBO


def has_card(hand: list[int], kinds: list[int], kind: int) -> bool:
    """Return whether the hand holds as many of a kind as are named."""
    return hand.count(kind) >= kinds.count(kind)


def not_held(attempt: Attempt, kinds: list[int], rule: str) -> Reasons:
    """Reject the first named card that is not in the hand."""
    for kind in kinds:
        if not has_card(attempt.hand, kinds, kind):
            return [Reason("not-in-hand", rule, {"card": attempt.names.cards[kind]})]
    return []


def not_your_turn(attempt: Attempt) -> Reasons:
    """Reject an action of one's own turn outside that turn."""
    return [] if attempt.is_own_turn() else [Reason("not-your-turn", "KD-TURN-1")]


def third_action(attempt: Attempt) -> Reasons:
    """Reject an action tried while the second one of the turn is in progress."""
    actions = attempt.state.actions
    if attempt.is_own_turn() and actions >= 2:
        return [Reason("third-action", "KD-TURN-3", {"needs": 2, "has": actions})]
    return []


def two_actions(attempt: Attempt) -> Reason:
    return Reason("two-actions", "KD-TURN-4", {"needs": 2, "has": attempt.state.actions})


def range_text(low: int, high: int) -> str:
    """Return a range as it is printed: `2` or `1-3`."""
    return str(low) if low == high else f"{low}-{high}"
