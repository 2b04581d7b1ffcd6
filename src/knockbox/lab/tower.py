"""The rates of towers as tables, beside those of the dice that stand for them."""

from collections.abc import Iterator
from typing import Final

from knockbox.games.knockdown.odds import failing
from knockbox.lab.shares import Share
from knockbox.lab.tables import Table, Value
from knockbox.tower.motor import SKILLS
from knockbox.tower.parameters import SECONDS
from knockbox.tower.rates import DEVICES, POINTER, Cell, Rates

WITH: Final = {"pointer": "with a pointer", "keys": "with keys"}


def tables_of(rates: Rates) -> Iterator[Table]:
    for device in reversed(DEVICES):
        yield stood(rates, device)
    yield halves(rates)
    for seconds in rates.curves[POINTER]:
        if seconds != SECONDS:
            yield stood(rates, POINTER, seconds)


def stood(rates: Rates, device: str, seconds: int = SECONDS) -> Table:
    """Towers that stood, by cubes and skill."""
    own = [cell for cell in rates.cells if (cell.device, cell.seconds) == (device, seconds)]
    cells = {(cell.cubes, cell.skill): cell for cell in own}
    rows = [row_of(cells, cubes) for cubes in sorted({cubes for cubes, _ in cells})]
    clock = "" if seconds == SECONDS else f" and {seconds} seconds"
    return Table(f"Towers that stood, {WITH[device]}{clock}", ["cubes", *SKILLS, "dice"], rows)


def row_of(cells: dict[tuple[int, str], Cell], cubes: int) -> list[Value]:
    found = [cells[cubes, skill] for skill in SKILLS]
    shares: list[Value] = [Share(cell.stood, cell.tests) for cell in found]
    return [str(cubes), *shares, f"{100 * (1 - failing(cubes)):.1f} %"]


def halves(rates: Rates) -> Table:
    """The number of cubes with which every other tower falls, by the curves through the counts."""
    rows: list[list[Value]] = []
    for device in reversed(DEVICES):
        for seconds, curves in rates.curves[device].items():
            what = f"{WITH[device]}, {seconds} seconds"
            rows.append([what, *(f"{curves[skill].half:.1f}" for skill in SKILLS)])
    return Table("Cubes with which every other tower falls", ["", *SKILLS], rows)
