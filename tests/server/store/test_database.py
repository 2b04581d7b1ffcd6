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
from tests.server.store.stores import begin, bodies, brief, opened

WRITTEN = "hunter2"  # by name, so that no traceback quotes it from here


def asked(url: str, question: str, power_safe: bool = False) -> object:
    """What a connection of an open database answers."""

    async def scenario() -> object:
        database = await open_database(url, power_safe)
        async with database.connected() as connection:
            answer: object = await connection.scalar(text(question))
        await database.close()
        return answer

    return asyncio.run(scenario())


def test_a_file_is_its_owners_alone_and_so_is_what_lies_beside_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(f"sqlite:///{tmp_path}/new/folder/tables.db") as store:
            await begin(store, "oak")
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
def test_sqlite_waits_for_the_disk_if_told_to(file_url: str, power_safe: bool, level: int) -> None:
    assert asked(file_url, "PRAGMA synchronous", power_safe) == level
    assert asyncio.run(level_of_the_pen(file_url, power_safe)) == level


async def level_of_the_pen(url: str, power_safe: bool) -> int:
    database = await open_database(url, power_safe)
    journal = Journal(database)
    await journal.append("oak", 0, bodies("opened"), brief())
    found: int = await asyncio.get_running_loop().run_in_executor(
        journal.pen.thread,  # type: ignore[attr-defined]  # the pen of SQLite has one
        lambda: journal.pen.connection.execute("PRAGMA synchronous").fetchone()[0],  # type: ignore[attr-defined]
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
    postgres_server.say(f"ALTER DATABASE {name} SET synchronous_commit = {setting}")
    assert asked(postgres_url, "SHOW synchronous_commit", power_safe) == level


def test_a_file_of_another_kind_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("Dear diary, " * 100)
    with pytest.raises(UnavailableError, match="file is not a database"):
        asked(f"sqlite:///{tmp_path}/tables.db", "SELECT 1")
    assert (tmp_path / "tables.db").read_text() == "Dear diary, " * 100


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("a file")
    with pytest.raises(UnavailableError, match=r"sqlite:///.*/folder/tables\.db: .*"):
        asked(f"sqlite:///{tmp_path}/folder/tables.db", "SELECT 1")


def test_a_database_that_is_not_there_is_told(postgres_server: PostgresServer) -> None:
    with pytest.raises(UnavailableError, match='database "nowhere" does not exist'):
        asked(postgres_server.url("nowhere"), "SELECT 1")


def test_what_goes_wrong_is_told_without_what_was_written(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            with pytest.raises(UnavailableError) as caught:
                await store.shelf.set_pulse(WRITTEN, None)  # type: ignore[arg-type]  # refused by the database
            assert WRITTEN not in "".join(traceback.format_exception(caught.value))

    asyncio.run(scenario())


def test_a_file_that_is_gone_is_not_made_anew(file_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(file_url) as store:
            for path in tmp_path.iterdir():
                path.unlink()
            with pytest.raises(StoreError):
                await store.journal.append("oak", 0, bodies("opened"), brief())
            assert list(tmp_path.iterdir()) == []

    asyncio.run(scenario())


def test_readers_see_what_was_committed_while_somebody_writes(file_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(file_url) as store:
            await begin(store, "oak")
            writer = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
            writer.execute("BEGIN IMMEDIATE")
            writer.execute("DELETE FROM line")
            assert len(await store.shelf.lines_of("oak")) == 1
            writer.execute("ROLLBACK")
            writer.close()

    asyncio.run(scenario())
