"""The results of the studies as tables, for a terminal or a page."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from knockbox.lab.dungeon import balance, deals
from knockbox.lab.dungeon.cells import Cell
from knockbox.lab.dungeon.difficulty import HEARING
from knockbox.lab.dungeon.ground import LEVELS, SEATS
from knockbox.lab.shares import Share
from knockbox.lab.tables import Table, Value

DUNGEONS: Final = [f"dungeon {level}" for level in LEVELS]


def tables(cells: Sequence[Cell]) -> list[Table]:
    """Everything that is counted, the widest view first."""
    return [
        Table("Matches won, by number of seats", ["seats", *DUNGEONS], [won_row(cells, seats) for seats in SEATS]),
        hearing("dungeon", {str(level): at_level(level) for level in LEVELS}, cells),
        hearing("number of seats", {str(seats): with_seats(seats) for seats in SEATS[1:]}, cells),
        talkers(cells),
        losses(cells),
        Table("Cards laid in a match, on average", ["seats", *DUNGEONS], [laid_row(cells, seats) for seats in SEATS]),
    ]


def won_row(cells: Sequence[Cell], seats: int) -> list[Value]:
    return [str(seats), *(balance.won_at(cells, seats, level) for level in LEVELS)]


def laid_row(cells: Sequence[Cell], seats: int) -> list[Value]:
    chosen = [cell for cell in cells if cell.bot == HEARING and cell.seats == seats]
    return [str(seats), *(cell.laid / cell.matches for cell in sorted(chosen, key=lambda cell: cell.level))]


def hearing(by: str, parts: dict[str, Callable[[Cell], bool]], cells: Sequence[Cell]) -> Table:
    """The same deals, entered by groups that hear each other and by deaf ones."""
    wanted = {**parts, "all": lambda cell: True}
    rows = [compared(name, *balance.heard_and_deaf(cells, of_part)) for name, of_part in wanted.items()]
    return Table(f"Matches won by hearing and by deaf groups, by {by}", [by, "hearing", "deaf", "points more"], rows)


def compared(name: str, hearing: Share, deaf: Share) -> list[Value]:
    more = f"{hearing.percent - deaf.percent:+.1f}" if hearing.whole and deaf.whole else ""
    return [name, hearing, deaf, more]


def talkers(cells: Sequence[Cell]) -> Table:
    """What talking is worth to groups of each size in each dungeon."""
    rows: list[list[Value]] = [[str(seats), *(both(cells, seats, level) for level in LEVELS)] for seats in SEATS[1:]]
    return Table("Percent of matches won by hearing and by deaf groups", ["seats", *DUNGEONS], rows)


def both(cells: Sequence[Cell], seats: int, level: int) -> str:
    shares = balance.heard_and_deaf(cells, lambda cell: (cell.seats, cell.level) == (seats, level))
    return " and ".join(f"{share.percent:.1f}" if share.whole else str(share) for share in shares)


def at_level(level: int) -> Callable[[Cell], bool]:
    return lambda cell: cell.level == level


def with_seats(seats: int) -> Callable[[Cell], bool]:
    return lambda cell: cell.seats == seats


def losses(cells: Sequence[Cell]) -> Table:
    """By which rules hearing groups of all sizes lost."""
    heard = [cell for cell in cells if cell.bot == HEARING]
    rules = sorted({rule for cell in heard for rule in cell.lost_by})
    rows: list[list[Value]] = [[rule, *(lost_by(heard, rule, level) for level in LEVELS)] for rule in rules]
    return Table("Matches lost, by rule", ["rule", *DUNGEONS], rows)


def lost_by(cells: Sequence[Cell], rule: str, level: int) -> Share:
    chosen = [cell for cell in cells if cell.level == level]
    return Share(sum(cell.lost_by.get(rule, 0) for cell in chosen), sum(cell.matches for cell in chosen))


def winnable(cells: Iterable[deals.Cell]) -> Table:
    rows: list[list[Value]] = [[str(cell.level), Share(cell.won, cell.deals)] for cell in cells]
    return Table("Deals for which a way to win was found", ["dungeon", "deals"], rows)
