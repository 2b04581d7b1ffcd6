"""The notation of choices: `card room-0113`, `lay 1,-1 turned`, `fireball 2,0`, `can-fix 1,1`."""

import re
from typing import Final

import knockbox.games.dungeon.choices as verbs
from knockbox.engine.errors import ChoiceError, UnreachableError
from knockbox.games.dungeon.choices import TURN_BITS, TURNED, ZERO_WORDS, cell_of, turn_of
from knockbox.games.dungeon.lattice import MIDDLE, WIDTH, cell_at, x_of, y_of
from knockbox.games.dungeon.text.names import Names
from knockbox.games.notation import Form, NamedThing, Notation, NoThing, NumberInRange, quote

PLACE_PATTERN: Final = re.compile(r"(-?[0-9]{1,9}) ?, ?(-?[0-9]{1,9})")
MAX_COORDINATE: Final = MIDDLE - 1
"""A card at 62 has vertices, and perhaps open cells, at 63."""
UNREACHABLE_PLACE: Final = cell_at(-MIDDLE, -MIDDLE)
"""A corner of the lattice that no card, vertex or open cell reaches."""
TURN_WORDS: Final = ("", "quarter", "turned", "three-quarters")
"""The orientation of a card, by quarter turns."""


def build_notation(names: Names, seats: int) -> Notation:
    """Return the notation of one pack at a table of `seats` seats."""
    return Notation(VERB_WORDS, verb_forms(names, seats))


VERB_WORDS: Final[dict[int, str]] = {
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

PLACE_VERBS: Final = (
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


def verb_forms(names: Names, seats: int) -> dict[int, Form]:
    """Return the format of the thing that each verb names."""
    place = Point()
    card = NamedThing("card", names.cards)
    forms: dict[int, Form] = dict.fromkeys(VERB_WORDS, NoThing())
    forms |= dict.fromkeys(PLACE_VERBS, place)
    forms |= {
        verbs.CARD: card,
        verbs.SHOW: card,
        verbs.LAY: LayTarget(place),
        verbs.ZEROS: NamedThing("diagonal", ZERO_WORDS),
    }
    return forms | {verbs.POINT_PLAYER: NumberInRange("a seat", 0, seats - 1, seats - 1)}


class Point:
    """The format of a cell or a vertex: `1,-1`, x to the right and y downwards (KKDR-43)."""

    def to_string(self, thing: int) -> str:
        if not 0 <= thing < WIDTH * WIDTH:
            raise IndexError(thing)
        return f"{x_of(thing)},{y_of(thing)}"

    def read(self, text: str) -> int:
        found = PLACE_PATTERN.fullmatch(text)
        message = f"found {quote(text)}, expected a place such as 1,-1 (x to the right, y downwards)"
        if found is None:
            raise ChoiceError(message)
        x = int(found[1])
        y = int(found[2])
        if max(abs(x), abs(y)) > MAX_COORDINATE:
            raise UnreachableError(f"{message}, at most {MAX_COORDINATE} away", UNREACHABLE_PLACE, {"x": x, "y": y})
        return cell_at(x, y)


class LayTarget:
    """The format of a cell and an orientation: `1,-1 turned`."""

    def __init__(self, place: Point) -> None:
        self.place = place

    def to_string(self, thing: int) -> str:
        return f"{self.place.to_string(cell_of(thing))} {TURN_WORDS[turn_of(thing)]}".rstrip()

    def read(self, text: str) -> int:
        place, _, turn = text.replace(" ,", ",").replace(", ", ",").partition(" ")
        if turn not in TURN_WORDS:
            raise ChoiceError(f"found {quote(turn)} after the place, expected nothing or '{TURN_WORDS[TURNED]}'")
        quarters = TURN_WORDS.index(turn)
        try:
            return self.place.read(place) << TURN_BITS | quarters
        except UnreachableError as error:
            raise UnreachableError(str(error), error.nearest_choice << TURN_BITS | quarters, error.values) from None
