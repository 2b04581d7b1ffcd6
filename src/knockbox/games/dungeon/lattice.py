"""Cells and vertices of the table as ints: a card is on a cell, its corners are the four vertices of the cell."""

from typing import Final, TypeAlias

Place: TypeAlias = tuple[int, int]
"""x to the right and y downwards from the start card."""

WIDTH: Final = 128
MIDDLE: Final = 64
START: Final = MIDDLE * WIDTH + MIDDLE

NEIGHBOURS: Final[tuple[int, ...]] = (-WIDTH - 1, -WIDTH + 1, WIDTH - 1, WIDTH + 1)
"""Offsets to the cells across the corners, in reading order; the cell across corner k touches it with corner 3 - k."""

CORNERS: Final[tuple[int, ...]] = (0, 1, WIDTH, WIDTH + 1)
"""Offsets from a cell to the vertices of its corners, in reading order."""

SIDES: Final[tuple[int, ...]] = (-WIDTH, -1, 1, WIDTH)
"""Offsets from a cell to the cells that share a side with it."""


def cell_at(x: int, y: int) -> int:
    """KKDR-43 Return the cell x to the right and y down from the start card, or the vertex at its upper left corner."""
    return (y + MIDDLE) * WIDTH + x + MIDDLE


def x_of(place: int) -> int:
    return place % WIDTH - MIDDLE


def y_of(place: int) -> int:
    return place // WIDTH - MIDDLE


def coordinates(point: int) -> Place:
    """Return the coordinates of a cell or a vertex."""
    return x_of(point), y_of(point)


def owner_cells(vertex: int) -> tuple[int, int]:
    """KKDR-2 Return the two cells that meet at a vertex and may hold cards."""
    if (x_of(vertex) + y_of(vertex)) % 2 == 0:
        return vertex - WIDTH - 1, vertex
    return vertex - WIDTH, vertex - 1
