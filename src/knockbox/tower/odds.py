"""The odds of a tower, by its cubes and by who builds it, as they were measured."""

from typing import Final

from knockbox.tower.errors import RatesError
from knockbox.tower.rates import shipped

SURELY: Final = 25
"""Cubes of which nobody builds a tower."""
USUAL: Final = "normal"
DEVICE: Final = "pointer"


def failing(cubes: int, skill: str = USUAL) -> float:
    """The chance that a tower of so many cubes falls; none, or one that lies on the table already, never does."""
    curves = shipped().curves[DEVICE]
    if skill not in curves:
        raise RatesError(f"unknown skill '{skill}'; known: {', '.join(curves)}")
    if cubes <= 1:
        return 0.0
    return 1.0 if cubes >= SURELY else curves[skill].failing(cubes)


def table(skill: str = USUAL) -> tuple[float, ...]:
    """By cubes, as far as it is not certain."""
    return tuple(failing(cubes, skill) for cubes in range(SURELY + 1))
