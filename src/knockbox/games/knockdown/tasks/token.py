"""Tokens that fighters place in the arena or on sheets."""

from knockbox.engine.action import action, thing_of
from knockbox.engine.decision import Decision
from knockbox.engine.task import Task
from knockbox.games.knockdown.arena import is_inside
from knockbox.games.knockdown.choices import LIFT, LIFT_TOKEN, PLACE, PLACE_TOKEN
from knockbox.games.knockdown.clauses import KDR_33, KDR_44
from knockbox.games.knockdown.notes import TOKEN_GATHERED, TOKEN_LIFTED, TOKEN_PLACED, TOKEN_SPRUNG
from knockbox.games.knockdown.state import NOTHING, ON_SHEET, KnockdownState
from knockbox.games.knockdown.tokens import count_on_sheet, find_token, spaces_with_token, token_kind, token_seat
from knockbox.games.knockdown.triggers import ENTERED, YOU_ENTERED, queue_listeners, update_listening
from knockbox.games.knockdown.wounds import suffer


def return_tokens(state: KnockdownState) -> None:
    """KDR-33, KD-SS-NEXT-1 All fighter tokens return to their owners."""
    for index, place in enumerate(state.tokens):
        if place != NOTHING:
            state.note(TOKEN_LIFTED, KDR_33, token_seat(state, index), token_kind(state, index), place)
    tokens = state.rules.tokens
    state.tokens = [NOTHING] * (len(tokens[state.fighters[0]]) + len(tokens[state.fighters[1]]))
    update_listening(state)


def spring_tokens(state: KnockdownState, seat: int, space: int) -> None:
    """KDR-44, KDR-20 A token that waits for the fighter returns to its owner, then does what its text says."""
    waiting = 0
    for index, place in enumerate(state.tokens):
        if place == space and waits_for(state, index, seat):
            kind = token_kind(state, index)
            state.tokens[index] = NOTHING
            owner = token_seat(state, index)
            state.note(TOKEN_GATHERED if owner == seat else TOKEN_SPRUNG, KDR_44, owner, kind, space)
            waiting |= 1 << state.rules.num_skills + kind
    queue_listeners(state, waiting)


def waits_for(state: KnockdownState, index: int, seat: int) -> bool:
    """Return whether a token on a space springs when the fighter of `seat` enters it."""
    moment = state.rules.moments[state.rules.num_skills + token_kind(state, index)]
    return moment == (YOU_ENTERED if token_seat(state, index) == seat else ENTERED)


def lay_token(state: KnockdownState, seat: int, kind: int, place: int) -> None:
    """KDR-44 Supply limits are real: without a token in the supply nothing is placed."""
    index = find_token(state, kind, NOTHING)
    if index != NOTHING:
        state.tokens[index] = place
        state.note(TOKEN_PLACED, KDR_44, seat, kind, place)
        update_listening(state)


def lift_token(state: KnockdownState, seat: int, kind: int, place: int) -> None:
    """KDR-44 A token in a place returns to the supply of its owner."""
    index = find_token(state, kind, place)
    if index != NOTHING:
        state.tokens[index] = NOTHING
        state.note(TOKEN_LIFTED, KDR_44, seat, kind, place)
        update_listening(state)


class PlaceToken(Task[KnockdownState]):
    """KDR-44 A token is placed on a space without a fighter and without another of yours of its kind."""

    __slots__ = ("high", "kind", "low", "seat")

    def __init__(self, seat: int, kind: int, low: int, high: int) -> None:
        self.seat = seat
        self.kind = kind
        self.low = low
        self.high = high

    def do(self, state: KnockdownState) -> Decision | None:
        spaces = self.spaces(state)
        if not spaces or find_token(state, self.kind, NOTHING) == NOTHING:
            return None
        return Decision(self.seat, PLACE_TOKEN, [action(PLACE, space) for space in spaces])

    def spaces(self, state: KnockdownState) -> list[int]:
        mine = state.places[self.seat]
        near = [mine + side * gap for gap in range(self.low, self.high + 1) for side in (-1, 1)]
        return sorted({space for space in near if self.is_open(state, space)})

    def is_open(self, state: KnockdownState, space: int) -> bool:
        free = is_inside(state, space) and space not in state.places
        return free and find_token(state, self.kind, space) == NOTHING

    def hear(self, state: KnockdownState, choice: int) -> None:
        lay_token(state, self.seat, self.kind, thing_of(choice))


class PlaceHere(Task[KnockdownState]):
    """KDR-44 A token is placed under your own fighter, unless one of its kind is there already."""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def do(self, state: KnockdownState) -> Decision | None:
        space = state.places[self.seat]
        if find_token(state, self.kind, space) == NOTHING:
            lay_token(state, self.seat, self.kind, space)
        return None


class GiveToken(Task[KnockdownState]):
    """KD-TG-MGIELEC-4, KDR-44 A token is placed on a sheet; with none left in the supply nothing changes."""

    __slots__ = ("bearer", "kind", "seat")

    def __init__(self, seat: int, kind: int, bearer: int) -> None:
        self.seat = seat
        self.kind = kind
        self.bearer = bearer

    def do(self, state: KnockdownState) -> Decision | None:
        lay_token(state, self.seat, self.kind, ON_SHEET + self.bearer)
        return None


class RemoveToken(Task[KnockdownState]):
    """KD-TG-MGIELEC-1 A token is removed from a sheet and returns to its owner."""

    __slots__ = ("bearer", "kind", "seat")

    def __init__(self, seat: int, kind: int, bearer: int) -> None:
        self.seat = seat
        self.kind = kind
        self.bearer = bearer

    def do(self, state: KnockdownState) -> Decision | None:
        lift_token(state, self.seat, self.kind, ON_SHEET + self.bearer)
        return None


class Recover(Task[KnockdownState]):
    """KDR-44 One of your tokens returns from the arena; if several are there, you choose."""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def do(self, state: KnockdownState) -> Decision | None:
        spaces = spaces_with_token(state, self.kind)
        if len(spaces) == 1:
            lift_token(state, self.seat, self.kind, spaces[0])
        if len(spaces) < 2:
            return None
        return Decision(self.seat, LIFT_TOKEN, [action(LIFT, space) for space in spaces])

    def hear(self, state: KnockdownState, choice: int) -> None:
        lift_token(state, self.seat, self.kind, thing_of(choice))


class RecoverEvery(Task[KnockdownState]):
    """KDR-44 All your tokens of a kind return from the arena."""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def do(self, state: KnockdownState) -> Decision | None:
        for space in spaces_with_token(state, self.kind):
            lift_token(state, self.seat, self.kind, space)
        return None


class WoundPerBorne(Task[KnockdownState]):
    """KDR-38 `amount` wounds for each token of a kind on a sheet."""

    __slots__ = ("amount", "bearer", "kind", "rule", "seat", "token")

    def __init__(self, seat: int, kind: int, amount: int, token: int, bearer: int, rule: int) -> None:
        self.rule = rule
        self.seat = seat
        self.kind = kind
        self.amount = amount
        self.token = token
        self.bearer = bearer

    def do(self, state: KnockdownState) -> Decision | None:
        suffer(state, self.seat, self.kind, self.amount * count_on_sheet(state, self.token, self.bearer), self.rule)
        return None


class WoundPerLaid(Task[KnockdownState]):
    """KDR-38 `amount` wounds for each token of a kind in the arena."""

    __slots__ = ("amount", "kind", "rule", "seat", "token")

    def __init__(self, seat: int, kind: int, amount: int, token: int, rule: int) -> None:
        self.rule = rule
        self.seat = seat
        self.kind = kind
        self.amount = amount
        self.token = token

    def do(self, state: KnockdownState) -> Decision | None:
        suffer(state, self.seat, self.kind, self.amount * len(spaces_with_token(state, self.token)), self.rule)
        return None
