"""How a hand of flesh differs from a wish: it takes time, misses a little, and trembles."""

from math import log2
from typing import Final

import msgspec

from knockbox.engine.rng import Rng
from knockbox.tower.errors import TowerError

SPREAD: Final = 4.133
"""Standard deviations within the width that somebody aims at: then four hits in a hundred lie outside."""
FINE: Final = 1 << 20
SUMMED: Final = 12  # draws whose sum is nearly normal, and equal on every machine
SHORTEST: Final = 0.08  # seconds


class Motor(msgspec.Struct, frozen=True):
    """What a hand can do; `reach` and `carry` are bits a second of Fitts' law."""

    reach: float  # with an empty hand
    carry: float  # with a cube in it
    care: float  # how wide the place is that a cube is to come to rest on, in sides of a cube
    pause: float  # seconds of thought before each reach
    uneven: float  # standard deviation of times, as a share of them
    form: float  # standard deviation of both throughputs from one test to the next, as a share of them
    tremor: float  # standard deviation of a resting hand, in units
    tap: float  # seconds between two keys
    slips: float  # the share of keys that are pressed twice


SKILLS: Final[dict[str, Motor]] = {
    "easy": Motor(
        reach=4.2, carry=3.8, care=0.74, pause=0.04, uneven=0.16, form=0.12, tremor=1.2, tap=0.20, slips=0.04
    ),
    "normal": Motor(
        reach=5.4, carry=4.9, care=0.70, pause=0.0, uneven=0.14, form=0.12, tremor=0.9, tap=0.17, slips=0.03
    ),
    "hard": Motor(
        reach=5.9, carry=5.3, care=0.60, pause=0.0, uneven=0.12, form=0.10, tremor=0.7, tap=0.155, slips=0.02
    ),
    "expert": Motor(
        reach=6.9, carry=6.2, care=0.50, pause=0.0, uneven=0.10, form=0.08, tremor=0.5, tap=0.13, slips=0.01
    ),
}
"""Named as the levels of bots are."""


USUAL: Final = "normal"


def skill_named(level: str) -> str:
    """The skill of a bot of this level; whoever has none builds like most."""
    return level if level in SKILLS else USUAL


def motor_of(skill: str) -> Motor:
    if skill not in SKILLS:
        raise TowerError(f"unknown skill '{skill}'; known: {', '.join(SKILLS)}")
    return SKILLS[skill]


def form_of(motor: Motor, rng: Rng) -> float:
    """How good a day it is, as a factor of speed."""
    return min(max(0.5, 1 + motor.form * normal(rng)), 1.5)


def difficulty(far: float, wide: float) -> float:
    """Fitts' index in Shannon's form: bits in a movement so far to something so wide."""
    return log2(far / wide + 1)


def miss(wide: float, rng: Rng) -> float:
    """How far beside the middle of something so wide a movement ends."""
    return wide / SPREAD * normal(rng)


def normal(rng: Rng) -> float:
    """A draw from the normal distribution, as nearly as a sum of twelve comes."""
    return sum(rng.below(FINE) for _ in range(SUMMED)) / FINE - SUMMED / 2


def eased(share: float) -> float:
    """How far a hand has come after a share of its time, at minimum jerk."""
    share = min(max(share, 0.0), 1.0)
    return share * share * share * (10 + share * (6 * share - 15))
