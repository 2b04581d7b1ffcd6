"""The floor of the dungeon: laid cards, the visible values of their corners, and the open cells."""

from bisect import bisect_left

from knockbox.games.dungeon.choices import TURNED, UPRIGHT, lay_choice
from knockbox.games.dungeon.lattice import CORNERS, NEIGHBOURS, START
from knockbox.games.dungeon.state import FACE_SIZE, FROZEN, NOTHING, ROOM, STANDING, DungeonState


def lay_card(state: DungeonState, kind: int, cell: int, turn: int) -> None:
    """KKD-PLACE-4, KKDR-2 The card covers the corners it touches, and both cards count the value of the later one."""
    rules = state.rules
    at = state.slot_by_cell
    corners = rules.corners
    face = kind * FACE_SIZE + turn * 2
    danger = 0
    for corner in range(4):
        value = 0 if cell + CORNERS[corner] == state.poison else corners[face + corner]
        danger += value
        other = at.get(cell + NEIGHBOURS[corner], NOTHING)
        if other != NOTHING:
            state.dangers[other] += value - own_value(state, other, 3 - corner)
    is_creature = rules.time[kind] > 0
    at[cell] = len(state.cells)
    if is_creature:
        state.standing.append(len(state.cells))
    state.cells.append(cell)
    state.kinds.append(kind)
    state.turns.append(turn)
    state.dangers.append(danger)
    state.times.append(0)
    state.marks.append(STANDING if is_creature else ROOM)
    close_cell(state, cell)
    open_around(state, cell)


def own_value(state: DungeonState, slot: int, corner: int) -> int:
    """Return the value of a card's own corner, covered or not; 0 if poisoned."""
    if state.cells[slot] + CORNERS[corner] == state.poison:
        return 0
    return state.rules.corners[state.kinds[slot] * FACE_SIZE + state.turns[slot] * 2 + corner]


def visible_value(state: DungeonState, slot: int, corner: int) -> int:
    """KKDR-2 Return the visible value at a corner of a card: that of the card laid later."""
    other = state.slot_by_cell.get(state.cells[slot] + NEIGHBOURS[corner], NOTHING)
    return own_value(state, other, 3 - corner) if other > slot else own_value(state, slot, corner)


def danger_of(state: DungeonState, slot: int) -> int:
    """KKD-DANGER-1 Compute the sum of the visible values at the four corners."""
    return sum(visible_value(state, slot, corner) for corner in range(4))


def touching_slots(state: DungeonState, cell: int) -> list[int]:
    """KKDR-3 Return the slots of the card on a cell and of the up to four cards that touch it."""
    at = state.slot_by_cell
    places = [cell + NEIGHBOURS[corner] for corner in range(4)]
    return [at[place] for place in [cell, *places] if place in at]


def remove_card(state: DungeonState, slot: int) -> None:
    """KKDR-21 A card leaves the table: corners it covered show again, its cell is free, cards on top of it stay."""
    cell = state.cells[slot]
    for corner in range(4):
        other = state.slot_by_cell.get(cell + NEIGHBOURS[corner], NOTHING)
        if NOTHING < other < slot:
            state.dangers[other] += own_value(state, other, 3 - corner) - own_value(state, slot, corner)
    for column in (state.cells, state.kinds, state.turns, state.dangers, state.times, state.marks):
        del column[slot]
    state.slot_by_cell = {place: index for index, place in enumerate(state.cells)}
    state.standing = [index for index, mark in enumerate(state.marks) if mark in (STANDING, FROZEN)]
    find_open_cells(state)


def find_open_cells(state: DungeonState) -> None:
    """KKDR-34 Recompute the open cells; on an empty table only the middle is open."""
    state.upright_choices.clear()
    state.placement_choices.clear()
    for cell in state.cells:
        open_around(state, cell)
    if not state.cells:
        open_cell(state, START)


def open_around(state: DungeonState, cell: int) -> None:
    """KKD-PLACE-2, KKD-PLACE-3 Empty cells across a corner of a laid card are open; cells at its sides never are."""
    for corner in range(4):
        place = cell + NEIGHBOURS[corner]
        if place not in state.slot_by_cell:
            open_cell(state, place)


def open_cell(state: DungeonState, cell: int) -> None:
    """Insert a cell into both lists; they are sorted, so index i of `flat` is index 2i of `both`."""
    choice = lay_choice(cell, UPRIGHT)
    index = bisect_left(state.upright_choices, choice)
    if index == len(state.upright_choices) or state.upright_choices[index] != choice:
        state.upright_choices.insert(index, choice)
        state.placement_choices[2 * index : 2 * index] = [choice, lay_choice(cell, TURNED)]


def close_cell(state: DungeonState, cell: int) -> None:
    """KKDR-1 A cell holds one card."""
    choice = lay_choice(cell, UPRIGHT)
    index = bisect_left(state.upright_choices, choice)
    if index < len(state.upright_choices) and state.upright_choices[index] == choice:
        del state.upright_choices[index]
        del state.placement_choices[2 * index : 2 * index + 2]
