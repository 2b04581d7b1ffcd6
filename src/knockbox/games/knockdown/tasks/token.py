"""Tokens that fighters lay in the arena."""

from knockbox.engine.action import action, thing_of
from knockbox.engine.decision import Decision
from knockbox.engine.task import Task
from knockbox.games.knockdown.arena import is_inside
from knockbox.games.knockdown.choices import LIFT, LIFT_TOKEN, PLACE, PLACE_TOKEN
from knockbox.games.knockdown.clauses import KDR_33, KDR_44
from knockbox.games.knockdown.notes import TOKEN_LIFTED, TOKEN_PLACED, TOKEN_SPRUNG
from knockbox.games.knockdown.state import NOTHING, KnockdownState


def return_tokens(state: KnockdownState) -> None:
    """KDR-33, KD-SS-NEXT-1 All fighter tokens return to their owners."""
    for index, space in enumerate(state.tokens):
        if space != NOTHING:
            state.note(TOKEN_LIFTED, KDR_33, token_seat(state, index), token_kind(state, index), space)
    tokens = state.rules.tokens
    state.tokens = [NOTHING] * (len(tokens[state.fighters[0]]) + len(tokens[state.fighters[1]]))


def token_seat(state: KnockdownState, index: int) -> int:
    """Whose token it is: those of seat 0 stand first."""
    return int(index >= len(state.rules.tokens[state.fighters[0]]))


def token_kind(state: KnockdownState, index: int) -> int:
    first = state.rules.tokens[state.fighters[0]]
    if index < len(first):
        return first[index]
    return state.rules.tokens[state.fighters[1]][index - len(first)]


def find_token(state: KnockdownState, seat: int, kind: int, space: int) -> int:
    """The number of a token of `seat` on a space (or in the supply), or NOTHING."""
    for index, place in enumerate(state.tokens):
        if place == space and token_seat(state, index) == seat and token_kind(state, index) == kind:
            return index
    return NOTHING


def placed(state: KnockdownState, seat: int, kind: int) -> list[int]:
    """The spaces on which tokens of a kind lie, each once."""
    spaces = range(state.rules.spaces)
    return [space for space in spaces if find_token(state, seat, kind, space) != NOTHING]


def spring_tokens(state: KnockdownState, seat: int, space: int) -> None:
    """KDR-44 A token on the space goes back to its owner, then does what it says."""
    for index, place in enumerate(state.tokens):
        if place == space and token_seat(state, index) != seat:
            kind = token_kind(state, index)
            state.tokens[index] = NOTHING
            state.note(TOKEN_SPRUNG, KDR_44, 1 - seat, kind, space)
            state.agenda.extend(state.rules.blocks[1 - seat][state.rules.token_blocks[kind]])


def place_token(state: KnockdownState, seat: int, kind: int, space: int) -> None:
    """KDR-44 Supply limits are real: without a token in the supply nothing is placed."""
    index = find_token(state, seat, kind, NOTHING)
    if index != NOTHING:
        state.tokens[index] = space
        state.note(TOKEN_PLACED, KDR_44, seat, kind, space)


class PlaceToken(Task[KnockdownState]):
    """KDR-44 A token is laid on a space without a fighter and without another of yours of its kind."""

    __slots__ = ("high", "kind", "low", "seat")

    def __init__(self, seat: int, kind: int, low: int, high: int) -> None:
        self.seat = seat
        self.kind = kind
        self.low = low
        self.high = high

    def do(self, state: KnockdownState) -> Decision | None:
        spaces = self.spaces(state)
        if not spaces or find_token(state, self.seat, self.kind, NOTHING) == NOTHING:
            return None
        return Decision(self.seat, PLACE_TOKEN, [action(PLACE, space) for space in spaces])

    def spaces(self, state: KnockdownState) -> list[int]:
        mine = state.places[self.seat]
        near = [mine + side * gap for gap in range(self.low, self.high + 1) for side in (-1, 1)]
        return sorted({space for space in near if self.is_open(state, space)})

    def is_open(self, state: KnockdownState, space: int) -> bool:
        free = is_inside(state, space) and space not in state.places
        return free and find_token(state, self.seat, self.kind, space) == NOTHING

    def hear(self, state: KnockdownState, choice: int) -> None:
        place_token(state, self.seat, self.kind, thing_of(choice))


class PlaceHere(Task[KnockdownState]):
    """KDR-44 A token is laid under your own fighter, unless one of its kind is there already."""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def do(self, state: KnockdownState) -> Decision | None:
        space = state.places[self.seat]
        if find_token(state, self.seat, self.kind, space) == NOTHING:
            place_token(state, self.seat, self.kind, space)
        return None


class Recover(Task[KnockdownState]):
    """KDR-44 One of your tokens comes back from the arena; if several lie there you choose."""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def do(self, state: KnockdownState) -> Decision | None:
        spaces = placed(state, self.seat, self.kind)
        if len(spaces) == 1:
            self.lift(state, spaces[0])
        if len(spaces) < 2:
            return None
        return Decision(self.seat, LIFT_TOKEN, [action(LIFT, space) for space in spaces])

    def hear(self, state: KnockdownState, choice: int) -> None:
        self.lift(state, thing_of(choice))

    def lift(self, state: KnockdownState, space: int) -> None:
        state.tokens[find_token(state, self.seat, self.kind, space)] = NOTHING
        state.note(TOKEN_LIFTED, KDR_44, self.seat, self.kind, space)
