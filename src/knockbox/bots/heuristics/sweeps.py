"""What a sweep over all answers must be told about a game; without a word about it, a game is searched by a tree."""

from collections.abc import Mapping
from typing import Final

import msgspec

from knockbox.bots.heuristics.dungeon import SPELLS


class Ways(msgspec.Struct, frozen=True):
    """What a seat may do beside giving one answer."""

    halves: Mapping[str, str]  # questions that are one with the next: which card, and where it goes
    offers: tuple[str, ...]  # words with which offers begin that are worth a thought
    sparing: float  # by so much the table must look better, from -1 to 1, before one of them is taken


WAYS: Final = {"dungeon": Ways({"choose_card": "choose_cell"}, SPELLS, 0.1)}
"""By game."""
