"""The figures as a table for people and as JSON for programs."""

from collections.abc import Mapping, Sequence

import msgspec
from rich.table import Table
from rich.text import Text

from benchmarks.figures import Figure, all_hold
from benchmarks.rounds import Plan


class Report(msgspec.Struct, frozen=True):
    """All of one run with one box."""

    ok: bool
    game: str
    box: str
    plan: Plan
    figures: Sequence[Figure]
    per_second: Mapping[str, float]


def make_report(plan: Plan, game: str, box: str, found: Sequence[Figure], per_second: Mapping[str, float]) -> Report:
    return Report(all_hold(found), game, box, plan, found, per_second)


def as_json(reports: Sequence[Report]) -> str:
    """One object: the verdict over all boxes, and the run with each."""
    whole = {"ok": all(report.ok for report in reports), "boxes": reports}
    return msgspec.json.format(msgspec.json.encode(whole)).decode()


def amount(value: float, unit: str) -> str:
    """With its unit; what has none is counted."""
    return measure(f"{value:.2f}" if unit else f"{value:,.0f}", unit)


def measure(number: str, unit: str) -> str:
    return f"{number}x" if unit == "x" else f"{number} {unit}".rstrip()


def bound_of(figure: Figure) -> str:
    if figure.bound is None:
        return ""
    sense = "<=" if figure.at_most else ">="
    return f"{sense} {measure(f'{figure.bound:g}', figure.unit)}"


def spread_of(figure: Figure) -> str:
    return "" if figure.low == figure.high else f"{figure.low:.2f} - {figure.high:.2f}"


def verdict_of(figure: Figure) -> Text:
    if figure.bound is None:
        return Text()
    return Text("ok", style="green") if figure.ok else Text("missed", style="bold red")


def figure_table(found: Sequence[Figure], game: str, box: str) -> Table:
    title = f"Ratios of one run, {game}, {box}"
    table = Table("figure", "measured", "middle half", "floor", "", title=title, title_justify="left")
    table.columns[0].no_wrap = True
    for figure in found:
        measured = amount(figure.measured, figure.unit)
        table.add_row(figure.name, measured, spread_of(figure), bound_of(figure), verdict_of(figure))
    return table


def rate_table(per_second: Mapping[str, float]) -> Table:
    table = Table("slice", "per second", title="Medians behind them, on this machine", title_justify="left")
    table.columns[1].justify = "right"
    for name, value in per_second.items():
        table.add_row(name, f"{value:,.0f}")
    return table
