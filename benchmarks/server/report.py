"""Format the figures of the server as tables, as JSON, and as a section of a page."""

import platform
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table

from benchmarks.report import format_bound, format_spread, format_value, format_verdict
from benchmarks.server.parts import PartResult
from benchmarks.server.rounds import ROUNDS
from benchmarks.workers import ROOT
from knockbox.cli.main import engine_kind

PAGE: Final = ROOT / "docs" / "reference" / "server-speed.md"
BEGIN: Final = "<!-- begin written by ./kb bench server --write -->"
END: Final = "<!-- end written -->"
WIDTH: Final = 100


class Report(msgspec.Struct, frozen=True):
    """Results of one run."""

    ok: bool
    engine: str
    store: str
    machine: str
    seconds: float
    parts: list[PartResult]


def make_report(parts: list[PartResult], store: str, seconds: float, cores: int) -> Report:
    return Report(all(part.ok for part in parts), engine_kind(), store, describe_machine(cores), seconds, parts)


def describe_machine(cores: int) -> str:
    number = "one core" if cores == 1 else f"{cores} cores"
    return f"{number} of {processor_name()}, {platform.python_implementation()} {platform.python_version()}"


def processor_name() -> str:
    lines = Path("/proc/cpuinfo").read_text().splitlines()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def as_json(report: Report) -> str:
    return msgspec.json.format(msgspec.json.encode(report)).decode()


def part_table(part: PartResult) -> Table:
    table = Table("figure", "measured", "rounds", "aim", "", title=f"{part.name}: {part.title}", title_justify="left")
    table.columns[0].no_wrap = True
    table.columns[1].justify = "right"
    for figure in part.figures:
        measured = format_value(figure.measured, figure.unit)
        table.add_row(figure.name, measured, format_spread(figure), format_bound(figure), format_verdict(figure))
    return table


def describe_setting(report: Report) -> str:
    """Return a sentence about the machine and the settings."""
    return (
        f"Measured on {report.machine}, shared by server and clients; {report.engine} engine, {report.store}, "
        f"{report.seconds:g} seconds in {ROUNDS} rounds, each after half as long to warm up."
    )


def as_text(parts: Sequence[PartResult]) -> str:
    paper = Console(file=StringIO(), width=WIDTH, highlight=False, color_system=None)
    with paper.capture() as captured:
        for part in parts:
            paper.print(part_table(part))
    return "".join(f"{line.rstrip()}\n" for line in captured.get().splitlines())


def replace_figures(page: str, report: Report) -> str:
    """Return the page with its figures replaced; the text around them stays."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"found no section to replace; expected `{BEGIN}` and `{END}`")
    return f"{before}{begin}\n\n{describe_setting(report)}\n\n```text\n{as_text(report.parts)}```\n\n{end}{after}"
