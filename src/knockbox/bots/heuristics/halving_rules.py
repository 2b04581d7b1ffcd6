"""Games searched by sequential halving, with their candidate plans; all others are searched by a tree."""

from collections.abc import Mapping
from typing import Final

import msgspec

from knockbox.bots.heuristics.dungeon import TOKEN_VERBS


class HalvingRules(msgspec.Struct, frozen=True):
    """What a candidate plan may contain besides a single answer."""

    two_step_prompts: Mapping[str, str]  # two-step prompts: which card, then which cell
    offer_verbs: tuple[str, ...]  # verbs of the offers to consider
    offer_cost: float  # by this much an offer must improve the value (-1 to 1) to be taken


HALVING_RULES: Final = {"dungeon": HalvingRules({"choose_card": "choose_cell"}, TOKEN_VERBS, 0.1)}
