"""The Combo action: special attacks and Dashes in any order."""

from knockbox.engine.action import action, thing_of, verb_of
from knockbox.engine.decision import Decision
from knockbox.engine.task import Task
from knockbox.engine.zones import distinct
from knockbox.games.knockdown.arena import is_in_range, steps
from knockbox.games.knockdown.choices import (
    CONTINUE_COMBO,
    DASH_ON,
    GO,
    PERFORM,
    STOP_CHOICE,
    dash_choice,
    high_part,
    low_part,
)
from knockbox.games.knockdown.clauses import COMBO_1, COMBO_3, DASH_1
from knockbox.games.knockdown.cost import can_pay, faces_of
from knockbox.games.knockdown.notes import COMBO_ENDED, COMBO_STARTED, DASHED
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.tasks.attack import Perform
from knockbox.games.knockdown.tasks.reaction import PayCost
from knockbox.games.knockdown.tasks.row import discard
from knockbox.games.knockdown.tasks.step import declare_step
from knockbox.games.knockdown.triggers import COMBO_END, NO_MOMENT, trigger


def can_combo(state: KnockdownState, seat: int) -> bool:
    """KDR-10 A Combo may be chosen only if some Dash or special can be paid for and carried out."""
    if state.rules.allow_empty_combo:
        return True
    return can_dash(state, seat) or can_perform_any(state, seat)


def can_perform_any(state: KnockdownState, seat: int) -> bool:
    hand = state.hands[seat].cards
    if not hand:
        return False
    faces = faces_of(state.rules, hand)
    specials = state.rules.combo_specials[state.fighters[seat]]
    return any(can_perform(state, seat, special, faces) for special in specials)


def can_perform(state: KnockdownState, seat: int, attack: int, faces: int) -> bool:
    """KDR-9, KDR-71 A special is offered if it is in range and payable, even if it would change nothing."""
    special = state.rules.attacks[attack]
    return is_in_range(state, seat, special) and can_pay(state.rules, special.cost, faces)


def can_dash(state: KnockdownState, seat: int) -> bool:
    """KDR-13 A Dash needs a card with the symbol and a possible step."""
    symbols = state.rules.dash_symbols
    for kind in state.hands[seat].cards:
        if symbols[kind]:
            return len(steps(state, seat)) > 0
    return False


def start_combo(state: KnockdownState, seat: int) -> None:
    """KD-COMBO-4, KDR-11 Each Combo starts with every special unused."""
    state.combo = 0
    state.paid = []
    state.note(COMBO_STARTED, COMBO_1, seat)
    state.agenda.append(ContinueCombo(seat, 0))


class ContinueCombo(Task[KnockdownState]):
    """KD-COMBO-1, KD-COMBO-2 Perform a special, dash, or stop; go on while there are cards in hand."""

    __slots__ = ("done", "seat")

    def __init__(self, seat: int, done: int) -> None:
        self.seat = seat
        self.done = done

    def do(self, state: KnockdownState) -> Decision | None:
        if not state.hands[self.seat].cards:
            end_combo(state, self.seat)
            return None
        options = special_options(state, self.seat) + dash_options(state, self.seat)
        if self.done or state.rules.allow_empty_combo:
            options.append(STOP_CHOICE)
        return Decision(self.seat, CONTINUE_COMBO, options)

    def hear(self, state: KnockdownState, choice: int) -> None:
        if choice == STOP_CHOICE:
            end_combo(state, self.seat)
            return
        state.agenda.append(ContinueCombo(self.seat, self.done + 1))
        if verb_of(choice) == PERFORM:
            perform(state, self.seat, thing_of(choice))
        else:
            dash(state, self.seat, thing_of(choice))


def special_options(state: KnockdownState, seat: int) -> list[int]:
    """KD-COMBO-4 Each special at most once per Combo."""
    attacks = state.rules.attacks
    faces = faces_of(state.rules, state.hands[seat].cards)
    return [
        action(PERFORM, attack)
        for attack in state.rules.combo_specials[state.fighters[seat]]
        if not state.combo >> attacks[attack].place & 1 and can_perform(state, seat, attack, faces)
    ]


def perform(state: KnockdownState, seat: int, attack: int) -> None:
    state.combo |= 1 << state.rules.attacks[attack].place
    state.agenda.append(Perform(seat, attack))
    state.agenda.append(PayCost(seat, attack))


def end_combo(state: KnockdownState, seat: int) -> None:
    """KD-COMBO-3 The Combo ends when nothing is left to play or the player stops."""
    state.combo = 0
    state.paid = []
    state.note(COMBO_ENDED, COMBO_3, seat)
    trigger(state, seat, COMBO_END, NO_MOMENT)


def dash_options(state: KnockdownState, seat: int) -> list[int]:
    """KD-DASH-1, KDR-13 A card with the dash symbol buys a step; without a possible step it is not offered."""
    spaces = steps(state, seat)
    if not spaces:
        return []
    symbols = state.rules.dash_symbols
    return [dash_choice(kind, space) for kind in distinct(state.hands[seat].cards) if symbols[kind] for space in spaces]


def dash(state: KnockdownState, seat: int, thing: int) -> None:
    kind = high_part(thing)
    discard(state, seat, kind, DASH_1)
    state.note(DASHED, DASH_1, seat, kind)
    if state.rules.dash_symbols[kind] > 1:
        state.agenda.append(DashOn(seat, state.rules.dash_symbols[kind] - 1))
    declare_step(state, seat, low_part(thing), True)


class DashOn(Task[KnockdownState]):
    """KDR-52, KDR-12 Each further dash symbol of the card gives one more step, which may be declined."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def do(self, state: KnockdownState) -> Decision | None:
        spaces = steps(state, self.seat)
        if not spaces:
            return None
        return Decision(self.seat, DASH_ON, [STOP_CHOICE, *[action(GO, space) for space in spaces]])

    def hear(self, state: KnockdownState, choice: int) -> None:
        if choice == STOP_CHOICE:
            return
        if self.left > 1:
            state.agenda.append(DashOn(self.seat, self.left - 1))
        declare_step(state, self.seat, thing_of(choice), True)
