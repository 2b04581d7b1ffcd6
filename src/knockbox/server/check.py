"""Read everything that a store holds, and say what is damaged."""

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec
from sqlalchemy import select

from knockbox.server.errors import Refusal
from knockbox.server.store.brief import SEATS
from knockbox.server.store.database import Database
from knockbox.server.store.errors import AwayError, StoreError
from knockbox.server.store.schema import BOARD, LINE, REPORT
from knockbox.server.store.shelf import Shelf, report_of
from knockbox.server.tables.replay import DamagedLogError, replay

PAGE: Final = 500
"""Rows that are read at once."""


class Finding(msgspec.Struct, frozen=True):
    """Something that is damaged."""

    where: str
    what: str


class Checked(msgspec.Struct):
    """What was read, and what was found."""

    tables: int = 0
    reports: int = 0
    frozen: int = 0  # tables of other rules or of a newer program, which cannot be played again here
    findings: list[Finding] = []

    def note(self, where: str, what: object) -> None:
        self.findings.append(Finding(where, str(what)))

    @contextmanager
    def noting(self, where: str) -> Iterator[None]:
        """Note what cannot be read inside; a database that is away or busy says nothing about damage."""
        try:
            yield
        except AwayError:
            raise
        except StoreError as error:
            self.note(where, error)


async def check_store(database: Database) -> Checked:
    """Read all tables, lines and reports, and play every match again. Raise `AwayError` if that cannot be done now."""
    checked = Checked(findings=[])
    with checked.noting("database"):
        for what in await database.find_damage(thoroughly=True):
            checked.note("database", what)
    await check_tables(database, checked)
    await check_orphans(database, checked)
    await check_reports(database, checked)
    return checked


async def check_tables(database: Database, checked: Checked) -> None:
    shelf = Shelf(database)
    with checked.noting("list of tables"):
        async for row in rows_of(database, BOARD, BOARD.c.id):
            checked.tables += 1
            with checked.noting(f"table {row.id}"):
                await check_table(shelf, row, checked)


async def check_table(shelf: Shelf, row: Any, checked: Checked) -> None:
    where = f"table {row.id}"
    try:
        SEATS.decode(row.seats)
        lines = await shelf.lines_of(row.id)
        if not lines:
            await check_empty(shelf, row.id, checked)
            return
        table = replay(row.id, lines)
    except msgspec.DecodeError as error:
        checked.note(where, f"its seats cannot be read: {error}")
    except DamagedLogError as error:
        checked.note(where, error)
    except Refusal:
        checked.frozen += 1
    else:
        if table.is_diverged:
            checked.note(where, table.frozen)
        checked.frozen += bool(table.frozen) and not table.is_diverged


async def check_empty(shelf: Shelf, id: str, checked: Checked) -> None:
    """A table without lines is damaged, unless it was deleted while others were read."""
    if await shelf.brief_of(id) is not None:
        checked.note(f"table {id}", "it has no lines")
    else:
        checked.tables -= 1


async def check_orphans(database: Database, checked: Checked) -> None:
    known = select(BOARD.c.id)
    query = select(LINE.c.board).where(LINE.c.board.not_in(known)).distinct()
    with checked.noting("lines of tables"):
        async with database.connected() as connection:
            for board in await connection.scalars(query):
                checked.note(f"table {board}", "it has lines, and is in no list")


async def check_reports(database: Database, checked: Checked) -> None:
    with checked.noting("reports"):
        async for row in rows_of(database, REPORT, REPORT.c.id):
            checked.reports += 1
            if damage := report_of(row).damage:
                checked.note(f"report {row.id}", damage)


async def rows_of(database: Database, table: Any, key: Any) -> AsyncIterator[Any]:
    """All rows by their key, some at a time, so that no store is held up and no memory filled."""
    query = select(table).order_by(key).limit(PAGE)
    last = None
    while True:
        async with database.connected() as connection:
            page = (await connection.execute(query if last is None else query.where(key > last))).all()
        for row in page:
            yield row
        if len(page) < PAGE:
            return
        last = getattr(page[-1], key.name)
