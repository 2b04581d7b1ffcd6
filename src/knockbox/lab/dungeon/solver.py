"""Beam search for a winning line of a dungeon deal, with full information about hands and deck."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from knockbox.bots.heuristics.floor import (
    GRID_ORIGIN,
    GRID_WIDTH,
    LOST_VALUE,
    MAX_SAFE_DANGER,
    NOWHERE,
    CandidateCard,
    FloorModel,
    LaidCard,
    place_at,
    zeros_of,
)
from knockbox.engine.action import action
from knockbox.engine.state import answer
from knockbox.games.dungeon import state as table
from knockbox.games.dungeon.choices import CARD, CHOOSE_CARD, TURNED, UPRIGHT, lay_choice
from knockbox.games.dungeon.floor import visible_value
from knockbox.games.dungeon.lattice import cell_at, x_of, y_of
from knockbox.games.dungeon.state import FACE_SIZE, DungeonState

FIRST_BEAM_WIDTH: Final = 8
WIDENING_FACTOR: Final = 2
"""Factor by which the beam widens after each failed search."""
MAX_PLACEMENTS_PER_STATE: Final = 12
"""Placements expanded per state."""
SLACK_WEIGHT: Final = 1.0
JOKER_VALUE: Final = 6.0
ZERO_VALUE: Final = 1.0  # per zero corner of a room in a hand, which can cover any other
CREATURE_BURDEN: Final = 4.0  # per creature in a hand, which must be laid some day
BEAM_SHARES: Final = 4
"""States with the same number of creatures laid fill at most this fraction of the beam (one in four).

Holding creatures back looks good until it is too late."""


class BeamPath:
    """A reached state, the inputs that led there, and its value."""

    __slots__ = ("inputs", "state", "value")

    def __init__(self, state: DungeonState, inputs: list[int], value: float) -> None:
        self.state = state
        self.inputs = inputs
        self.value = value


def solve(state: DungeonState, stop: Callable[[], bool]) -> list[int] | None:
    """Return the answers that win from here, or None if none are found before `stop` returns True."""
    width = FIRST_BEAM_WIDTH
    while not stop():
        found = beam_search(state, width, stop)
        if found is not None:
            return found
        width *= WIDENING_FACTOR
    return None


def beam_search(state: DungeonState, width: int, stop: Callable[[], bool]) -> list[int] | None:
    """Run one beam search of the given width."""
    paths = [BeamPath(state.clone(), [], 0.0)]
    while paths and not stop():
        reached: dict[str, BeamPath] = {}
        for path in paths:
            for after in expand_path(path):
                if after.state.outcome == table.WON:
                    return after.inputs
                reached.setdefault(state_key(after.state), after)
        paths = select_paths(list(reached.values()), width)
    return None


def select_paths(paths: list[BeamPath], width: int) -> list[BeamPath]:
    """Return the best states, limited per number of creatures laid."""
    best: list[BeamPath] = []
    taken: dict[int, int] = {}
    for path in sorted(paths, key=path_value, reverse=True):
        out = count_creatures(path.state)
        if len(best) < width and taken.get(out, 0) < width // BEAM_SHARES:
            taken[out] = taken.get(out, 0) + 1
            best.append(path)
    return best


def path_value(path: BeamPath) -> float:
    return path.value


def count_creatures(state: DungeonState) -> int:
    return sum(1 for kind in state.kinds if state.rules.time[kind])


def state_key(state: DungeonState) -> str:
    """Return a key that is equal for states with the same cards in the same places."""
    laid = sorted(zip(state.cells, state.kinds, state.turns, state.times, strict=True))
    return f"{laid}{state.hands}"


def expand_path(path: BeamPath) -> list[BeamPath]:
    """Return the states after the best placements that do not lose at once."""
    found: list[BeamPath] = []
    for answers in best_placements(path.state):
        after = path.state.clone()
        for choice in answers:
            answer(after, choice)
        if after.outcome != table.LOST:
            found.append(BeamPath(after, path.inputs + answers, state_value(after)))
    return found


def best_placements(state: DungeonState) -> list[list[int]]:
    """Return the answers of the best placements, the best first."""
    question = state.question
    if question is None:
        return []
    is_card = question.prompt == CHOOSE_CARD
    kinds = sorted(set(state.hands[state.active])) if is_card else [state.rules.knight]
    judged = evaluate_placements(state, kinds)
    judged.sort(key=placement_value, reverse=True)
    return [
        [action(CARD, kind), lay_choice(cell, turn)] if is_card else [lay_choice(cell, turn)]
        for value, kind, cell, turn in judged[:MAX_PLACEMENTS_PER_STATE]
        if value > LOST_VALUE
    ]


def placement_value(judged: tuple[float, int, int, int]) -> float:
    return judged[0]


def evaluate_placements(state: DungeonState, kinds: list[int]) -> list[tuple[float, int, int, int]]:
    """Return every placement as (value, kind, cell, turn)."""
    floor, rules = floor_model(state), state.rules
    judged: list[tuple[float, int, int, int]] = []
    places = floor.open_places()
    for kind in kinds:
        corners = rules.corners[kind * FACE_SIZE : kind * FACE_SIZE + 4]
        card = CandidateCard(corners, rules.time[kind], kind == rules.knight, card_value(state, kind))
        for turn in (UPRIGHT,) if rules.is_symmetric[kind] else (UPRIGHT, TURNED):
            face = corners if turn == UPRIGHT else corners[::-1]
            for place in places:
                judged.append((floor.evaluate_placement(place, face, card), kind, place_to_cell(place), turn))  # noqa: PERF401
    return judged


def place_to_cell(place: int) -> int:
    """Convert a place of the bots' floor to a cell of the game."""
    return cell_at(place % GRID_WIDTH - GRID_ORIGIN, place // GRID_WIDTH - GRID_ORIGIN)


def floor_model(state: DungeonState) -> FloorModel:
    """Return the bots' floor model, with the true zeros of all hands."""
    cards = [laid_card(state, slot) for slot in range(len(state.cells))]
    poison = NOWHERE if state.poison == table.NOWHERE else place_at(x_of(state.poison), y_of(state.poison))
    seats = state.rules.seats
    zeros = [zeros_in(state, state.hands[(state.active + step) % seats]) for step in range(1, seats + 1)]
    return FloorModel(cards, state.reserve, poison, zeros, [])


def laid_card(state: DungeonState, slot: int) -> LaidCard:
    cell, mark = state.cells[slot], state.marks[slot]
    corners = [visible_value(state, slot, corner) for corner in range(4)]
    is_frozen, is_knight = mark == table.FROZEN, state.kinds[slot] == state.rules.knight
    is_standing = is_frozen or mark == table.STANDING
    place = place_at(x_of(cell), y_of(cell))
    return LaidCard(place, corners, state.dangers[slot], is_standing, is_frozen, is_knight, state.times[slot])


def zeros_in(state: DungeonState, hand: list[int]) -> int:
    """Return the diagonals that the rooms of a hand can cover with a zero."""
    zeros = 0
    for kind in hand:
        if not state.rules.time[kind]:
            zeros |= zeros_of(state.rules.corners[kind * FACE_SIZE : kind * FACE_SIZE + 4])
    return zeros


def state_value(state: DungeonState) -> float:
    """Return the value of a state: slack of the rooms, threat of the creatures, and cards left in the hands."""
    floor = floor_model(state)
    value = 0.0
    for card in floor.card_at.values():
        value += (
            -floor.threat(card, card.danger, card.time, NOWHERE)
            if card.is_standing
            else SLACK_WEIGHT * (MAX_SAFE_DANGER - card.danger)
        )
    return value + sum(card_value(state, kind) for hand in state.hands for kind in hand)


def card_value(state: DungeonState, kind: int) -> float:
    """Return the value of a card in a hand: zeros beat creatures, and in the end the Black Knight."""
    if state.rules.time[kind]:
        return -CREATURE_BURDEN
    return (
        JOKER_VALUE
        if state.rules.has_silence[kind]
        else ZERO_VALUE * state.rules.corners[kind * FACE_SIZE : kind * FACE_SIZE + 4].count(0)
    )
