"""Concurrent writers: no write fails because another one came in between."""

import asyncio
import sqlite3
from contextlib import closing
from itertools import count

import pytest
from sqlalchemy import Connection, text

from knockbox.server.store.errors import UnavailableError
from knockbox.server.store.repository import StoredReport
from tests.server.store.open_store import Store, make_rows, make_summary, open_store, write_tables

BUSY_TABLES = ("oak", "elm", "ash", "yew")
REPORTS = 300


async def play(store: Store, board: str, is_over: asyncio.Event) -> int:
    """Write to a table without a pause until all is over; return how many lines it has."""
    for seq in count(1):
        if is_over.is_set():
            return seq
        await store.journal.append(board, seq, make_rows("made"), make_summary(board, updated_ms=seq))
    raise AssertionError


async def report(store: Store, is_over: asyncio.Event) -> list[bool]:
    boards = [f"reported-{number % 4}" for number in range(REPORTS)]
    kept = [await store.repository.save_report(StoredReport(board, 1, 0, "Rude", "", [])) for board in boards]
    is_over.set()
    return kept


def test_no_report_is_refused_while_tables_are_busy(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            await write_tables(store, *BUSY_TABLES)
            is_over = asyncio.Event()
            playing = [asyncio.create_task(play(store, board, is_over)) for board in BUSY_TABLES]
            assert all(await report(store, is_over))
            lines = await asyncio.gather(*playing)
            assert min(lines) > 1, "the tables were busy"
            assert len(await store.repository.list_reports(1000)) == REPORTS

    asyncio.run(scenario())


def test_no_heartbeat_or_deletion_is_refused_while_tables_are_busy(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            doomed = [f"doomed-{number}" for number in range(50)]
            await write_tables(store, *BUSY_TABLES, *doomed)
            is_over = asyncio.Event()
            playing = [asyncio.create_task(play(store, board, is_over)) for board in BUSY_TABLES]
            for number, board in enumerate(doomed):
                await store.repository.save_heartbeat(f"server {number}", number)
                await store.repository.prune_heartbeats(3)
                assert await store.repository.delete(board)
            is_over.set()
            await asyncio.gather(*playing)

    asyncio.run(scenario())


def test_a_transaction_of_the_file_may_write_from_its_first_statement(file_url: str) -> None:
    async def scenario() -> None:
        async with open_store(file_url) as store:
            path = str(store.database.address.path)

            def read_then_write(connection: Connection) -> str:
                connection.execute(text("SELECT count(*) FROM reports")).one()
                other = sqlite3.connect(path, timeout=0, isolation_level=None)
                with closing(other), pytest.raises(sqlite3.OperationalError, match="locked"):
                    other.execute("INSERT INTO heartbeats VALUES ('other', 1)")
                connection.execute(text("INSERT INTO heartbeats VALUES ('ours', 1)"))
                return "written"

            assert await store.database.write(read_then_write) == "written"
            assert await store.repository.load_heartbeats() == {"ours": 1}

    asyncio.run(scenario())


def test_what_reads_a_file_cannot_write_to_it(file_url: str) -> None:
    async def scenario() -> None:
        async with open_store(file_url) as store:
            with pytest.raises(UnavailableError, match="readonly"):
                async with store.database.read_transaction() as connection:
                    await connection.execute(text("INSERT INTO heartbeats VALUES ('other', 1)"))

    asyncio.run(scenario())
