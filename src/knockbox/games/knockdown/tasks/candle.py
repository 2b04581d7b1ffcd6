"""Candles: their cards in the deck, their tokens on the track, and the dark beyond them."""

from knockbox.engine.decision import Decision
from knockbox.engine.task import Task
from knockbox.games.knockdown.arena import is_in_the_dark, move_inward
from knockbox.games.knockdown.clauses import CAND_1, CAND_2, CAND_3, TG_SETUP_1
from knockbox.games.knockdown.notes import CANDLE_DRAWN, CANDLES_MOVED, CANDLES_SHUFFLED
from knockbox.games.knockdown.state import CANDLE, NOBODY, NOTHING, KnockdownState
from knockbox.games.knockdown.wounds import suffer


class ShuffleCandles(Task[KnockdownState]):
    """KD-TG-SETUP-1, KDR-34 Once the row is laid out, the candle cards are shuffled into the rest of the deck."""

    __slots__ = ()

    def do(self, state: KnockdownState) -> Decision | None:
        state.candles_left = state.arena.candles
        state.deck += [CANDLE] * state.candles_left
        state.rng.shuffle(state.deck)
        state.note(CANDLES_SHUFFLED, TG_SETUP_1, NOBODY, state.candles_left)
        return None


def next_card(state: KnockdownState) -> int:
    """KDR-45, KDR-62 Return the next attack card of the deck, or NOTHING; candles on the way are resolved first."""
    while state.deck:
        kind = state.deck.pop()
        if kind != CANDLE:
            return kind
        light_candle(state)
    return NOTHING


def light_candle(state: KnockdownState) -> None:
    """KD-TG-CAND-1, KD-TG-CAND-2 The first card puts the tokens on the outermost spaces, each later one moves them."""
    state.candles_left -= 1
    first = state.candle == NOTHING
    state.candle = 0 if first else move_inward(state.candle, state.arena.spaces)
    state.note(CANDLE_DRAWN, CAND_1 if first else CAND_2, NOBODY, state.candle)


class CandleWound(Task[KnockdownState]):
    """KD-TG-CAND-3, KDR-61 Last of all, a fighter who ends their own turn in the dark suffers one wound."""

    __slots__ = ()

    def do(self, state: KnockdownState) -> Decision | None:
        if is_in_the_dark(state, state.active):
            suffer(state, state.active, state.rules.candle_wound, 1, CAND_3)
        return None


class MoveCandles(Task[KnockdownState]):
    """KD-GOLD-1 A text moves the candles on the track, towards the centre or away from it."""

    __slots__ = ("inwards", "rule", "seat")

    def __init__(self, seat: int, inwards: bool, rule: int) -> None:
        self.seat = seat
        self.inwards = inwards
        self.rule = rule

    def do(self, state: KnockdownState) -> Decision | None:
        place = self.destination(state)
        if place != state.candle:
            state.candle = place
            state.note(CANDLES_MOVED, self.rule, self.seat, place)
        return None

    def destination(self, state: KnockdownState) -> int:
        """Return where the left token goes; it never enters the track by this, nor leaves it."""
        if state.candle == NOTHING:
            return NOTHING
        return move_inward(state.candle, state.arena.spaces) if self.inwards else max(state.candle - 1, 0)
