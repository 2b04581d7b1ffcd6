"""Something that an asked seat tries, with what it may look at to learn why not."""

from typing import Final

from knockbox.engine.action import thing_of, verb_of
from knockbox.engine.decision import Decision
from knockbox.engine.reason import Reason
from knockbox.games.knockdown import choices as c
from knockbox.games.knockdown.names import Names
from knockbox.games.knockdown.state import BY, NOTHING, WITH, Attack, KnockdownState
from knockbox.games.knockdown.tasks.combo import ContinueCombo

SETTING_UP: Final = (c.PICK_FIGHTER, c.KEEP_FIRST, c.KEEP_SECOND, c.LAY_SKILL, c.DRAFT_ONE, c.DRAFT_TWO)

Reasons = list[Reason]


class Attempt:
    """A choice made by the seat that is asked; reasons may use the open table and this seat's own hand, no more."""

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

    def attack(self) -> Attack:
        """The attack that the choice names."""
        return self.rules.attacks[self.thing]

    def declared(self) -> int:
        """The attack that is being resolved, or NOTHING during a step or outside any attack."""
        return self.state.frames[WITH] if self.state.frames else NOTHING

    def is_target(self) -> bool:
        return bool(self.state.frames) and self.state.frames[BY] != self.seat

    def in_own_turn(self) -> bool:
        """Whether the turn that is going on belongs to this seat; while a match is set up nobody has one."""
        begun = self.state.turn > 0 and self.prompt not in SETTING_UP
        return begun and self.seat == self.state.active

    def in_combo(self) -> bool:
        """Whether a Combo of this seat is under way."""
        planned = any(isinstance(task, ContinueCombo) and task.seat == self.seat for task in self.state.agenda)
        return planned or self.prompt == c.CONTINUE_COMBO


def has_card(hand: list[int], kinds: list[int], kind: int) -> bool:
    """Whether the hand holds as many of a kind as are named."""
    return hand.count(kind) >= kinds.count(kind)


def not_held(attempt: Attempt, kinds: list[int], rule: str) -> Reasons:
    """The first named card that is not in the hand."""
    for kind in kinds:
        if not has_card(attempt.hand, kinds, kind):
            return [Reason("not-in-hand", rule, {"card": attempt.names.cards[kind]})]
    return []


def not_your_turn(attempt: Attempt) -> Reasons:
    """What is done in the own turn only, tried while the other has it or before there is one."""
    return [] if attempt.in_own_turn() else [Reason("not-your-turn", "KD-TURN-1")]


def third_action(attempt: Attempt) -> Reasons:
    """An action tried while the second one of the turn is still going on."""
    actions = attempt.state.actions
    if attempt.in_own_turn() and actions >= 2:
        return [Reason("third-action", "KD-TURN-3", {"needs": 2, "has": actions})]
    return []


def two_actions(attempt: Attempt) -> Reason:
    return Reason("two-actions", "KD-TURN-4", {"needs": 2, "has": attempt.state.actions})


def span(low: int, high: int) -> str:
    """A range as it is printed: `2` or `1-3`."""
    return str(low) if low == high else f"{low}-{high}"
