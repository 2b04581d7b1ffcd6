"""The scattered cubes at the start: a loose heap of two or three rows, derived from a seed."""

from itertools import pairwise
from typing import Final, NamedTuple

from knockbox.engine.rng import Rng, make_rng
from knockbox.tower.parameters import CUBE_GAP, CUBE_SIDE, MAX_JITTER
from knockbox.tower.terms import TowerTerms

PITCH: Final = CUBE_SIDE + CUBE_GAP
DRAW_RESOLUTION: Final = 1 << 20
SPARE_PLACES: Final = 2  # places of a heap that stay empty, so that some cube is uncovered
MAX_TWO_ROW_CUBES: Final = 15  # maximum number of cubes in two rows


class ScatteredCube(NamedTuple):
    """A scattered cube; its number is its index in the list."""

    x: float
    y: float
    is_heavy: bool


def scatter_cubes(terms: TowerTerms) -> list[ScatteredCube]:
    """Return every cube of a test, with random colours and places."""
    rng = make_rng(terms.seed)
    places = heap_places(terms.cubes, rng)
    colours = [0] * terms.light + [1] * terms.heavy
    rng.shuffle(colours)
    return [ScatteredCube(x, y, bool(colour)) for (x, y), colour in zip(places, colours, strict=True)]


def heap_places(cubes: int, rng: Rng) -> list[tuple[float, float]]:
    """Return the places of a bottom row and of cubes across the gaps of the row below."""
    rows = 2 if cubes <= MAX_TWO_ROW_CUBES else 3
    below = bottom_row(heap_width(cubes, rows), rng)
    places = [(x, CUBE_SIDE / 2) for x in below]
    for row in range(1, rows):
        gaps = [(left + right) / 2 for left, right in pairwise(below) if right - left < 1.5 * PITCH]
        below = choose_gaps(gaps, cubes - len(places), rng)
        places += [(x, CUBE_SIDE / 2 + row * CUBE_SIDE) for x in below]
    return places


def heap_width(cubes: int, rows: int) -> int:
    """Return the width of the heap; each row has one place less than the row below."""
    wide = rows
    while rows * wide - rows * (rows - 1) // 2 < cubes + SPARE_PLACES:
        wide += 1
    return min(wide, cubes)


def bottom_row(width: int, rng: Rng) -> list[float]:
    """Return the bottom row: side by side around the centre, each with some jitter."""
    left = -(width - 1) / 2 * PITCH
    return [left + column * PITCH + draw_between(-MAX_JITTER, MAX_JITTER, rng) for column in range(width)]


def choose_gaps(gaps: list[float], count: int, rng: Rng) -> list[float]:
    """Return `wanted` random gaps, from left to right."""
    order = list(range(len(gaps)))
    rng.shuffle(order)
    return [gaps[index] for index in sorted(order[:count])]


def draw_between(low: float, high: float, rng: Rng) -> float:
    return low + (high - low) * rng.below(DRAW_RESOLUTION) / DRAW_RESOLUTION
