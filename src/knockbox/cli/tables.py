"""`knockbox tables`: what whoever runs a server can see of its tables, and do about them."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TypeVar

import click
import msgspec

from knockbox.cli.errors import CHECK_FAILED, WELL, InputError, NotNowError
from knockbox.server.check import Checked, Finding, check_store
from knockbox.server.settings import SettingsError, read_settings
from knockbox.server.store.brief import Brief
from knockbox.server.store.database import open_database, open_for_reading
from knockbox.server.store.errors import AwayError, DamagedError, StoreError
from knockbox.server.store.shelf import ChatLine, Report, Shelf
from knockbox.text.control_characters import escape_in_line

T = TypeVar("T")

LIMIT = click.option("--limit", type=click.IntRange(1, 10_000), default=50, show_default=True, help="How many.")
JSON = click.option("--json", "as_json", is_flag=True, help="Print one JSON object a line.")


@click.group("tables")
@click.option("--database", help="Where tables are kept, as a URL.  [$KNOCKBOX_DATABASE; default: as `serve` has it]")
@click.pass_context
def command(ctx: click.Context, database: str | None) -> None:
    """Look after the tables of a server, also while it runs."""
    try:
        ctx.obj = read_settings({"database": database}).database.reveal()
    except SettingsError as error:
        raise InputError("; ".join(error.faults)) from None


@command.command("list")
@LIMIT
@JSON
@click.pass_obj
def list_tables(url: str, limit: int, as_json: bool) -> int:
    """List the tables on which something happened last."""
    for brief in on_shelf(url, lambda shelf: shelf.latest(limit)):
        click.echo(msgspec.json.encode(brief) if as_json else brief_line(brief))
    return WELL


@command.command("reports")
@LIMIT
@JSON
@click.pass_obj
def list_reports(url: str, limit: int, as_json: bool) -> int:
    """Print what people reported, the latest first, with the chat that went before."""
    for report in on_shelf(url, lambda shelf: shelf.reports(limit)):
        click.echo(msgspec.json.encode(report) if as_json else "\n".join(report_lines(report)))
    return WELL


@command.command("delete")
@click.argument("tables", nargs=-1, required=True, metavar="TABLE...")
@click.pass_obj
def delete_tables(url: str, tables: tuple[str, ...]) -> int:
    """Delete tables with all that was played and said at them; reports stay."""
    gone = on_shelf(url, lambda shelf: deleted(shelf, tables))
    for id, was_there in zip(tables, gone, strict=True):
        click.echo(f"{id}: {'deleted' if was_there else 'there is no such table'}")
    return WELL if all(gone) else CHECK_FAILED


@command.command("check")
@JSON
@click.pass_obj
def check_tables(url: str, as_json: bool) -> int:
    """Read everything that is kept, play every match again, and say what is damaged."""
    try:
        checked = asyncio.run(checked_at(url))
    except DamagedError as error:
        checked = Checked(findings=[Finding("database", str(error))])
    except AwayError as error:
        raise NotNowError(f"could not be checked: {error}", "check again when the database answers") from None
    except StoreError as error:
        raise InputError(str(error)) from None
    click.echo(msgspec.json.encode(checked) if as_json else "\n".join(check_lines(checked)))
    return CHECK_FAILED if checked.findings else WELL


async def checked_at(url: str) -> Checked:
    database = await open_for_reading(url)
    try:
        return await check_store(database)
    finally:
        await database.close()


def check_lines(checked: Checked) -> list[str]:
    found = f"{len(checked.findings)} damaged" if checked.findings else "nothing is damaged"
    frozen = f" ({checked.frozen} of other rules or versions)" if checked.frozen else ""
    return [
        *(escape_in_line(f"{each.where}: {each.what}") for each in checked.findings),
        f"{counted(checked.tables, 'table')}{frozen} and {counted(checked.reports, 'report')}: {found}",
    ]


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


async def deleted(shelf: Shelf, tables: tuple[str, ...]) -> list[bool]:
    """Of each whether it was there."""
    return [await shelf.delete(id) for id in tables]


def on_shelf(url: str, work: Callable[[Shelf], Awaitable[T]]) -> T:
    """Open the store for one piece of work."""

    async def done() -> T:
        database = await open_database(url)
        try:
            return await work(Shelf(database))
        finally:
            await database.close()

    try:
        return asyncio.run(done())
    except StoreError as error:
        raise InputError(str(error)) from None


def brief_line(brief: Brief) -> str:
    public = "public" if brief.public else "private"
    return f"{brief.id}  {moment(brief.touched_ms)}  {brief.game}  {brief.phase}  {public}  {','.join(brief.seats)}"


def report_lines(report: Report) -> list[str]:
    about = f"table {report.board}, seat {report.seat} ({report.name or 'no name'})"
    lines = [
        f"{moment(report.at_ms)}  {about}: {report.text}",
        *(f"    {moment(line.at_ms)}  {said_line(line)}" for line in report.chat),
    ]
    if report.damage:
        lines.append(f"    damaged: {report.damage}")
    return list(map(escape_in_line, lines))


def said_line(line: ChatLine) -> str:
    """Chat, or without words a name that the seat had before."""
    return f"{line.seat} ({line.name}): {line.text}" if line.text else f"{line.seat} is called {line.name!r}"


def moment(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")
