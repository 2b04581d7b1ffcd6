"""Round robin results as tables and sentences, for the terminal and the page."""

from collections.abc import Sequence

from knockbox.lab.knockdown import balance
from knockbox.lab.knockdown.cells import PairingCell, group_cells
from knockbox.lab.knockdown.round_robin import RoundRobinResults
from knockbox.lab.result_tables import CellValue, ResultTable


def balance_tables(results: RoundRobinResults) -> list[ResultTable]:
    """Return all tables, the most general first."""
    arenas = dict(sorted(group_cells(results.cells, lambda cell: cell.arena).items()))
    skills = dict(sorted(group_cells(results.cells, lambda cell: cell.skills).items()))
    return [
        fighter_table(results, "arena", {"all arenas": results.cells, **arenas}),
        fighter_table(results, "skill set", {"all skill sets": results.cells, **skills}),
        pairing_matrix(results),
        round_table("arena", {**arenas, "all": results.cells}),
        round_table("skill set", {**skills, "all": results.cells}),
    ]


def fighter_table(results: RoundRobinResults, place: str, groups: dict[str, list[PairingCell]]) -> ResultTable:
    """Return the win rate of each fighter, in total and by place."""
    everybody, parts = results.field.fighters, groups.values()
    rows: list[list[CellValue]] = [
        [fighter, *(balance.fighter_win_share(fighter, cells) for cells in parts)] for fighter in everybody
    ]
    return ResultTable(f"Matches won by each fighter, by {place}", ["fighter", *groups], rows)


def pairing_matrix(results: RoundRobinResults) -> ResultTable:
    """Return the win rates of row fighters against column fighters; all pairings played equally often."""
    everybody = list(results.field.fighters)
    rows: list[list[CellValue]] = [
        [one, *(pairing_percent(one, other, results.cells) for other in everybody)] for one in everybody
    ]
    title = f"Percent of {results.plan.count} matches won by the row against the column"
    return ResultTable(title, ["fighter", *everybody], rows)


def pairing_percent(one: str, other: str, cells: Sequence[PairingCell]) -> str:
    return "" if one == other else f"{balance.pairing_win_share(one, other, cells).percent:.1f}"


def round_table(place: str, groups: dict[str, list[PairingCell]]) -> ResultTable:
    """Return figures about matches and rounds, by place and in total."""
    head = [place, "matches to the first", "rounds to the first", "rounds by K.O.", "turns"]
    return ResultTable(
        f"First player, K.O. and length, by {place}", head, [round_row(*group) for group in groups.items()]
    )


def round_row(name: str, cells: Sequence[PairingCell]) -> list[CellValue]:
    first = (balance.opener_win_share(cells), balance.first_player_win_share(cells))
    return [name, *first, balance.knockout_share(cells), balance.mean_turns(cells)]


def find_imbalances(results: RoundRobinResults) -> list[str]:
    """Return one sentence for each figure outside its range."""
    return balance.find_imbalances(list(results.field.fighters), results.cells)
