"""Classify cards in hand: creatures, jokers, and rooms that can cover corners with a zero."""

from typing import Final

from knockbox.games.dungeon.state import FACE_SIZE, DungeonRules

CREATURE: Final = 0
WITH_ZERO: Final = 1
JOKER: Final = 2
PLAIN: Final = 3
SORT_NAMES: Final[tuple[str, ...]] = ("creatures", "zeros", "jokers", "plain")
"""The sorts of cards, in the order of their numbers."""

FALLING: Final = 1
RISING: Final = 2


def sort_of(rules: DungeonRules, kind: int) -> int:
    if rules.time[kind]:
        return CREATURE
    corners = rules.corners
    face = kind * FACE_SIZE
    if corners[face] + corners[face + 1] + corners[face + 2] + corners[face + 3] == 0:
        return JOKER
    return WITH_ZERO if zeros_of(rules, kind) else PLAIN


def zeros_of(rules: DungeonRules, kind: int) -> int:
    """Return the diagonals that a card can cover with a zero, as bits; turned, it reaches either end of each."""
    corners = rules.corners
    face = kind * FACE_SIZE
    falling = FALLING if corners[face] == 0 or corners[face + 3] == 0 else 0
    return falling | (RISING if corners[face + 1] == 0 or corners[face + 2] == 0 else 0)


def zeros_in(rules: DungeonRules, hand: list[int]) -> int:
    """Return the diagonals that the rooms of a hand can cover with a zero, as bits."""
    zeros = 0
    for kind in hand:
        if not rules.time[kind]:
            zeros |= zeros_of(rules, kind)
    return zeros


def has_joker(rules: DungeonRules, hand: list[int]) -> bool:
    return any(sort_of(rules, kind) == JOKER for kind in hand)
