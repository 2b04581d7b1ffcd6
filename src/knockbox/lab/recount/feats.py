"""Choices that a person would speak of when telling a match; paying, splitting and passing are not among them."""

from collections.abc import Iterable
from typing import Final

from knockbox.lab.analysis.course import Stop

FEATS: Final[dict[str, dict[str, int]]] = {
    "knockdown": {
        "move": 0,
        "hop": 0,
        "dash": 0,
        "attack": 1,
        "blind": 1,
        "block": 1,
        "call": 2,
        "react": 2,
        "perform": 3,
    },
    "dungeon": {"lay": 1, "fireball": 2, "ice": 2, "poison": 2, "silence-ball": 2},
}
"""By game and verb: how much there is to tell."""
MERE: Final = 0
"""A step on the way, and nobody's goal."""
NONE: Final = -1


def weight_of(game: str, notation: str) -> int:
    """How telling a choice is; `NONE` if nobody would speak of it."""
    return FEATS.get(game, {}).get(notation.partition(" ")[0], NONE)


def last_feat(game: str, stops: Iterable[Stop]) -> Stop | None:
    """The most telling input of some; the last of equals."""
    told = [stop for stop in stops if weight_of(game, stop.entry.notation) > NONE]
    return max(reversed(told), key=lambda stop: weight_of(game, stop.entry.notation), default=None)
