"""Which part of the dungeon is drawn, and how big: all of it where it fits, else what lies around the newest cards."""

from collections.abc import Collection, Iterable, Sequence
from typing import Final, NamedTuple

from knockbox.cli.table.detail import Detail
from knockbox.cli.table.screen import ENDLESS
from knockbox.games.dungeon.lattice import Place

MARGIN: Final = 4
"""Columns for the numbers of the rows."""
EDGES: Final = 2
"""Lines for the numbers of the columns and for the last corners; one that stays blank is left out."""
BEYOND: Final = 1
"""A line that tells of cards which are not drawn."""


class Size(NamedTuple):
    """How far apart two vertices are drawn."""

    wide: int
    high: int

    @property
    def is_flat(self) -> bool:
        """Whether a card has no line between its corners."""
        return self.high == 1

    @property
    def inset(self) -> int:
        """How far from a vertex words may begin: in the same line a sign stands between."""
        return 2 if self.is_flat else 1

    @property
    def room(self) -> int:
        """How many letters fit between two vertices."""
        return self.wide + 1 - 2 * self.inset


LARGE: Final = Size(12, 3)
MIDDLE: Final = Size(9, 2)
SMALL: Final = Size(7, 2)
TINY: Final = Size(5, 2)
FLAT: Final = Size(8, 1)
"""What stands inside a card is written into its upper edge."""
FLATTEST: Final = Size(6, 1)
ALL_SIZES: Final = (LARGE, MIDDLE, SMALL, TINY)
SIZES: Final[dict[Detail, tuple[Size, ...]]] = {
    Detail.FULL: (LARGE, MIDDLE),
    Detail.MIDDLE: (MIDDLE, SMALL),
    Detail.SMALL: (MIDDLE, SMALL),
    Detail.BRIEF: (SMALL,),
    Detail.TERSE: (SMALL, TINY, FLAT, FLATTEST),
}


class Window(NamedTuple):
    """The cells that are drawn, the last ones included."""

    left: int
    top: int
    right: int
    bottom: int

    def slices(self, size: Size, width: int) -> "list[Window]":
        """The window in parts beside each other, each of which fits."""
        columns = max(1, (width - MARGIN - 1) // size.wide)
        starts = range(self.left, self.right + 1, columns)
        return [self._replace(left=left, right=min(self.right, left + columns - 1)) for left in starts]

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        return self.bottom - self.top + 1

    def holds(self, cell: Place) -> bool:
        return self.left <= cell[0] <= self.right and self.top <= cell[1] <= self.bottom

    def fits(self, size: Size, width: int, height: int) -> bool:
        return width_of(self.columns, size) <= width and height_of(self.rows, size) <= height


def width_of(columns: int, size: Size) -> int:
    return MARGIN + columns * size.wide + 1


def height_of(rows: int, size: Size) -> int:
    return EDGES + rows * size.high


def around(cells: Iterable[Place]) -> Window:
    """The smallest window that holds all these cells."""
    across, down = zip(*cells, strict=True)
    return Window(min(across), min(down), max(across), max(down))


def choose_window(
    cells: Collection[Place], newest: Sequence[Place], width: int, height: int, detail: Detail
) -> tuple[Window, Size]:
    """All cells in the biggest size that fits; where none does, as many as fit around the newest."""
    whole = around(cells)
    sizes = ALL_SIZES if height >= ENDLESS else SIZES[detail]
    for size in sizes:
        if whole.fits(size, width, height + blank_lines(whole, newest, size)):
            return whole, size
    if detail is Detail.TERSE:
        return cropped(whole, newest, FLAT, width, height), FLAT
    size = next((size for size in ALL_SIZES if whole.fits(size, width, ENDLESS)), TINY)
    return cropped(whole, newest, size, width, ENDLESS), size


def blank_lines(whole: Window, cards: Sequence[Place], size: Size) -> int:
    """A first and a last line without corners are not drawn, unless something else stands in the first."""
    rows = [y for _, y in cards]
    return int(whole.top not in rows and not size.is_flat) + int(whole.bottom not in rows)


def cropped(whole: Window, newest: Sequence[Place], size: Size, width: int, height: int) -> Window:
    """As many cells as fit, those of the newest card among them and as many of the others as can be."""
    columns = max(1, min(whole.columns, (width - MARGIN - 1) // size.wide))
    rows = max(1, min(whole.rows, (height - EDGES - BEYOND) // size.high))
    left = best_start([cell[0] for cell in newest], whole.left, whole.right, columns)
    top = best_start([cell[1] for cell in newest], whole.top, whole.bottom, rows)
    return Window(left, top, left + columns - 1, top + rows - 1)


def best_start(newest: Sequence[int], first: int, last: int, length: int) -> int:
    """Where a window of this length begins: it holds the newest, then the most others, then keeps to the middle."""
    starts = range(first, last - length + 2)
    target = newest[0] - length // 2

    def worth(start: int) -> tuple[bool, int, int]:
        held = [start <= place < start + length for place in newest]
        return held[0], sum(held), -abs(start - target)

    return max(starts, key=worth)
