"""Whose turn it is in a position, who laid last, and who would give up."""

from collections.abc import Mapping
from typing import Any

from knockbox.engine.errors import PositionError
from knockbox.engine.task import Task
from knockbox.games.dungeon.clauses import KKDR_47
from knockbox.games.dungeon.position.duties import is_knight
from knockbox.games.dungeon.state import NOBODY, PLAYING, DungeonState
from knockbox.games.positions.parts import Part


def read_progress(state: DungeonState, parts: Mapping[str, Part], asked: Task[Any] | None) -> None:
    """Seats; whoever is to move began, unless that is said otherwise."""
    read_seats(state, parts)
    is_drawn = is_knight(state, asked)
    state.last_layer = usual_layer(state, is_drawn)
    if "last_layer" in parts:
        state.last_layer = NOBODY if parts["last_layer"].value is None else parts["last_layer"].seat(state.rules.seats)
    if state.outcome == PLAYING:
        check_turn(state, is_drawn)
    read_quitting(state, parts)


def read_seats(state: DungeonState, parts: Mapping[str, Part]) -> None:
    """KKDR-28 Who begins may be fixed by an option; a seat without cards is passed over."""
    seats, fixed = state.rules.seats, state.rules.first
    first = parts["first"].seat(seats) if "first" in parts else fixed
    if fixed not in (NOBODY, first):
        raise parts["first"].wrong(f"{fixed}, as the options say (KKDR-28)")
    start = 0 if first == NOBODY else first
    state.active = parts["active"].seat(seats) if "active" in parts else next_seat(state, start)
    state.first = state.active if first == NOBODY else first


def next_seat(state: DungeonState, start: int) -> int:
    """KKDR-11, KKDR-44 The first seat with a card, from one seat on to the left; that seat itself if none has any."""
    seats = state.rules.seats
    return next(((start + step) % seats for step in range(seats) if state.hands[(start + step) % seats]), start)


def has_begun(state: DungeonState) -> bool:
    """Whether somebody has laid a card: there were more than the start card."""
    return len(state.cells) + len(state.burnt) > 1


def usual_layer(state: DungeonState, is_drawn: bool) -> int:
    """Who laid last: the one who lays the Black Knight or is left without cards, else the seat to the right."""
    if is_drawn or not any(state.hands):
        return state.active
    return (state.active - 1) % state.rules.seats if has_begun(state) else NOBODY


def check_turn(state: DungeonState, is_drawn: bool) -> None:
    """KKD-SETUP-11, KKDR-44 The turn goes to the left, to the next seat that has a card."""
    if state.last_layer == NOBODY:
        check_beginning(state)
        return
    is_last = is_drawn or not any(state.hands)
    expected = state.last_layer if is_last else next_seat(state, (state.last_layer + 1) % state.rules.seats)
    if state.active != expected:
        raise PositionError(
            f"active: found {state.active}, expected {expected} after seat {state.last_layer} (KKDR-44)"
        )


def check_beginning(state: DungeonState) -> None:
    if has_begun(state) or not any(state.hands):
        raise PositionError("last_layer: found null, expected the seat that laid last")
    if state.active != state.first:
        raise PositionError(f"active: found {state.active}, expected {state.first}, who begins (KKD-SETUP-11)")


def read_quitting(state: DungeonState, parts: Mapping[str, Part]) -> None:
    """KKDR-47 Once all seats would give up the match is lost, by that rule alone."""
    seats, everybody = state.rules.seats, (1 << state.rules.seats) - 1
    if "giving_up" not in parts:
        state.quitting = everybody if state.verdict == KKDR_47 else 0
        return
    part = parts["giving_up"]
    state.quitting = sum(1 << seat for seat in {item.seat(seats) for item in part.items(0, seats)})
    if (state.quitting == everybody) != (state.verdict == KKDR_47):
        expected = "all seats, for they gave up" if state.verdict == KKDR_47 else "not all seats"
        raise part.wrong(f"{expected} (KKDR-47)")
