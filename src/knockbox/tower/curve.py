"""A curve through counts: how likely a tower falls, by the number of its cubes."""

from collections.abc import Iterable
from math import exp, log
from typing import Final

import msgspec

ROUNDS: Final = 60
CAUTION: Final = 0.02
"""Pulls towards a slope of one, so that counts which are all or nothing still have a curve."""
FLATTEST: Final = 0.15
STEEPEST: Final = 4.0


class Curve(msgspec.Struct, frozen=True):
    """A logistic curve over the number of cubes."""

    half: float  # the number of cubes with which every other tower falls
    slope: float  # how much the odds grow with a cube, as a logarithm

    def failing(self, cubes: int) -> float:
        return 1 / (1 + exp(-self.slope * (cubes - self.half)))


def fitted(counts: Iterable[tuple[int, int, int]]) -> Curve:
    """The likeliest curve through (cubes, tests, towers that fell), found by halving in turn."""
    rows = list(counts)
    curve, step = Curve(sum(cubes for cubes, _, _ in rows) / len(rows), 1.0), 2.0
    for _ in range(ROUNDS):
        better = max(neighbours(curve, step), key=lambda each: likelihood(each, rows))
        if likelihood(better, rows) > likelihood(curve, rows):
            curve = better
        else:
            step /= 2
    return Curve(round(curve.half, 2), round(curve.slope, 3))


def neighbours(curve: Curve, step: float) -> list[Curve]:
    slopes = [min(max(slope, FLATTEST), STEEPEST) for slope in (curve.slope - step / 4, curve.slope + step / 4)]
    beside = [Curve(curve.half + way * step, curve.slope) for way in (-1, 1)]
    return beside + [Curve(curve.half, slope) for slope in slopes]


def likelihood(curve: Curve, rows: list[tuple[int, int, int]]) -> float:
    """Its logarithm, less a little for an odd slope."""
    found = -CAUTION * log(curve.slope) ** 2
    for cubes, tests, fell in rows:
        chance = min(max(curve.failing(cubes), 1e-9), 1 - 1e-9)
        found += fell * log(chance) + (tests - fell) * log(1 - chance)
    return found
