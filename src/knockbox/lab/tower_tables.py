"""Success rates of towers as tables, next to those of the dice that replace them."""

from collections.abc import Iterator
from typing import Final

from knockbox.games.knockdown.odds import dice_failure_chance
from knockbox.lab.result_tables import CellValue, ResultTable
from knockbox.lab.shares import Share
from knockbox.tower.motor import SKILLS
from knockbox.tower.parameters import DEFAULT_SECONDS
from knockbox.tower.rates import DEVICES, POINTER, Rates, SeriesResult

DEVICE_LABELS: Final = {"pointer": "with a pointer", "keys": "with keys"}


def rate_tables(rates: Rates) -> Iterator[ResultTable]:
    for device in reversed(DEVICES):
        yield standing_table(rates, device)
    yield half_table(rates)
    for seconds in rates.curves[POINTER]:
        if seconds != DEFAULT_SECONDS:
            yield standing_table(rates, POINTER, seconds)


def standing_table(rates: Rates, device: str, seconds: int = DEFAULT_SECONDS) -> ResultTable:
    """Return the table of towers that stood, by cubes and skill."""
    own = [cell for cell in rates.cells if (cell.device, cell.seconds) == (device, seconds)]
    cells = {(cell.cubes, cell.skill): cell for cell in own}
    rows = [standing_row(cells, cubes) for cubes in sorted({cubes for cubes, _ in cells})]
    clock = "" if seconds == DEFAULT_SECONDS else f" and {seconds} seconds"
    return ResultTable(f"Towers that stood, {DEVICE_LABELS[device]}{clock}", ["cubes", *SKILLS, "dice"], rows)


def standing_row(cells: dict[tuple[int, str], SeriesResult], cubes: int) -> list[CellValue]:
    row = [cells[cubes, skill] for skill in SKILLS]
    shares: list[CellValue] = [Share(cell.stood, cell.tests) for cell in row]
    return [str(cubes), *shares, f"{100 * (1 - dice_failure_chance(cubes)):.1f} %"]


def half_table(rates: Rates) -> ResultTable:
    """Return the table of cubes at which half of the towers fall, from the fitted curves."""
    rows: list[list[CellValue]] = []
    for device in reversed(DEVICES):
        for seconds, curves in rates.curves[device].items():
            what = f"{DEVICE_LABELS[device]}, {seconds} seconds"
            rows.append([what, *(f"{curves[skill].midpoint:.1f}" for skill in SKILLS)])
    return ResultTable("Cubes at which half of the towers fall", ["", *SKILLS], rows)
