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
from knockbox.cli.house import find_box
from knockbox.games.errors import SetupError
from knockbox.games.packs.errors import PackError
from knockbox.games.registry import SHIPPED, build, games, settle_packs

if TYPE_CHECKING:
    from benchmarks.engine.report import Report

PEERS: Final = {"OpenSpiel": "pyspiel", "python-chess": "chess"}
"""The engines of others, and the module of each."""


@click.group("bench")
def command() -> None:
    """Measure speed side by side with peers."""
    reach_benchmarks()


@command.command("engine")
@click.option("--game", type=click.Choice(games()), help="Measure one game only; else every game.")
@click.option("--quick", is_flag=True, help="Few short slices: a hint, not a verdict.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of tables.")
@click.option("--box", "boxes", multiple=True, help="A box by id or path, as often as you like; else every house box.")
@click.option(
    "--without-peers",
    "--without-openspiel",
    is_flag=True,
    help="Leave out what compares with OpenSpiel and python-chess.",
)
@click.pass_context
def engine(
    ctx: click.Context, game: str | None, quick: bool, as_json: bool, boxes: tuple[str, ...], without_peers: bool
) -> None:
    """Random play, compiled and interpreted, beside OpenSpiel and python-chess; exit 1 if a figure is missed."""
    if not without_peers:
        require_peers()
    reports = [measured(quick, *each, not without_peers) for each in known(game, boxes)]
    show(reports, as_json)
    ctx.exit(WELL if all(report.ok for report in reports) else CHECK_FAILED)


def known(game: str | None, boxes: tuple[str, ...]) -> list[tuple[str, str]]:
    """Games and boxes as workers can find them; one that cannot be played is refused before any is measured."""
    wanted = [game] if game else games()
    chosen = [(game or game_of(box), box) for box in boxes] or [(key, box) for key in wanted for box in SHIPPED[key]()]
    try:
        for key, box in chosen:
            build(key, {}, [box])
        return [(key, settle_packs(key, [box])[0]) for key, box in chosen]
    except SetupError as error:
        raise InputError(str(error)) from None


def game_of(box: str) -> str:
    try:
        return find_box(box).game
    except PackError as error:
        raise InputError(str(error)) from None


def reach_benchmarks() -> None:
    """Make the repository around this package importable; an installed wheel has no benchmarks."""
    for folder in Path(knockbox.__file__).resolve().parents:
        if (folder / "pyproject.toml").is_file() and (folder / "benchmarks").is_dir():
            sys.path.append(str(folder))
            return
    raise InputError("`bench` needs a checkout with `benchmarks/`; this is an installed package")


def require_peers() -> None:
    missing = [name for name, module in PEERS.items() if not find_spec(module)]
    if missing:
        hint = "`./kb extra openspiel` installs both peers; `--without-peers` leaves their figures out"
        raise InputError(f"{' and '.join(missing)} not found: a yardstick of this benchmark is not installed", hint)


def measured(quick: bool, game: str, box: str, with_peers: bool) -> "Report":
    from benchmarks.engine.rounds import QUICK, THOROUGH
    from benchmarks.engine.run import measure
    from benchmarks.engine.workers import WorkerError
    from tools.house.ground import HouseError

    console = Console(stderr=True)
    quiet = not console.is_terminal
    watch = partial(track, description=f"measuring {box}", console=console, transient=True, disable=quiet)
    try:
        return measure(QUICK if quick else THOROUGH, game, box, with_peers, watch)
    except (HouseError, WorkerError) as error:
        raise InputError(f"nothing was measured: {error}") from error


def show(reports: "list[Report]", as_json: bool) -> None:
    from benchmarks.engine import report as writing

    if as_json:
        click.echo(writing.as_json(reports))
        return
    console = Console(highlight=False)
    for report in reports:
        console.print(writing.figure_table(report.figures, report.game, report.box))
        console.print(writing.rate_table(report.per_second))
