"""How the cubes lie when the clock is started: a loose heap, two or three rows high, that follows from a seed."""

from itertools import pairwise
from typing import Final, NamedTuple

from knockbox.engine.rng import Rng, seeded
from knockbox.tower.parameters import GAP, JITTER, SIDE
from knockbox.tower.terms import Terms

PITCH: Final = SIDE + GAP
FINE: Final = 1 << 20
SPARE: Final = 2  # places of a heap that stay empty, so that some cube has nothing on top
TWO_ROWS: Final = 15  # the most cubes that lie in two rows


class Cube(NamedTuple):
    """A cube as it was thrown; its number is its place in the list."""

    x: float
    y: float
    is_heavy: bool


def scattered(terms: Terms) -> list[Cube]:
    """Every cube of a test; colours and places are drawn by lot."""
    rng = seeded(terms.seed)
    places = heap(terms.cubes, rng)
    colours = [0] * terms.light + [1] * terms.heavy
    rng.shuffle(colours)
    return [Cube(x, y, bool(colour)) for (x, y), colour in zip(places, colours, strict=True)]


def heap(cubes: int, rng: Rng) -> list[tuple[float, float]]:
    """A bottom row, and cubes that lie across the gaps of the row below."""
    rows = 2 if cubes <= TWO_ROWS else 3
    below = bottom(columns(cubes, rows), rng)
    places = [(x, SIDE / 2) for x in below]
    for row in range(1, rows):
        gaps = [(left + right) / 2 for left, right in pairwise(below) if right - left < 1.5 * PITCH]
        below = chosen(gaps, cubes - len(places), rng)
        places += [(x, SIDE / 2 + row * SIDE) for x in below]
    return places


def columns(cubes: int, rows: int) -> int:
    """How wide the heap must be: each row has one place less than the one below."""
    wide = rows
    while rows * wide - rows * (rows - 1) // 2 < cubes + SPARE:
        wide += 1
    return min(wide, cubes)


def bottom(wide: int, rng: Rng) -> list[float]:
    """Side by side around the middle, each a little off its place."""
    left = -(wide - 1) / 2 * PITCH
    return [left + column * PITCH + between(-JITTER, JITTER, rng) for column in range(wide)]


def chosen(gaps: list[float], wanted: int, rng: Rng) -> list[float]:
    """So many of the gaps, from left to right."""
    order = list(range(len(gaps)))
    rng.shuffle(order)
    return [gaps[index] for index in sorted(order[:wanted])]


def between(low: float, high: float, rng: Rng) -> float:
    return low + (high - low) * rng.below(FINE) / FINE
