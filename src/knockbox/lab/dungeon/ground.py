"""What the studies of the dungeon stand on: groups, levels, seeds and the cards they are about."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from knockbox.games.dungeon.game import Dungeon
from knockbox.games.errors import SetupError
from knockbox.games.registry import build
from knockbox.lab.errors import LabError
from knockbox.lab.match import match_seed

GAME: Final = "dungeon"
LEVELS: Final = range(1, 5)
SEATS: Final = range(1, 7)
MOST_MATCHES: Final = 1_000_000
"""Of one group in one dungeon: its seeds never reach those of the next."""


@cache
def entered(level: int, seats: int, options: tuple[tuple[str, str], ...], packs: tuple[str, ...]) -> Dungeon:
    """A dungeon without a clock; built once in each process."""
    game = build(GAME, {"timer": "off", **dict(options), "level": str(level)}, packs, seats)
    if not isinstance(game, Dungeon):
        raise TypeError(f"found '{game.key}', expected '{GAME}'")
    return game


def deal_seed(seed: int, level: int, seats: int, index: int) -> int:
    """Whoever enters a dungeon with as many seats finds the same deals there."""
    number = (seats - 1) * len(LEVELS) + level - 1
    return match_seed(seed, number * MOST_MATCHES + index)


def check(game: str, options: Mapping[str, str]) -> None:
    """A study takes every dungeon in turn, and there is no other game that has them."""
    if game != GAME:
        raise SetupError("game", f"dungeons are studied in {GAME} only, found '{game}'")
    if "level" in options:
        raise LabError("option 'level': all four dungeons are studied, expected no choice among them")
