"""The conditions of card texts."""

from knockbox.games.knockdown.arena import distance, is_at_edge, is_at_entrance, is_in_the_dark
from knockbox.games.knockdown.state import (
    FRAME_ATTACK,
    FRAME_MARKS,
    NOTHING,
    WOUNDED,
    WOUNDS_BLOCKED,
    Condition,
    KnockdownState,
)
from knockbox.games.knockdown.tasks.effect import count_of
from knockbox.games.knockdown.tokens import count_on_sheet, find_token, is_in_play, is_near_token


class AtEdge(Condition):
    """A fighter is on the first or last space."""

    __slots__ = ("opponent",)

    def __init__(self, opponent: bool) -> None:
        self.opponent = opponent

    def holds(self, state: KnockdownState, seat: int) -> bool:
        return is_at_edge(state, 1 - seat if self.opponent else seat)


class DistanceWithin(Condition):
    """The distance between the fighters is within a range."""

    __slots__ = ("high", "low")

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def holds(self, state: KnockdownState, seat: int) -> bool:
        return self.low <= distance(state) <= self.high


class Has(Condition):
    """A player has at least this many of something."""

    __slots__ = ("counted", "minimum", "opponent")

    def __init__(self, opponent: bool, minimum: int, counted: int) -> None:
        self.opponent = opponent
        self.minimum = minimum
        self.counted = counted

    def holds(self, state: KnockdownState, seat: int) -> bool:
        return count_of(state, 1 - seat if self.opponent else seat, self.counted) >= self.minimum


class HasAtMost(Condition):
    """A player has at most this many of something."""

    __slots__ = ("counted", "maximum", "opponent")

    def __init__(self, opponent: bool, maximum: int, counted: int) -> None:
        self.opponent = opponent
        self.maximum = maximum
        self.counted = counted

    def holds(self, state: KnockdownState, seat: int) -> bool:
        return count_of(state, 1 - seat if self.opponent else seat, self.counted) <= self.maximum


class HasMore(Condition):
    """A player has more of something than the opponent."""

    __slots__ = ("counted", "opponent")

    def __init__(self, opponent: bool, counted: int) -> None:
        self.opponent = opponent
        self.counted = counted

    def holds(self, state: KnockdownState, seat: int) -> bool:
        holder = 1 - seat if self.opponent else seat
        return count_of(state, holder, self.counted) > count_of(state, 1 - holder, self.counted)


class InflictedWounds(Condition):
    """The pool of this attack inflicted at least one wound."""

    __slots__ = ()

    def holds(self, state: KnockdownState, seat: int) -> bool:
        return bool(state.frames) and state.frames[FRAME_MARKS] & WOUNDED != 0


class WoundsWereBlocked(Condition):
    """The wounds of this attack were blocked."""

    __slots__ = ()

    def holds(self, state: KnockdownState, seat: int) -> bool:
        return bool(state.frames) and state.frames[FRAME_MARKS] & WOUNDS_BLOCKED != 0


class AfterSpecial(Condition):
    """You performed another special attack earlier in this Combo."""

    __slots__ = ()

    def holds(self, state: KnockdownState, seat: int) -> bool:
        return seat == state.active and state.combo & ~current_special(state) != 0


def current_special(state: KnockdownState) -> int:
    """Return the bit of the special attack being resolved, or 0."""
    if not state.frames or state.frames[FRAME_ATTACK] == NOTHING:
        return 0
    attack = state.rules.attacks[state.frames[FRAME_ATTACK]]
    return 1 << attack.place if attack.fighter != NOTHING else 0


class InPlay(Condition):
    """At least one of your tokens of a kind lies on a space or on a sheet."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def holds(self, state: KnockdownState, seat: int) -> bool:
        return is_in_play(state, self.kind)


class InSupply(Condition):
    """At least one of your tokens of a kind is in the supply."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def holds(self, state: KnockdownState, seat: int) -> bool:
        return find_token(state, self.kind, NOTHING) != NOTHING


class BearsToken(Condition):
    """A token of yours lies on a sheet."""

    __slots__ = ("kind", "opponent")

    def __init__(self, opponent: bool, kind: int) -> None:
        self.opponent = opponent
        self.kind = kind

    def holds(self, state: KnockdownState, seat: int) -> bool:
        return count_on_sheet(state, self.kind, 1 - seat if self.opponent else seat) > 0


class OnToken(Condition):
    """A fighter is on a space with a token of yours."""

    __slots__ = ("kind", "opponent")

    def __init__(self, opponent: bool, kind: int) -> None:
        self.opponent = opponent
        self.kind = kind

    def holds(self, state: KnockdownState, seat: int) -> bool:
        place = state.places[1 - seat if self.opponent else seat]
        return find_token(state, self.kind, place) != NOTHING


class NearToken(Condition):
    """A fighter is on a space with a token of yours, or next to one."""

    __slots__ = ("kind", "opponent")

    def __init__(self, opponent: bool, kind: int) -> None:
        self.opponent = opponent
        self.kind = kind

    def holds(self, state: KnockdownState, seat: int) -> bool:
        return is_near_token(state, self.kind, state.places[1 - seat if self.opponent else seat])


class InCorridor(Condition):
    """A fighter is on an entrance that they could use."""

    __slots__ = ("opponent",)

    def __init__(self, opponent: bool) -> None:
        self.opponent = opponent

    def holds(self, state: KnockdownState, seat: int) -> bool:
        return is_at_entrance(state, 1 - seat if self.opponent else seat)


class BeyondCandles(Condition):
    """A fighter is on the space of a candle token or beyond it."""

    __slots__ = ("opponent",)

    def __init__(self, opponent: bool) -> None:
        self.opponent = opponent

    def holds(self, state: KnockdownState, seat: int) -> bool:
        return is_in_the_dark(state, 1 - seat if self.opponent else seat)


class ShowsSymbol(Condition):
    """The card just taken shows a symbol."""

    __slots__ = ("symbol",)

    def __init__(self, symbol: int) -> None:
        self.symbol = symbol

    def holds(self, state: KnockdownState, seat: int) -> bool:
        return state.last_taken >= 0 and self.symbol in state.rules.symbols[state.last_taken]
