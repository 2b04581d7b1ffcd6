"""One run from what was asked for to what is shown."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import click
from rich.console import Console

from benchmarks.server.parts import PARTS, Asked, measured
from benchmarks.server.report import PAGE, Report, as_json, make_report, part_table, setting, written_into
from benchmarks.server.trial import cores_taken, is_measurable


class Wish(NamedTuple):
    """What was asked for on the command line."""

    only: str
    seconds: float
    tables: int
    bot_tables: int
    postgres: str
    as_json: bool
    check: bool
    write: bool


def judge_server(wish: Wish) -> bool:
    """Measure, show, write if that is wished, and say whether all is well; without a check it always is."""
    names = wanted(wish.only)
    if not is_measurable():
        raise ValueError("found no /proc; `bench server` reads memory and processor time there, as Linux has them")
    cores = cores_taken()
    with tidied_up():
        asked = Asked(wish.tables, wish.seconds, wish.postgres, wish.bot_tables)
        found = measured(names, asked, lambda text: click.echo(text, err=True))
    report = make_report(found, "Postgres" if wish.postgres else "SQLite", wish.seconds, cores)
    show(report, wish.as_json)
    if wish.write:
        PAGE.write_text(written_into(PAGE.read_text(encoding="utf-8"), report), encoding="utf-8")
    return report.ok or not wish.check


@contextmanager
def tidied_up() -> Iterator[None]:
    """Whoever ends this process otherwise than by Ctrl-C leaves no folder behind either."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def wanted(only: str) -> list[str]:
    """Parts by name, in the order of the house."""
    asked = {name.strip() for name in only.split(",") if name.strip()}
    unknown = sorted(asked - PARTS.keys())
    if unknown:
        raise ValueError(f"--only: found {', '.join(unknown)}; expected some of {', '.join(PARTS)}")
    return [name for name in PARTS if name in asked or not asked]


def show(report: Report, is_json: bool) -> None:
    if is_json:
        click.echo(as_json(report))
        return
    console = Console(highlight=False)
    for part in report.parts:
        console.print(part_table(part))
    console.print(setting(report))
