"""What the studies say about the dungeons, and the bars they are held against."""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Final

from knockbox.lab.dungeon import deals
from knockbox.lab.dungeon.cells import Cell
from knockbox.lab.dungeon.difficulty import DEAF, HEARING, USUAL
from knockbox.lab.dungeon.ground import LEVELS, SEATS
from knockbox.lab.shares import Bar, Share, missed

FIRST: Final = Bar(25, 60)
"""Dungeon 1 with a usual group."""
ANY: Final = Bar(2, 100)
WINNABLE: Final = {1: Bar(85, 100), 4: Bar(50, 100)}
"""Deals by dungeon; between the first and the last there is no bar."""


def won(cells: Iterable[Cell], bot: str, wanted: Callable[[Cell], bool]) -> Share:
    """The matches that groups of a bot won, of those that are wanted."""
    chosen = [cell for cell in cells if cell.bot == bot and wanted(cell)]
    return Share(sum(cell.won for cell in chosen), sum(cell.matches for cell in chosen))


def won_at(cells: Iterable[Cell], seats: int, level: int) -> Share:
    """What hearing groups of this size won in this dungeon."""
    return won(cells, HEARING, lambda cell: (cell.seats, cell.level) == (seats, level))


def heard_and_deaf(cells: Sequence[Cell], wanted: Callable[[Cell], bool]) -> tuple[Share, Share]:
    """Matches of the same deals: won by groups that hear each other, and by deaf ones."""
    hearing = won(cells, HEARING, lambda cell: cell.seats > 1 and wanted(cell))
    return hearing, won(cells, DEAF, wanted)


def outside(cells: Sequence[Cell]) -> list[str]:
    """Whatever is not as hard as it should be, one sentence each; figures are compared as they are."""
    found = [missed(f"dungeon {LEVELS[0]}, {seats_words(USUAL)}", won_at(cells, USUAL, LEVELS[0]), FIRST)]
    for seats in SEATS:
        found += [not_harder(cells, seats, level, later) for level, later in pairwise(LEVELS)]
        found += [
            missed(f"dungeon {level}, {seats_words(seats)}", won_at(cells, seats, level), ANY) for level in LEVELS
        ]
    found.append(not_heard(cells))
    return [sentence for sentence in found if sentence]


def not_harder(cells: Sequence[Cell], seats: int, level: int, later: int) -> str:
    before, after = won_at(cells, seats, level), won_at(cells, seats, later)
    if not after.whole or after.percent < before.percent:
        return ""
    return f"dungeon {later}, {seats_words(seats)}: {after}, expected less than {before} in dungeon {level}"


def not_heard(cells: Sequence[Cell]) -> str:
    hearing, deaf = heard_and_deaf(cells, lambda cell: True)
    if not deaf.whole or hearing.percent > deaf.percent:
        return ""
    return f"groups that hear each other: {hearing}, expected more than {deaf} of deaf ones"


def beyond_help(cells: Iterable[deals.Cell]) -> list[str]:
    """Dungeons with too many deals that nobody could win, one sentence each."""
    bars = [(cell, WINNABLE[cell.level]) for cell in cells if cell.level in WINNABLE]
    found = [missed(f"deals of dungeon {cell.level}", Share(cell.won, cell.deals), bar) for cell, bar in bars]
    return [sentence for sentence in found if sentence]


def seats_words(seats: int) -> str:
    return "1 seat" if seats == 1 else f"{seats} seats"
