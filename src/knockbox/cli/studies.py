"""What all studies of `knockbox match` share: parameters, a bar while one waits, tables, a verdict, a page."""

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

from knockbox.bots.workers.processes import cores
from knockbox.cli.errors import InputError
from knockbox.lab.runner import run
from knockbox.lab.tables import Table, spell

W = TypeVar("W")
R = TypeVar("R")
Function: TypeAlias = Callable[..., Any]

WIDE: Final = 6
SECONDS: Final = click.FloatRange(0, 3600, min_open=True)


def read_seconds(ctx: click.Context, parameter: click.Parameter, value: float | None) -> float | None:
    """What is no number lies in no range, and in none of the ranges' complaints."""
    if value is not None and isnan(value):
        raise InputError(f"--{parameter.name}: found {value}; expected a number over 0 and up to {SECONDS.max}")
    return value


OPTIONS: Final = (
    click.option("--round-robin", is_flag=True, help="Let all fighters of the boxes (default: all boxes) meet."),
    click.option("--difficulty", is_flag=True, help="Let greedy and deaf groups of all sizes enter every dungeon."),
    click.option("--solve", is_flag=True, help="Look for ways to win deals of every dungeon, seeing all cards."),
    click.option(
        "--seconds", type=SECONDS, callback=read_seconds, help="At most for a deal to be solved.  [default: 10]"
    ),
    click.option("--jobs", type=click.IntRange(1, 1024), help="Processes for a study.  [default: cores]"),
    click.option("--write", type=click.Path(path_type=Path), metavar="PAGE.md", help="Write the tables as a page."),
    click.option("--check", is_flag=True, help="Exit with 1 if a study finds something outside its bars."),
)


def options(command: Function) -> Function:
    """Give a command the parameters of the studies."""
    return reduce(lambda wrapped, option: option(wrapped), reversed(OPTIONS), command)


class Work(NamedTuple, Generic[W, R]):
    """What a study has to do before there is something to tell."""

    label: str
    total: int
    do: Callable[[W], R]
    parts: Iterable[W]
    size: Callable[[R], int]  # how much of the total a finished part was


def done(work: Work[W, R], jobs: int | None, quiet: bool) -> list[R]:
    """The results of all parts, in any order; they are the same for any number of processes."""
    found: list[R] = []
    with Progress(console=Console(stderr=True), disable=quiet, transient=True) as progress:
        bar = progress.add_task(work.label, total=work.total)
        for part in run(work.do, work.parts, jobs or cores()):
            found.append(part)
            progress.advance(bar, work.size(part))
    return found


def show(title: str, tables: Sequence[Table], found: Sequence[str], caveat: str) -> None:
    """Everything that a person reads of a study."""
    console = Console(highlight=False)
    console.print(title)
    for table in tables:
        console.print()
        console.print(drawn(table))
    judge(console, found, caveat)


def judge(console: Console, found: Sequence[str], caveat: str) -> None:
    """The verdict, and before it whether there is enough to judge by."""
    console.print(f"\n{caveat}" if caveat else "")
    console.print("outside the bars:" if found else "within the bars")
    for sentence in found:
        console.print(f"  {sentence}", soft_wrap=True)


def drawn(table: Table, screen: int | None = None) -> RichTable:
    """In a wide table the columns stand closer, so that nine fighters fit beside each other; no word is broken."""
    gap = 1 if len(table.head) >= WIDE else 2
    grid = RichTable(title=table.title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False, padding=(0, gap, 0, 0))
    rows = [[spell(value) for value in row] for row in table.rows]
    room = (screen or Console().width) - (gap + 1) * len(table.head) - 1
    for number, width in enumerate(widths([table.head, *rows], room)):
        grid.add_column(table.head[number], justify="right" if number else "left", overflow="fold", width=width)
    for row in rows:
        grid.add_row(*row)
    return grid


def widths(rows: Sequence[Sequence[str]], room: int) -> list[int]:
    """Of each column: the widest are broken between their words until all have room, if they ever do."""
    columns = list(zip(*rows, strict=True))
    wide = [max(map(len, column)) for column in columns]
    spare = [width - longest_word(column) for width, column in zip(wide, columns, strict=True)]
    for _ in range(min(sum(spare), max(0, sum(wide) - room))):
        widest = max((number for number in range(len(wide)) if spare[number]), key=lambda number: wide[number])
        wide[widest], spare[widest] = wide[widest] - 1, spare[widest] - 1
    return wide


def longest_word(cells: Iterable[str]) -> int:
    return max(len(word) for cell in cells for word in cell.split() or [""])


def check_page(page: Path | None) -> None:
    """Whatever is wrong with the page is said before the matches, not after."""
    if page is not None and page.suffix != ".md":
        raise InputError(f"--write: found `{page}`, expected a page whose name ends in .md")
    if page is not None and not page.parent.is_dir():
        raise InputError(f"--write: the folder `{page.parent}` does not exist")
    if page is not None and page.is_dir():
        raise InputError(f"--write: `{page}` is a folder; expected a page")
