"""Turn order in a position: the active seat, the seat that laid last, and seats that agreed to give up."""

from collections.abc import Mapping
from typing import Any

from knockbox.engine.errors import PositionError
from knockbox.engine.task import Task
from knockbox.games.dungeon.clauses import KKDR_47
from knockbox.games.dungeon.position.remaining_tasks import is_laying_knight
from knockbox.games.dungeon.state import NOBODY, PLAYING, DungeonState
from knockbox.games.positions.parts import Part


def read_progress(state: DungeonState, parts: Mapping[str, Part], question_task: Task[Any] | None) -> None:
    """Read the seats; without a `first` field the active seat began the match."""
    read_seats(state, parts)
    is_drawn = is_laying_knight(state, question_task)
    state.last_layer = default_last_layer(state, is_drawn)
    if "last_layer" in parts:
        state.last_layer = (
            NOBODY if parts["last_layer"].value is None else parts["last_layer"].read_seat(state.rules.seats)
        )
    if state.outcome == PLAYING:
        check_turn(state, is_drawn)
    read_quitting(state, parts)


def read_seats(state: DungeonState, parts: Mapping[str, Part]) -> None:
    """KKDR-28 An option may fix the first player; a seat without cards is passed over."""
    seats = state.rules.seats
    fixed = state.rules.first_player
    first = parts["first"].read_seat(seats) if "first" in parts else fixed
    if fixed not in (NOBODY, first):
        raise parts["first"].error(f"{fixed}, as the options say (KKDR-28)")
    start = 0 if first == NOBODY else first
    state.active = parts["active"].read_seat(seats) if "active" in parts else next_seat(state, start)
    state.first = state.active if first == NOBODY else first


def next_seat(state: DungeonState, start: int) -> int:
    """KKDR-11, KKDR-44 Return the first seat with a card from `start` on to the left, or `start` if none has any."""
    seats = state.rules.seats
    return next(((start + step) % seats for step in range(seats) if state.hands[(start + step) % seats]), start)


def has_begun(state: DungeonState) -> bool:
    """Return whether a player has laid a card, beyond the start card."""
    return len(state.cells) + len(state.burnt) > 1


def default_last_layer(state: DungeonState, is_drawn: bool) -> int:
    """Return who laid last: the active seat if it lays the Black Knight or all hands are empty, else its right."""
    if is_drawn or not any(state.hands):
        return state.active
    return (state.active - 1) % state.rules.seats if has_begun(state) else NOBODY


def check_turn(state: DungeonState, is_drawn: bool) -> None:
    """KKD-SETUP-11, KKDR-44 The turn goes to the left, to the next seat with a card."""
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
    """KKDR-47 The match is lost by this rule exactly when all seats have agreed to give up."""
    seats = state.rules.seats
    all_seats = (1 << seats) - 1
    if "giving_up" not in parts:
        state.giving_up_bits = all_seats if state.verdict == KKDR_47 else 0
        return
    part = parts["giving_up"]
    state.giving_up_bits = sum(1 << seat for seat in {item.read_seat(seats) for item in part.read_list(0, seats)})
    if (state.giving_up_bits == all_seats) != (state.verdict == KKDR_47):
        expected = "all seats, as they gave up" if state.verdict == KKDR_47 else "not all seats"
        raise part.error(f"{expected} (KKDR-47)")
