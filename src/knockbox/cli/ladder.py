"""`knockbox ladder`: measure the strength of the bots, matchup by matchup, against targets."""

from math import isnan
from pathlib import Path
from typing import Any, Final

import click
import msgspec
from rich.console import Console
from rich.progress import Progress

from knockbox.bots.workers.processes import available_cores
from knockbox.cli.errors import CHECK_FAILED, INTERRUPTED, SUCCESS, InputError
from knockbox.cli.input_errors import as_input_errors
from knockbox.cli.main import engine_kind
from knockbox.cli.parameters import SEED
from knockbox.cli.studies import check_output_page, render_table
from knockbox.lab.ladder import ladder_file, page
from knockbox.lab.ladder.matchups import LADDERS, Matchup
from knockbox.lab.ladder.plan import select_matchups
from knockbox.lab.ladder.planning import make_plan
from knockbox.lab.ladder.play_deal import DealResult
from knockbox.lab.ladder.renewal import drop_outdated_results
from knockbox.lab.ladder.report import (
    TargetSummary,
    clocks_by_bot,
    describe_missed_targets,
    describe_shortfalls,
    describe_target,
    format_interval,
    format_metric,
    ladder_tables,
    summarize_target,
)
from knockbox.lab.ladder.results import LadderResults, new_results
from knockbox.lab.ladder.run_matchup import RunLimits, missing_deals, run_matchup
from knockbox.lab.ladder.target_results import all_target_results, matchup_target_results
from knockbox.lab.ladder.timed_bot import AnswerClock
from knockbox.records.folders import ensure_writable, ladders_folder

MATCHUP_NAMES: Final = "; ".join(
    f"{game}: {', '.join(matchup.name for matchup in matchups)}" for game, matchups in LADDERS.items()
)
ONLY_HELP: Final = f"Run only these matchups, separated by commas or repeated. {MATCHUP_NAMES}."
TIME_SHARE_RANGE: Final = click.FloatRange(0.001, 1)
MINUTES_RANGE: Final = click.FloatRange(0, 10_000, min_open=True)


class LadderOptions(msgspec.Struct, frozen=True):
    """Options of `knockbox ladder`."""

    game: str
    only: tuple[str, ...]
    seed: int
    time: float
    minutes: float
    jobs: int | None
    keep: Path | None
    renew: bool
    write: Path | None
    check: bool
    as_json: bool

    @property
    def matchup_names(self) -> tuple[str, ...]:
        return tuple(name.strip() for word in self.only for name in word.split(","))

    @property
    def is_quiet(self) -> bool:
        return self.as_json or not Console(stderr=True).is_terminal


def read_number(ctx: click.Context, parameter: click.Parameter, value: float) -> float:
    """Reject NaN, which click's ranges let through."""
    if isnan(value):
        raise InputError(f"--{parameter.name}: found {value}; expected a number")
    return value


@click.command("ladder")
@click.argument("game", type=click.Choice(list(LADDERS)))
@click.option("--only", multiple=True, metavar="MATCHUP", help=ONLY_HELP)
@click.option(
    "--seed", type=SEED, default=1, show_default=True, help="Seed of the first deal; the others follow from it."
)
@click.option(
    "--time",
    type=TIME_SHARE_RANGE,
    default=0.1,
    show_default=True,
    callback=read_number,
    help="Fraction of its usual thinking time that a bot gets.",
)
@click.option(
    "--minutes",
    type=MINUTES_RANGE,
    default=90,
    show_default=True,
    callback=read_number,
    help="Time limit per matchup; after that, the matches played so far count.",
)
@click.option("--jobs", type=click.IntRange(1, 1024), help="Number of worker processes.  [default: cores]")
@click.option(
    "--keep",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Store finished deals in FILE.  [default: ladders/GAME.json in the data folder]",
)
@click.option("--renew", is_flag=True, help="Replay deals whose bots have changed, and keep the rest of the file.")
@click.option(
    "--write", type=click.Path(path_type=Path), metavar="PAGE.md", help="Write the page, and the numbers next to it."
)
@click.option(
    "--check", is_flag=True, help="Exit with 1 if a measured target is missed; unmeasured ones are only reported."
)
@click.option("--json", "as_json", is_flag=True, help="Print the results as one JSON object.")
def command(**options: Any) -> int:
    """Measure the strength of the bots in GAME and compare it with the targets.

    Knockdown: each matchup pairs two levels. Every deal is played twice with seats swapped; fighters, arena and skills
    are drawn from all boxes.

    Dungeon: groups of four, one bot on all seats, enter the same deals of all four dungeons without a clock; a solver
    that sees every card shows what could be won.

    A matchup is evaluated after 100, 200, 300 and 400 matches, and ends when its 95 % interval settles the target.
    Ladders take long: finished deals are stored, and the same command resumes where it stopped, even after Ctrl-C. The
    numbers next to a page are such a file too.
    """
    cli_options = LadderOptions(**options)
    with as_input_errors():
        check_output_page(cli_options.write)
        if cli_options.write is not None:
            page.check_page(cli_options.write)
        select_matchups(LADDERS[cli_options.game], cli_options.matchup_names)
        path = results_path(cli_options)
        with ladder_file.locked_for_writing(path):
            return run_ladder(cli_options, path)


def results_path(cli_options: LadderOptions) -> Path:
    if cli_options.keep is None:
        return ladders_folder() / f"{cli_options.game}.json"
    if cli_options.keep.is_dir():
        raise InputError(f"--keep: `{cli_options.keep}` is a folder; expected a file")
    return ensure_writable(cli_options.keep.parent) / cli_options.keep.name


def run_ladder(cli_options: LadderOptions, path: Path) -> int:
    """Run the selected matchups; Ctrl-C leaves finished deals in the file."""
    results = load_or_start(cli_options, path)
    try:
        for matchup in select_matchups(results.plan.rungs, cli_options.matchup_names):
            run_one_matchup(results, matchup, cli_options, path)
    except KeyboardInterrupt:
        ladder_file.write_ladder(results, path)
        click.echo(f"stopped, with {format_deal_count(results)} in `{path}`; run the same command to resume", err=True)
        return INTERRUPTED
    return report_ladder(results, cli_options)


def load_or_start(cli_options: LadderOptions, path: Path) -> LadderResults:
    """Return new results, or those in the file if they belong to the same plan."""
    plan = make_plan(cli_options.game, cli_options.seed, cli_options.time, engine_kind())
    jobs = cli_options.jobs or available_cores()
    if not path.exists():
        return new_results(plan, available_cores(), jobs)
    found = ladder_file.read_ladder(path)
    if not cli_options.renew:
        ladder_file.check_plan(path, found.plan, plan)
    results = drop_outdated_results(path, found, plan)
    click.echo(f"resuming with {describe_kept_deals(results, found)} from `{path}`", err=True)
    results.cores = available_cores()
    results.jobs = jobs
    return results


def describe_kept_deals(results: LadderResults, stored: LadderResults) -> str:
    """Describe how many of the stored deals are kept."""
    if len(results.cells) == len(stored.cells):
        return format_deal_count(results)
    return f"{len(results.cells)} of {format_deal_count(stored)}"


def format_deal_count(results: LadderResults) -> str:
    return "1 deal" if len(results.cells) == 1 else f"{len(results.cells)} deals"


def run_one_matchup(results: LadderResults, matchup: Matchup, cli_options: LadderOptions, path: Path) -> None:
    limits = RunLimits(results.jobs, cli_options.minutes * 60)
    with Progress(console=Console(stderr=True), disable=cli_options.is_quiet, transient=True) as progress:
        total = matchup.looks[-1] * len(matchup.lineups)
        left = sum(1 for _ in missing_deals(results, matchup, matchup.looks[-1]))
        bar = progress.add_task(progress_label(results, matchup), total=total, completed=total - left)

        def store(score: DealResult) -> None:
            ladder_file.write_ladder(results, path)
            progress.update(bar, advance=1, description=progress_label(results, matchup))

        run_matchup(results, matchup, limits, store)
    ladder_file.write_ladder(results, path)
    for target_result in matchup_target_results(results, matchup):
        click.echo(describe_target(target_result), err=True)


def progress_label(results: LadderResults, matchup: Matchup) -> str:
    """Return the matchup with the state of its first target."""
    found = matchup_target_results(results, matchup)
    if not found or not found[0].matches:
        return matchup.name
    target = found[0].target
    estimate = found[0].estimate
    return f"{matchup.name} {format_metric(target, estimate.value)} ({format_interval(estimate)})"


class LadderReport(msgspec.Struct, frozen=True):
    """JSON output of `knockbox ladder`."""

    findings: list[TargetSummary]
    clocks: dict[str, AnswerClock]  # by bot: answers with a choice, seconds, the longest
    results: LadderResults


def report_ladder(results: LadderResults, cli_options: LadderOptions) -> int:
    """Print the results, write the page if `--write` is given, and return the exit code."""
    if cli_options.write is not None:
        page.write_page_results(results, cli_options.write)
        page.rewrite_page(cli_options.write)
    if cli_options.as_json:
        found = [summarize_target(finding) for finding in all_target_results(results)]
        click.echo(msgspec.json.encode(LadderReport(found, clocks_by_bot(results), results)))
    else:
        print_ladder(results)
    return CHECK_FAILED if cli_options.check and describe_missed_targets(results) else SUCCESS


def print_ladder(results: LadderResults) -> None:
    console = Console(highlight=False)
    for table in ladder_tables(results):
        console.print(render_table(table))
    sentences = describe_shortfalls(results)
    console.print("shortfalls:" if sentences else "every target is met beyond chance")
    for line in sentences:
        console.print(f"  {line}", soft_wrap=True)
