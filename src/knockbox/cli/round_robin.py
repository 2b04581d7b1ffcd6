"""`knockbox match --round-robin`: all fighters of the boxes against each other, and how balanced that was."""

from collections.abc import Callable
from functools import reduce
from pathlib import Path
from typing import Any, Final, TypeAlias

import click
import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as RichTable

from knockbox.cli.errors import CHECK_FAILED, WELL
from knockbox.lab.cells import Cell
from knockbox.lab.page import keep
from knockbox.lab.report import Table, tables, verdict
from knockbox.lab.round_robin import Plan, Results, field_of, pairings, play_stint, results_of, stints
from knockbox.lab.runner import cores, run

Function: TypeAlias = Callable[..., Any]

OPTIONS: Final = (
    click.option("--round-robin", is_flag=True, help="Let all fighters of the boxes (default: all boxes) meet."),
    click.option("--jobs", type=click.IntRange(1, 1024), help="Processes that play all against all.  [default: cores]"),
    click.option("--write", type=click.Path(path_type=Path), metavar="PAGE.md", help="Write the tables as a page."),
    click.option("--check", is_flag=True, help="Exit with 1 if all against all is out of balance."),
)


def options(command: Function) -> Function:
    """Give a command the parameters `round_robin`, `jobs`, `write` and `check`."""
    return reduce(lambda wrapped, option: option(wrapped), reversed(OPTIONS), command)


def hold(game: str, plan: Plan, jobs: int | None, quiet: bool) -> Results:
    """Play all of it; the results are the same for any number of processes."""
    field = field_of(game, plan)
    parts: list[list[Cell]] = []
    total = plan.count * len(pairings(field))
    with Progress(console=Console(stderr=True), disable=quiet, transient=True) as progress:
        bar = progress.add_task(f"{len(pairings(field))} pairings", total=total)
        for part in run(play_stint, stints(plan, field), jobs or cores()):
            parts.append(part)
            progress.advance(bar, sum(cell.matches for cell in part))
    return results_of(plan, field, parts)


def tell(results: Results, as_json: bool, page: Path | None, check: bool) -> int:
    """Print the results, write the page if one is wanted, and judge."""
    if page is not None:
        keep(results, page)
    if as_json:
        click.echo(msgspec.json.encode(results))
    else:
        show(results)
    return CHECK_FAILED if check and verdict(results) != ["within the bars"] else WELL


def show(results: Results) -> None:
    console = Console(highlight=False)
    matches = sum(cell.matches for cell in results.cells)
    console.print(f"{matches} matches of {' and '.join(results.plan.bots)}, seed {results.plan.seed}")
    for table in tables(results):
        console.print(drawn(table))
    for sentence in verdict(results):
        console.print(sentence)


def drawn(table: Table) -> RichTable:
    grid = RichTable(title=table.title, title_justify="left")
    for number, name in enumerate(table.head):
        grid.add_column(name, justify="right" if number else "left")
    for row in table.rows:
        grid.add_row(*row)
    return grid
