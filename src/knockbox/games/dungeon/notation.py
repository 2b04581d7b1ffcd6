"""Choices as people write them: `card room-0113`, `lay 1,-1 turned`, `fireball 2,0`, `can-fix 1,1`."""

import re
from typing import Final

import knockbox.games.dungeon.choices as verbs
from knockbox.engine.errors import ChoiceError, UnreachableError
from knockbox.games.dungeon.choices import TURN_BITS, TURNED, ZERO_WORDS, cell_of, turn_of
from knockbox.games.dungeon.lattice import MIDDLE, WIDTH, cell_at, x_of, y_of
from knockbox.games.dungeon.names import Names
from knockbox.games.notation import Bare, Form, Named, Notation, Number, quoted

PLACE: Final = re.compile(r"(-?[0-9]{1,9}) ?, ?(-?[0-9]{1,9})")
FARTHEST: Final = MIDDLE - 1
"""A card at 62 has vertices, and perhaps open cells, at 63."""
NOWHERE_NEAR: Final = cell_at(-MIDDLE, -MIDDLE)
"""The corner of the lattice, which no card, vertex or open cell ever reaches."""
TURNS: Final = ("", "quarter", "turned", "three-quarters")
"""How a card lies, by quarter turns."""


def notation_of(names: Names, seats: int) -> Notation:
    """The words of one pack at a table of so many seats."""
    return Notation(WORDS, forms_of(names, seats))


WORDS: Final[dict[int, str]] = {
    verbs.CARD: "card",
    verbs.LAY: "lay",
    verbs.FIREBALL: "fireball",
    verbs.ICE: "ice",
    verbs.POISON: "poison",
    verbs.SILENCE: "silence-ball",
    verbs.SHOW: "show",
    verbs.PUT_BACK: "put-back",
    verbs.GIVE_UP: "give-up",
    verbs.TIME_UP: "time-up",
    verbs.PASS: "pass",
    verbs.HAVE_JOKER: "have-joker",
    verbs.CAN_FIX: "can-fix",
    verbs.LEAVE_TO_ME: "leave-to-me",
    verbs.SPARE: "spare",
    verbs.HELP: "help",
    verbs.STUCK: "stuck",
    verbs.ZEROS: "zeros",
    verbs.POINT_CARD: "point-card",
    verbs.POINT_CELL: "point-cell",
    verbs.POINT_PLAYER: "point-player",
    verbs.NOD: "nod",
    verbs.SHAKE: "shake",
}

OF_PLACES: Final = (
    verbs.FIREBALL,
    verbs.ICE,
    verbs.POISON,
    verbs.CAN_FIX,
    verbs.LEAVE_TO_ME,
    verbs.SPARE,
    verbs.HELP,
    verbs.POINT_CARD,
    verbs.POINT_CELL,
)


def forms_of(names: Names, seats: int) -> dict[int, Form]:
    """For each verb the form of what it names."""
    place, card = Point(), Named("card", names.cards)
    forms: dict[int, Form] = dict.fromkeys(WORDS, Bare())
    forms |= dict.fromkeys(OF_PLACES, place)
    forms |= {verbs.CARD: card, verbs.SHOW: card, verbs.LAY: Laying(place), verbs.ZEROS: Named("diagonal", ZERO_WORDS)}
    return forms | {verbs.POINT_PLAYER: Number("a seat", 0, seats - 1, seats - 1)}


class Point:
    """A cell or a vertex: `1,-1`, x to the right and y downwards (KKDR-43)."""

    def spell(self, thing: int) -> str:
        if not 0 <= thing < WIDTH * WIDTH:
            raise IndexError(thing)
        return f"{x_of(thing)},{y_of(thing)}"

    def read(self, text: str) -> int:
        found = PLACE.fullmatch(text)
        message = f"found {quoted(text)}, expected a place such as 1,-1 (x to the right, y downwards)"
        if found is None:
            raise ChoiceError(message)
        x, y = int(found[1]), int(found[2])
        if max(abs(x), abs(y)) > FARTHEST:
            raise UnreachableError(f"{message}, at most {FARTHEST} away", NOWHERE_NEAR, {"x": x, "y": y})
        return cell_at(x, y)


class Laying:
    """A cell and how the card lies on it: `1,-1 turned`."""

    def __init__(self, place: Point) -> None:
        self.place = place

    def spell(self, thing: int) -> str:
        return f"{self.place.spell(cell_of(thing))} {TURNS[turn_of(thing)]}".rstrip()

    def read(self, text: str) -> int:
        place, _, turn = text.replace(" ,", ",").replace(", ", ",").partition(" ")
        if turn not in TURNS:
            raise ChoiceError(f"found {quoted(turn)} after the place, expected nothing or '{TURNS[TURNED]}'")
        quarters = TURNS.index(turn)
        try:
            return self.place.read(place) << TURN_BITS | quarters
        except UnreachableError as error:
            raise UnreachableError(str(error), error.like << TURN_BITS | quarters, error.values) from None
