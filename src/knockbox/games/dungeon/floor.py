"""The floor of the dungeon: laid cards, the values that are visible at their corners, and the cells still open."""

from bisect import bisect_left

from knockbox.games.dungeon.choices import TURNED, UPRIGHT, lay_choice
from knockbox.games.dungeon.lattice import CORNERS, NEIGHBOURS, START
from knockbox.games.dungeon.state import FACE, FROZEN, NOTHING, ROOM, STANDING, DungeonState


def lay_card(state: DungeonState, kind: int, cell: int, turn: int) -> None:
    """KKD-PLACE-4, KKDR-2 It lies on top: its corners cover those across them, and both cards count the later value."""
    rules, at = state.rules, state.at
    corners, face, danger = rules.corners, kind * FACE + turn * 2, 0
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
    """What a card itself shows at a corner, poisoned or not."""
    if state.cells[slot] + CORNERS[corner] == state.poison:
        return 0
    return state.rules.corners[state.kinds[slot] * FACE + state.turns[slot] * 2 + corner]


def visible_value(state: DungeonState, slot: int, corner: int) -> int:
    """KKDR-2 What is seen at a corner of a card: the value of the card that was laid later."""
    other = state.at.get(state.cells[slot] + NEIGHBOURS[corner], NOTHING)
    return own_value(state, other, 3 - corner) if other > slot else own_value(state, slot, corner)


def danger_of(state: DungeonState, slot: int) -> int:
    """KKD-DANGER-1 The sum of what is visible at the four corners, worked out anew."""
    return sum(visible_value(state, slot, corner) for corner in range(4))


def around(state: DungeonState, cell: int) -> list[int]:
    """KKDR-3 The slots of the card on a cell and of the up to four cards that touch it."""
    at = state.at
    places = [cell + NEIGHBOURS[corner] for corner in range(4)]
    return [at[place] for place in [cell, *places] if place in at]


def lift_card(state: DungeonState, slot: int) -> None:
    """KKDR-21 A card leaves the table: corners it had covered show again, its cell is free, cards on it stay."""
    cell = state.cells[slot]
    for corner in range(4):
        other = state.at.get(cell + NEIGHBOURS[corner], NOTHING)
        if NOTHING < other < slot:
            state.dangers[other] += own_value(state, other, 3 - corner) - own_value(state, slot, corner)
    for row in (state.cells, state.kinds, state.turns, state.dangers, state.times, state.marks):
        del row[slot]
    state.at = {place: index for index, place in enumerate(state.cells)}
    state.standing = [index for index, mark in enumerate(state.marks) if mark in (STANDING, FROZEN)]
    find_open_cells(state)


def find_open_cells(state: DungeonState) -> None:
    """KKDR-34 All cells that are open, found anew; on an empty table the next card is laid in the middle."""
    state.flat.clear()
    state.both.clear()
    for cell in state.cells:
        open_around(state, cell)
    if not state.cells:
        open_cell(state, START)


def open_around(state: DungeonState, cell: int) -> None:
    """KKD-PLACE-2, KKD-PLACE-3 Open is an empty cell across a corner of a laid card; cells beside a card never are."""
    for corner in range(4):
        place = cell + NEIGHBOURS[corner]
        if place not in state.at:
            open_cell(state, place)


def open_cell(state: DungeonState, cell: int) -> None:
    """Both lists are sorted, so that what is laid upright at `index` stands at twice that among both turns."""
    choice = lay_choice(cell, UPRIGHT)
    index = bisect_left(state.flat, choice)
    if index == len(state.flat) or state.flat[index] != choice:
        state.flat.insert(index, choice)
        state.both[2 * index : 2 * index] = [choice, lay_choice(cell, TURNED)]


def close_cell(state: DungeonState, cell: int) -> None:
    """KKDR-1 A cell holds one card."""
    choice = lay_choice(cell, UPRIGHT)
    index = bisect_left(state.flat, choice)
    if index < len(state.flat) and state.flat[index] == choice:
        del state.flat[index]
        del state.both[2 * index : 2 * index + 2]
