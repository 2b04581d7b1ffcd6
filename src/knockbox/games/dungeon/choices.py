"""The verbs of the dungeon's choices and the prompts of its questions."""

from typing import Final

from knockbox.engine.action import action

# Verbs of choices, each with the thing that it names.
CARD: Final = 0  # a kind in hand
LAY: Final = 1  # a cell and quarter turns, packed by `lay_choice`
FIREBALL: Final = 2  # a cell
ICE: Final = 3  # a cell
POISON: Final = 4  # a vertex
SILENCE: Final = 5
SHOW: Final = 6  # a kind in hand
PUT_BACK: Final = 7
GIVE_UP: Final = 8
TIME_UP: Final = 9
PASS: Final = 10  # never legal: KKDR-12

# Verbs of talk and gestures, which change nothing in the game.
HAVE_JOKER: Final = 16
CAN_FIX: Final = 17  # the cell of a creature
LEAVE_TO_ME: Final = 18  # the cell of a creature
SPARE: Final = 19  # a vertex that should not be covered
HELP: Final = 20  # the cell of a creature
STUCK: Final = 21
ZEROS: Final = 22  # which corners the speaker could cover with a zero, packed in ZERO_WORDS
POINT_CARD: Final = 24  # the cell of a laid card
POINT_CELL: Final = 25  # an open cell
POINT_PLAYER: Final = 26  # a seat
NOD: Final = 27
SHAKE: Final = 28

SPEECH: Final[tuple[int, ...]] = (HAVE_JOKER, CAN_FIX, LEAVE_TO_ME, SPARE, HELP, STUCK, ZEROS)
GESTURES: Final[tuple[int, ...]] = (POINT_CARD, POINT_CELL, POINT_PLAYER, NOD, SHAKE)
SPELLS: Final[tuple[int, ...]] = (FIREBALL, ICE, POISON, SILENCE)
"""The verbs of the grimoire tokens, in the order of their numbers."""

ZERO_WORDS: Final[tuple[str, ...]] = ("none", "falling", "rising", "both")
"""Bit 0: the corners at the ends of the falling diagonal, upper left and lower right; bit 1: the two others."""

GIVE_UP_CHOICE: Final = action(GIVE_UP)

# Prompts of questions.
CHOOSE_CARD: Final = 0
CHOOSE_CELL: Final = 1
LAST_CHANCE: Final = 2

PROMPTS: Final[tuple[str, ...]] = ("choose_card", "choose_cell", "last_chance")
"""The names of the prompts, in the order of their numbers."""

UPRIGHT: Final = 0
TURNED: Final = 2
TURN_BITS: Final = 2
TURN_MASK: Final = 3


def lay_choice(cell: int, turn: int) -> int:
    return action(LAY, cell << TURN_BITS | turn)


def cell_of(thing: int) -> int:
    """Return the cell of a packed placement."""
    return thing >> TURN_BITS


def turn_of(thing: int) -> int:
    """Return the quarter turns of a packed placement."""
    return thing & TURN_MASK
