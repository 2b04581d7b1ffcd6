"""Common setup of the dungeon studies: levels, seats, seeds and the game."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from knockbox.games.dungeon.game import Dungeon
from knockbox.games.errors import SetupError
from knockbox.games.registry import build
from knockbox.lab.errors import LabError
from knockbox.lab.match import match_seed

GAME: Final = "dungeon"
DUNGEON_LEVELS: Final = range(1, 5)
GROUP_SIZES: Final = range(1, 7)
MAX_MATCHES_PER_GROUP: Final = 1_000_000
"""Matches per group and dungeon, so that the seeds of groups do not overlap."""


@cache
def build_dungeon(level: int, seats: int, options: tuple[tuple[str, str], ...], packs: tuple[str, ...]) -> Dungeon:
    """Build a dungeon without a timer, once per process."""
    game = build(GAME, {"timer": "off", **dict(options), "level": str(level)}, packs, seats)
    if not isinstance(game, Dungeon):
        raise TypeError(f"found '{game.key}', expected '{GAME}'")
    return game


def deal_seed(seed: int, level: int, seats: int, index: int) -> int:
    """Return the seed of a deal; groups of equal size get the same deals."""
    number = (seats - 1) * len(DUNGEON_LEVELS) + level - 1
    return match_seed(seed, number * MAX_MATCHES_PER_GROUP + index)


def check_study(game: str, options: Mapping[str, str]) -> None:
    """Raise an error for another game, or if a level is chosen: a study covers all four."""
    if game != GAME:
        raise SetupError("game", f"only {GAME} has this study, found '{game}'")
    if "level" in options:
        raise LabError("option 'level': the study covers all four dungeons; remove the option")
