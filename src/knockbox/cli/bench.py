"""`knockbox bench`: measure speed, beside that of peers where there are any; the code is in `benchmarks/`."""

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial, reduce, wraps
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

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
    from benchmarks.courses import Course
    from benchmarks.report import Report

Function: TypeAlias = Callable[..., Any]

MODULES: Final = {"OpenSpiel": "pyspiel", "python-chess": "chess"}
"""The engines of others, and the module of each."""
AGAINST: Final = (
    click.option("--against", metavar="COMMIT", help="Compare with another commit, measured by its own code."),
    click.option(
        "--pairs", type=click.IntRange(6, 999), default=11, show_default=True, help="Pairs of slices for `--against`."
    ),
)
OPTIONS: Final = (
    click.option("--game", type=click.Choice(games()), help="Measure one game only; else every game."),
    click.option("--quick", is_flag=True, help="Few short slices: a hint, not a verdict."),
    click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of tables."),
    click.option("--box", "boxes", multiple=True, help="A box by id or path, may be repeated; else every house box."),
    click.option("--without-peers", "--without-openspiel", is_flag=True, help="Leave out what compares with others."),
)


class Asked(NamedTuple):
    """What all benchmarks take from the command line."""

    game: str | None
    quick: bool
    as_json: bool
    boxes: tuple[str, ...]
    without_peers: bool


def options(command: Function) -> Function:
    """Give a command the parameters of the benchmarks."""
    return reduce(lambda wrapped, option: option(wrapped), reversed(OPTIONS), command)


def comparable(command: Function) -> Function:
    """Give a benchmark `--against`; with it the command itself is not run here, but in both checkouts."""

    @wraps(command)
    def measure(against: str | None, pairs: int, **words: Any) -> int:
        if against is None:
            return int(command(**words))
        return compare_with(against, pairs, click.get_current_context())

    return reduce(lambda wrapped, option: option(wrapped), reversed(AGAINST), measure)


def compare_with(against: str, pairs: int, ctx: click.Context) -> int:
    """Compare this checkout with a commit; exit 1 if this one is slower overall, beyond noise."""
    from benchmarks.against.checkout import AgainstError
    from benchmarks.against.run import run_against, show

    given = given_words(ctx)
    refused = [word for word in ("--write", "--check") if word in given]
    if refused:
        raise InputError(f"{refused[0]}: makes no sense with --against, which compares and judges nothing else")
    try:
        found = run_against(ctx.command.name or "", against, given, pairs, lambda text: click.echo(text, err=True))
    except (AgainstError, ValueError) as error:
        raise InputError(str(error)) from None
    show(found, "--json" in given)
    return CHECK_FAILED if found.is_slower else WELL


def given_words(ctx: click.Context) -> list[str]:
    """The options of the command line, without those that are about comparing."""
    words: list[str] = []
    for parameter in ctx.command.params:
        name = parameter.name or ""
        is_given = ctx.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE
        if is_given and name not in ("against", "pairs"):
            words += spelled(parameter, ctx.params[name])
    return words


def spelled(parameter: click.Parameter, value: Any) -> list[str]:
    flag = parameter.opts[0]
    if getattr(parameter, "is_flag", False):
        return [flag]
    return [word for each in (value if parameter.multiple else [value]) for word in (flag, str(each))]


@click.group("bench")
def command() -> None:
    """Measure speed side by side with peers."""
    reach_benchmarks()


@command.command("engine")
@options
@comparable
def engine(**words: Any) -> int:
    """Random play, compiled and interpreted, beside OpenSpiel and python-chess; exit 1 if a figure is missed."""
    from benchmarks.engine.courses import COURSES

    return judge(COURSES, ["OpenSpiel", "python-chess"], Asked(**words))


@command.command("bots")
@options
@comparable
def bots(**words: Any) -> int:
    """Simulations of the bots that search, beside OpenSpiel's ISMCTS; exit 1 if a figure is missed."""
    from benchmarks.bots.courses import COURSES

    return judge(COURSES, ["OpenSpiel"], Asked(**words))


@command.command("server")
@click.option("--only", default="", metavar="PARTS", help="Some of load,texts,idle,bots,towers,capacity; else all.")
@click.option("--seconds", type=click.FloatRange(1, 3600), default=60.0, help="How long each part measures.")
@click.option("--tables", type=click.IntRange(1, 20_000), default=500, help="Of the load; capacity begins with them.")
@click.option("--bot-tables", type=click.IntRange(1, 20_000), default=100, help="Of people, beside those of bots.")
@click.option(
    "--postgres", metavar="URL", default="", help="A database to fill with tables; else a file to throw away."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of tables.")
@click.option("--check", is_flag=True, help="Exit 1 if an aim is missed.")
@click.option("--write", is_flag=True, help="Write the figures into docs/reference/server-speed.md.")
@comparable
def server(**words: Any) -> int:
    """Many tables at once on one server: how prompt it is, what it takes, and how many it bears."""
    from benchmarks.server.run import Wish, judge_server
    from benchmarks.workers import WorkerError

    try:
        return WELL if judge_server(Wish(**words)) else CHECK_FAILED
    except WorkerError as error:
        raise InputError(f"nothing was measured: {error}") from error
    except ValueError as error:
        raise InputError(str(error)) from None


@command.command("web")
@click.option("--choices", type=click.IntRange(1, 1000), default=40, help="Answers that are given in each round.")
@click.option("--rounds", type=click.IntRange(1, 20), default=3, help="Matches, each in a server of its own.")
@click.option("--check", is_flag=True, help="Exit 1 if an aim is missed.")
@click.option("--write", is_flag=True, help="Write the figures into docs/reference/web-speed.md.")
@comparable
def web(choices: int, rounds: int, check: bool, write: bool) -> int:
    """Clicks in a Chromium: how soon each shows something, and how soon the house's answer is there."""
    from benchmarks.web.run import judge_web
    from tools.house.ground import HouseError

    try:
        return WELL if judge_web(choices, rounds, check, write) else CHECK_FAILED
    except HouseError as error:
        raise InputError(f"nothing was measured: {error}") from error


@command.command("floor")
@click.option("--check", is_flag=True, help="Exit 1 if an aim is missed.")
@click.option("--write", is_flag=True, help="Write the figures into docs/reference/web-speed.md.")
@comparable
def floor(check: bool, write: bool) -> int:
    """Sixty cards of the dungeon in a Chromium, dragged and zoomed: what a frame takes."""
    from benchmarks.web.floor import judge_floor
    from tools.house.ground import HouseError

    try:
        return WELL if judge_floor(check, write) else CHECK_FAILED
    except HouseError as error:
        raise InputError(f"nothing was measured: {error}") from error


def judge(courses: "Mapping[str, Course]", peers: Sequence[str], asked: Asked) -> int:
    """Measure what is asked for, show it, and say whether all of it holds."""
    if not asked.without_peers:
        require(peers)
    reports = [measured(courses[game], box, asked) for game, box in known(asked.game, asked.boxes)]
    show(reports, asked.as_json)
    return WELL if all(report.ok for report in reports) else CHECK_FAILED


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


def require(peers: Sequence[str]) -> None:
    missing = [name for name in peers if not find_spec(MODULES[name])]
    if missing:
        hint = "`./kb extra openspiel` installs all peers; `--without-peers` leaves their figures out"
        raise InputError(f"{' and '.join(missing)} not found: a yardstick of this benchmark is not installed", hint)


def measured(course: "Course", box: str, asked: Asked) -> "Report":
    from benchmarks.rounds import QUICK, THOROUGH
    from benchmarks.run import measure
    from benchmarks.workers import WorkerError
    from tools.house.ground import HouseError

    console = Console(stderr=True)
    quiet = not console.is_terminal
    watch = partial(track, description=f"measuring {box}", console=console, transient=True, disable=quiet)
    try:
        return measure(course, QUICK if asked.quick else THOROUGH, box, not asked.without_peers, watch)
    except (HouseError, WorkerError) as error:
        raise InputError(f"nothing was measured: {error}") from error


def show(reports: "list[Report]", as_json: bool) -> None:
    from benchmarks import report as writing

    if as_json:
        click.echo(writing.as_json(reports))
        return
    console = Console(highlight=False)
    for report in reports:
        console.print(writing.figure_table(report.figures, report.game, report.box))
        console.print(writing.rate_table(report.per_second))
