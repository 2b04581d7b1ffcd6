"""The cards on the table in a position: cells, marks and time tokens."""

from collections.abc import Mapping
from typing import Final

from knockbox.engine.errors import PositionError
from knockbox.games.dungeon.choices import TURNED, UPRIGHT
from knockbox.games.dungeon.clauses import END_1, END_2, END_3, END_4
from knockbox.games.dungeon.floor import danger_of, find_open_cells
from knockbox.games.dungeon.lattice import MIDDLE, NEIGHBOURS, START, cell_at, x_of, y_of
from knockbox.games.dungeon.state import BEATEN, FROZEN, MAX_SAFE_DANGER, ROOM, STANDING, DungeonState
from knockbox.games.dungeon.text.names import Names
from knockbox.games.dungeon.views import MARKS
from knockbox.games.positions.parts import Part, read_name_list, require_fields

CARD_ENTRY_FIELDS: Final = ("card", "cell", "turned", "time", "mark")
MAX_CARDS: Final = 63
MAX_DISTANCE: Final = MIDDLE - 2
"""The farthest that the cards of a box, laid in a line, reach from the start card."""

CardEntry = Mapping[str, Part]


def read_laid(state: DungeonState, names: Names, parts: Mapping[str, Part]) -> list[CardEntry]:
    """Lay the listed cards; return the fields of each, since marks and time are read later."""
    if "burnt" in parts:
        state.burnt = sorted(read_burnt(state, names, parts["burnt"]))
    if "cards" not in parts:
        return []
    if not state.burnt and parts["cards"].value == []:
        raise parts["cards"].error("at least the start card (KKD-SETUP-7)")
    return [read_card(state, names, part) for part in parts["cards"].read_list(0, MAX_CARDS)]


def read_burnt(state: DungeonState, names: Names, part: Part) -> list[int]:
    """KKD-GRIM-1 The only fireball burns at most one creature, never the Black Knight."""
    burnt = read_name_list(part, names.cards, "card", 0, 1)
    if burnt and not state.rules.is_adventure:
        raise part.error("nothing outside an adventure (KKD-SETUP-8)")
    if any(kind == state.rules.knight or not state.rules.time[kind] for kind in burnt):
        raise part.error("a creature other than the Black Knight (KKD-GRIM-1)")
    return burnt


def read_card(state: DungeonState, names: Names, part: Part) -> CardEntry:
    fields = part.read_fields(CARD_ENTRY_FIELDS)
    card, cell = require_fields(fields, CARD_ENTRY_FIELDS[:2], part)
    kind = card.read_name("card", names.cards)
    place = read_place(cell, MAX_DISTANCE)
    check_cell(state, cell, place)
    turned = "turned" in fields and fields["turned"].read_bool()
    if turned and state.rules.is_symmetric[kind]:
        raise fields["turned"].error("false, as this card looks the same turned (KKDR-43)")
    add_card(state, kind, place, TURNED if turned else UPRIGHT)
    return fields


def read_place(part: Part, farthest: int) -> int:
    """Read a cell or a vertex, given as x and y."""
    x, y = (item.read_int(-farthest, farthest) for item in part.read_list(2, 2))
    return cell_at(x, y)


def check_cell(state: DungeonState, part: Part, place: int) -> None:
    """KKDR-1 A card is alone on a cell of one colour, across a corner of an earlier card."""
    if place in state.slot_by_cell:
        raise part.error("a cell without a card (KKDR-1)")
    if (x_of(place) + y_of(place)) % 2:
        raise part.error("x and y that add up to an even number: no card shares a side with another (KKD-PLACE-3)")
    if state.burnt:
        return
    if not state.cells and place != START:
        raise part.error("[0, 0], where the start card lies (KKDR-43)")
    if state.cells and not any(place + step in state.slot_by_cell for step in NEIGHBOURS):
        raise part.error("a cell across a corner of a card laid before (KKD-PLACE-2)")


def add_card(state: DungeonState, kind: int, place: int, turn: int) -> None:
    state.slot_by_cell[place] = len(state.cells)
    state.cells.append(place)
    state.kinds.append(kind)
    state.turns.append(turn)


def compute_derived(state: DungeonState) -> None:
    """Compute the dangers and open cells from the cards and the poison."""
    state.dangers = [danger_of(state, slot) for slot in range(len(state.cells))]
    find_open_cells(state)


def read_marks(state: DungeonState, entries: list[CardEntry]) -> None:
    """Read which creatures stand and the time on each; unlisted cards get defaults."""
    for slot in range(len(state.cells)):
        entry = entries[slot] if slot < len(entries) else {}
        state.marks.append(read_mark(state, slot, entry["mark"]) if "mark" in entry else default_mark(state, slot))
        state.times.append(read_time(state, slot, entry["time"]) if "time" in entry else default_time(state, slot))
    state.standing = [slot for slot, mark in enumerate(state.marks) if mark in (STANDING, FROZEN)]


def is_creature(state: DungeonState, slot: int) -> bool:
    return state.rules.time[state.kinds[slot]] > 0


def default_mark(state: DungeonState, slot: int) -> int:
    """KKD-DANGER-3 A creature stands at 6 or more."""
    if not is_creature(state, slot):
        return ROOM
    return STANDING if state.dangers[slot] > MAX_SAFE_DANGER else BEATEN


def default_time(state: DungeonState, slot: int) -> int:
    """KKD-CREA-1 A standing creature has its printed time."""
    return state.rules.time[state.kinds[slot]] if state.marks[slot] == STANDING else 0


def read_mark(state: DungeonState, slot: int, part: Part) -> int:
    mark = part.read_name("mark", MARKS)
    if (mark == ROOM) == is_creature(state, slot):
        raise part.error("standing, beaten or frozen for a creature" if mark == ROOM else "room for an empty room")
    if mark == FROZEN and state.kinds[slot] == state.rules.knight:
        raise part.error("standing or beaten: no ice on the Black Knight (KKDR-23)")
    return mark


def read_time(state: DungeonState, slot: int, part: Part) -> int:
    """KKD-CREA-1, KKD-DANGER-3 Only standing creatures that are not frozen have time, at most the printed time."""
    if state.marks[slot] == STANDING:
        return part.read_int(0 if state.verdict in (END_3, END_4) else 1, state.rules.time[state.kinds[slot]])
    if part.read_int(0, MAX_CARDS):
        raise part.error(f"0, as this card is {MARKS[state.marks[slot]]}")
    return 0


def check_table(state: DungeonState) -> None:
    """Raise PositionError if two cards are frozen, or a mark contradicts its danger unless that lost the dungeon."""
    if state.marks.count(FROZEN) > 1:
        raise PositionError(f"cards: found {state.marks.count(FROZEN)} frozen creatures, expected at most 1 (KKDR-24)")
    if state.verdict in (END_2, END_4):
        return
    for slot, mark in enumerate(state.marks):
        found = f"cards[{slot}]: found a danger of {state.dangers[slot]}, expected"
        if mark in (ROOM, BEATEN) and state.dangers[slot] > MAX_SAFE_DANGER and not may_lack_poison(state):
            raise PositionError(f"{found} {MAX_SAFE_DANGER} or less of a card that is {MARKS[mark]} (KKD-DANGER-2)")
        if mark in (STANDING, FROZEN) and state.dangers[slot] <= MAX_SAFE_DANGER:
            raise PositionError(f"{found} {MAX_SAFE_DANGER + 1} or more of a card that is {MARKS[mark]} (KKD-DANGER-3)")


def may_lack_poison(state: DungeonState) -> bool:
    """KKDR-38 After a win in the adventure the poison that kept cards quiet is back in the pool."""
    return state.verdict == END_1 and state.rules.is_adventure
