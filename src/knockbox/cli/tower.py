"""`knockbox tower`: measure how often towers stand, or replay a trace."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click
from rich.console import Console

from knockbox.bots.workers.processes import available_cores
from knockbox.cli.errors import CHECK_FAILED, SUCCESS, InputError
from knockbox.cli.parameters import SEED
from knockbox.cli.studies import render_table
from knockbox.lab.tower_series import SeriesFile, measure_series, series_header
from knockbox.lab.tower_tables import rate_tables
from knockbox.tower.errors import TowerError
from knockbox.tower.measurement import MEASURED_CUBES, SeriesSpec, series_specs, slow_series_specs
from knockbox.tower.rates import Rates, SeriesResult, encode_rates, make_rates
from knockbox.tower.replay import replay_trace
from knockbox.tower.trace import decode_trace
from knockbox.tower.verdict import CONDITION_TEXTS

DEFAULT_TESTS: Final = 24
PARTIAL_SUFFIX: Final = ".part"


@click.group("tower")
def command() -> None:
    """Measure how often towers of the Knockdown test stand, or replay a trace."""


@command.command("rates")
@click.option(
    "--tests", type=click.IntRange(1, 10_000), default=DEFAULT_TESTS, show_default=True, help="Tests per series."
)
@click.option("--seed", type=SEED, default=1, show_default=True, help="Seed of scatters and noise.")
@click.option("--cubes", default="", help="Numbers of cubes, such as 8,11,14.  [default: as on the page]")
@click.option("--jobs", type=click.IntRange(1, 1024), help="Number of worker processes.  [default: cores]")
@click.option("--write", type=click.Path(path_type=Path), metavar="RATES.json", help="Write the numbers to RATES.json.")
def rates(tests: int, seed: int, cubes: str, jobs: int | None, write: Path | None) -> int:
    """Build towers with models of hands and count how many stand.

    With --write, finished series are stored next to the file; run the same command to resume after an interruption.
    """
    numbers = parse_cubes(cubes)
    if write is not None and (write.suffix != ".json" or not write.parent.is_dir()):
        raise InputError(f"--write: found `{write}`; expected a .json file in a folder that exists")
    specs = (
        [*slow_series_specs(tests, seed), *series_specs(tests, seed)]
        if numbers == MEASURED_CUBES
        else list(series_specs(tests, seed, numbers))
    )
    notes = SeriesFile(write.with_suffix(PARTIAL_SUFFIX) if write else None, series_header(tests, seed))
    found = measure_all(specs, notes, jobs)
    console = Console(highlight=False)
    for table in rate_tables(found):
        console.print(render_table(table))
    if write is not None:
        write.write_bytes(encode_rates(found))
        notes.discard()
        click.echo(f"wrote {write}; run `./kb docs` to update the page", err=True)
    return SUCCESS


def measure_all(specs: Sequence[SeriesSpec], notes: SeriesFile, jobs: int | None) -> Rates:
    """Measure every series and print a line about each as soon as it is done."""
    found: list[SeriesResult] = []
    try:
        for cell in measure_series(specs, notes, jobs or available_cores()):
            found.append(cell)
            click.echo(f"{len(found)} of {len(specs)}: {describe_series(cell)}", err=True)
        return make_rates(found, notes.header.tests, notes.header.seed)
    except TowerError as error:
        raise InputError(str(error)) from None


def describe_series(cell: SeriesResult) -> str:
    what = f"{cell.cubes} cubes in {cell.seconds} s, {cell.skill}, {cell.device}"
    return f"{what}: {cell.stood} of {cell.tests} stood"


def parse_cubes(words: str) -> tuple[int, ...]:
    if not words:
        return MEASURED_CUBES
    try:
        return tuple(int(word) for word in words.split(","))
    except ValueError:
        raise InputError(f"--cubes: found '{words}'; expected numbers such as 8,11,14") from None


@command.command("judge")
@click.argument("trace")
def replay_tower(trace: str) -> int:
    """Replay the test of a TRACE and print the result; exit with 1 if the tower fell."""
    try:
        verdict = replay_trace(decode_trace(trace.strip()))
    except TowerError as error:
        raise InputError(str(error)) from None
    if verdict.fault is None:
        click.echo("stands")
        return SUCCESS
    where = ", ".join(map(str, verdict.fault.cubes)) or "none"
    click.echo(
        f"fell: found cubes {where} at tick {verdict.fault.tick}; expected: {CONDITION_TEXTS[verdict.fault.condition]}"
    )
    return CHECK_FAILED
