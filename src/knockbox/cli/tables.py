"""`knockbox tables`: manage the tables of a server."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TypeVar

import click
import msgspec

from knockbox.cli.errors import CHECK_FAILED, SUCCESS, InputError, TemporaryFailureError
from knockbox.server.check import StoreCheck, StoreDamage, check_store
from knockbox.server.settings import SettingsError, read_settings
from knockbox.server.store.database import open_database, open_for_reading
from knockbox.server.store.errors import DamagedError, StoreError, TemporarilyUnavailableError
from knockbox.server.store.repository import ReportedChat, StoredReport, TableRepository
from knockbox.server.store.summary import TableSummary
from knockbox.text.control_characters import escape_in_line

T = TypeVar("T")

LIMIT = click.option(
    "--limit", type=click.IntRange(1, 10_000), default=50, show_default=True, help="Maximum number of entries."
)
JSON = click.option("--json", "as_json", is_flag=True, help="Print one JSON object per line.")


@click.group("tables")
@click.option("--database", help="Database URL.  [$KNOCKBOX_DATABASE; default: same as `serve`]")
@click.pass_context
def command(ctx: click.Context, database: str | None) -> None:
    """Manage the tables of a server, even while it runs."""
    try:
        ctx.obj = read_settings({"database": database}).database.reveal()
    except SettingsError as error:
        raise InputError("; ".join(error.faults)) from None


@command.command("list")
@LIMIT
@JSON
@click.pass_obj
def list_tables(url: str, limit: int, as_json: bool) -> int:
    """List the most recently active tables."""
    for summary in with_repository(url, lambda shelf: shelf.list_recent(limit)):
        click.echo(msgspec.json.encode(summary) if as_json else format_summary(summary))
    return SUCCESS


@command.command("reports")
@LIMIT
@JSON
@click.pass_obj
def list_reports(url: str, limit: int, as_json: bool) -> int:
    """Print reports by players, newest first, with the chat before each."""
    for report in with_repository(url, lambda shelf: shelf.list_reports(limit)):
        click.echo(msgspec.json.encode(report) if as_json else "\n".join(format_report(report)))
    return SUCCESS


@command.command("delete")
@click.argument("tables", nargs=-1, required=True, metavar="TABLE...")
@click.pass_obj
def delete_tables(url: str, tables: tuple[str, ...]) -> int:
    """Delete tables with their matches and chat; reports are kept."""
    deleted_flags = with_repository(url, lambda shelf: delete_each(shelf, tables))
    for id, existed in zip(tables, deleted_flags, strict=True):
        click.echo(f"{id}: {'deleted' if existed else 'no such table'}")
    return SUCCESS if all(deleted_flags) else CHECK_FAILED


@command.command("check")
@JSON
@click.pass_obj
def check_tables(url: str, as_json: bool) -> int:
    """Read all stored data, replay every match, and print what is damaged."""
    try:
        checked = asyncio.run(check_database(url))
    except DamagedError as error:
        checked = StoreCheck(findings=[StoreDamage("database", str(error))])
    except TemporarilyUnavailableError as error:
        raise TemporaryFailureError(f"check failed: {error}", "try again when the database is reachable") from None
    except StoreError as error:
        raise InputError(str(error)) from None
    click.echo(msgspec.json.encode(checked) if as_json else "\n".join(format_check(checked)))
    return CHECK_FAILED if checked.findings else SUCCESS


async def check_database(url: str) -> StoreCheck:
    database = await open_for_reading(url)
    try:
        return await check_store(database)
    finally:
        await database.close()


def format_check(checked: StoreCheck) -> list[str]:
    found = f"{len(checked.findings)} damaged" if checked.findings else "no damage found"
    frozen = f" ({checked.frozen} of other rules or versions)" if checked.frozen else ""
    return [
        *(escape_in_line(f"{each.where}: {each.what}") for each in checked.findings),
        f"{format_count(checked.tables, 'table')}{frozen} and {format_count(checked.reports, 'report')}: {found}",
    ]


def format_count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


async def delete_each(repository: TableRepository, tables: tuple[str, ...]) -> list[bool]:
    """Delete tables and return for each whether it existed."""
    return [await repository.delete(id) for id in tables]


def with_repository(url: str, work: Callable[[TableRepository], Awaitable[T]]) -> T:
    """Open the repository, run `work` with it, and close it."""

    async def run() -> T:
        database = await open_database(url)
        try:
            return await work(TableRepository(database))
        finally:
            await database.close()

    try:
        return asyncio.run(run())
    except StoreError as error:
        raise InputError(str(error)) from None


def format_summary(summary: TableSummary) -> str:
    public = "public" if summary.public else "private"
    seats = ",".join(summary.seats)
    return f"{summary.id}  {format_time(summary.updated_ms)}  {summary.game}  {summary.phase}  {public}  {seats}"


def format_report(report: StoredReport) -> list[str]:
    about = f"table {report.table_id}, seat {report.seat} ({report.name or 'no name'})"
    lines = [
        f"{format_time(report.at_ms)}  {about}: {report.text}",
        *(f"    {format_time(line.at_ms)}  {format_chat(line)}" for line in report.chat),
    ]
    if report.damage:
        lines.append(f"    damaged: {report.damage}")
    return list(map(escape_in_line, lines))


def format_chat(line: ReportedChat) -> str:
    """Format a chat message, or without text a former name of the seat."""
    return f"{line.seat} ({line.name}): {line.text}" if line.text else f"{line.seat} is called {line.name!r}"


def format_time(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")
