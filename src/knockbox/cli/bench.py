"""`knockbox bench`: measure speed side by side with peers; the measuring code lives in `benchmarks/`."""

import sys
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
from rich.console import Console
from rich.progress import track

import knockbox
from knockbox.cli.errors import CHECK_FAILED, WELL, InputError
from knockbox.games.errors import SetupError
from knockbox.games.registry import SHIPPED, build, settle_packs

if TYPE_CHECKING:
    from benchmarks.engine.report import Report

GAME: Final = "knockdown"


@click.group("bench")
def command() -> None:
    """Measure speed side by side with peers."""
    reach_benchmarks()


@command.command("engine")
@click.option("--quick", is_flag=True, help="Few short slices: a hint, not a verdict.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of tables.")
@click.option("--box", "boxes", multiple=True, help="A box by id or path, as often as you like; else every house box.")
@click.option("--without-openspiel", is_flag=True, help="Leave out the figures that compare with OpenSpiel.")
@click.pass_context
def engine(ctx: click.Context, quick: bool, as_json: bool, boxes: tuple[str, ...], without_openspiel: bool) -> None:
    """Random play of Knockdown, compiled and interpreted, beside OpenSpiel; exit 1 if a figure is missed in a box."""
    if not without_openspiel:
        require_openspiel()
    reports = [measured(quick, box, not without_openspiel) for box in known(boxes)]
    show(reports, as_json)
    ctx.exit(WELL if all(report.ok for report in reports) else CHECK_FAILED)


def known(boxes: tuple[str, ...]) -> list[str]:
    """The boxes to play, each as a worker can find it; one that cannot be played is refused before any is measured."""
    try:
        for box in boxes:
            build(GAME, {}, [box])
        return settle_packs(GAME, boxes or SHIPPED[GAME]())
    except SetupError as error:
        raise InputError(str(error)) from None


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


def measured(quick: bool, box: str, with_openspiel: bool) -> "Report":
    from benchmarks.engine.rounds import QUICK, THOROUGH
    from benchmarks.engine.run import measure
    from benchmarks.engine.workers import WorkerError
    from tools.house.ground import HouseError

    console = Console(stderr=True)
    quiet = not console.is_terminal
    watch = partial(track, description=f"measuring {box}", console=console, transient=True, disable=quiet)
    try:
        return measure(QUICK if quick else THOROUGH, box, with_openspiel, watch)
    except (HouseError, WorkerError) as error:
        raise InputError(f"nothing was measured: {error}") from error


def show(reports: "list[Report]", as_json: bool) -> None:
    from benchmarks.engine import report as writing

    if as_json:
        click.echo(writing.as_json(reports))
        return
    console = Console(highlight=False)
    for report in reports:
        console.print(writing.figure_table(report.figures, report.box))
        console.print(writing.rate_table(report.per_second))
