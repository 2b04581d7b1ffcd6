"""Choose the part of the dungeon to draw and its size: all of it if it fits, else around the newest cards."""

from collections.abc import Collection, Iterable, Sequence
from typing import Final, NamedTuple

from knockbox.cli.table.detail import Detail
from knockbox.cli.table.screen import UNLIMITED_HEIGHT
from knockbox.games.dungeon.lattice import Place

ROW_NUMBERS_WIDTH: Final = 4
"""Columns of the row numbers."""
EDGE_LINES: Final = 2
"""Lines of the column numbers and the last corners; a blank one is left out."""
NOTE_LINES: Final = 1
"""Line of the note about cards that are not drawn."""


class CellSize(NamedTuple):
    """Distance between two vertices on the screen."""

    wide: int
    high: int

    @property
    def is_flat(self) -> bool:
        """Return whether a card has no line between its corners."""
        return self.high == 1

    @property
    def text_inset(self) -> int:
        """Return the distance of texts from a vertex; on the same line a sign is in between."""
        return 2 if self.is_flat else 1

    @property
    def text_width(self) -> int:
        """Return how many characters fit between two vertices."""
        return self.wide + 1 - 2 * self.text_inset


LARGE_CELLS: Final = CellSize(12, 3)
MIDDLE_CELLS: Final = CellSize(9, 2)
SMALL_CELLS: Final = CellSize(7, 2)
TINY_CELLS: Final = CellSize(5, 2)
FLAT_CELLS: Final = CellSize(8, 1)
"""The inside of a card is written into its upper edge."""
FLATTEST_CELLS: Final = CellSize(6, 1)
ALL_SIZES: Final = (LARGE_CELLS, MIDDLE_CELLS, SMALL_CELLS, TINY_CELLS)
SIZES: Final[dict[Detail, tuple[CellSize, ...]]] = {
    Detail.FULL: (LARGE_CELLS, MIDDLE_CELLS),
    Detail.MIDDLE: (MIDDLE_CELLS, SMALL_CELLS),
    Detail.SMALL: (MIDDLE_CELLS, SMALL_CELLS),
    Detail.BRIEF: (SMALL_CELLS,),
    Detail.TERSE: (SMALL_CELLS, TINY_CELLS, FLAT_CELLS, FLATTEST_CELLS),
}


class Window(NamedTuple):
    """A rectangle of cells, both ends included."""

    left: int
    top: int
    right: int
    bottom: int

    def slices(self, size: CellSize, width: int) -> "list[Window]":
        """Split the window into parts side by side, each of which fits."""
        columns = max(1, (width - ROW_NUMBERS_WIDTH - 1) // size.wide)
        starts = range(self.left, self.right + 1, columns)
        return [self._replace(left=left, right=min(self.right, left + columns - 1)) for left in starts]

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        return self.bottom - self.top + 1

    def contains(self, cell: Place) -> bool:
        return self.left <= cell[0] <= self.right and self.top <= cell[1] <= self.bottom

    def fits(self, size: CellSize, width: int, height: int) -> bool:
        return width_of(self.columns, size) <= width and height_of(self.rows, size) <= height


def width_of(columns: int, size: CellSize) -> int:
    return ROW_NUMBERS_WIDTH + columns * size.wide + 1


def height_of(rows: int, size: CellSize) -> int:
    return EDGE_LINES + rows * size.high


def bounding_window(cells: Iterable[Place]) -> Window:
    """Return the smallest window that contains all these cells."""
    across, down = zip(*cells, strict=True)
    return Window(min(across), min(down), max(across), max(down))


def choose_window(
    cells: Collection[Place], newest: Sequence[Place], width: int, height: int, detail: Detail
) -> tuple[Window, CellSize]:
    """Return all cells in the biggest size that fits; else as many as fit around the newest."""
    whole = bounding_window(cells)
    sizes = ALL_SIZES if height >= UNLIMITED_HEIGHT else SIZES[detail]
    for size in sizes:
        if whole.fits(size, width, height + blank_lines(whole, newest, size)):
            return whole, size
    if detail is Detail.TERSE:
        return crop_window(whole, newest, FLAT_CELLS, width, height), FLAT_CELLS
    size = next((size for size in ALL_SIZES if whole.fits(size, width, UNLIMITED_HEIGHT)), TINY_CELLS)
    return crop_window(whole, newest, size, width, UNLIMITED_HEIGHT), size


def blank_lines(whole: Window, cards: Sequence[Place], size: CellSize) -> int:
    """Return how many of the first and last lines are blank and need not be drawn."""
    rows = [y for _, y in cards]
    return int(whole.top not in rows and not size.is_flat) + int(whole.bottom not in rows)


def crop_window(whole: Window, newest: Sequence[Place], size: CellSize, width: int, height: int) -> Window:
    """Return as many cells as fit, including the newest card and as many others as possible."""
    columns = max(1, min(whole.columns, (width - ROW_NUMBERS_WIDTH - 1) // size.wide))
    rows = max(1, min(whole.rows, (height - EDGE_LINES - NOTE_LINES) // size.high))
    left = best_start([cell[0] for cell in newest], whole.left, whole.right, columns)
    top = best_start([cell[1] for cell in newest], whole.top, whole.bottom, rows)
    return Window(left, top, left + columns - 1, top + rows - 1)


def best_start(newest: Sequence[int], first: int, last: int, length: int) -> int:
    """Return the start of a window: it contains the newest, then the most others, then is centred."""
    starts = range(first, last - length + 2)
    target = newest[0] - length // 2

    def score(start: int) -> tuple[bool, int, int]:
        held = [start <= place < start + length for place in newest]
        return held[0], sum(held), -abs(start - target)

    return max(starts, key=score)
