"""Cells and vertices of the table as ints: a card lies on a cell, its corners are the four vertices of the cell."""

from typing import Final, TypeAlias

Place: TypeAlias = tuple[int, int]
"""x to the right and y downwards from the start card."""

WIDTH: Final = 128
MIDDLE: Final = 64
START: Final = MIDDLE * WIDTH + MIDDLE

NEIGHBOURS: Final[tuple[int, ...]] = (-WIDTH - 1, -WIDTH + 1, WIDTH - 1, WIDTH + 1)
"""From a cell to those across its corners, in reading order; the one across corner k meets it with corner 3 - k."""

CORNERS: Final[tuple[int, ...]] = (0, 1, WIDTH, WIDTH + 1)
"""From a cell to the vertices of its corners, in reading order."""

SIDES: Final[tuple[int, ...]] = (-WIDTH, -1, 1, WIDTH)
"""From a cell to the cells that share a side with it."""


def cell_at(x: int, y: int) -> int:
    """KKDR-43 The cell x to the right and y down from the start card, or the vertex at its upper left corner."""
    return (y + MIDDLE) * WIDTH + x + MIDDLE


def x_of(place: int) -> int:
    return place % WIDTH - MIDDLE


def y_of(place: int) -> int:
    return place // WIDTH - MIDDLE


def place(point: int) -> Place:
    """A cell, or a vertex, as people write it."""
    return x_of(point), y_of(point)


def owners(vertex: int) -> tuple[int, int]:
    """KKDR-2 The two cells, of the colour that cards lie on, which meet at a vertex."""
    if (x_of(vertex) + y_of(vertex)) % 2 == 0:
        return vertex - WIDTH - 1, vertex
    return vertex - WIDTH, vertex - 1
