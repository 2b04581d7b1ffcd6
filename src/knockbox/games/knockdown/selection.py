"""What is selected before a match: boxes, fighters, one skill set, one arena; each set or drawn by token."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from knockbox.engine.errors import OptionError
from knockbox.games.knockdown.pack import Box
from knockbox.games.knockdown.state import DRAWN, NOTHING, SEATS

TOUCHED: Final = {
    "fighters": ("KD-SETUP-1", "KDR-74"),
    "arena": ("KD-MERGE-2", "KD-MERGE-3", "KDR-36"),
    "skills": ("KD-MERGE-2", "KDR-36"),
}
"""Options that name things of the boxes, and the rules they touch."""
SELECTED: Final = tuple(TOUCHED)
CHOOSE: Final = "choose"
DRAW: Final = "draw"


class Picks(msgspec.Struct, frozen=True):
    """The selection as the rules take it: numbers, NOTHING where the players choose, DRAWN where a token is drawn."""

    fighters: list[int]
    arena: int
    skills: int


def settle_selection(given: Mapping[str, str], boxes: Sequence[Box]) -> dict[str, str]:
    """KD-MERGE-2 With one box there is nothing to draw; from several, arena and skill set are drawn unless set."""
    usual = boxes[0].pack.id if len(boxes) == 1 else DRAW
    settled = {"fighters": given.get("fighters", CHOOSE)}
    for name in ("arena", "skills"):
        settled[name] = given.get(name, usual)
        check_box(name, settled[name], boxes)
        if len(boxes) == 1:
            settled[name] = usual
    return settled


def check_box(name: str, value: str, boxes: Sequence[Box]) -> None:
    known = [box.pack.id for box in boxes]
    if value != DRAW and value not in known:
        expected = f"{DRAW}, or one of the boxes on the table: {', '.join(known)}"
        raise OptionError(f"option '{name}': found '{value}', expected {expected}")


def selected(value: str, boxes: Sequence[Box]) -> list[Box]:
    """KDR-36 The boxes from which an arena or a skill set may come."""
    return list(boxes) if value == DRAW else [box for box in boxes if box.pack.id == value]


def read_picks(selection: Mapping[str, str], fighters: Sequence[str]) -> Picks:
    """KDR-74 Who picks: the players, chance, or whoever set up the match."""
    arena, skills = (DRAWN if selection[name] == DRAW else 0 for name in ("arena", "skills"))
    return Picks(read_fighters(selection["fighters"], fighters), arena, skills)


def read_fighters(value: str, known: Sequence[str]) -> list[int]:
    """KDR-36 Both fighters are set ("veroth,driana") and differ, or both are chosen, or both drawn."""
    if value in (CHOOSE, DRAW):
        return [NOTHING if value == CHOOSE else DRAWN] * SEATS
    names = value.split(",")
    if len(names) != SEATS or any(name not in known for name in names):
        expected = f"{CHOOSE}, {DRAW}, or two of {', '.join(known)} with a comma"
        raise OptionError(f"option 'fighters': found '{value}', expected {expected}")
    if names[0] == names[1]:
        raise OptionError(f"option 'fighters': both seats have '{names[0]}', expected two different fighters (KDR-36)")
    return [known.index(name) for name in names]
