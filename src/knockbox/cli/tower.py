"""`knockbox tower`: how often towers stand, and whether a recorded one does."""

from pathlib import Path
from typing import Final

import click
from rich.console import Console

from knockbox.cli.errors import CHECK_FAILED, WELL, InputError
from knockbox.cli.parameters import SEED
from knockbox.cli.studies import Work, done, drawn
from knockbox.lab.tower import tables_of
from knockbox.tower.errors import TowerError
from knockbox.tower.measuring import CUBES, Case, cases, measured
from knockbox.tower.rates import Cell, Rates, packed, rates_of
from knockbox.tower.trace import decoded, replayed
from knockbox.tower.verdict import CONDITIONS

TESTS: Final = 24


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
    """Let models of hands build towers and count how many stand."""
    numbers = read_cubes(cubes)
    if write is not None and (write.suffix != ".json" or not write.parent.is_dir()):
        raise InputError(f"--write: found `{write}`; expected a .json file in a folder that exists")
    found = build(tests, seed, numbers, jobs)
    console = Console(highlight=False)
    for table in tables_of(found):
        console.print(drawn(table))
    if write is not None:
        write.write_bytes(packed(found))
        click.echo(f"written: {write}; `./kb docs` shows it on its page", err=True)
    return WELL


def build(tests: int, seed: int, cubes: tuple[int, ...], jobs: int | None) -> Rates:
    row = list(cases(tests, seed, cubes))
    work = Work[Case, Cell]("towers", tests * len(row), measured, row, lambda cell: cell.tests)
    try:
        return rates_of(done(work, jobs, quiet=not Console(stderr=True).is_terminal), tests, seed)
    except TowerError as error:
        raise InputError(str(error)) from None


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
