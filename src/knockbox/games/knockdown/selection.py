"""What is selected before a match: boxes, fighters, one skill set and one arena, each set or drawn by token."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from knockbox.engine.errors import OptionError
from knockbox.games.knockdown.pack import Box
from knockbox.games.knockdown.state import DRAWN, NOTHING, SEATS

SELECTION_RULES: Final = {
    "fighters": ("KD-SETUP-1", "KDR-74"),
    "arena": ("KD-MERGE-2", "KD-MERGE-3", "KDR-36"),
    "skills": ("KD-MERGE-2", "KDR-36"),
}
"""Options that name things of the boxes, and the rules that they change."""
SELECTION_OPTIONS: Final = tuple(SELECTION_RULES)
CHOOSE: Final = "choose"
DRAW: Final = "draw"


class Picks(msgspec.Struct, frozen=True):
    """The selection as the rules use it: numbers, NOTHING where the players choose, DRAWN where a token is drawn."""

    fighters: list[int]
    arena: int
    skills: int


def resolve_selection(options: Mapping[str, str], boxes: Sequence[Box]) -> dict[str, str]:
    """KD-MERGE-2 Return the selection with defaults: with one box nothing is drawn, with several what is not set."""
    usual = boxes[0].pack.id if len(boxes) == 1 else DRAW
    resolved = {"fighters": options.get("fighters", CHOOSE)}
    for name in ("arena", "skills"):
        resolved[name] = options.get(name, usual)
        check_box(name, resolved[name], boxes)
        if len(boxes) == 1:
            resolved[name] = usual
    return resolved


def check_box(name: str, value: str, boxes: Sequence[Box]) -> None:
    known = [box.pack.id for box in boxes]
    if value != DRAW and value not in known:
        expected = f"{DRAW}, or one of the boxes on the table: {', '.join(known)}"
        raise OptionError(f"option '{name}': found '{value}', expected {expected}")


def selected_boxes(value: str, boxes: Sequence[Box]) -> list[Box]:
    """KDR-36 Return the boxes that an arena or a skill set may come from."""
    return list(boxes) if value == DRAW else [box for box in boxes if box.pack.id == value]


def read_picks(selection: Mapping[str, str], fighters: Sequence[str]) -> Picks:
    """KDR-74 Return who picks: the players, chance, or the options."""
    arena = DRAWN if selection["arena"] == DRAW else 0
    skills = DRAWN if selection["skills"] == DRAW else 0
    return Picks(read_fighters(selection["fighters"], fighters), arena, skills)


def read_fighters(value: str, known: Sequence[str]) -> list[int]:
    """KDR-36 Return the picks of both seats: two different fighters ("veroth,driana"), both chosen, or both drawn."""
    if value in (CHOOSE, DRAW):
        return [NOTHING if value == CHOOSE else DRAWN] * SEATS
    names = value.split(",")
    if len(names) != SEATS or any(name not in known for name in names):
        expected = f"{CHOOSE}, {DRAW}, or two of {', '.join(known)} with a comma"
        raise OptionError(f"option 'fighters': found '{value}', expected {expected}")
    if names[0] == names[1]:
        raise OptionError(f"option 'fighters': both seats have '{names[0]}', expected two different fighters (KDR-36)")
    return [known.index(name) for name in names]
