"""The odds of a tower, by its cubes, by who builds it and by its clock, as they were measured."""

from typing import Final

from knockbox.tower.curve import Curve
from knockbox.tower.errors import RatesError
from knockbox.tower.motor import USUAL
from knockbox.tower.parameters import MOST_CUBES, SECONDS
from knockbox.tower.rates import POINTER, shipped

SURELY: Final = 25
"""Cubes of which nobody builds a tower in ten seconds."""


def failing(cubes: int, skill: str = USUAL, seconds: int = SECONDS) -> float:
    """KDR-29 The chance that a tower of so many cubes falls, about as often as dice fail; one cube is a tower."""
    if cubes <= 1:
        return 0.0
    return 1.0 if cubes >= most(seconds) else curve(skill, seconds).failing(cubes)


def clocks() -> list[int]:
    """Every clock with which towers were built, in seconds."""
    return [SECONDS, *shipped().slower]


def most(seconds: int) -> int:
    return SURELY if seconds == SECONDS else MOST_CUBES


def curve(skill: str, seconds: int) -> Curve:
    """More time is worth as many cubes to every hand as it was found to be to a normal one."""
    rates = shipped()
    curves = rates.curves[POINTER]
    if skill not in curves:
        raise RatesError(f"unknown skill '{skill}'; known: {', '.join(curves)}")
    if seconds == SECONDS:
        return curves[skill]
    if seconds not in rates.slower:
        raise RatesError(f"no tower was built in {seconds} seconds; known: {', '.join(map(str, rates.slower))}")
    slower = rates.slower[seconds]
    return Curve(slower.half + curves[skill].half - curves[USUAL].half, slower.slope)


def table(skill: str = USUAL, seconds: int = SECONDS) -> tuple[float, ...]:
    """By cubes, as far as it is not certain."""
    return tuple(failing(cubes, skill, seconds) for cubes in range(most(seconds) + 1))
