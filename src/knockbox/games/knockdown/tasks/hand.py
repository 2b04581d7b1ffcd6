"""Card texts that move cards: draws, discards, the row."""

from knockbox.engine.action import action, thing_of
from knockbox.engine.decision import Decision
from knockbox.engine.task import Task
from knockbox.engine.zones import distinct, pack, unpack
from knockbox.games.knockdown.choices import (
    BACK,
    DISCARD,
    DISCARD_OWN,
    PICK_DISCARD,
    SWEEP,
    SWEEP_ROW,
    TAKE,
    TAKE_ROW,
)
from knockbox.games.knockdown.clauses import HAND_2, KDR_58
from knockbox.games.knockdown.notes import CARD_DRAFTED, HAND_SHOWN, ROW_SWEPT
from knockbox.games.knockdown.state import ACTIONS_PER_TURN, KnockdownState
from knockbox.games.knockdown.tasks.row import ObeyLimit, discard, discard_options, draw_blind, row_kinds, take


class Draw(Task[KnockdownState]):
    """KDR-6 Cards are drawn blind from the deck; if it is empty the draw fails and the round goes on."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def do(self, state: KnockdownState) -> Decision | None:
        for _ in range(self.count):
            if not draw_blind(state, self.seat):
                break
        state.agenda.append(ObeyLimit(self.seat))
        return None


class TakeFromRow(Task[KnockdownState]):
    """KDR-40 A text takes a row card without its attack; the row is not refilled."""

    __slots__ = ("rule", "seat")

    def __init__(self, seat: int, rule: int) -> None:
        self.seat = seat
        self.rule = rule

    def do(self, state: KnockdownState) -> Decision | None:
        if not can_take_from_row(state):
            return None
        return Decision(self.seat, TAKE_ROW, [action(TAKE, pack([kind])) for kind in row_kinds(state)])

    def hear(self, state: KnockdownState, choice: int) -> None:
        kind = unpack(thing_of(choice))[0]
        state.row.remove(kind)
        state.note(CARD_DRAFTED, self.rule, self.seat, kind)
        take(state, self.seat, kind, HAND_2)


def can_take_from_row(state: KnockdownState) -> bool:
    """KDR-10, KDR-38 A text may take from the row, but leaves a card for each action still due."""
    return len(state.row) > ACTIONS_PER_TURN - state.actions


class SweepRow(Task[KnockdownState]):
    """KDR-40 A text discards a row card of your choice; the row is not refilled."""

    __slots__ = ("rule", "seat")

    def __init__(self, seat: int, rule: int) -> None:
        self.seat = seat
        self.rule = rule

    def do(self, state: KnockdownState) -> Decision | None:
        if not can_take_from_row(state):
            return None
        return Decision(self.seat, SWEEP_ROW, [action(SWEEP, kind) for kind in row_kinds(state)])

    def hear(self, state: KnockdownState, choice: int) -> None:
        kind = thing_of(choice)
        state.row.remove(kind)
        state.discards.append(kind)
        state.note(ROW_SWEPT, self.rule, self.seat, kind)


class DiscardChosen(Task[KnockdownState]):
    """KDR-58 The player who discards chooses; from an empty hand nothing is discarded."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def do(self, state: KnockdownState) -> Decision | None:
        hand = state.hands[self.seat].cards
        if not hand:
            return None
        return Decision(self.seat, DISCARD_OWN, discard_options(hand))

    def hear(self, state: KnockdownState, choice: int) -> None:
        discard(state, self.seat, thing_of(choice), KDR_58)
        if self.count > 1:
            state.agenda.append(DiscardChosen(self.seat, self.count - 1))


class DiscardRandom(Task[KnockdownState]):
    """KDR-58 "At random" is decided by chance."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def do(self, state: KnockdownState) -> Decision | None:
        hand = state.hands[self.seat].cards
        for _ in range(min(self.count, len(hand))):
            discard(state, self.seat, hand[state.rng.below(len(hand))], KDR_58)
        return None


class DiscardPicked(Task[KnockdownState]):
    """KDR-58 "Of your choice" picks among the cards you have seen; an unknown card is picked blind."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def do(self, state: KnockdownState) -> Decision | None:
        hand = state.hands[1 - self.seat]
        options = [action(DISCARD, kind) for kind in distinct(hand.seen)]
        if hand.backs():
            options.append(action(BACK))
        return Decision(self.seat, PICK_DISCARD, options) if options else None

    def hear(self, state: KnockdownState, choice: int) -> None:
        kind = random_unseen_card(state, 1 - self.seat) if choice == action(BACK) else thing_of(choice)
        discard(state, 1 - self.seat, kind, KDR_58)
        if self.count > 1:
            state.agenda.append(DiscardPicked(self.seat, self.count - 1))


def random_unseen_card(state: KnockdownState, seat: int) -> int:
    unseen = state.hands[seat].unseen()
    return unseen[state.rng.below(len(unseen))]


class ShowHand(Task[KnockdownState]):
    """KDR-67 A hand that is shown is known from then on, card by card."""

    __slots__ = ("rule", "seat")

    def __init__(self, seat: int, rule: int) -> None:
        self.seat = seat
        self.rule = rule

    def do(self, state: KnockdownState) -> Decision | None:
        hand = state.hands[self.seat]
        hand.show()
        state.note(HAND_SHOWN, self.rule, self.seat, pack(hand.cards))
        return None
