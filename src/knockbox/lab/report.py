"""The results of a round robin as tables and sentences, for a terminal or a page."""

from collections.abc import Iterable, Sequence

import msgspec

from knockbox.lab import balance
from knockbox.lab.balance import Share
from knockbox.lab.cells import Cell, grouped
from knockbox.lab.round_robin import Results


class Table(msgspec.Struct, frozen=True):
    """Rows under a head; the first column names things, the others count."""

    title: str
    head: list[str]
    rows: list[list[str]]


def tables(results: Results) -> list[Table]:
    return [fighters(results), matrix(results), by_place(results, "arena"), by_place(results, "skills")]


def fighters(results: Results) -> Table:
    """The win rate of each fighter, overall, then by arena and by skill set."""
    arenas, skills = by_arena(results.cells), by_skills(results.cells)
    head = ["fighter", "overall", *(f"arena {id}" for id in arenas), *(f"skills {id}" for id in skills)]
    parts = [results.cells, *arenas.values(), *skills.values()]
    rows = [[fighter, *(str(balance.won_by(fighter, part)) for part in parts)] for fighter in results.field.fighters]
    return Table("Matches won by each fighter", head, rows)


def matrix(results: Results) -> Table:
    """Each row tells how often its fighter beat the one of the column."""
    everybody = list(results.field.fighters)
    rows = [[one, *(met(one, other, results.cells) for other in everybody)] for one in everybody]
    return Table("Matches won by the row against the column", ["fighter", *everybody], rows)


def met(one: str, other: str, cells: Sequence[Cell]) -> str:
    return "" if one == other else str(balance.won_against(one, other, cells))


def by_place(results: Results, place: str) -> Table:
    """How matches and rounds went in each arena, or with each skill set, and in all."""
    groups = by_arena(results.cells) if place == "arena" else by_skills(results.cells)
    name = "arena" if place == "arena" else "skill set"
    head = [
        name,
        "matches won by the first player",
        "rounds won by the first player",
        "rounds by K.O.",
        "turns a round",
    ]
    rows = [course(id, cells) for id, cells in [*groups.items(), ("all", results.cells)]]
    return Table(f"Rounds by {name}", head, rows)


def course(name: str, cells: Sequence[Cell]) -> list[str]:
    shares: Iterable[Share] = (balance.won_by_opener(cells), balance.won_by_first(cells), balance.knockouts(cells))
    return [name, *map(str, shares), f"{balance.mean_turns(cells):.1f}"]


def by_arena(cells: Iterable[Cell]) -> dict[str, list[Cell]]:
    return dict(sorted(grouped(cells, lambda cell: cell.arena).items()))


def by_skills(cells: Iterable[Cell]) -> dict[str, list[Cell]]:
    return dict(sorted(grouped(cells, lambda cell: cell.skills).items()))


def verdict(results: Results) -> list[str]:
    """One sentence if all is well, else one for each thing outside the bars."""
    found = balance.outside(list(results.field.fighters), results.cells)
    return [f"outside the bars: {sentence}" for sentence in found] or ["within the bars"]
