"""What a card may ask about the table."""

from knockbox.games.knockdown.arena import at_edge, distance, in_the_dark, stands_at_entrance
from knockbox.games.knockdown.state import (
    MARKS,
    NOTHING,
    WITH,
    WOUNDED,
    WOUNDS_BLOCKED,
    Condition,
    KnockdownState,
)
from knockbox.games.knockdown.tasks.effect import count_of
from knockbox.games.knockdown.tokens import borne, find_token, in_play, lies_near


class AtEdge(Condition):
    """A fighter stands on the first or last space."""

    __slots__ = ("opponent",)

    def __init__(self, opponent: bool) -> None:
        self.opponent = opponent

    def holds(self, state: KnockdownState, seat: int) -> bool:
        return at_edge(state, 1 - seat if self.opponent else seat)


class Apart(Condition):
    """The fighters stand so far apart."""

    __slots__ = ("high", "low")

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def holds(self, state: KnockdownState, seat: int) -> bool:
        return self.low <= distance(state) <= self.high


class Has(Condition):
    """A player has at least so many of something."""

    __slots__ = ("counted", "least", "opponent")

    def __init__(self, opponent: bool, least: int, counted: int) -> None:
        self.opponent = opponent
        self.least = least
        self.counted = counted

    def holds(self, state: KnockdownState, seat: int) -> bool:
        return count_of(state, 1 - seat if self.opponent else seat, self.counted) >= self.least


class HasAtMost(Condition):
    """A player has at most so many of something."""

    __slots__ = ("counted", "most", "opponent")

    def __init__(self, opponent: bool, most: int, counted: int) -> None:
        self.opponent = opponent
        self.most = most
        self.counted = counted

    def holds(self, state: KnockdownState, seat: int) -> bool:
        return count_of(state, 1 - seat if self.opponent else seat, self.counted) <= self.most


class HasMore(Condition):
    """A player has more of something than the other."""

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
        return bool(state.frames) and state.frames[MARKS] & WOUNDED != 0


class WoundsWereBlocked(Condition):
    """The wounds of this attack were blocked."""

    __slots__ = ()

    def holds(self, state: KnockdownState, seat: int) -> bool:
        return bool(state.frames) and state.frames[MARKS] & WOUNDS_BLOCKED != 0


class AfterSpecial(Condition):
    """Another special attack came earlier in this Combo of yours."""

    __slots__ = ()

    def holds(self, state: KnockdownState, seat: int) -> bool:
        return seat == state.active and state.combo & ~current_special(state) != 0


def current_special(state: KnockdownState) -> int:
    """The bit of the special attack that is being resolved, or none."""
    if not state.frames or state.frames[WITH] == NOTHING:
        return 0
    attack = state.rules.attacks[state.frames[WITH]]
    return 1 << attack.place if attack.fighter != NOTHING else 0


class InPlay(Condition):
    """At least one of your tokens of a kind lies on a space or on a sheet."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def holds(self, state: KnockdownState, seat: int) -> bool:
        return in_play(state, self.kind)


class InSupply(Condition):
    """At least one of your tokens of a kind is still to be laid."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def holds(self, state: KnockdownState, seat: int) -> bool:
        return find_token(state, self.kind, NOTHING) != NOTHING


class Bears(Condition):
    """A token of yours lies on a sheet."""

    __slots__ = ("kind", "opponent")

    def __init__(self, opponent: bool, kind: int) -> None:
        self.opponent = opponent
        self.kind = kind

    def holds(self, state: KnockdownState, seat: int) -> bool:
        return borne(state, self.kind, 1 - seat if self.opponent else seat) > 0


class StandsOn(Condition):
    """A fighter stands on a space with a token of yours."""

    __slots__ = ("kind", "opponent")

    def __init__(self, opponent: bool, kind: int) -> None:
        self.opponent = opponent
        self.kind = kind

    def holds(self, state: KnockdownState, seat: int) -> bool:
        place = state.places[1 - seat if self.opponent else seat]
        return find_token(state, self.kind, place) != NOTHING


class Near(Condition):
    """A fighter stands on or beside a space with a token of yours."""

    __slots__ = ("kind", "opponent")

    def __init__(self, opponent: bool, kind: int) -> None:
        self.opponent = opponent
        self.kind = kind

    def holds(self, state: KnockdownState, seat: int) -> bool:
        return lies_near(state, self.kind, state.places[1 - seat if self.opponent else seat])


class InCorridor(Condition):
    """A fighter stands on an entrance that he could use."""

    __slots__ = ("opponent",)

    def __init__(self, opponent: bool) -> None:
        self.opponent = opponent

    def holds(self, state: KnockdownState, seat: int) -> bool:
        return stands_at_entrance(state, 1 - seat if self.opponent else seat)


class BeyondCandles(Condition):
    """A fighter stands above a candle token or beyond it."""

    __slots__ = ("opponent",)

    def __init__(self, opponent: bool) -> None:
        self.opponent = opponent

    def holds(self, state: KnockdownState, seat: int) -> bool:
        return in_the_dark(state, 1 - seat if self.opponent else seat)


class ShowsSymbol(Condition):
    """The card just taken shows a symbol."""

    __slots__ = ("symbol",)

    def __init__(self, symbol: int) -> None:
        self.symbol = symbol

    def holds(self, state: KnockdownState, seat: int) -> bool:
        return state.last_taken >= 0 and self.symbol in state.rules.symbols[state.last_taken]
