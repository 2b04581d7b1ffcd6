"""Results of the dungeon studies as tables, for the terminal and the page."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from knockbox.lab.dungeon import balance, deals
from knockbox.lab.dungeon.cells import GroupCell
from knockbox.lab.dungeon.difficulty import HEARING_BOT
from knockbox.lab.dungeon.study_setup import DUNGEON_LEVELS, GROUP_SIZES
from knockbox.lab.result_tables import CellValue, ResultTable
from knockbox.lab.shares import Share

DUNGEON_HEADINGS: Final = [f"dungeon {level}" for level in DUNGEON_LEVELS]


def difficulty_tables(cells: Sequence[GroupCell]) -> list[ResultTable]:
    """Return all tables, the most general first."""
    return [
        ResultTable(
            "Matches won, by number of seats",
            ["seats", *DUNGEON_HEADINGS],
            [won_row(cells, seats) for seats in GROUP_SIZES],
        ),
        talk_table("dungeon", {str(level): at_level(level) for level in DUNGEON_LEVELS}, cells),
        talk_table("number of seats", {str(seats): with_seats(seats) for seats in GROUP_SIZES[1:]}, cells),
        talk_matrix(cells),
        loss_table(cells),
        ResultTable(
            "Cards laid in a match, on average",
            ["seats", *DUNGEON_HEADINGS],
            [laid_row(cells, seats) for seats in GROUP_SIZES],
        ),
    ]


def won_row(cells: Sequence[GroupCell], seats: int) -> list[CellValue]:
    return [str(seats), *(balance.hearing_win_share(cells, seats, level) for level in DUNGEON_LEVELS)]


def laid_row(cells: Sequence[GroupCell], seats: int) -> list[CellValue]:
    chosen = [cell for cell in cells if cell.bot == HEARING_BOT and cell.seats == seats]
    return [str(seats), *(cell.cards_laid / cell.matches for cell in sorted(chosen, key=lambda cell: cell.level))]


def talk_table(by: str, parts: dict[str, Callable[[GroupCell], bool]], cells: Sequence[GroupCell]) -> ResultTable:
    """Compare hearing and deaf groups on the same deals."""
    wanted = {**parts, "all": lambda cell: True}
    rows = [talk_row(name, *balance.hearing_and_deaf_shares(cells, of_part)) for name, of_part in wanted.items()]
    return ResultTable(
        f"Matches won by hearing and by deaf groups, by {by}", [by, "hearing", "deaf", "points more"], rows
    )


def talk_row(name: str, hearing: Share, deaf: Share) -> list[CellValue]:
    more = f"{hearing.percent - deaf.percent:+.1f}" if hearing.whole and deaf.whole else ""
    return [name, hearing, deaf, more]


def talk_matrix(cells: Sequence[GroupCell]) -> ResultTable:
    """Compare hearing and deaf groups by size and dungeon."""
    rows: list[list[CellValue]] = [
        [str(seats), *(format_both_shares(cells, seats, level) for level in DUNGEON_LEVELS)]
        for seats in GROUP_SIZES[1:]
    ]
    return ResultTable("Percent of matches won by hearing and by deaf groups", ["seats", *DUNGEON_HEADINGS], rows)


def format_both_shares(cells: Sequence[GroupCell], seats: int, level: int) -> str:
    shares = balance.hearing_and_deaf_shares(cells, lambda cell: (cell.seats, cell.level) == (seats, level))
    return " and ".join(f"{share.percent:.1f}" if share.whole else str(share) for share in shares)


def at_level(level: int) -> Callable[[GroupCell], bool]:
    return lambda cell: cell.level == level


def with_seats(seats: int) -> Callable[[GroupCell], bool]:
    return lambda cell: cell.seats == seats


def loss_table(cells: Sequence[GroupCell]) -> ResultTable:
    """Return the losses of hearing groups of all sizes, by rule."""
    heard = [cell for cell in cells if cell.bot == HEARING_BOT]
    rules = sorted({rule for cell in heard for rule in cell.losses_by_rule})
    rows: list[list[CellValue]] = [
        [rule, *(loss_share(heard, rule, level) for level in DUNGEON_LEVELS)] for rule in rules
    ]
    return ResultTable("Matches lost, by rule", ["rule", *DUNGEON_HEADINGS], rows)


def loss_share(cells: Sequence[GroupCell], rule: str, level: int) -> Share:
    chosen = [cell for cell in cells if cell.level == level]
    return Share(sum(cell.losses_by_rule.get(rule, 0) for cell in chosen), sum(cell.matches for cell in chosen))


def winnable_table(cells: Iterable[deals.SolveCell]) -> ResultTable:
    rows: list[list[CellValue]] = [[str(cell.level), Share(cell.wins, cell.deals)] for cell in cells]
    return ResultTable("Deals for which a way to win was found", ["dungeon", "deals"], rows)
