"""How a database is opened: its file, how safe it is, and what is said when it cannot be."""

import asyncio
import sqlite3
import traceback
from pathlib import Path

import pytest
from sqlalchemy import text

from knockbox.server.store.database import open_database
from knockbox.server.store.errors import StoreError, UnavailableError
from knockbox.server.store.journal import Journal
from tests.server.postgres import PostgresServer
from tests.server.store.open_store import make_rows, make_summary, open_store, write_tables

WRITTEN = "hunter2"  # by name, so that no traceback quotes it from here


def asked(url: str, question: str, power_safe: bool = False) -> object:
    """What a connection of an open database answers."""

    async def scenario() -> object:
        database = await open_database(url, power_safe)
        async with database.read_transaction() as connection:
            answer: object = await connection.scalar(text(question))
        await database.close()
        return answer

    return asyncio.run(scenario())


def test_the_database_and_its_side_files_are_readable_by_the_owner_only(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_store(f"sqlite:///{tmp_path}/new/folder/tables.db") as store:
            await write_tables(store, "oak")
            modes = {path.name: path.stat().st_mode & 0o777 for path in (tmp_path / "new/folder").iterdir()}
            assert modes == {"tables.db": 0o600, "tables.db-wal": 0o600, "tables.db-shm": 0o600}

    asyncio.run(scenario())
    assert (tmp_path / "new/folder").stat().st_mode & 0o777 == 0o700


def test_a_folder_that_is_there_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o750)
    asked(f"sqlite:///{tmp_path}/tables.db", "SELECT 1")
    assert tmp_path.stat().st_mode & 0o777 == 0o750


def test_sqlite_keeps_a_write_ahead_log_and_checks_foreign_keys(file_url: str) -> None:
    assert asked(file_url, "PRAGMA journal_mode") == "wal"
    assert asked(file_url, "PRAGMA foreign_keys") == 1
    assert asked(file_url, "PRAGMA busy_timeout") == 5000


@pytest.mark.parametrize(("power_safe", "level"), [(False, 1), (True, 2)])
def test_sqlite_waits_for_the_disk_if_configured(file_url: str, power_safe: bool, level: int) -> None:
    assert asked(file_url, "PRAGMA synchronous", power_safe) == level
    assert asyncio.run(level_of_the_pen(file_url, power_safe)) == level


async def level_of_the_pen(url: str, power_safe: bool) -> int:
    database = await open_database(url, power_safe)
    journal = Journal(database)
    await journal.append("oak", 0, make_rows("opened"), make_summary())
    found: int = await asyncio.get_running_loop().run_in_executor(
        journal.writer.thread,  # type: ignore[attr-defined]  # the pen of SQLite has one
        lambda: journal.writer.connection.execute("PRAGMA synchronous").fetchone()[0],  # type: ignore[attr-defined]
    )
    await journal.close()
    await database.close()
    return found


def test_a_transaction_of_a_suspended_process_does_not_last(postgres_url: str) -> None:
    """It would hold the row of the lock, and nobody could take over."""
    assert asked(postgres_url, "SHOW idle_in_transaction_session_timeout") == "10s"


@pytest.mark.parametrize(
    ("setting", "power_safe", "level"),
    [
        ("off", False, "off"),
        ("off", True, "on"),
        ("on", False, "on"),
        ("remote_apply", True, "remote_apply"),
    ],
)
def test_postgres_is_as_safe_as_its_owner_says_or_safer(
    postgres_server: PostgresServer, postgres_url: str, setting: str, power_safe: bool, level: str
) -> None:
    name = postgres_url.partition("@/")[2].partition("?")[0]
    postgres_server.run_statement(f"ALTER DATABASE {name} SET synchronous_commit = {setting}")
    assert asked(postgres_url, "SHOW synchronous_commit", power_safe) == level


def test_a_file_of_another_kind_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("Dear diary, " * 100)
    with pytest.raises(UnavailableError, match="file is not a database"):
        asked(f"sqlite:///{tmp_path}/tables.db", "SELECT 1")
    assert (tmp_path / "tables.db").read_text() == "Dear diary, " * 100


def test_a_folder_that_cannot_be_created_is_reported(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("a file")
    with pytest.raises(UnavailableError, match=r"sqlite:///.*/folder/tables\.db: .*"):
        asked(f"sqlite:///{tmp_path}/folder/tables.db", "SELECT 1")


def test_a_missing_database_is_reported(postgres_server: PostgresServer) -> None:
    with pytest.raises(UnavailableError, match='database "nowhere" does not exist'):
        asked(postgres_server.url("nowhere"), "SELECT 1")


def test_an_error_does_not_repeat_the_data_being_written(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            with pytest.raises(UnavailableError) as caught:
                await store.repository.save_heartbeat(WRITTEN, None)  # type: ignore[arg-type]  # refused by the database
            assert WRITTEN not in "".join(traceback.format_exception(caught.value))

    asyncio.run(scenario())


def test_a_deleted_file_is_not_created_again(file_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_store(file_url) as store:
            for path in tmp_path.iterdir():
                path.unlink()
            with pytest.raises(StoreError):
                await store.journal.append("oak", 0, make_rows("opened"), make_summary())
            assert list(tmp_path.iterdir()) == []

    asyncio.run(scenario())


def test_readers_see_committed_data_during_a_write(file_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_store(file_url) as store:
            await write_tables(store, "oak")
            writer = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
            writer.execute("BEGIN IMMEDIATE")
            writer.execute("DELETE FROM log_entries")
            assert len(await store.repository.load_log("oak")) == 1
            writer.execute("ROLLBACK")
            writer.close()

    asyncio.run(scenario())
