"""Run the server benchmark and show or write the results."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import click
from rich.console import Console

from benchmarks.server.parts import SERVER_PARTS, PartOptions, measure_parts
from benchmarks.server.report import PAGE, Report, as_json, describe_setting, make_report, part_table, replace_figures
from benchmarks.server.trial import is_measurable, restrict_cores


class ServerBenchOptions(NamedTuple):
    """Options of `bench server`."""

    only: str
    seconds: float
    tables: int
    bot_tables: int
    postgres: str
    as_json: bool
    check: bool
    write: bool


def run_server_benchmark(options: ServerBenchOptions) -> bool:
    """Measure, print and optionally write the results; return False if a target is missed and `check` is set."""
    names = select_parts(options.only)
    if not is_measurable():
        raise ValueError("found no /proc; `bench server` needs Linux to read memory and CPU time")
    cores = restrict_cores()
    with cleanup_on_signals():
        asked = PartOptions(options.tables, options.seconds, options.postgres, options.bot_tables)
        found = measure_parts(names, asked, lambda text: click.echo(text, err=True))
    report = make_report(found, "Postgres" if options.postgres else "SQLite", options.seconds, cores)
    print_report(report, options.as_json)
    if options.write:
        PAGE.write_text(replace_figures(PAGE.read_text(encoding="utf-8"), report), encoding="utf-8")
    return report.ok or not options.check


@contextmanager
def cleanup_on_signals() -> Iterator[None]:
    """Remove temporary folders also when the process is ended by other signals than Ctrl-C."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def select_parts(only: str) -> list[str]:
    """Return the selected parts in their usual order."""
    asked = {name.strip() for name in only.split(",") if name.strip()}
    unknown = sorted(asked - SERVER_PARTS.keys())
    if unknown:
        raise ValueError(f"--only: unknown part {', '.join(unknown)}; known: {', '.join(SERVER_PARTS)}")
    return [name for name in SERVER_PARTS if name in asked or not asked]


def print_report(report: Report, is_json: bool) -> None:
    if is_json:
        click.echo(as_json(report))
        return
    console = Console(highlight=False)
    for part in report.parts:
        console.print(part_table(part))
    console.print(describe_setting(report))
