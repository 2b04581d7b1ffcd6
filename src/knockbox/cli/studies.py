"""Shared by the studies of `knockbox match`: options, progress bar, tables, verdict and page."""

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from math import isnan
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as RichTable

from knockbox.bots.workers.processes import available_cores
from knockbox.cli.errors import InputError
from knockbox.lab.result_tables import ResultTable, format_cell
from knockbox.lab.runner import run_parts

W = TypeVar("W")
R = TypeVar("R")
Function: TypeAlias = Callable[..., Any]

WIDE_TABLE_COLUMNS: Final = 6
SECONDS_RANGE: Final = click.FloatRange(0, 3600, min_open=True)


def read_seconds(ctx: click.Context, parameter: click.Parameter, value: float | None) -> float | None:
    """Reject NaN, which click's ranges let through."""
    if value is not None and isnan(value):
        raise InputError(f"--{parameter.name}: found {value}; expected a number over 0 and up to {SECONDS_RANGE.max}")
    return value


STUDY_CLICK_OPTIONS: Final = (
    click.option(
        "--round-robin", is_flag=True, help="Play all fighters of the boxes (default: all boxes) against each other."
    ),
    click.option("--difficulty", is_flag=True, help="Play every dungeon with greedy and deaf groups of all sizes."),
    click.option("--solve", is_flag=True, help="Solve deals of every dungeon with all cards visible."),
    click.option(
        "--seconds", type=SECONDS_RANGE, callback=read_seconds, help="Time limit per deal for --solve.  [default: 10]"
    ),
    click.option(
        "--jobs", type=click.IntRange(1, 1024), help="Number of worker processes for a study.  [default: cores]"
    ),
    click.option("--write", type=click.Path(path_type=Path), metavar="PAGE.md", help="Write the tables to a page."),
    click.option("--check", is_flag=True, help="Exit with 1 if a result is outside its accepted range."),
)


def add_study_options(command: Function) -> Function:
    """Add the study options to a command."""
    return reduce(lambda wrapped, option: option(wrapped), reversed(STUDY_CLICK_OPTIONS), command)


class StudyWork(NamedTuple, Generic[W, R]):
    """Work of a study, split into parts that run in parallel."""

    label: str
    total: int
    run_part: Callable[[W], R]
    parts: Iterable[W]
    size_of: Callable[[R], int]  # share of the total in a finished part


def run_work(work: StudyWork[W, R], jobs: int | None, is_quiet: bool) -> list[R]:
    """Run all parts and return their results in any order; they do not depend on the number of processes."""
    results: list[R] = []
    with Progress(console=Console(stderr=True), disable=is_quiet, transient=True) as progress:
        bar = progress.add_task(work.label, total=work.total)
        for part in run_parts(work.run_part, work.parts, jobs or available_cores()):
            results.append(part)
            progress.advance(bar, work.size_of(part))
    return results


def print_study(title: str, tables: Sequence[ResultTable], found: Sequence[str], caveat: str) -> None:
    """Print the tables and the verdict of a study."""
    console = Console(highlight=False)
    console.print(title)
    for table in tables:
        console.print()
        console.print(render_table(table))
    print_verdict(console, found, caveat)


def print_verdict(console: Console, found: Sequence[str], caveat: str) -> None:
    """Print the caveat on sample size, then the verdict."""
    console.print(f"\n{caveat}" if caveat else "")
    console.print("outside the accepted ranges:" if found else "within the accepted ranges")
    for sentence in found:
        console.print(f"  {sentence}", soft_wrap=True)


def render_table(table: ResultTable, screen_width: int | None = None) -> RichTable:
    """Render a table; wide tables get narrower gaps, so that nine fighters fit, and words are never broken."""
    gap = 1 if len(table.head) >= WIDE_TABLE_COLUMNS else 2
    grid = RichTable(title=table.title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False, padding=(0, gap, 0, 0))
    rows = [[format_cell(value) for value in row] for row in table.rows]
    room = (screen_width or Console().width) - (gap + 1) * len(table.head) - 1
    for number, width in enumerate(column_widths([table.head, *rows], room)):
        grid.add_column(table.head[number], justify="right" if number else "left", overflow="fold", width=width)
    for row in rows:
        grid.add_row(*row)
    return grid


def column_widths(rows: Sequence[Sequence[str]], available: int) -> list[int]:
    """Return the width of each column; wrap the widest between words until all fit, if possible."""
    columns = list(zip(*rows, strict=True))
    wide = [max(map(len, column)) for column in columns]
    spare = [width - longest_word(column) for width, column in zip(wide, columns, strict=True)]
    for _ in range(min(sum(spare), max(0, sum(wide) - available))):
        widest = max((number for number in range(len(wide)) if spare[number]), key=lambda number: wide[number])
        wide[widest] -= 1
        spare[widest] -= 1
    return wide


def longest_word(cells: Iterable[str]) -> int:
    return max(len(word) for cell in cells for word in cell.split() or [""])


def check_output_page(page: Path | None) -> None:
    """Raise `InputError` before the matches if the page cannot be written."""
    if page is not None and page.suffix != ".md":
        raise InputError(f"--write: found `{page}`, expected a page whose name ends in .md")
    if page is not None and not page.parent.is_dir():
        raise InputError(f"--write: the folder `{page.parent}` does not exist")
    if page is not None and page.is_dir():
        raise InputError(f"--write: `{page}` is a folder; expected a page")
