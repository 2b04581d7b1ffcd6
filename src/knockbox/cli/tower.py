"""`knockbox tower`: how often towers stand, and whether a recorded one does."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click
from rich.console import Console

from knockbox.bots.workers.processes import cores
from knockbox.cli.errors import CHECK_FAILED, WELL, InputError
from knockbox.cli.parameters import SEED
from knockbox.cli.studies import drawn
from knockbox.lab.series import Notes, counted, label_of
from knockbox.lab.tower import tables_of
from knockbox.tower.errors import TowerError
from knockbox.tower.measuring import CUBES, Case, cases, slower_cases
from knockbox.tower.rates import Cell, Rates, packed, rates_of
from knockbox.tower.replay import replayed
from knockbox.tower.trace import decoded
from knockbox.tower.verdict import CONDITIONS

TESTS: Final = 24
NOTED: Final = ".part"


@click.group("tower")
def command() -> None:
    """The tower of the Knockdown test: measure how often it stands, judge a trace."""


@command.command("rates")
@click.option("--tests", type=click.IntRange(1, 10_000), default=TESTS, show_default=True, help="Of each series.")
@click.option("--seed", type=SEED, default=1, show_default=True, help="Of scatters and noise.")
@click.option("--cubes", default="", help="Numbers of cubes, such as 8,11,14.  [default: those of the page]")
@click.option("--jobs", type=click.IntRange(1, 1024), help="Processes.  [default: cores]")
@click.option("--write", type=click.Path(path_type=Path), metavar="RATES.json", help="Where the numbers go.")
def rates(tests: int, seed: int, cubes: str, jobs: int | None, write: Path | None) -> int:
    """Let models of hands build towers and count how many stand.

    With --write every series is noted beside the file, and whoever breaks off goes on from there with the same command.
    """
    numbers = read_cubes(cubes)
    if write is not None and (write.suffix != ".json" or not write.parent.is_dir()):
        raise InputError(f"--write: found `{write}`; expected a .json file in a folder that exists")
    row = [*slower_cases(tests, seed), *cases(tests, seed)] if numbers == CUBES else list(cases(tests, seed, numbers))
    notes = Notes(write.with_suffix(NOTED) if write else None, label_of(tests, seed))
    found = build(row, notes, jobs)
    console = Console(highlight=False)
    for table in tables_of(found):
        console.print(drawn(table))
    if write is not None:
        write.write_bytes(packed(found))
        notes.discard()
        click.echo(f"written: {write}; `./kb docs` shows it on its page", err=True)
    return WELL


def build(row: Sequence[Case], notes: Notes, jobs: int | None) -> Rates:
    """Every series, with a line about each as soon as it is counted; who breaks off can go on later."""
    found: list[Cell] = []
    try:
        for cell in counted(row, notes, jobs or cores()):
            found.append(cell)
            click.echo(f"{len(found)} of {len(row)}: {line_of(cell)}", err=True)
        return rates_of(found, notes.label.tests, notes.label.seed)
    except TowerError as error:
        raise InputError(str(error)) from None


def line_of(cell: Cell) -> str:
    what = f"{cell.cubes} cubes in {cell.seconds} s, {cell.skill}, {cell.device}"
    return f"{what}: {cell.stood} of {cell.tests} stood"


def read_cubes(words: str) -> tuple[int, ...]:
    if not words:
        return CUBES
    try:
        return tuple(int(word) for word in words.split(","))
    except ValueError:
        raise InputError(f"--cubes: found '{words}'; expected numbers such as 8,11,14") from None


@command.command("judge")
@click.argument("trace")
def judge(trace: str) -> int:
    """Hold the test of a TRACE again and say how it came out; exit with 1 if the tower fell."""
    try:
        verdict = replayed(decoded(trace.strip()))
    except TowerError as error:
        raise InputError(str(error)) from None
    if verdict.fault is None:
        click.echo("stands")
        return WELL
    where = ", ".join(map(str, verdict.fault.cubes)) or "none"
    click.echo(
        f"fell: found cubes {where} at tick {verdict.fault.tick}; expected: {CONDITIONS[verdict.fault.condition]}"
    )
    return CHECK_FAILED
