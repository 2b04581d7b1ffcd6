"""The store in a file of SQLite."""

import asyncio
import fcntl
import os
import sqlite3
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from knockbox.server.store.batch import Batch
from knockbox.server.store.errors import RefusedError, UnavailableError
from knockbox.server.store.migrate import migrate

BUSY_SECONDS: Final = 5
INSERT_LINE: Final = "INSERT INTO line (board, seq, at_ms, body) VALUES (?, ?, ?, ?)"
INSERT_BOARD: Final = (
    "INSERT INTO board (id, game, phase, public, seats, created_ms, touched_ms) VALUES (?, ?, ?, ?, ?, ?, ?)"
)
UPDATE_BOARD: Final = "UPDATE board SET phase = ?3, public = ?4, seats = ?5, touched_ms = ?7 WHERE id = ?1"


def sqlite_engine(url: URL, power_safe: bool) -> AsyncEngine:
    engine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine.sync_engine, "connect", lambda connection, _: arrange(connection, power_safe))
    event.listen(engine.sync_engine, "begin", begin)
    return engine


def arrange(connection: Any, power_safe: bool) -> None:
    """Settings of every connection, be it the driver's own or one that the engine has wrapped.

    With a write-ahead log NORMAL hands every commit to the operating system, so that it outlives this process;
    only FULL waits for the disk, and outlives a loss of power.
    """
    connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA synchronous = {'FULL' if power_safe else 'NORMAL'}")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


async def prepare_sqlite(engine: AsyncEngine, path: Path) -> None:
    """Make the file if there is none, and bring it up to date."""
    await asyncio.to_thread(make_folder, path.parent)
    async with alone_in(path.parent):
        make_file(path)
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
        await keep_a_wal(engine)


async def keep_a_wal(engine: AsyncEngine) -> None:
    """From now on the file has a write-ahead log; only now, so that a file that is not ours stays as it was."""
    async with engine.connect() as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver.execute("PRAGMA journal_mode = WAL")  # past the engine, which would begin a transaction


async def done_at_once(engine: AsyncEngine, statement: Any) -> None:
    """One call of the driver: between several, the file would be locked for as long as the loop is busy."""
    compiled = statement.compile(dialect=engine.dialect)
    values = [compiled.params[name] for name in compiled.positiontup]
    async with engine.connect() as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver.execute(str(compiled), values)


@asynccontextmanager
async def alone_in(folder: Path) -> AsyncIterator[None]:
    """Keep out other processes that start: SQLite does not wait for its lock when it turns to a write-ahead log."""
    place = os.open(folder, os.O_RDONLY)
    try:
        await asyncio.to_thread(fcntl.flock, place, fcntl.LOCK_EX)
        yield
    finally:
        os.close(place)


def make_folder(folder: Path) -> None:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_file(path: Path) -> None:
    """An empty file that nobody else may read; what SQLite puts beside it gets the same mode."""
    with suppress(FileExistsError):  # never opened if it is there: closing it would take SQLite's locks away
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


class SqlitePen:
    """Writes on a thread of its own, one trip there and back for each transaction."""

    def __init__(self, path: Path, power_safe: bool) -> None:
        self.path = path
        self.power_safe = power_safe
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self.connection: sqlite3.Connection | None = None

    async def write(self, batch: Batch) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.commit, batch)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.drop)
        self.thread.shutdown(wait=False)

    def commit(self, batch: Batch) -> None:
        try:
            self.transact(self.connected(), batch)
        except sqlite3.IntegrityError as error:
            raise RefusedError(str(error)) from None
        except (sqlite3.InterfaceError, sqlite3.ProgrammingError, sqlite3.DataError):
            raise  # what was given is wrong, not the database
        except sqlite3.Error as error:
            self.drop()
            raise UnavailableError(f"the database file cannot be written to: {error}") from None

    def transact(self, connection: sqlite3.Connection, batch: Batch) -> None:
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.executemany(INSERT_BOARD, batch.opened)
            connection.executemany(UPDATE_BOARD, batch.touched)
            connection.executemany(INSERT_LINE, batch.lines)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def connected(self) -> sqlite3.Connection:
        if self.connection is None:
            # Not made if it is gone: an empty file in its place would look like a database without tables.
            place = f"{self.path.resolve().as_uri()}?mode=rw"
            self.connection = sqlite3.connect(place, timeout=BUSY_SECONDS, uri=True)
            arrange(self.connection, self.power_safe)
        return self.connection

    def drop(self) -> None:
        if self.connection is not None:
            self.connection.close()
        self.connection = None
