"""The cards on the table in a position: where they lie, what they are, and the time on them."""

from collections.abc import Mapping
from typing import Final

from knockbox.engine.errors import PositionError
from knockbox.games.dungeon.choices import TURNED, UPRIGHT
from knockbox.games.dungeon.clauses import END_1, END_2, END_3, END_4
from knockbox.games.dungeon.floor import danger_of, find_open_cells
from knockbox.games.dungeon.lattice import MIDDLE, NEIGHBOURS, START, cell_at, x_of, y_of
from knockbox.games.dungeon.names import Names
from knockbox.games.dungeon.state import BEATEN, FROZEN, ROOM, SAFE, STANDING, DungeonState
from knockbox.games.dungeon.views import MARKS
from knockbox.games.positions.parts import Part, need, numbers

FIELDS: Final = ("card", "cell", "turned", "time", "mark")
MOST: Final = 63
FARTHEST: Final = MIDDLE - 2
"""As far from the start card as all cards of a box in a row lead."""

Entry = Mapping[str, Part]


def read_laid(state: DungeonState, names: Names, parts: Mapping[str, Part]) -> list[Entry]:
    """Lay the cards that are named; return the fields of each, of which marks and time are read later."""
    if "burnt" in parts:
        state.burnt = sorted(read_burnt(state, names, parts["burnt"]))
    if "cards" not in parts:
        return []
    if not state.burnt and parts["cards"].value == []:
        raise parts["cards"].wrong("at least the start card (KKD-SETUP-7)")
    return [read_card(state, names, part) for part in parts["cards"].items(0, MOST)]


def read_burnt(state: DungeonState, names: Names, part: Part) -> list[int]:
    """KKD-GRIM-1 The one fireball burns one creature, and never the Black Knight."""
    burnt = numbers(part, names.cards, "card", 0, 1)
    if burnt and not state.rules.adventure:
        raise part.wrong("nothing outside an adventure (KKD-SETUP-8)")
    if any(kind == state.rules.knight or not state.rules.time[kind] for kind in burnt):
        raise part.wrong("a creature other than the Black Knight (KKD-GRIM-1)")
    return burnt


def read_card(state: DungeonState, names: Names, part: Part) -> Entry:
    fields = part.fields(FIELDS)
    card, cell = need(fields, FIELDS[:2], part)
    kind, place = card.named("card", names.cards), read_place(cell, FARTHEST)
    check_cell(state, cell, place)
    turned = "turned" in fields and fields["turned"].flag()
    if turned and state.rules.is_even[kind]:
        raise fields["turned"].wrong("false, for turned this card looks the same (KKDR-43)")
    add_card(state, kind, place, TURNED if turned else UPRIGHT)
    return fields


def read_place(part: Part, farthest: int) -> int:
    """A cell or a vertex, as x and y."""
    x, y = (item.whole(-farthest, farthest) for item in part.items(2, 2))
    return cell_at(x, y)


def check_cell(state: DungeonState, part: Part, place: int) -> None:
    """KKDR-1 Cards lie on cells of one colour, one on each, across a corner of a card that lay there before."""
    if place in state.at:
        raise part.wrong("a cell without a card (KKDR-1)")
    if (x_of(place) + y_of(place)) % 2:
        raise part.wrong("x and y that add up to an even number: no card shares a side with another (KKD-PLACE-3)")
    if state.burnt:
        return
    if not state.cells and place != START:
        raise part.wrong("[0, 0], where the start card lies (KKDR-43)")
    if state.cells and not any(place + step in state.at for step in NEIGHBOURS):
        raise part.wrong("a cell across a corner of a card laid before (KKD-PLACE-2)")


def add_card(state: DungeonState, kind: int, place: int, turn: int) -> None:
    state.at[place] = len(state.cells)
    state.cells.append(place)
    state.kinds.append(kind)
    state.turns.append(turn)


def work_out(state: DungeonState) -> None:
    """What follows from the cards and the poison: dangers and open cells."""
    state.dangers = [danger_of(state, slot) for slot in range(len(state.cells))]
    find_open_cells(state)


def read_marks(state: DungeonState, entries: list[Entry]) -> None:
    """Which creatures stand, and how many time tokens lie on each; cards that nobody named have what is usual."""
    for slot in range(len(state.cells)):
        entry = entries[slot] if slot < len(entries) else {}
        state.marks.append(read_mark(state, slot, entry["mark"]) if "mark" in entry else usual_mark(state, slot))
        state.times.append(read_time(state, slot, entry["time"]) if "time" in entry else usual_time(state, slot))
    state.standing = [slot for slot, mark in enumerate(state.marks) if mark in (STANDING, FROZEN)]


def is_creature(state: DungeonState, slot: int) -> bool:
    return state.rules.time[state.kinds[slot]] > 0


def usual_mark(state: DungeonState, slot: int) -> int:
    """KKD-DANGER-3 A creature stands at 6 or more."""
    if not is_creature(state, slot):
        return ROOM
    return STANDING if state.dangers[slot] > SAFE else BEATEN


def usual_time(state: DungeonState, slot: int) -> int:
    """KKD-CREA-1 What is printed on a creature that stands."""
    return state.rules.time[state.kinds[slot]] if state.marks[slot] == STANDING else 0


def read_mark(state: DungeonState, slot: int, part: Part) -> int:
    mark = part.named("mark", MARKS)
    if (mark == ROOM) == is_creature(state, slot):
        raise part.wrong("standing, beaten or frozen of a creature" if mark == ROOM else "room of an empty room")
    if mark == FROZEN and state.kinds[slot] == state.rules.knight:
        raise part.wrong("standing or beaten: no ice on the Black Knight (KKDR-23)")
    return mark


def read_time(state: DungeonState, slot: int, part: Part) -> int:
    """KKD-CREA-1, KKD-DANGER-3 Time lies on creatures that stand and are not frozen, at most what is printed."""
    if state.marks[slot] == STANDING:
        return part.whole(0 if state.verdict in (END_3, END_4) else 1, state.rules.time[state.kinds[slot]])
    if part.whole(0, MOST):
        raise part.wrong(f"0, for this card is {MARKS[state.marks[slot]]}")
    return 0


def check_table(state: DungeonState) -> None:
    """What was evaluated is quiet, unless it is what lost the dungeon; there is one ice token."""
    if state.marks.count(FROZEN) > 1:
        raise PositionError(f"cards: found {state.marks.count(FROZEN)} frozen creatures, expected at most 1 (KKDR-24)")
    if state.verdict in (END_2, END_4):
        return
    for slot, mark in enumerate(state.marks):
        found = f"cards[{slot}]: found a danger of {state.dangers[slot]}, expected"
        if mark in (ROOM, BEATEN) and state.dangers[slot] > SAFE and not may_lack_poison(state):
            raise PositionError(f"{found} {SAFE} or less of a card that is {MARKS[mark]} (KKD-DANGER-2)")
        if mark in (STANDING, FROZEN) and state.dangers[slot] <= SAFE:
            raise PositionError(f"{found} {SAFE + 1} or more of a card that is {MARKS[mark]} (KKD-DANGER-3)")


def may_lack_poison(state: DungeonState) -> bool:
    """KKDR-38 After a win of the adventure the poison that kept cards quiet is back in the pool."""
    return state.verdict == END_1 and state.rules.adventure
