"""The rates of towers as tables, beside those of the dice that stand for them."""

from collections.abc import Iterator
from typing import Final

from knockbox.games.knockdown.odds import failing
from knockbox.lab.shares import Share
from knockbox.lab.tables import Table, Value
from knockbox.tower.motor import SKILLS
from knockbox.tower.parameters import SECONDS
from knockbox.tower.rates import DEVICES, Cell, Rates

WITH: Final = {"pointer": "with a pointer", "keys": "with keys"}


def tables_of(rates: Rates) -> Iterator[Table]:
    for device in reversed(DEVICES):
        yield stood(rates, device)
    yield halves(rates)
    if rates.slower:
        yield slower(rates)


def stood(rates: Rates, device: str) -> Table:
    """Towers that stood, by cubes and skill."""
    usual = [cell for cell in rates.cells if cell.device == device and cell.seconds == SECONDS]
    cells = {(cell.cubes, cell.skill): cell for cell in usual}
    rows = [row_of(cells, cubes) for cubes in sorted({cubes for cubes, _ in cells})]
    return Table(f"Towers that stood, {WITH[device]}", ["cubes", *SKILLS, "dice"], rows)


def row_of(cells: dict[tuple[int, str], Cell], cubes: int) -> list[Value]:
    found = [cells[cubes, skill] for skill in SKILLS]
    shares: list[Value] = [Share(cell.stood, cell.tests) for cell in found]
    return [str(cubes), *shares, f"{100 * (1 - failing(cubes)):.1f} %"]


def halves(rates: Rates) -> Table:
    """The number of cubes with which every other tower falls, by the curves through the counts."""
    rows: list[list[Value]] = []
    for device in reversed(DEVICES):
        curves = rates.curves[device]
        rows.append([WITH[device], *(f"{curves[skill].half:.1f}" for skill in SKILLS)])
    return Table("Cubes with which every other tower falls", ["", *SKILLS], rows)


def slower(rates: Rates) -> Table:
    """What more time is worth to a normal hand."""
    rows: list[list[Value]] = []
    for seconds, curve in rates.slower.items():
        found = [cell for cell in rates.cells if cell.seconds == seconds]
        counts = ", ".join(f"{cell.cubes}: {cell.stood}/{cell.tests}" for cell in found)
        rows.append([str(seconds), f"{curve.half:.1f}", counts])
    head = ["seconds", "every other one falls with", "cubes: towers that stood"]
    return Table("A normal hand with a pointer and a slower clock", head, rows)
