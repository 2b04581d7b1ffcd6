"""Odds of a tower by cubes, skill and clock, as measured with a pointer."""

from typing import Final

from knockbox.tower.curve import Curve
from knockbox.tower.errors import RatesError
from knockbox.tower.motor import DEFAULT_SKILL
from knockbox.tower.parameters import DEFAULT_SECONDS, MAX_CUBES
from knockbox.tower.rates import POINTER, CurveTable, load_rates

CERTAIN_FALL_CUBES: Final = 25
"""Cubes from which a tower always fails in ten seconds."""


def failure_chance(cubes: int, skill: str = DEFAULT_SKILL, seconds: int = DEFAULT_SECONDS) -> float:
    """KDR-29 Return the chance that a tower falls, about as often as dice fail; one cube is a tower."""
    if cubes <= 1:
        return 0.0
    return 1.0 if cubes >= max_cubes(seconds) else find_curve(skill, seconds).failure_chance(cubes)


def clocks() -> list[int]:
    """Return every measured clock, in seconds."""
    return list(pointer_curves())


def max_cubes(seconds: int) -> int:
    return CERTAIN_FALL_CUBES if seconds == DEFAULT_SECONDS else MAX_CUBES


def find_curve(skill: str, seconds: int) -> Curve:
    found = pointer_curves()
    if seconds not in found:
        raise RatesError(f"no tower was built in {seconds} seconds; known: {', '.join(map(str, found))}")
    if skill not in found[seconds]:
        raise RatesError(f"unknown skill '{skill}'; known: {', '.join(found[seconds])}")
    return found[seconds][skill]


def pointer_curves() -> CurveTable:
    return load_rates().curves[POINTER]


def failure_table(skill: str = DEFAULT_SKILL, seconds: int = DEFAULT_SECONDS) -> tuple[float, ...]:
    """Return the chance of a fall by number of cubes, up to where it is certain."""
    return tuple(failure_chance(cubes, skill, seconds) for cubes in range(max_cubes(seconds) + 1))
