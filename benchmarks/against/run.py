"""`./kb bench PART --against COMMIT` from the command line to the verdict."""

from collections.abc import Callable, Sequence

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from benchmarks.against.checkout import (
    checked_out,
    commit_named,
    interrupted_by_signals,
    this_checkout,
)
from benchmarks.against.ratios import FASTER, NOISE, SLOWER, Comparison, Pair, Ratio, compare
from benchmarks.against.slices import Runner

Say = Callable[[str], None]
STYLES = {FASTER: "green", SLOWER: "bold red", NOISE: "dim"}


def run_against(part: str, commit: str, given: Sequence[str], pairs: int, say: Say) -> Comparison:
    """Build both commits and measure them by turns. Raises `AgainstError` and `ValueError`."""
    this, other = this_checkout(), commit_named(commit)
    with interrupted_by_signals(), checked_out(other) as checkout:
        runners = [Runner(each, part, given) for each in (this, checkout)]
        for runner in runners:
            say(f"building {runner.checkout.name}, and one slice that does not count")
            runner.prepare()
        return compare(this.name, checkout.name, list(measured(runners, pairs, say)))


def measured(runners: Sequence[Runner], count: int, say: Say) -> list[Pair]:
    """Take pairs of slices, this commit first in one and the other first in the next, against any drift."""
    pairs: list[Pair] = []
    for number in range(count):
        order = runners if number % 2 == 0 else runners[::-1]
        say(f"pair {number + 1} of {count}")
        found = {runner.checkout: runner.measure() for runner in order}
        pairs.append((found[runners[0].checkout], found[runners[1].checkout]))
    return pairs


def show(found: Comparison, as_json: bool) -> None:
    console = Console(highlight=False)
    if as_json:
        console.print_json(msgspec.json.encode(found).decode())
        return
    console.print(ratio_table(found))
    for line in remarks(found):
        console.print(line)


def ratio_table(found: Comparison) -> Table:
    title = f"Speed of {found.this} : {found.against}"
    table = Table("figure", "ratio", f"{found.confidence:.0%} interval", "", title=title, title_justify="left")
    for column in table.columns[1:]:
        column.no_wrap = True
    for ratio in found.ratios:
        add_row(table, ratio)
    table.add_section()
    add_row(table, found.overall)
    return table


def add_row(table: Table, ratio: Ratio) -> None:
    spread = f"{ratio.low:.3f} - {ratio.high:.3f}"
    table.add_row(ratio.name, f"{ratio.median:.3f}x", spread, Text(ratio.verdict, style=STYLES[ratio.verdict]))


def remarks(found: Comparison) -> list[str]:
    """Say how to read it, and what could not be compared."""
    lines = [f"Above 1 {found.this} is faster or needs less; medians of {found.pairs} pairs of slices."]
    if found.overall.verdict == NOISE:
        lines.append("Overall the difference is within noise.")
    else:
        lines.append(f"Overall {found.this} is {found.overall.verdict}: {found.overall.median:.3f}x.")
    if found.slower_each_time:
        lines.append(f"Slower in every pair, which is more than chance: {', '.join(found.slower_each_time)}.")
    for where, names in ((found.this, found.only_this), (found.against, found.only_against)):
        if names:
            lines.append(f"Measured by {where} alone: {', '.join(names)}.")
    return lines
