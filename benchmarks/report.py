"""Format figures as tables and as JSON."""

from collections.abc import Mapping, Sequence

import msgspec
from rich.table import Table
from rich.text import Text

from benchmarks.figures import Figure, all_hold
from benchmarks.rounds import Plan


class Report(msgspec.Struct, frozen=True):
    """Results of one run with one box."""

    ok: bool
    game: str
    box: str
    plan: Plan
    figures: Sequence[Figure]
    per_second: Mapping[str, float]


def make_report(plan: Plan, game: str, box: str, found: Sequence[Figure], per_second: Mapping[str, float]) -> Report:
    return Report(all_hold(found), game, box, plan, found, per_second)


def as_json(reports: Sequence[Report]) -> str:
    """Return one JSON object: the overall verdict, and the report of each box."""
    whole = {"ok": all(report.ok for report in reports), "boxes": reports}
    return msgspec.json.format(msgspec.json.encode(whole)).decode()


def format_value(value: float, unit: str) -> str:
    """Format a value with its unit; without a unit it is a count."""
    return format_number(f"{value:.2f}" if unit else f"{value:,.0f}", unit)


def format_number(number: str, unit: str) -> str:
    return f"{number}x" if unit == "x" else f"{number} {unit}".rstrip()


def format_bound(figure: Figure) -> str:
    if figure.bound is None:
        return ""
    sense = "<=" if figure.at_most else ">="
    return f"{sense} {format_number(f'{figure.bound:g}', figure.unit)}"


def format_spread(figure: Figure) -> str:
    return "" if figure.low == figure.high else f"{figure.low:.2f} - {figure.high:.2f}"


def format_verdict(figure: Figure) -> Text:
    if figure.bound is None:
        return Text()
    return Text("ok", style="green") if figure.ok else Text("missed", style="bold red")


def figure_table(found: Sequence[Figure], game: str, box: str) -> Table:
    title = f"Ratios of one run, {game}, {box}"
    table = Table("figure", "measured", "middle half", "floor", "", title=title, title_justify="left")
    table.columns[0].no_wrap = True
    for figure in found:
        measured = format_value(figure.measured, figure.unit)
        table.add_row(figure.name, measured, format_spread(figure), format_bound(figure), format_verdict(figure))
    return table


def rate_table(per_second: Mapping[str, float]) -> Table:
    table = Table("slice", "per second", title="Medians behind them, on this machine", title_justify="left")
    table.columns[1].justify = "right"
    for name, value in per_second.items():
        table.add_row(name, f"{value:,.0f}")
    return table
