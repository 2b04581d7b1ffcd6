"""Curves through counts: how likely a tower falls, by the number of its cubes.

It falls because time runs out or because it gives way, and both are likelier with more cubes.
Curves of a family differ in how many cubes that takes and in nothing else: whoever has more time, or a steadier hand,
is better with every number of cubes.
"""

from collections.abc import Callable, Iterable
from functools import partial
from math import exp, log
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

Count: TypeAlias = tuple[int, int, int]
"""Cubes, tests, towers that fell."""
Name: TypeAlias = tuple[int, str]
"""The seconds of a clock, and a skill."""
Counts: TypeAlias = dict[Name, list[Count]]

SWEEPS: Final = 40
ROUNDS: Final = 30
NARROWING: Final = (5**0.5 - 1) / 2
CUBES: Final = (2.0, 60.0)  # between which a curve has its half-way points
USUAL: Final = 22.0  # cubes with which every other tower gives way
CAUTION: Final = 8.0
LATE_POWERS: Final = (5.0, 50.0)
FRAIL_POWERS: Final = (2.0, 10.0)


class Curve(msgspec.Struct, frozen=True):
    """Two causes of a fall, each with the number of cubes with which it strikes every other time."""

    late: float  # time runs out
    late_power: float  # of the number of cubes, with which its odds grow
    frail: float  # the tower gives way
    frail_power: float  # of the number of cubes, with which that grows

    def failing(self, cubes: float) -> float:
        in_time = 1 / (1 + exp(self.late_power * log(cubes / self.late)))
        firm = exp(-log(2) * exp(self.frail_power * log(cubes / self.frail)))
        return 1 - in_time * firm

    @property
    def half(self) -> float:
        """The number of cubes with which every other tower falls."""
        low, high = 0.0, self.late
        for _ in range(ROUNDS):
            middle = (low + high) / 2
            low, high = (middle, high) if self.failing(middle) < 0.5 else (low, middle)
        return low


class Family:
    """The likeliest curves through counts: by clock and skill when time runs out, by skill when a tower gives way."""

    def __init__(self, counts: Counts) -> None:
        self.counts = counts
        self.late = dict.fromkeys(counts, 14.0)
        self.frail = dict.fromkeys((skill for _, skill in counts), 18.0)
        self.late_power, self.frail_power = 20.0, 5.0

    def curves(self) -> dict[Name, Curve]:
        """Found by the best value of one number after the other, again and again."""
        for _ in range(SWEEPS):
            for name in self.counts:
                self.late[name] = best(partial(self.fit, [name], "late"), CUBES)
            for skill in self.frail:
                own = [name for name in self.counts if name[1] == skill]
                self.frail[skill] = best(partial(self.steadiness, own), CUBES)
            self.late_power = best(partial(self.fit, self.counts, "late_power"), LATE_POWERS)
            self.frail_power = best(partial(self.fit, self.counts, "frail_power"), FRAIL_POWERS)
        return {name: self.curve(name) for name in self.counts}

    def steadiness(self, own: list[Name], frail: float) -> float:
        """A single clock hardly tells one cause from the other: what it leaves open is taken to be as usual."""
        return self.fit(own, "frail", frail) - CAUTION * log(frail / USUAL) ** 2

    def curve(self, name: Name) -> Curve:
        return Curve(self.late[name], self.late_power, self.frail[name[1]], self.frail_power)

    def fit(self, names: Iterable[Name], part: str, value: float) -> float:
        """How likely the counts of some curves are if a part of them has this value."""
        changed = ((name, replace(self.curve(name), **{part: value})) for name in names)
        return sum(log_likelihood(curve, self.counts[name]) for name, curve in changed)


def log_likelihood(curve: Curve, row: Iterable[Count]) -> float:
    found = 0.0
    for cubes, tests, fell in row:
        chance = min(max(curve.failing(cubes), 1e-6), 1 - 1e-6)
        found += fell * log(chance) + (tests - fell) * log(1 - chance)
    return found


def best(worth: Callable[[float], float], between: tuple[float, float]) -> float:
    """Where a hill is highest, by the golden section."""
    low, high = between
    for _ in range(ROUNDS):
        first, second = high - NARROWING * (high - low), low + NARROWING * (high - low)
        low, high = (low, second) if worth(first) >= worth(second) else (first, high)
    return (low + high) / 2
