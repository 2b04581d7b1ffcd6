"""The progress of a match: rounds, turns, actions, victories."""

from collections.abc import Mapping
from typing import Final

from knockbox.engine.errors import PositionError
from knockbox.games.knockdown.state import ACTIONS_PER_TURN, NOBODY, SEATS, KnockdownState
from knockbox.games.knockdown.tasks.ending import VICTORIES_TO_WIN
from knockbox.games.positions.parts import Part

MAX_TURNS: Final = 100_000
MAX_ROUNDS: Final = 2 * VICTORIES_TO_WIN - 1


def read_progress(state: KnockdownState, parts: Mapping[str, Part]) -> None:
    """Read rounds, victories and counters; the seat to move is first player by default."""
    read_turns(state, parts)
    if "winner" in parts and parts["winner"].value is not None:
        state.winner = parts["winner"].read_seat(SEATS)
    read_rounds(state, parts)
    check_victories(state)


def read_turns(state: KnockdownState, parts: Mapping[str, Part]) -> None:
    mover = parts.get("active", parts.get("to_move", parts.get("first")))
    state.active = mover.read_seat(SEATS) if mover is not None else 0
    state.first = parts["first"].read_seat(SEATS) if "first" in parts else state.active
    state.turn = parts["turn"].read_int(0, MAX_TURNS) if "turn" in parts else 1
    state.actions = parts["actions"].read_int(0, ACTIONS_PER_TURN) if "actions" in parts else 0
    state.stall = parts["stall"].read_int(0, MAX_TURNS) if "stall" in parts else 0
    state.taken = parts["taken"].read_bool() if "taken" in parts else False
    if "delays" in parts:
        state.delays = [part.read_int(0, 3) for part in parts["delays"].read_by_seat(SEATS)]


def read_rounds(state: KnockdownState, parts: Mapping[str, Part]) -> None:
    """KD-NEXT-4 The round is one more than the victories; the first player of a second round lost the first."""
    if "round" in parts:
        state.round = parts["round"].read_int(1, MAX_ROUNDS)
    if "victories" in parts:
        state.victories = [part.read_int(0, VICTORIES_TO_WIN) for part in parts["victories"].read_by_seat(SEATS)]
    elif state.round > 1:
        state.victories[1 - state.first] = 1
        state.victories[state.first] = state.round - 2
    if "round" not in parts:
        state.round = sum(state.victories) + (VICTORIES_TO_WIN not in state.victories)


def check_victories(state: KnockdownState) -> None:
    won = [seat for seat, count in enumerate(state.victories) if count == VICTORIES_TO_WIN]
    if won and won != [state.winner]:
        raise PositionError(f"victories: found {state.victories}, expected {VICTORIES_TO_WIN} for the winner alone")
    rounds = sum(state.victories) + (not won)
    if state.round != rounds:
        raise PositionError(f"round: found {state.round}, expected {rounds} with victories {state.victories}")


def is_over(state: KnockdownState) -> bool:
    return state.winner != NOBODY
