"""Styles of Knockdown: feature biases for bots that search, heuristic weights for those that do not."""

from typing import Final

import msgspec

EAGERNESS: Final = "eagerness"
"""Weight of winning a round now rather than later; not a feature, because it is constant within a round."""

AGGRESSIVE_BIAS: Final = {  # close in, hit first, accept a wound, and end the round
    "distance": -0.1,
    EAGERNESS: 0.35,
    "own_light": 0.05,
    "own_heavy": 0.05,
    "own_blocks": -0.04,
    "own_row_harm": 0.05,
    "own_special_harm": 0.05,
    "other_heavy": 0.05,
}
PATIENT_BIAS: Final = {  # a full hand with a block, no wounds, and some distance
    "own_hand": 0.1,
    "own_blocks": 0.08,
    "own_failing": -0.1,
    "own_light": -0.05,
    "own_heavy": -0.05,
    "distance": 0.04,
}
TRICKY_BIAS: Final = {  # tokens in play, a reaction ready, and an empty hand opposite
    "own_tokens": 0.2,
    "own_reactions": 0.15,
    "own_dashes": 0.05,
    "other_hand": -0.12,
    "other_few_cards": -0.1,
}
STYLE_BIASES: Final = {"knockdown": {"aggressive": AGGRESSIVE_BIAS, "patient": PATIENT_BIAS, "tricky": TRICKY_BIAS}}
"""By game and style: the weight of each feature, added to a value from -1 to 1."""


class SideWeights(msgspec.Struct, frozen=True):
    """Weights of one seat's wounds, cards and tokens; 1 is neutral."""

    wounds: float = 1.0
    cards: float = 1.0
    tokens: float = 1.0


class StyleWeights(msgspec.Struct, frozen=True):
    """Weights for the own and for the other seat."""

    own: SideWeights = SideWeights()
    other: SideWeights = SideWeights()
    test_bonus: float = 0.0  # bonus for calling a test, scaled by the chance that it fails


NEUTRAL_WEIGHTS: Final = StyleWeights()
STYLE_WEIGHTS: Final[dict[str, StyleWeights]] = {
    "": NEUTRAL_WEIGHTS,
    "aggressive": StyleWeights(own=SideWeights(wounds=0.75), other=SideWeights(wounds=1.25), test_bonus=6.0),
    "patient": StyleWeights(own=SideWeights(wounds=1.25, cards=1.5), test_bonus=-6.0),
    "tricky": StyleWeights(own=SideWeights(tokens=2.0), other=SideWeights(cards=1.3)),
}
"""By style."""
