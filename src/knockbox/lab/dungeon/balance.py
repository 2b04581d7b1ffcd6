"""Figures of the dungeon studies and the ranges they are checked against."""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Final

from knockbox.lab.dungeon import deals
from knockbox.lab.dungeon.cells import GroupCell
from knockbox.lab.dungeon.difficulty import DEAF_BOT, DEFAULT_GROUP_SIZE, HEARING_BOT
from knockbox.lab.dungeon.study_setup import DUNGEON_LEVELS, GROUP_SIZES
from knockbox.lab.shares import AcceptedRange, Share, describe_miss

FIRST_DUNGEON_RANGE: Final = AcceptedRange(25, 60)
"""Dungeon 1 with the default group."""
ANY_DUNGEON_RANGE: Final = AcceptedRange(2, 100)
WINNABLE_RANGES: Final = {1: AcceptedRange(85, 100), 4: AcceptedRange(50, 100)}
"""Winnable deals by dungeon; only the first and the last have a range."""


def win_share(cells: Iterable[GroupCell], bot: str, is_selected: Callable[[GroupCell], bool]) -> Share:
    """Return the share of the selected matches that groups of a bot won."""
    chosen = [cell for cell in cells if cell.bot == bot and is_selected(cell)]
    return Share(sum(cell.wins for cell in chosen), sum(cell.matches for cell in chosen))


def hearing_win_share(cells: Iterable[GroupCell], seats: int, level: int) -> Share:
    """Return the share of matches won by hearing groups of this size in this dungeon."""
    return win_share(cells, HEARING_BOT, lambda cell: (cell.seats, cell.level) == (seats, level))


def hearing_and_deaf_shares(
    cells: Sequence[GroupCell], is_selected: Callable[[GroupCell], bool]
) -> tuple[Share, Share]:
    """Return the shares of the same deals won by hearing groups and by deaf ones."""
    hearing = win_share(cells, HEARING_BOT, lambda cell: cell.seats > 1 and is_selected(cell))
    return hearing, win_share(cells, DEAF_BOT, is_selected)


def find_imbalances(cells: Sequence[GroupCell]) -> list[str]:
    """Return one sentence for each level of wrong difficulty; figures are compared without a margin of error."""
    found = [
        describe_miss(
            f"dungeon {DUNGEON_LEVELS[0]}, {format_seats(DEFAULT_GROUP_SIZE)}",
            hearing_win_share(cells, DEFAULT_GROUP_SIZE, DUNGEON_LEVELS[0]),
            FIRST_DUNGEON_RANGE,
        )
    ]
    for seats in GROUP_SIZES:
        found += [describe_easier_dungeon(cells, seats, level, later) for level, later in pairwise(DUNGEON_LEVELS)]
        found += [
            describe_miss(
                f"dungeon {level}, {format_seats(seats)}", hearing_win_share(cells, seats, level), ANY_DUNGEON_RANGE
            )
            for level in DUNGEON_LEVELS
        ]
    found.append(describe_useless_talk(cells))
    return [sentence for sentence in found if sentence]


def describe_easier_dungeon(cells: Sequence[GroupCell], seats: int, level: int, later: int) -> str:
    before, after = hearing_win_share(cells, seats, level), hearing_win_share(cells, seats, later)
    if not after.whole or after.percent < before.percent:
        return ""
    return f"dungeon {later}, {format_seats(seats)}: {after}, expected less than {before} in dungeon {level}"


def describe_useless_talk(cells: Sequence[GroupCell]) -> str:
    hearing, deaf = hearing_and_deaf_shares(cells, lambda cell: True)
    if not deaf.whole or hearing.percent > deaf.percent:
        return ""
    return f"groups that hear each other: {hearing}, expected more than {deaf} of deaf groups"


def find_unwinnable(cells: Iterable[deals.SolveCell]) -> list[str]:
    """Return one sentence for each dungeon with too few winnable deals."""
    bars = [(cell, WINNABLE_RANGES[cell.level]) for cell in cells if cell.level in WINNABLE_RANGES]
    found = [describe_miss(f"deals of dungeon {cell.level}", Share(cell.wins, cell.deals), bar) for cell, bar in bars]
    return [sentence for sentence in found if sentence]


def format_seats(seats: int) -> str:
    return "1 seat" if seats == 1 else f"{seats} seats"
