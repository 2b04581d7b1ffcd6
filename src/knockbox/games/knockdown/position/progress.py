"""How far a match has come: rounds, turns, actions, victories."""

from collections.abc import Mapping
from typing import Final

from knockbox.engine.errors import PositionError
from knockbox.games.knockdown.state import ACTIONS, NOBODY, SEATS, KnockdownState
from knockbox.games.knockdown.tasks.ending import VICTORIES
from knockbox.games.positions.parts import Part

MANY: Final = 100_000
ROUNDS: Final = 2 * VICTORIES - 1


def read_progress(state: KnockdownState, parts: Mapping[str, Part]) -> None:
    """Rounds, victories and counters; whoever is to move is first player unless that is said otherwise."""
    read_turns(state, parts)
    if "winner" in parts and parts["winner"].value is not None:
        state.winner = parts["winner"].seat(SEATS)
    read_rounds(state, parts)
    check_victories(state)


def read_turns(state: KnockdownState, parts: Mapping[str, Part]) -> None:
    mover = parts.get("active", parts.get("to_move", parts.get("first")))
    state.active = mover.seat(SEATS) if mover is not None else 0
    state.first = parts["first"].seat(SEATS) if "first" in parts else state.active
    state.turn = parts["turn"].whole(0, MANY) if "turn" in parts else 1
    state.actions = parts["actions"].whole(0, ACTIONS) if "actions" in parts else 0
    state.stall = parts["stall"].whole(0, MANY) if "stall" in parts else 0
    state.taken = parts["taken"].flag() if "taken" in parts else False
    if "delays" in parts:
        state.delays = [part.whole(0, 3) for part in parts["delays"].by_seat(SEATS)]


def read_rounds(state: KnockdownState, parts: Mapping[str, Part]) -> None:
    """KD-NEXT-4 The round is one more than the victories; the first player of a second round lost the first."""
    if "round" in parts:
        state.round = parts["round"].whole(1, ROUNDS)
    if "victories" in parts:
        state.victories = [part.whole(0, VICTORIES) for part in parts["victories"].by_seat(SEATS)]
    elif state.round > 1:
        state.victories[1 - state.first] = 1
        state.victories[state.first] = state.round - 2
    if "round" not in parts:
        state.round = sum(state.victories) + (VICTORIES not in state.victories)


def check_victories(state: KnockdownState) -> None:
    won = [seat for seat, count in enumerate(state.victories) if count == VICTORIES]
    if won and won != [state.winner]:
        raise PositionError(f"victories: found {state.victories}, expected {VICTORIES} for the winner alone")
    rounds = sum(state.victories) + (not won)
    if state.round != rounds:
        raise PositionError(f"round: found {state.round}, expected {rounds} with victories {state.victories}")


def is_over(state: KnockdownState) -> bool:
    return state.winner != NOBODY
