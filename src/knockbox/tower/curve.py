"""Curves fitted to counts: how likely a tower falls, by the number of its cubes.

It falls because time runs out or because it gives way, and both are likelier with more cubes.
Fitted curves differ only in how many cubes that takes: more time or a steadier hand is better with every number of
cubes.
"""

from collections.abc import Callable, Iterable
from functools import partial
from math import exp, log
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

Count: TypeAlias = tuple[int, int, int]
"""Cubes, tests, fallen towers."""
CurveKey: TypeAlias = tuple[int, str]
"""Seconds on the clock, and a skill."""
Counts: TypeAlias = dict[CurveKey, list[Count]]

FIT_ROUNDS: Final = 40
SEARCH_ROUNDS: Final = 30
GOLDEN_RATIO: Final = (5**0.5 - 1) / 2
MIDPOINT_BOUNDS: Final = (2.0, 60.0)  # range of the midpoints of a curve
TYPICAL_MIDPOINT: Final = 22.0  # cubes with which half of all towers give way
PRIOR_WEIGHT: Final = 8.0
LATE_POWER_BOUNDS: Final = (5.0, 50.0)
FRAIL_POWER_BOUNDS: Final = (2.0, 10.0)


class Curve(msgspec.Struct, frozen=True):
    """Two causes of a fall, each with the number of cubes at which it strikes half of the time."""

    late: float  # time runs out
    late_power: float  # exponent with which its odds grow in the number of cubes
    frail: float  # the tower gives way
    frail_power: float  # exponent with which that grows in the number of cubes

    def failure_chance(self, cubes: float) -> float:
        in_time = 1 / (1 + exp(self.late_power * log(cubes / self.late)))
        firm = exp(-log(2) * exp(self.frail_power * log(cubes / self.frail)))
        return 1 - in_time * firm

    @property
    def midpoint(self) -> float:
        """The number of cubes with which half of all towers fall."""
        low = 0.0
        high = self.late
        for _ in range(SEARCH_ROUNDS):
            middle = (low + high) / 2
            low, high = (middle, high) if self.failure_chance(middle) < 0.5 else (low, middle)
        return low


class CurveFitter:
    """Fits the likeliest curves: time-outs depend on clock and skill, collapses on skill only."""

    def __init__(self, counts: Counts) -> None:
        self.counts = counts
        self.late = dict.fromkeys(counts, 14.0)
        self.frail = dict.fromkeys((skill for _, skill in counts), 18.0)
        self.late_power = 20.0
        self.frail_power = 5.0

    def fit_curves(self) -> dict[CurveKey, Curve]:
        """Fit by coordinate ascent: optimise one parameter after the other, repeatedly."""
        for _ in range(FIT_ROUNDS):
            for name in self.counts:
                self.late[name] = maximize(partial(self.score, [name], "late"), MIDPOINT_BOUNDS)
            for skill in self.frail:
                own = [name for name in self.counts if name[1] == skill]
                self.frail[skill] = maximize(partial(self.score_frail, own), MIDPOINT_BOUNDS)
            self.late_power = maximize(partial(self.score, self.counts, "late_power"), LATE_POWER_BOUNDS)
            self.frail_power = maximize(partial(self.score, self.counts, "frail_power"), FRAIL_POWER_BOUNDS)
        return {name: self.curve(name) for name in self.counts}

    def score_frail(self, own: list[CurveKey], frail: float) -> float:
        """Score `frail` with a prior, because a single clock hardly separates the two causes."""
        return self.score(own, "frail", frail) - PRIOR_WEIGHT * log(frail / TYPICAL_MIDPOINT) ** 2

    def curve(self, name: CurveKey) -> Curve:
        return Curve(self.late[name], self.late_power, self.frail[name[1]], self.frail_power)

    def score(self, names: Iterable[CurveKey], part: str, value: float) -> float:
        """Return the log-likelihood of the counts of some curves if the field `part` has this value."""
        changed = ((name, replace(self.curve(name), **{part: value})) for name in names)
        return sum(log_likelihood(curve, self.counts[name]) for name, curve in changed)


def log_likelihood(curve: Curve, row: Iterable[Count]) -> float:
    found = 0.0
    for cubes, tests, fell in row:
        chance = min(max(curve.failure_chance(cubes), 1e-6), 1 - 1e-6)
        found += fell * log(chance) + (tests - fell) * log(1 - chance)
    return found


def maximize(function: Callable[[float], float], bounds: tuple[float, float]) -> float:
    """Return the maximum of a unimodal function by golden-section search."""
    low, high = bounds
    for _ in range(SEARCH_ROUNDS):
        first, second = high - GOLDEN_RATIO * (high - low), low + GOLDEN_RATIO * (high - low)
        low, high = (low, second) if function(first) >= function(second) else (first, high)
    return (low + high) / 2
