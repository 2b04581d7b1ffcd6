"""The results of a round robin as tables and sentences, for a terminal or a page."""

from collections.abc import Sequence

from knockbox.lab.knockdown import balance
from knockbox.lab.knockdown.cells import Cell, grouped
from knockbox.lab.knockdown.round_robin import Results
from knockbox.lab.tables import Table, Value


def tables(results: Results) -> list[Table]:
    """Everything that is counted, the widest view first."""
    arenas = dict(sorted(grouped(results.cells, lambda cell: cell.arena).items()))
    skills = dict(sorted(grouped(results.cells, lambda cell: cell.skills).items()))
    return [
        fighters(results, "arena", {"all arenas": results.cells, **arenas}),
        fighters(results, "skill set", {"all skill sets": results.cells, **skills}),
        matrix(results),
        rounds("arena", {**arenas, "all": results.cells}),
        rounds("skill set", {**skills, "all": results.cells}),
    ]


def fighters(results: Results, place: str, groups: dict[str, list[Cell]]) -> Table:
    """The win rate of each fighter, in all and place by place."""
    everybody, parts = results.field.fighters, groups.values()
    rows: list[list[Value]] = [[fighter, *(balance.won_by(fighter, cells) for cells in parts)] for fighter in everybody]
    return Table(f"Matches won by each fighter, by {place}", ["fighter", *groups], rows)


def matrix(results: Results) -> Table:
    """Each row tells how often its fighter beat the one of the column; every two met equally often."""
    everybody = list(results.field.fighters)
    rows: list[list[Value]] = [[one, *(met(one, other, results.cells) for other in everybody)] for one in everybody]
    title = f"Percent of {results.plan.count} matches won by the row against the column"
    return Table(title, ["fighter", *everybody], rows)


def met(one: str, other: str, cells: Sequence[Cell]) -> str:
    return "" if one == other else f"{balance.won_against(one, other, cells).percent:.1f}"


def rounds(place: str, groups: dict[str, list[Cell]]) -> Table:
    """How matches and rounds went in each place and in all."""
    head = [place, "matches to the first", "rounds to the first", "rounds by K.O.", "turns"]
    return Table(f"First player, K.O. and length, by {place}", head, [course(*group) for group in groups.items()])


def course(name: str, cells: Sequence[Cell]) -> list[Value]:
    first = (balance.won_by_opener(cells), balance.won_by_first(cells))
    return [name, *first, balance.knockouts(cells), balance.mean_turns(cells)]


def outside(results: Results) -> list[str]:
    """Whatever is out of balance, one sentence each."""
    return balance.outside(list(results.field.fighters), results.cells)
