"""Reactions: answers of the other player to a declared step or attack."""

from knockbox.engine.action import action, thing_of
from knockbox.engine.decision import Decision
from knockbox.engine.task import Task
from knockbox.engine.zones import unpack
from knockbox.games.knockdown.arena import is_in_range
from knockbox.games.knockdown.choices import PASS_CHOICE, PAY, PAY_COST, REACT, USE_REACTION
from knockbox.games.knockdown.clauses import KDR_22, KDR_24, SPEC_1
from knockbox.games.knockdown.cost import can_pay, faces_of, payments
from knockbox.games.knockdown.notes import ATTACK_CANCELLED, REACTION_USED, STEP_CANCELLED
from knockbox.games.knockdown.state import (
    CANCELLED,
    FRAME_ATTACK,
    FRAME_MARKS,
    FRAME_REACTED,
    FRAME_SEAT,
    FRAME_SIZE,
    NOTHING,
    KnockdownState,
    pop_frame,
    push_frame,
)
from knockbox.games.knockdown.tasks.row import discard


class CloseFrame(Task[KnockdownState]):
    """The declared step or attack is over."""

    __slots__ = ()

    def do(self, state: KnockdownState) -> Decision | None:
        pop_frame(state)
        return None


class React(Task[KnockdownState]):
    """KDR-22, KDR-51 The opponent of a declared step or attack may react, repeatedly while it is pending."""

    __slots__ = ("seat", "trigger")

    def __init__(self, seat: int, trigger: int) -> None:
        self.seat = seat
        self.trigger = trigger

    def do(self, state: KnockdownState) -> Decision | None:
        if state.frames[FRAME_MARKS] & CANCELLED:
            drop_frame(state)
            return None
        answers = possible_reactions(state, self.seat, self.trigger)
        if not answers or not is_asked(state, self.seat, answers):
            return None
        rules = state.rules
        faces = faces_of(rules, state.hands[self.seat].cards)
        options = [action(REACT, attack) for attack in answers if can_pay(rules, rules.attacks[attack].cost, faces)]
        return Decision(self.seat, USE_REACTION, [PASS_CHOICE, *options])

    def hear(self, state: KnockdownState, choice: int) -> None:
        if choice == PASS_CHOICE:
            return
        attack = thing_of(choice)
        state.frames[FRAME_REACTED] |= 1 << state.rules.attacks[attack].place
        state.plan([PayCost(self.seat, attack), AnswerWith(self.seat, attack), self])


def possible_reactions(state: KnockdownState, seat: int, trigger: int) -> list[int]:
    """KDR-22 Return the Reactions of a sheet that answer this trigger, are in range and were not used on it."""
    attacks = state.rules.attacks
    used = state.frames[FRAME_REACTED]
    return [
        attack
        for attack in state.rules.reactions[state.fighters[seat]][trigger]
        if not used >> attacks[attack].place & 1 and is_in_range(state, seat, attacks[attack])
    ]


def is_asked(state: KnockdownState, seat: int, answers: list[int]) -> bool:
    """KDR-66 The question reveals nothing of the hand: it comes with any card in hand, or if a Reaction is free."""
    if state.hands[seat].cards:
        return True
    rules = state.rules
    return any(not rules.costs[rules.attacks[attack].cost] for attack in answers)


def drop_frame(state: KnockdownState) -> None:
    """KDR-24 What was cancelled is not carried out; its cost remains spent."""
    seat = state.frames[FRAME_SEAT]
    state.note(
        STEP_CANCELLED if state.frames[FRAME_ATTACK] == NOTHING else ATTACK_CANCELLED,
        KDR_24,
        seat,
        state.frames[FRAME_ATTACK],
    )
    while not isinstance(state.agenda.pop(), CloseFrame):
        pass
    pop_frame(state)


class PayCost(Task[KnockdownState]):
    """KD-SPEC-1, KD-HAND-1 A special attack is paid with cards from the hand, of which only the symbols count."""

    __slots__ = ("attack", "seat")

    def __init__(self, seat: int, attack: int) -> None:
        self.seat = seat
        self.attack = attack

    def do(self, state: KnockdownState) -> Decision | None:
        cost = state.rules.attacks[self.attack].cost
        if not state.rules.costs[cost]:
            return None
        return Decision(self.seat, PAY_COST, [action(PAY, name) for name in payments(state, self.seat, cost)])

    def hear(self, state: KnockdownState, choice: int) -> None:
        kinds = unpack(thing_of(choice))
        for kind in kinds:
            discard(state, self.seat, kind, SPEC_1)
        if state.rules.attacks[self.attack].trigger == NOTHING:
            state.paid += kinds


class AnswerWith(Task[KnockdownState]):
    """KDR-49 A Reaction is an attack sequence of its own, with the reacting player as attacker."""

    __slots__ = ("attack", "seat")

    def __init__(self, seat: int, attack: int) -> None:
        self.seat = seat
        self.attack = attack

    def do(self, state: KnockdownState) -> Decision | None:
        state.note(REACTION_USED, KDR_22, self.seat, self.attack)
        push_frame(state, self.seat, self.attack)
        state.agenda += state.rules.attack_sequences[self.seat][self.attack]
        return None


class Cancel(Task[KnockdownState]):
    """KD-SS-VEROTH-3, KD-SS-VEROTH-4 The step or the whole sequence that was reacted to does not happen."""

    __slots__ = ()

    def do(self, state: KnockdownState) -> Decision | None:
        """KDR-23 The whole sequence is ignored, including the K.O. step."""
        if len(state.frames) > FRAME_SIZE:
            state.frames[FRAME_MARKS - FRAME_SIZE] |= CANCELLED
        return None
