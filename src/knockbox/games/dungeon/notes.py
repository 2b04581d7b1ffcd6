"""Kinds of notes in the log of a state; `event_factory` turns notes into events."""

from typing import Final

DECK_SHUFFLED: Final = 0
CARD_DEALT: Final = 1
START_LAID: Final = 2
FIRST_PLAYER: Final = 3
CARD_LAID: Final = 4
TIME_PLACED: Final = 5
TALK_FLIPPED: Final = 6
CREATURE_BEATEN: Final = 7
KNIGHT_HELD: Final = 8
TIME_PASSED: Final = 9
CARD_DRAWN: Final = 10
DRAW_SKIPPED: Final = 11
KNIGHT_DRAWN: Final = 12
TURN_STARTED: Final = 13
SEAT_SKIPPED: Final = 14
CARD_SHOWN: Final = 15
TOKEN_USED: Final = 16
CREATURE_BURNT: Final = 17
CREATURE_FROZEN: Final = 18
CORNER_POISONED: Final = 19
TOKEN_RETURNED: Final = 20
GIVING_UP: Final = 21
DUNGEON_WON: Final = 22
DUNGEON_LOST: Final = 23
CARD_BLAMED: Final = 24
TOKEN_DRAWN: Final = 25
CHESTS_COUNTED: Final = 26
LAST_CHANCE_CALLED: Final = 27
