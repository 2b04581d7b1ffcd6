"""Model of human movement: it takes time, misses a little, and trembles."""

from math import log2
from typing import Final

import msgspec

from knockbox.engine.rng import Rng
from knockbox.tower.errors import TowerError

AIM_DEVIATIONS: Final = 4.133
"""Standard deviations within the target width: four hits in a hundred lie outside."""
DRAW_RESOLUTION: Final = 1 << 20
NORMAL_DRAWS: Final = 12  # draws whose sum is nearly normal, and the same on every machine
MIN_MOVE_SECONDS: Final = 0.08  # seconds


class MotorModel(msgspec.Struct, frozen=True):
    """Parameters of a hand; `reach` and `carry` are throughputs of Fitts' law in bits a second."""

    reach: float  # with an empty hand
    carry: float  # with a cube in hand
    care: float  # width of the target of a cube, in sides of a cube
    pause: float  # seconds of thought before each reach
    uneven: float  # relative standard deviation of durations
    form: float  # relative standard deviation of both throughputs between tests
    tremor: float  # standard deviation of a resting hand, in units
    tap: float  # seconds between two keys
    slips: float  # share of keys pressed twice


SKILLS: Final[dict[str, MotorModel]] = {
    "easy": MotorModel(
        reach=4.2, carry=3.8, care=0.74, pause=0.04, uneven=0.16, form=0.12, tremor=1.2, tap=0.20, slips=0.04
    ),
    "normal": MotorModel(
        reach=5.4, carry=4.9, care=0.70, pause=0.0, uneven=0.14, form=0.12, tremor=0.9, tap=0.17, slips=0.03
    ),
    "hard": MotorModel(
        reach=5.9, carry=5.3, care=0.60, pause=0.0, uneven=0.12, form=0.10, tremor=0.7, tap=0.155, slips=0.02
    ),
    "expert": MotorModel(
        reach=6.9, carry=6.2, care=0.50, pause=0.0, uneven=0.10, form=0.08, tremor=0.5, tap=0.13, slips=0.01
    ),
}
"""By bot level."""


DEFAULT_SKILL: Final = "normal"


def skill_for_level(level: str) -> str:
    """Return the skill of a bot of this level, or the default skill."""
    return level if level in SKILLS else DEFAULT_SKILL


def motor_for_skill(skill: str) -> MotorModel:
    if skill not in SKILLS:
        raise TowerError(f"unknown skill '{skill}'; known: {', '.join(SKILLS)}")
    return SKILLS[skill]


def draw_form(motor: MotorModel, rng: Rng) -> float:
    """Draw the form of the day, as a factor of speed."""
    return min(max(0.5, 1 + motor.form * draw_normal(rng)), 1.5)


def difficulty(distance: float, width: float) -> float:
    """Return Fitts' index of difficulty (Shannon form) in bits, for a distance and a target width."""
    return log2(distance / width + 1)


def draw_miss(width: float, rng: Rng) -> float:
    """Draw the distance from the centre of a target of this width at which a movement ends."""
    return width / AIM_DEVIATIONS * draw_normal(rng)


def draw_normal(rng: Rng) -> float:
    """Draw from an approximate normal distribution: a sum of twelve uniform draws."""
    return sum(rng.below(DRAW_RESOLUTION) for _ in range(NORMAL_DRAWS)) / DRAW_RESOLUTION - NORMAL_DRAWS / 2


def ease(share: float) -> float:
    """Return the share of the distance after a share of the time, with minimum jerk."""
    share = min(max(share, 0.0), 1.0)
    return share * share * share * (10 + share * (6 * share - 15))
