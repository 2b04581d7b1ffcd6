"""Decisions of card texts: alternatives, conditions, wounds."""

from typing import Final

from knockbox.engine.action import action, thing_of
from knockbox.engine.decision import Decision
from knockbox.engine.task import Task
from knockbox.engine.zones import unpack
from knockbox.games.knockdown.arena import exits
from knockbox.games.knockdown.choices import (
    CHOOSE_MAY,
    CHOOSE_MODE,
    DO,
    MODE,
    PASS_CHOICE,
    PAY,
    SPEND_CARDS,
)
from knockbox.games.knockdown.clauses import KDR_20
from knockbox.games.knockdown.cost import discard_sets
from knockbox.games.knockdown.notes import MODE_CHOSEN
from knockbox.games.knockdown.state import HEAVY, LIGHT, NOTHING, KnockdownState
from knockbox.games.knockdown.tasks.candle import MoveCandles
from knockbox.games.knockdown.tasks.corridor import Hop
from knockbox.games.knockdown.tasks.hand import Draw
from knockbox.games.knockdown.tasks.row import deck_has_cards, discard
from knockbox.games.knockdown.triggers import all_hold
from knockbox.games.knockdown.wounds import heal, shift, suffer, total_wounds, worsen

COUNT_WOUNDS: Final = 2
COUNT_CARDS: Final = 3


class Choose(Task[KnockdownState]):
    """KDR-20 Where a text says "or", the player it calls "you" chooses; the alternatives are adjacent blocks."""

    __slots__ = ("count", "first", "seat")

    def __init__(self, seat: int, first: int, count: int) -> None:
        self.seat = seat
        self.first = first
        self.count = count

    def do(self, state: KnockdownState) -> Decision | None:
        numbers = range(1, self.count + 1)
        options = [action(MODE, number) for number in numbers if is_offered(state, self.seat, self.first + number - 1)]
        return Decision(self.seat, CHOOSE_MODE, options) if options else None

    def hear(self, state: KnockdownState, choice: int) -> None:
        state.note(MODE_CHOSEN, KDR_20, self.seat, thing_of(choice))
        state.agenda.extend(state.rules.blocks[self.seat][self.first + thing_of(choice) - 1])


def is_offered(state: KnockdownState, seat: int, block: int) -> bool:
    """KDR-6, KDR-62 An alternative is offered if some part of it can be done: a draw needs a card in the deck."""
    return any(can_do(state, task) for task in state.rules.blocks[seat][block])


def can_do(state: KnockdownState, task: Task[KnockdownState]) -> bool:
    """KDR-38 Return whether a draw, candles or a corridor would change anything; any other task is assumed to."""
    if isinstance(task, Draw):
        return deck_has_cards(state)
    if isinstance(task, MoveCandles):
        return task.destination(state) != state.candle
    return not isinstance(task, Hop) or bool(exits(state, task.seat, 0))


class May(Task[KnockdownState]):
    """KDR-20 Where a text says "may", the player it calls "you" decides."""

    __slots__ = ("block", "seat")

    def __init__(self, seat: int, block: int) -> None:
        self.seat = seat
        self.block = block

    def do(self, state: KnockdownState) -> Decision | None:
        if not is_offered(state, self.seat, self.block):
            return None
        return Decision(self.seat, CHOOSE_MAY, [PASS_CHOICE, action(DO)])

    def hear(self, state: KnockdownState, choice: int) -> None:
        if choice != PASS_CHOICE:
            state.agenda.extend(state.rules.blocks[self.seat][self.block])


class Spend(Task[KnockdownState]):
    """KD-SS-VEROTH-1 Cards may be discarded for more; with enough cards a player is asked, whatever the symbols."""

    __slots__ = ("accepted", "block", "count", "rule", "seat")

    def __init__(self, seat: int, count: int, accepted: int, block: int, rule: int) -> None:
        self.rule = rule
        self.seat = seat
        self.count = count
        self.accepted = accepted
        self.block = block

    def do(self, state: KnockdownState) -> Decision | None:
        hand = state.hands[self.seat].cards
        if len(hand) < self.count:
            return None
        options = [action(PAY, name) for name in discard_sets(state.rules, hand, self.accepted, self.count)]
        return Decision(self.seat, SPEND_CARDS, [PASS_CHOICE, *options])

    def hear(self, state: KnockdownState, choice: int) -> None:
        if choice == PASS_CHOICE:
            return
        for kind in unpack(thing_of(choice)):
            discard(state, self.seat, kind, self.rule)
        state.agenda.extend(state.rules.blocks[self.seat][self.block])


class If(Task[KnockdownState]):
    """KD-SKILL-3 A part of a text applies only if its conditions hold at that moment."""

    __slots__ = ("conditions", "otherwise", "seat", "then")

    def __init__(self, seat: int, conditions: int, then: int, otherwise: int) -> None:
        self.seat = seat
        self.conditions = conditions
        self.then = then
        self.otherwise = otherwise

    def do(self, state: KnockdownState) -> Decision | None:
        holds = all_hold(state, self.seat, state.rules.condition_lists[self.conditions])
        block = self.then if holds else self.otherwise
        if block != NOTHING:
            state.agenda += state.rules.blocks[self.seat][block]
        return None


class Wound(Task[KnockdownState]):
    """KDR-43, KDR-64 Wounds of an effect: edges do not add to them, blocks of wounds do not reduce them."""

    __slots__ = ("amount", "kind", "rule", "seat")

    def __init__(self, seat: int, kind: int, amount: int, rule: int) -> None:
        self.rule = rule
        self.seat = seat
        self.kind = kind
        self.amount = amount

    def do(self, state: KnockdownState) -> Decision | None:
        suffer(state, self.seat, self.kind, self.amount, self.rule)
        return None


class WoundPer(Task[KnockdownState]):
    """KD-SS-VEROTH-2 `amount` wounds for every `step` things that a player has."""

    __slots__ = ("amount", "counted", "holder", "kind", "rule", "seat", "step")

    def __init__(self, seat: int, kind: int, amount: int, step: int, counted: int, holder: int, rule: int) -> None:
        self.rule = rule
        self.seat = seat
        self.kind = kind
        self.amount = amount
        self.step = step
        self.counted = counted
        self.holder = holder

    def do(self, state: KnockdownState) -> Decision | None:
        times = count_of(state, self.holder, self.counted) // self.step
        suffer(state, self.seat, self.kind, self.amount * times, self.rule)
        return None


def count_of(state: KnockdownState, seat: int, counted: int) -> int:
    """Return how many light wounds, heavy wounds, wounds of both kinds or cards a player has."""
    if counted == LIGHT:
        return state.light[seat]
    if counted == HEAVY:
        return state.heavy[seat]
    return total_wounds(state, seat) if counted == COUNT_WOUNDS else len(state.hands[seat].cards)


class Heal(Task[KnockdownState]):
    """KDR-38 Wounds are removed from your sheet, as many as there are."""

    __slots__ = ("amount", "kind", "rule", "seat")

    def __init__(self, seat: int, kind: int, amount: int, rule: int) -> None:
        self.rule = rule
        self.seat = seat
        self.kind = kind
        self.amount = amount

    def do(self, state: KnockdownState) -> Decision | None:
        heal(state, self.seat, self.kind, self.amount, self.rule)
        return None


class Shift(Task[KnockdownState]):
    """KD-TG-MGIELEC-3 Wounds are moved from your own sheet to the opponent's."""

    __slots__ = ("amount", "kind", "rule", "seat")

    def __init__(self, seat: int, kind: int, amount: int, rule: int) -> None:
        self.rule = rule
        self.seat = seat
        self.kind = kind
        self.amount = amount

    def do(self, state: KnockdownState) -> Decision | None:
        shift(state, self.seat, self.kind, self.amount, self.rule)
        return None


class Worsen(Task[KnockdownState]):
    """KDR-38 Light wounds of the opponent become heavy, as many as there are."""

    __slots__ = ("amount", "rule", "seat")

    def __init__(self, seat: int, amount: int, rule: int) -> None:
        self.rule = rule
        self.seat = seat
        self.amount = amount

    def do(self, state: KnockdownState) -> Decision | None:
        worsen(state, 1 - self.seat, self.amount, self.rule)
        return None
