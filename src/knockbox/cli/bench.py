"""`knockbox bench`: measure speed, alone or against peers; the code is in `benchmarks/`."""

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
from knockbox.cli.errors import CHECK_FAILED, SUCCESS, InputError
from knockbox.cli.pack_lookup import locate_pack
from knockbox.games.errors import SetupError
from knockbox.games.packs.errors import PackError
from knockbox.games.registry import SHIPPED_PACKS, build, game_keys, resolve_packs

if TYPE_CHECKING:
    from benchmarks.benchmark import Benchmark
    from benchmarks.report import Report

Function: TypeAlias = Callable[..., Any]

PEER_MODULES: Final = {"OpenSpiel": "pyspiel", "python-chess": "chess"}
"""Peer engines and the modules they are imported from."""
COMPARE_OPTIONS: Final = (
    click.option("--against", metavar="COMMIT", help="Compare with COMMIT, measured by its own code."),
    click.option(
        "--pairs",
        type=click.IntRange(6, 999),
        default=11,
        show_default=True,
        help="Number of paired slices for `--against`.",
    ),
)
BENCH_OPTIONS: Final = (
    click.option("--game", type=click.Choice(game_keys()), help="Measure one game only.  [default: every game]"),
    click.option("--quick", is_flag=True, help="Measure a few short slices: rough numbers, fast."),
    click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of tables."),
    click.option(
        "--box", "boxes", multiple=True, help="Box by id or path; may be repeated.  [default: every built-in box]"
    ),
    click.option("--without-peers", "--without-openspiel", is_flag=True, help="Skip the comparison with peers."),
)


class BenchOptions(NamedTuple):
    """Options shared by the benchmarks."""

    game: str | None
    quick: bool
    as_json: bool
    boxes: tuple[str, ...]
    without_peers: bool


def add_bench_options(command: Function) -> Function:
    """Add the shared benchmark options to a command."""
    return reduce(lambda wrapped, option: option(wrapped), reversed(BENCH_OPTIONS), command)


def add_compare_options(command: Function) -> Function:
    """Add `--against` to a benchmark; with it, the command runs in both checkouts instead of here."""

    @wraps(command)
    def measure(against: str | None, pairs: int, **words: Any) -> int:
        if against is None:
            return int(command(**words))
        return compare_with(against, pairs, click.get_current_context())

    return reduce(lambda wrapped, option: option(wrapped), reversed(COMPARE_OPTIONS), measure)


def compare_with(against: str, pairs: int, ctx: click.Context) -> int:
    """Compare this checkout with a commit; return 1 if this one is slower overall, beyond noise."""
    from benchmarks.against.checkout import ComparisonError
    from benchmarks.against.run import print_comparison, run_against

    arguments = given_arguments(ctx)
    rejected = [word for word in ("--write", "--check") if word in arguments]
    if rejected:
        raise InputError(f"{rejected[0]}: cannot be used with --against")
    try:
        comparison = run_against(
            ctx.command.name or "", against, arguments, pairs, lambda text: click.echo(text, err=True)
        )
    except (ComparisonError, ValueError) as error:
        raise InputError(str(error)) from None
    print_comparison(comparison, "--json" in arguments)
    return CHECK_FAILED if comparison.is_slower else SUCCESS


def given_arguments(ctx: click.Context) -> list[str]:
    """Return the arguments given on the command line, without those of the comparison."""
    arguments: list[str] = []
    for parameter in ctx.command.params:
        name = parameter.name or ""
        is_given = ctx.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE
        if is_given and name not in ("against", "pairs"):
            arguments += format_argument(parameter, ctx.params[name])
    return arguments


def format_argument(parameter: click.Parameter, value: Any) -> list[str]:
    flag = parameter.opts[0]
    if getattr(parameter, "is_flag", False):
        return [flag]
    return [word for each in (value if parameter.multiple else [value]) for word in (flag, str(each))]


@click.group("bench")
def command() -> None:
    """Measure speed, alone or against peers."""
    add_benchmarks_to_path()


@command.command("engine")
@add_bench_options
@add_compare_options
def engine(**words: Any) -> int:
    """Measure random play, compiled and interpreted, against peers; exit 1 if a target is missed."""
    from benchmarks.engine.targets import ENGINE_BENCHMARKS

    return run_benchmarks(ENGINE_BENCHMARKS, ["OpenSpiel", "python-chess"], BenchOptions(**words))


@command.command("bots")
@add_bench_options
@add_compare_options
def bots(**words: Any) -> int:
    """Measure simulations of the searching bots against OpenSpiel's ISMCTS; exit 1 if a target is missed."""
    from benchmarks.bots.targets import BOT_BENCHMARKS

    return run_benchmarks(BOT_BENCHMARKS, ["OpenSpiel"], BenchOptions(**words))


@command.command("server")
@click.option(
    "--only", default="", metavar="PARTS", help="Parts to run: load,texts,idle,bots,towers,capacity.  [default: all]"
)
@click.option("--seconds", type=click.FloatRange(1, 3600), default=60.0, help="Seconds per part.")
@click.option(
    "--tables", type=click.IntRange(1, 20_000), default=500, help="Tables under load; capacity starts with them."
)
@click.option(
    "--bot-tables", type=click.IntRange(1, 20_000), default=100, help="Tables of people next to those of bots."
)
@click.option(
    "--postgres", metavar="URL", default="", help="Database to fill with tables.  [default: a temporary file]"
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of tables.")
@click.option("--check", is_flag=True, help="Exit with 1 if a target is missed.")
@click.option("--write", is_flag=True, help="Write the results to docs/reference/server-speed.md.")
@add_compare_options
def server(**options: Any) -> int:
    """Measure one server with many tables: latency, memory and CPU, capacity."""
    from benchmarks.server.run import ServerBenchOptions, run_server_benchmark
    from benchmarks.workers import WorkerError

    try:
        return SUCCESS if run_server_benchmark(ServerBenchOptions(**options)) else CHECK_FAILED
    except WorkerError as error:
        raise InputError(f"measurement failed: {error}") from error
    except ValueError as error:
        raise InputError(str(error)) from None


@command.command("web")
@click.option("--choices", type=click.IntRange(1, 1000), default=40, help="Number of choices per round.")
@click.option("--rounds", type=click.IntRange(1, 20), default=3, help="Number of matches, each on its own server.")
@click.option("--check", is_flag=True, help="Exit with 1 if a target is missed.")
@click.option("--write", is_flag=True, help="Write the results to docs/reference/web-speed.md.")
@add_compare_options
def web(choices: int, rounds: int, check: bool, write: bool) -> int:
    """Measure clicks in Chromium: time to first feedback and time to the server's answer."""
    from benchmarks.web.run import run_web_benchmark
    from tools.house.paths import LauncherError

    try:
        return SUCCESS if run_web_benchmark(choices, rounds, check, write) else CHECK_FAILED
    except LauncherError as error:
        raise InputError(f"measurement failed: {error}") from error


@command.command("floor")
@click.option("--check", is_flag=True, help="Exit with 1 if a target is missed.")
@click.option("--write", is_flag=True, help="Write the results to docs/reference/web-speed.md.")
@add_compare_options
def floor(check: bool, write: bool) -> int:
    """Measure frame times in Chromium while dragging and zooming sixty dungeon cards."""
    from benchmarks.web.floor import run_floor_benchmark
    from tools.house.paths import LauncherError

    try:
        return SUCCESS if run_floor_benchmark(check, write) else CHECK_FAILED
    except LauncherError as error:
        raise InputError(f"measurement failed: {error}") from error


def run_benchmarks(benchmarks: "Mapping[str, Benchmark]", peers: Sequence[str], cli_options: BenchOptions) -> int:
    """Measure, print the reports, and return 1 if a target is missed."""
    if not cli_options.without_peers:
        require_peers(peers)
    reports = [
        measure_box(benchmarks[game], box, cli_options)
        for game, box in select_boxes(cli_options.game, cli_options.boxes)
    ]
    print_reports(reports, cli_options.as_json)
    return SUCCESS if all(report.ok for report in reports) else CHECK_FAILED


def select_boxes(game: str | None, boxes: tuple[str, ...]) -> list[tuple[str, str]]:
    """Return games and boxes as workers can find them; raise `InputError` for a box that cannot be played."""
    selected_games = [game] if game else game_keys()
    pairs = [(game or game_of(box), box) for box in boxes] or [
        (key, box) for key in selected_games for box in SHIPPED_PACKS[key]()
    ]
    try:
        for key, box in pairs:
            build(key, {}, [box])
        return [(key, resolve_packs(key, [box])[0]) for key, box in pairs]
    except SetupError as error:
        raise InputError(str(error)) from None


def game_of(box: str) -> str:
    try:
        return locate_pack(box).game
    except PackError as error:
        raise InputError(str(error)) from None


def add_benchmarks_to_path() -> None:
    """Add the repository to `sys.path`; an installed wheel has no benchmarks."""
    for folder in Path(knockbox.__file__).resolve().parents:
        if (folder / "pyproject.toml").is_file() and (folder / "benchmarks").is_dir():
            sys.path.append(str(folder))
            return
    raise InputError("`bench` needs a checkout with `benchmarks/`; this is an installed package")


def require_peers(peers: Sequence[str]) -> None:
    missing = [name for name in peers if not find_spec(PEER_MODULES[name])]
    if missing:
        hint = "run `./kb extra openspiel` to install all peers, or use `--without-peers`"
        raise InputError(f"{' and '.join(missing)} not found; this benchmark compares with it", hint)


def measure_box(benchmark: "Benchmark", box: str, cli_options: BenchOptions) -> "Report":
    from benchmarks.rounds import QUICK, THOROUGH
    from benchmarks.run import measure
    from benchmarks.workers import WorkerError
    from tools.house.paths import LauncherError

    console = Console(stderr=True)
    quiet = not console.is_terminal
    watch = partial(track, description=f"measuring {box}", console=console, transient=True, disable=quiet)
    try:
        return measure(benchmark, QUICK if cli_options.quick else THOROUGH, box, not cli_options.without_peers, watch)
    except (LauncherError, WorkerError) as error:
        raise InputError(f"measurement failed: {error}") from error


def print_reports(reports: "list[Report]", as_json: bool) -> None:
    from benchmarks import report as writing

    if as_json:
        click.echo(writing.as_json(reports))
        return
    console = Console(highlight=False)
    for report in reports:
        console.print(writing.figure_table(report.figures, report.game, report.box))
        console.print(writing.rate_table(report.per_second))
