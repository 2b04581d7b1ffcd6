"""Run `./kb bench PART --against COMMIT`."""

from collections.abc import Callable, Sequence

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from benchmarks.against.checkout import (
    interrupted_by_signals,
    resolve_commit,
    temporary_checkout,
    this_checkout,
)
from benchmarks.against.ratios import FASTER, NOISE, SLOWER, CommitComparison, Pair, Ratio, compare
from benchmarks.against.slices import SliceRunner

PrintMessage = Callable[[str], None]
VERDICT_STYLES = {FASTER: "green", SLOWER: "bold red", NOISE: "dim"}


def run_against(
    part: str, commit: str, arguments: Sequence[str], pairs: int, print_message: PrintMessage
) -> CommitComparison:
    """Build both commits and measure them in turn; raise `AgainstError` or `ValueError`."""
    this, other = this_checkout(), resolve_commit(commit)
    with interrupted_by_signals(), temporary_checkout(other) as checkout:
        runners = [SliceRunner(each, part, arguments) for each in (this, checkout)]
        for runner in runners:
            print_message(f"building {runner.checkout.name}, with a warm-up slice")
            runner.prepare()
        return compare(this.name, checkout.name, list(measure_pairs(runners, pairs, print_message)))


def measure_pairs(runners: Sequence[SliceRunner], count: int, print_message: PrintMessage) -> list[Pair]:
    """Measure pairs of slices, alternating which commit comes first against drift."""
    pairs: list[Pair] = []
    for number in range(count):
        order = runners if number % 2 == 0 else runners[::-1]
        print_message(f"pair {number + 1} of {count}")
        found = {runner.checkout: runner.measure() for runner in order}
        pairs.append((found[runners[0].checkout], found[runners[1].checkout]))
    return pairs


def print_comparison(found: CommitComparison, as_json: bool) -> None:
    console = Console(highlight=False)
    if as_json:
        console.print_json(msgspec.json.encode(found).decode())
        return
    console.print(ratio_table(found))
    for line in remarks(found):
        console.print(line)


def ratio_table(found: CommitComparison) -> Table:
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
    table.add_row(ratio.name, f"{ratio.median:.3f}x", spread, Text(ratio.verdict, style=VERDICT_STYLES[ratio.verdict]))


def remarks(found: CommitComparison) -> list[str]:
    """Return notes on how to read the results, and what could not be compared."""
    lines = [f"Above 1, {found.this} is faster or needs less; medians of {found.pairs} pairs of slices."]
    if found.overall.verdict == NOISE:
        lines.append("Overall, the difference is within noise.")
    else:
        lines.append(f"Overall {found.this} is {found.overall.verdict}: {found.overall.median:.3f}x.")
    if found.slower_each_time:
        lines.append(f"Slower in every pair, which is more than chance: {', '.join(found.slower_each_time)}.")
    for where, names in ((found.this, found.only_this), (found.against, found.only_against)):
        if names:
            lines.append(f"Measured only by {where}: {', '.join(names)}.")
    return lines
