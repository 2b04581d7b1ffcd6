"""The attack deck, the row, and cards that enter or leave a hand."""

from knockbox.engine.action import action, thing_of
from knockbox.engine.decision import Decision
from knockbox.engine.task import Task
from knockbox.engine.zones import distinct, holds
from knockbox.games.knockdown.choices import DISCARD, OBEY_LIMIT
from knockbox.games.knockdown.clauses import ATK_3, ATK_5, HAND_2, KDR_62, NEXT_3, SETUP_6, SETUP_9
from knockbox.games.knockdown.notes import CARD_DISCARDED, CARD_DRAWN, CARD_TAKEN, DECK_SHUFFLED, ROW_DEALT
from knockbox.games.knockdown.state import HAND_LIMIT, NOBODY, NOTHING, ROW_SIZE, KnockdownState
from knockbox.games.knockdown.tasks.candle import next_card
from knockbox.games.knockdown.triggers import OPPONENT_TAKES, YOU_TAKE, trigger


class ShuffleDeck(Task[KnockdownState]):
    """KD-SETUP-6, KD-NEXT-3 All attack cards are shuffled into a new deck; discards return only now (KDR-7)."""

    __slots__ = ()

    def do(self, state: KnockdownState) -> Decision | None:
        state.row.clear()
        state.discards.clear()
        state.deck = state.arena.deck[:]
        state.candle = NOTHING
        state.candles_left = 0
        state.rng.shuffle(state.deck)
        state.note(DECK_SHUFFLED, layout_rule(state), NOBODY, len(state.deck))
        return None


def layout_rule(state: KnockdownState) -> int:
    """Return the rule by which deck and row are made: that of the set-up, or that of a later round."""
    return SETUP_6 if state.round == 1 else NEXT_3


class LayRow(Task[KnockdownState]):
    """KD-SETUP-6 Four cards are laid face up side by side: the attack row."""

    __slots__ = ()

    def do(self, state: KnockdownState) -> Decision | None:
        fill_row(state, layout_rule(state))
        return None


class RefillRow(Task[KnockdownState]):
    """KD-SETUP-9 The row is refilled with new cards after a draft."""

    __slots__ = ()

    def do(self, state: KnockdownState) -> Decision | None:
        fill_row(state, SETUP_9)
        return None


def fill_row(state: KnockdownState, rule: int) -> bool:
    """KDR-5, KDR-45 Add cards one at a time at the right; return False if the deck is empty while one is needed."""
    while len(state.row) < ROW_SIZE:
        kind = next_card(state)
        if kind == NOTHING:
            return False
        state.row.append(kind)
        state.note(ROW_DEALT, rule, NOBODY, kind)
    return True


def row_kinds(state: KnockdownState) -> list[int]:
    """Return the kinds in the row, each once, from left to right."""
    kinds: list[int] = []
    for kind in state.row:
        if not holds(kinds, kind):
            kinds.append(kind)
    return kinds


def receive(state: KnockdownState, seat: int, kind: int) -> None:
    """KDR-41 A card taken from the row was seen by both, so it is known in the hand."""
    state.hands[seat].take_openly(kind)
    state.taken = True


def deck_has_cards(state: KnockdownState) -> bool:
    """KDR-62 Return whether an attack card is left in the deck; candles do not count."""
    return len(state.deck) > state.candles_left


def draw_blind(state: KnockdownState, seat: int) -> bool:
    """KDR-62, KDR-6 Draw a card that only its holder sees; return False if the deck is empty."""
    kind = next_card(state)
    if kind == NOTHING:
        return False
    state.hands[seat].take_blind(kind)
    state.taken = True
    state.note(CARD_DRAWN, KDR_62, seat, kind)
    return True


def discard(state: KnockdownState, seat: int, kind: int, rule: int) -> None:
    """KDR-67, KDR-68 Every discard is public; of equal cards the one that was seen goes first."""
    state.hands[seat].lose(kind)
    state.discards.append(kind)
    state.note(CARD_DISCARDED, rule, seat, kind)


class TakeCard(Task[KnockdownState]):
    """KD-ATK-3, KD-ATK-4 The card comes into the hand, whether or not its attack could be resolved."""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def do(self, state: KnockdownState) -> Decision | None:
        state.note(CARD_TAKEN, ATK_3, self.seat, self.kind)
        take(state, self.seat, self.kind, ATK_5)
        return None


def take(state: KnockdownState, seat: int, kind: int, rule: int) -> None:
    """KD-HAND-2 A row card comes into the hand during play: first the limit, then skills that wait for it."""
    receive(state, seat, kind)
    state.last_taken = kind
    trigger(state, seat, YOU_TAKE, OPPONENT_TAKES)
    if len(state.hands[seat].cards) > HAND_LIMIT:
        state.agenda.append(ObeyLimit(seat, rule))


class ObeyLimit(Task[KnockdownState]):
    """KD-HAND-2, KD-ATK-5 No hand has more than six cards: on a seventh, one is discarded at once."""

    __slots__ = ("rule", "seat")

    def __init__(self, seat: int, rule: int = HAND_2) -> None:
        self.seat = seat
        self.rule = rule

    def do(self, state: KnockdownState) -> Decision | None:
        hand = state.hands[self.seat].cards
        if len(hand) <= HAND_LIMIT:
            return None
        return Decision(self.seat, OBEY_LIMIT, discard_options(hand))

    def hear(self, state: KnockdownState, choice: int) -> None:
        discard(state, self.seat, thing_of(choice), self.rule)
        state.agenda.append(self)


def discard_options(hand: list[int]) -> list[int]:
    """KDR-30 Any card of the hand may be discarded, including the new one."""
    return [action(DISCARD, kind) for kind in distinct(hand)]
