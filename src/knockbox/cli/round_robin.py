"""`knockbox match --round-robin`: all fighters of the boxes against each other, and how balanced that was."""

from collections.abc import Callable
from functools import reduce
from pathlib import Path
from typing import Any, Final, TypeAlias

import click
import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as RichTable

from knockbox.cli.errors import CHECK_FAILED, WELL, InputError
from knockbox.lab.cells import Cell
from knockbox.lab.page import doubt, keep
from knockbox.lab.report import Table, outside, spell, tables
from knockbox.lab.round_robin import Plan, Results, field_of, pairings, play_stint, results_of, stints
from knockbox.lab.runner import cores, run

Function: TypeAlias = Callable[..., Any]

WIDE: Final = 6

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
    return CHECK_FAILED if check and outside(results) else WELL


def show(results: Results) -> None:
    console = Console(highlight=False)
    matches = sum(cell.matches for cell in results.cells)
    console.print(f"{matches} matches of {' and '.join(results.plan.bots)}, seed {results.plan.seed}")
    for table in tables(results):
        console.print()
        console.print(drawn(table))
    judge(console, outside(results), doubt(results.plan.count))


def judge(console: Console, found: list[str], caveat: str) -> None:
    """The verdict, and before it whether there is enough to judge by."""
    console.print(f"\n{caveat}" if caveat else "")
    console.print("outside the bars:" if found else "within the bars")
    for sentence in found:
        console.print(f"  {sentence}", soft_wrap=True)


def drawn(table: Table) -> RichTable:
    """In a wide table the columns stand closer, so that nine fighters fit beside each other."""
    padding = (0, 1, 0, 0) if len(table.head) > WIDE else (0, 2, 0, 0)
    grid = RichTable(title=table.title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False, padding=padding)
    for number, name in enumerate(table.head):
        grid.add_column(name, justify="right" if number else "left", overflow="fold", no_wrap=not number)
    for row in table.rows:
        grid.add_row(*(spell(value) for value in row))
    return grid


def check_page(page: Path | None) -> None:
    """Whatever is wrong with the page is said before the matches, not after."""
    if page is not None and page.suffix != ".md":
        raise InputError(f"--write: found `{page}`, expected a page whose name ends in .md")
    if page is not None and not page.parent.is_dir():
        raise InputError(f"--write: the folder `{page.parent}` does not exist")
