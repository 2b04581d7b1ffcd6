"""What the styles of Knockdown mind: numbers of a table for bots that search, weights for those that do not."""

from typing import Final

import msgspec

EAGERNESS: Final = "eagerness"
"""To win a round now rather than later: no number of a table, for it is the same at all tables of a round."""

AGGRESSIVE: Final = {  # close up, hit first, take a wound for it, and have the round decided
    "distance": -0.1,
    EAGERNESS: 0.35,
    "own_light": 0.05,
    "own_heavy": 0.05,
    "own_blocks": -0.04,
    "own_row_harm": 0.05,
    "own_special_harm": 0.05,
    "other_heavy": 0.05,
}
PATIENT: Final = {  # a full hand, a block in it, no wounds, and some way between the two
    "own_hand": 0.1,
    "own_blocks": 0.08,
    "own_failing": -0.1,
    "own_light": -0.05,
    "own_heavy": -0.05,
    "distance": 0.04,
}
TRICKY: Final = {  # tokens out, an answer ready, and nothing in the other's hand
    "own_tokens": 0.2,
    "own_reactions": 0.15,
    "own_dashes": 0.05,
    "other_hand": -0.12,
    "other_few_cards": -0.1,
}
LEANS: Final = {"knockdown": {"aggressive": AGGRESSIVE, "patient": PATIENT, "tricky": TRICKY}}
"""By game and style: how much a number of the table counts beside the chance to win, which goes from -1 to 1."""


class Care(msgspec.Struct, frozen=True):
    """How much the things of one seat are minded; 1 is sensible."""

    wounds: float = 1.0
    cards: float = 1.0
    tokens: float = 1.0


class Temper(msgspec.Struct, frozen=True):
    """How much somebody minds what is his and what is the other's."""

    own: Care = Care()
    other: Care = Care()
    daring: float = 0.0  # what a test that is sure to fail is worth beside the round it wins


SOBER: Final = Temper()
TEMPERS: Final[dict[str, Temper]] = {
    "": SOBER,
    "aggressive": Temper(own=Care(wounds=0.75), other=Care(wounds=1.25), daring=6.0),
    "patient": Temper(own=Care(wounds=1.25, cards=1.5), daring=-6.0),
    "tricky": Temper(own=Care(tokens=2.0), other=Care(cards=1.3)),
}
"""By style, for a heuristic that sees wounds, cards and tokens."""
