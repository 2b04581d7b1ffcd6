"""A database is brought up to date when it is opened, by one process at a time; what is not ours is left alone."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from knockbox.server.store.address import parse_address
from knockbox.server.store.database import open_database
from knockbox.server.store.errors import ForeignDatabaseError, NewerDatabaseError, OlderDatabaseError, UnavailableError
from knockbox.server.store.migrate import VERSION_TABLE, check_revision, revision_of
from knockbox.server.store.schema import METADATA
from tests.server.store.open_store import open_store, read_bodies, write_tables

Found = TypeVar("Found")

NEWER = "UPDATE knockbox_revision SET version_num = '9999'"
STARTER = """
import asyncio, sys
from knockbox.server.store.database import open_database

async def start():
    database = await open_database(sys.argv[1])
    await database.close()

print("here", flush=True)
sys.stdin.readline()
asyncio.run(start())
"""


def looked_up(url: str, look: Callable[[Connection], Found]) -> Found:
    """What somebody else finds in a database."""

    async def scenario() -> Found:
        engine = create_async_engine(parse_address(url).url)
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(look)
        finally:
            await engine.dispose()

    return asyncio.run(scenario())


def done(url: str, *statements: str) -> None:
    def execute(connection: Connection) -> None:
        for statement in statements:
            connection.execute(text(statement))

    looked_up(url, execute)


def tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


def started(url: str) -> None:
    async def scenario() -> None:
        database = await open_database(url)
        await database.close()

    asyncio.run(scenario())


def test_what_the_steps_make_is_the_schema(url: str) -> None:
    started(url)

    def differences(connection: Connection) -> list[object]:
        options = {"compare_type": True, "compare_server_default": True, "version_table": VERSION_TABLE}
        return list(compare_metadata(MigrationContext.configure(connection, opts=options), METADATA))

    assert looked_up(url, differences) == []
    assert looked_up(url, tables) == {*METADATA.tables, VERSION_TABLE}


def test_a_difference_would_be_seen(url: str) -> None:
    started(url)
    done(url, "DROP INDEX tables_updated", "ALTER TABLE heartbeats ADD COLUMN mood TEXT")

    def differences(connection: Connection) -> int:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        return len(compare_metadata(context, METADATA))

    assert looked_up(url, differences) == 2


def test_opening_again_changes_nothing(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            await write_tables(store, "oak")
        async with open_store(url) as store:
            assert await read_bodies(store, "oak") == ["opened"]

    asyncio.run(scenario())
    assert looked_up(url, revision_of) == "0003"


def test_a_newer_database_is_refused_and_left_as_it_is(url: str) -> None:
    started(url)
    done(url, NEWER, "DROP TABLE heartbeats")
    with pytest.raises(NewerDatabaseError) as caught:
        started(url)
    assert str(caught.value) == (
        "found schema revision 9999; expected at most 0003: this database was written by a newer Knockbox"
    )
    assert looked_up(url, revision_of) == "9999"
    assert "heartbeats" not in looked_up(url, tables)


def test_a_database_from_before_the_first_release_is_refused_and_left_as_it_is(url: str) -> None:
    started(url)
    done(url, "UPDATE knockbox_revision SET version_num = '0002'")
    expected = (
        "found schema revision 0002; expected 0003: this database was written by an earlier Knockbox "
        "and cannot be migrated; choose a new one"
    )
    with pytest.raises(OlderDatabaseError) as refused:
        started(url)
    assert str(refused.value) == expected
    with pytest.raises(OlderDatabaseError) as checked:
        looked_up(url, check_revision)
    assert str(checked.value) == expected
    assert looked_up(url, revision_of) == "0002"


def test_not_a_byte_of_a_newer_file_is_touched(file_url: str, tmp_path: Path) -> None:
    started(file_url)
    done(file_url, NEWER)
    file = tmp_path / "tables.db"
    before = file.read_bytes()
    with pytest.raises(NewerDatabaseError):
        started(file_url)
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["tables.db"]


def test_the_tables_of_another_program_are_refused_and_left_as_they_are(url: str) -> None:
    done(url, "CREATE TABLE tables (square TEXT)")
    with pytest.raises(ForeignDatabaseError, match=r"found tables of another program \(tables\)"):
        started(url)
    assert looked_up(url, tables) == {"tables"}


def test_a_step_that_fails_leaves_nothing_half_done(url: str) -> None:
    done(url, "CREATE TABLE other (id INTEGER)", "CREATE INDEX tables_updated ON other (id)")
    with pytest.raises(UnavailableError, match="already exists"):
        started(url)
    assert looked_up(url, tables) == {"other"}


def starter(url: str) -> subprocess.Popen[str]:
    """A process that opens the database as soon as it is told to."""
    command = [sys.executable, "-c", STARTER, url]
    return subprocess.Popen(command, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def test_processes_that_start_at_once_do_not_collide(url: str) -> None:
    programs = [starter(url) for _ in range(3)]
    for program in programs:
        assert program.stdout is not None
        assert program.stdout.readline() == "here\n"
    for program in programs:
        assert program.stdin is not None
        program.stdin.write("go\n")
        program.stdin.flush()
    ends = [program.communicate(timeout=60)[1] for program in programs]
    assert [(program.returncode, end) for program, end in zip(programs, ends, strict=True)] == [(0, "")] * 3
    assert looked_up(url, revision_of) == "0003"
