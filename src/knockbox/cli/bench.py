"""`knockbox bench`: measure speed side by side with peers; the measuring code lives in `benchmarks/`."""

import sys
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.progress import track

import knockbox
from knockbox.cli.errors import CHECK_FAILED, WELL, InputError

if TYPE_CHECKING:
    from benchmarks.engine.report import Report


@click.group("bench")
def command() -> None:
    """Measure speed side by side with peers."""
    reach_benchmarks()


@command.command("engine")
@click.option("--quick", is_flag=True, help="Few short slices: a hint, not a verdict.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of tables.")
@click.option("--without-openspiel", is_flag=True, help="Leave out the figures that compare with OpenSpiel.")
@click.pass_context
def engine(ctx: click.Context, quick: bool, as_json: bool, without_openspiel: bool) -> None:
    """Random play of Knockdown, compiled and interpreted, beside OpenSpiel; exit 1 if a figure is missed."""
    if not without_openspiel:
        require_openspiel()
    report = measured(quick, not without_openspiel)
    show(report, as_json)
    ctx.exit(WELL if report.ok else CHECK_FAILED)


def reach_benchmarks() -> None:
    """Make the repository around this package importable; an installed wheel has no benchmarks."""
    for folder in Path(knockbox.__file__).resolve().parents:
        if (folder / "pyproject.toml").is_file() and (folder / "benchmarks").is_dir():
            sys.path.append(str(folder))
            return
    raise InputError("`bench` needs a checkout with `benchmarks/`; this is an installed package")


def require_openspiel() -> None:
    if not find_spec("pyspiel"):
        hint = "`./kb extra openspiel` installs it; `--without-openspiel` leaves its figures out"
        raise InputError("OpenSpiel is not installed, and it is the yardstick of this benchmark", hint)


def measured(quick: bool, with_openspiel: bool) -> "Report":
    from benchmarks.engine.rounds import QUICK, THOROUGH
    from benchmarks.engine.run import measure
    from benchmarks.engine.workers import WorkerError
    from tools.house.ground import HouseError

    console = Console(stderr=True)
    watch = partial(track, description="measuring", console=console, transient=True, disable=not console.is_terminal)
    try:
        return measure(QUICK if quick else THOROUGH, with_openspiel, watch)
    except (HouseError, WorkerError) as error:
        raise InputError(f"nothing was measured: {error}") from error


def show(report: "Report", as_json: bool) -> None:
    from benchmarks.engine import report as writing

    if as_json:
        click.echo(writing.as_json(report))
        return
    console = Console(highlight=False)
    console.print(writing.figure_table(report.figures))
    console.print(writing.rate_table(report.per_second))
