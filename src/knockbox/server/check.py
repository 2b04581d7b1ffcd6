"""Read the whole store and report what is damaged."""

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec
from sqlalchemy import select

from knockbox.server.errors import RequestRefusedError
from knockbox.server.store.database import Database
from knockbox.server.store.errors import StoreError, TemporarilyUnavailableError
from knockbox.server.store.repository import TableRepository, report_from_row
from knockbox.server.store.schema import LOG_ENTRIES, REPORTS, TABLES
from knockbox.server.store.summary import SEAT_KINDS_DECODER
from knockbox.server.tables.replay import DamagedLogError, replay

ROWS_PER_PAGE: Final = 500


class StoreDamage(msgspec.Struct, frozen=True):
    """One damaged part of the store."""

    where: str
    what: str


class StoreCheck(msgspec.Struct):
    """What was read and the damage found."""

    tables: int = 0
    reports: int = 0
    frozen: int = 0  # tables with other rules or from a newer version, which cannot be replayed here
    findings: list[StoreDamage] = []

    def note(self, where: str, what: object) -> None:
        self.findings.append(StoreDamage(where, str(what)))

    @contextmanager
    def note_errors(self, where: str) -> Iterator[None]:
        """Note errors of the block as damage; an unavailable or busy database is not damage and raises."""
        try:
            yield
        except TemporarilyUnavailableError:
            raise
        except StoreError as error:
            self.note(where, error)


async def check_store(database: Database) -> StoreCheck:
    """Read all tables, log entries and reports, and replay every match; raise `AwayError` if unavailable."""
    checked = StoreCheck(findings=[])
    with checked.note_errors("database"):
        for what in await database.find_damage(thoroughly=True):
            checked.note("database", what)
    await check_tables(database, checked)
    await check_orphans(database, checked)
    await check_reports(database, checked)
    return checked


async def check_tables(database: Database, checked: StoreCheck) -> None:
    shelf = TableRepository(database)
    with checked.note_errors("list of tables"):
        async for row in rows_of(database, TABLES, TABLES.c.id):
            checked.tables += 1
            with checked.note_errors(f"table {row.id}"):
                await check_table(shelf, row, checked)


async def check_table(shelf: TableRepository, row: Any, checked: StoreCheck) -> None:
    where = f"table {row.id}"
    try:
        SEAT_KINDS_DECODER.decode(row.seats)
        lines = await shelf.load_log(row.id)
        if not lines:
            await check_empty(shelf, row.id, checked)
            return
        table = replay(row.id, lines)
    except msgspec.DecodeError as error:
        checked.note(where, f"its seats cannot be read: {error}")
    except DamagedLogError as error:
        checked.note(where, error)
    except RequestRefusedError:
        checked.frozen += 1
    else:
        if table.is_diverged:
            checked.note(where, table.freeze_reason)
        checked.frozen += bool(table.freeze_reason) and not table.is_diverged


async def check_empty(shelf: TableRepository, id: str, checked: StoreCheck) -> None:
    """Note a table without log entries, unless it was deleted while others were read."""
    if await shelf.load_summary(id) is not None:
        checked.note(f"table {id}", "it has no log entries")
    else:
        checked.tables -= 1


async def check_orphans(database: Database, checked: StoreCheck) -> None:
    known = select(TABLES.c.id)
    query = select(LOG_ENTRIES.c.table_id).where(LOG_ENTRIES.c.table_id.not_in(known)).distinct()
    with checked.note_errors("log entries"):
        async with database.read_transaction() as connection:
            for table_id in await connection.scalars(query):
                checked.note(f"table {table_id}", "it has log entries, but no row of its own")


async def check_reports(database: Database, checked: StoreCheck) -> None:
    with checked.note_errors("reports"):
        async for row in rows_of(database, REPORTS, REPORTS.c.id):
            checked.reports += 1
            if damage := report_from_row(row).damage:
                checked.note(f"report {row.id}", damage)


async def rows_of(database: Database, table: Any, key: Any) -> AsyncIterator[Any]:
    """Yield all rows by key, a page at a time, to block neither the store nor memory."""
    query = select(table).order_by(key).limit(ROWS_PER_PAGE)
    last = None
    while True:
        async with database.read_transaction() as connection:
            page = (await connection.execute(query if last is None else query.where(key > last))).all()
        for row in page:
            yield row
        if len(page) < ROWS_PER_PAGE:
            return
        last = getattr(page[-1], key.name)
