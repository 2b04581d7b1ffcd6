"""`knockbox ladder`: how strong the bots are, measured rung by rung against aims."""

from math import isnan
from pathlib import Path
from typing import Any, Final

import click
import msgspec
from rich.console import Console
from rich.progress import Progress

from knockbox.bots.workers.processes import cores
from knockbox.cli.errors import CHECK_FAILED, INTERRUPTED, WELL, InputError
from knockbox.cli.main import engine_kind
from knockbox.cli.parameters import SEED
from knockbox.cli.studies import check_page, drawn
from knockbox.cli.trouble import complaints
from knockbox.lab.ladder import keeping, page
from knockbox.lab.ladder.bouts import Score
from knockbox.lab.ladder.climb import Terms, climb, missing
from knockbox.lab.ladder.clock import Clock
from knockbox.lab.ladder.figures import all_findings, findings
from knockbox.lab.ladder.plan import chosen
from knockbox.lab.ladder.planning import plan_of
from knockbox.lab.ladder.renewing import renewed
from knockbox.lab.ladder.report import (
    Told,
    clocks,
    figure_words,
    interval_words,
    missed,
    sentence,
    shortfalls,
    tables,
    told,
)
from knockbox.lab.ladder.results import Results, fresh
from knockbox.lab.ladder.rungs import LADDERS, Rung
from knockbox.records.home import ladders_folder, writable

RUNGS: Final = "; ".join(f"{game}: {', '.join(rung.name for rung in rungs)}" for game, rungs in LADDERS.items())
ONLY_HELP: Final = f"Climb some rungs alone, with commas or repeated. {RUNGS}."
TIME: Final = click.FloatRange(0.001, 1)
MINUTES: Final = click.FloatRange(0, 10_000, min_open=True)


class Asked(msgspec.Struct, frozen=True):
    """The words of the command line."""

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
    def names(self) -> tuple[str, ...]:
        return tuple(name.strip() for word in self.only for name in word.split(","))

    @property
    def quiet(self) -> bool:
        return self.as_json or not Console(stderr=True).is_terminal


def read_number(ctx: click.Context, parameter: click.Parameter, value: float) -> float:
    """What is no number lies in no range, and in none of the ranges' complaints."""
    if isnan(value):
        raise InputError(f"--{parameter.name}: found {value}; expected a number")
    return value


@click.command("ladder")
@click.argument("game", type=click.Choice(list(LADDERS)))
@click.option("--only", multiple=True, metavar="RUNG", help=ONLY_HELP)
@click.option("--seed", type=SEED, default=1, show_default=True, help="Of the first deal; the others follow from it.")
@click.option(
    "--time",
    type=TIME,
    default=0.1,
    show_default=True,
    callback=read_number,
    help="The share of its usual time that a bot may think; 1 is all of it.",
)
@click.option(
    "--minutes",
    type=MINUTES,
    default=90,
    show_default=True,
    callback=read_number,
    help="At most for a rung; then it is judged by what was played.",
)
@click.option("--jobs", type=click.IntRange(1, 1024), help="Processes that play side by side.  [default: cores]")
@click.option(
    "--keep",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Where finished deals are kept.  [default: ladders/GAME.json in the data folder]",
)
@click.option(
    "--renew", is_flag=True, help="Where bots changed since, play theirs anew, and keep the rest of the file."
)
@click.option("--write", type=click.Path(path_type=Path), metavar="PAGE.md", help="Write the page, and numbers beside.")
@click.option("--check", is_flag=True, help="Exit with 1 if an aim that was measured is not met; others are told.")
@click.option("--json", "as_json", is_flag=True, help="Print the findings as one JSON object.")
def command(**words: Any) -> int:
    """Measure how strong the bots are in GAME and hold that against the aims of the house.

    Knockdown: each rung is a pairing of two levels. Every deal is played twice with swapped seats, fighters, arena and
    skills drawn from all boxes.

    Dungeon: groups of four, one bot on all seats, enter the same deals of all four dungeons without a clock; a solver
    that sees every card shows what could be won.

    A rung is looked at after 100, 200, 300 and 400 matches, and ends when its 95 % interval settles the aim. Ladders
    take long: whatever is finished is kept, and the same command goes on where it stopped, also after Ctrl-C. The
    numbers beside a page are such a file too.
    """
    asked = Asked(**words)
    with complaints():
        check_page(asked.write)
        if asked.write is not None:
            page.check_place(asked.write)
        chosen(LADDERS[asked.game], asked.names)
        path = file_of(asked)
        with keeping.in_hand(path):
            return climb_all(asked, path)


def file_of(asked: Asked) -> Path:
    if asked.keep is None:
        return ladders_folder() / f"{asked.game}.json"
    if asked.keep.is_dir():
        raise InputError(f"--keep: `{asked.keep}` is a folder; expected a file")
    return writable(asked.keep.parent) / asked.keep.name


def climb_all(asked: Asked, path: Path) -> int:
    """Everything that was asked for; Ctrl-C leaves what is finished in the file."""
    results = begun(asked, path)
    try:
        for rung in chosen(results.plan.rungs, asked.names):
            climb_one(results, rung, asked, path)
    except KeyboardInterrupt:
        keeping.write(results, path)
        click.echo(f"stopped, with {deals_words(results)} in `{path}`; the same command goes on", err=True)
        return INTERRUPTED
    return tell(results, asked)


def begun(asked: Asked, path: Path) -> Results:
    """A new ladder, or the one in the file if it is the same."""
    plan, jobs = plan_of(asked.game, asked.seed, asked.time, engine_kind()), asked.jobs or cores()
    if not path.exists():
        return fresh(plan, cores(), jobs)
    found = keeping.read(path)
    if not asked.renew:
        keeping.check_plan(path, found.plan, plan)
    results = renewed(path, found, plan)
    click.echo(f"going on with {going_on(results, found)} from `{path}`", err=True)
    results.cores, results.jobs = cores(), jobs
    return results


def going_on(results: Results, found: Results) -> str:
    """How much of what was found is kept."""
    if len(results.cells) == len(found.cells):
        return deals_words(results)
    return f"{len(results.cells)} of {deals_words(found)}"


def deals_words(results: Results) -> str:
    return "1 deal" if len(results.cells) == 1 else f"{len(results.cells)} deals"


def climb_one(results: Results, rung: Rung, asked: Asked, path: Path) -> None:
    terms = Terms(results.jobs, asked.minutes * 60)
    with Progress(console=Console(stderr=True), disable=asked.quiet, transient=True) as progress:
        total = rung.looks[-1] * len(rung.lineups)
        left = sum(1 for _ in missing(results, rung, rung.looks[-1]))
        bar = progress.add_task(label(results, rung), total=total, completed=total - left)

        def heard(score: Score) -> None:
            keeping.write(results, path)
            progress.update(bar, advance=1, description=label(results, rung))

        climb(results, rung, terms, heard)
    keeping.write(results, path)
    for found in findings(results, rung):
        click.echo(sentence(found), err=True)


def label(results: Results, rung: Rung) -> str:
    """The rung, and how its first aim stands."""
    found = findings(results, rung)
    if not found or not found[0].matches:
        return rung.name
    aim, estimate = found[0].aim, found[0].estimate
    return f"{rung.name} {figure_words(aim, estimate.value)} ({interval_words(estimate)})"


class Findings(msgspec.Struct, frozen=True):
    """All that a program may want to know."""

    findings: list[Told]
    clocks: dict[str, Clock]  # by bot: answers with a choice, seconds, the longest
    results: Results


def tell(results: Results, asked: Asked) -> int:
    """Print what was found, write the page if one is wanted, and judge."""
    if asked.write is not None:
        page.keep(results, asked.write)
        page.renew(asked.write)
    if asked.as_json:
        found = [told(finding) for finding in all_findings(results)]
        click.echo(msgspec.json.encode(Findings(found, clocks(results), results)))
    else:
        show(results)
    return CHECK_FAILED if asked.check and missed(results) else WELL


def show(results: Results) -> None:
    console = Console(highlight=False)
    for table in tables(results):
        console.print(drawn(table))
    sentences = shortfalls(results)
    console.print("shortfalls:" if sentences else "every aim is met beyond chance")
    for line in sentences:
        console.print(f"  {line}", soft_wrap=True)
