"""The odds of a tower, by its cubes, by who builds it and by its clock, as they were measured with a pointer."""

from typing import Final

from knockbox.tower.curve import Curve
from knockbox.tower.errors import RatesError
from knockbox.tower.motor import USUAL
from knockbox.tower.parameters import MOST_CUBES, SECONDS
from knockbox.tower.rates import POINTER, Curves, shipped

SURELY: Final = 25
"""Cubes of which nobody builds a tower in ten seconds."""


def failing(cubes: int, skill: str = USUAL, seconds: int = SECONDS) -> float:
    """KDR-29 The chance that a tower of so many cubes falls, about as often as dice fail; one cube is a tower."""
    if cubes <= 1:
        return 0.0
    return 1.0 if cubes >= most(seconds) else curve(skill, seconds).failing(cubes)


def clocks() -> list[int]:
    """Every clock with which towers were built, in seconds."""
    return list(curves())


def most(seconds: int) -> int:
    return SURELY if seconds == SECONDS else MOST_CUBES


def curve(skill: str, seconds: int) -> Curve:
    found = curves()
    if seconds not in found:
        raise RatesError(f"no tower was built in {seconds} seconds; known: {', '.join(map(str, found))}")
    if skill not in found[seconds]:
        raise RatesError(f"unknown skill '{skill}'; known: {', '.join(found[seconds])}")
    return found[seconds][skill]


def curves() -> Curves:
    return shipped().curves[POINTER]


def table(skill: str = USUAL, seconds: int = SECONDS) -> tuple[float, ...]:
    """By cubes, as far as it is not certain."""
    return tuple(failing(cubes, skill, seconds) for cubes in range(most(seconds) + 1))
