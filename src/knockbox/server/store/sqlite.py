"""The store in a file of SQLite."""

import asyncio
import errno
import fcntl
import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, NullPool, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from knockbox.server.store.batch import Batch
from knockbox.server.store.errors import LockTakenError, RefusedError, UnavailableError
from knockbox.server.store.migrate import migrate

T = TypeVar("T")

BUSY_SECONDS: Final = 5
SIDECAR_FILE_BYTES: Final = 65_536
"""More than the write-ahead log and its index take at first."""
MAX_REPORTED_FAULTS: Final = 10
NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""A full disk, or a limit of this user or process."""
INSERT_LINE: Final = "INSERT INTO line (board, seq, at_ms, body) VALUES (?, ?, ?, ?)"
INSERT_BOARD: Final = (
    "INSERT INTO board (id, game, phase, public, seats, created_ms, touched_ms) VALUES (?, ?, ?, ?, ?, ?, ?)"
)
HELD: Final = "SELECT 1 FROM server_lock WHERE token = ?"
UPDATE_BOARD: Final = "UPDATE board SET phase = ?3, public = ?4, seats = ?5, touched_ms = ?7 WHERE id = ?1"


def sqlite_engine(url: URL, power_safe: bool) -> AsyncEngine:
    engine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine.sync_engine, "connect", lambda connection, _: arrange_for_reading(connection, power_safe))
    event.listen(engine.sync_engine, "begin", begin)
    return engine


def arrange_for_reading(connection: Any, power_safe: bool) -> None:
    """Refuse every write: one that follows on a read would fail by chance, so all of them go through the writer."""
    arrange(connection, power_safe)
    cursor = connection.cursor()
    cursor.execute("PRAGMA query_only = ON")
    cursor.close()


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


async def prepare_sqlite(writer: "SqliteWriter") -> None:
    """Make the file if there is none, and bring it up to date."""
    path = writer.path
    await asyncio.to_thread(make_folder, path.parent)
    async with alone_in(path.parent):
        make_file(path)
        await writer.transact(migrate)
        await writer.enable_wal()


@asynccontextmanager
async def alone_in(folder: Path) -> AsyncIterator[None]:
    """Keep out other processes that start: SQLite does not wait for its lock when it turns to a write-ahead log."""
    place = os.open(folder, os.O_RDONLY)
    try:
        await asyncio.to_thread(fcntl.flock, place, fcntl.LOCK_EX)
        yield
    finally:
        os.close(place)


def damage_in(path: Path, thoroughly: bool) -> list[str]:
    """Return what SQLite finds wrong with a file; thoroughly also whether every row is in every index.

    Raises:
        sqlite3.Error: the file could not be checked.
    """
    check = "integrity_check" if thoroughly else "quick_check"
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", timeout=BUSY_SECONDS, uri=True)) as reader:
        found = [str(row[0]) for row in reader.execute(f"PRAGMA {check}({MAX_REPORTED_FAULTS})")]
    return [] if found == ["ok"] else found


def is_full(folder: Path) -> bool:
    """Return whether not even the extra files of SQLite fit into a folder; the file that tries it is removed."""
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(bytes(SIDECAR_FILE_BYTES))
    except OSError as error:
        return error.errno in NO_ROOM
    return False


def make_folder(folder: Path) -> None:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_file(path: Path) -> None:
    """An empty file that nobody else may read; what SQLite puts beside it gets the same mode."""
    with suppress(FileExistsError):  # never opened if it is there: closing it would take SQLite's locks away
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


class SqliteWriter:
    """The one thread of this process that writes to the file, so that no two of its transactions compete.

    Each transaction is one trip to the thread and back: a busy loop never keeps the file locked. It begins with the
    lock for writing; one that reads first and asks for the lock later is refused if anybody wrote in between.
    """

    def __init__(self, path: Path, power_safe: bool) -> None:
        self.path = path
        self.power_safe = power_safe
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.engine = create_engine("sqlite://", creator=self.connect, poolclass=NullPool, hide_parameters=True)
        event.listen(self.engine, "begin", begin_immediate)

    def connect(self) -> sqlite3.Connection:
        # Not made if it is gone: an empty file in its place would look like a database without tables.
        place = f"{self.path.resolve().as_uri()}?mode=rw"
        connection = sqlite3.connect(place, timeout=BUSY_SECONDS, uri=True)
        arrange(connection, self.power_safe)
        return connection

    async def enable_wal(self) -> None:
        """Give the file a write-ahead log; only after the migration, so that a foreign file stays as it was."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.enable_wal_now)

    def enable_wal_now(self) -> None:
        with closing(self.connect()) as connection:
            connection.execute("PRAGMA journal_mode = WAL")

    async def transact(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.run_transaction, work)

    def run_transaction(self, work: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    def pen(self, token: Callable[[], str]) -> "SqlitePen":
        return SqlitePen(self, token)

    def close(self) -> None:
        self.thread.shutdown(wait=False)


def begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


class SqlitePen:
    """Writes batches on the thread of the writer, by a connection that stays open."""

    def __init__(self, writer: SqliteWriter, token: Callable[[], str]) -> None:
        self.writer = writer
        self.token = token  # with which this process holds the lock
        self.thread = writer.thread
        self.connection: sqlite3.Connection | None = None

    async def write(self, batch: Batch) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.commit, batch)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.drop)

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
            self.check_lock(connection)
            connection.executemany(INSERT_BOARD, batch.opened)
            connection.executemany(UPDATE_BOARD, batch.touched)
            connection.executemany(INSERT_LINE, batch.lines)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def check_lock(self, connection: sqlite3.Connection) -> None:
        token = self.token()
        if token and connection.execute(HELD, (token,)).fetchone() is None:
            raise LockTakenError

    def connected(self) -> sqlite3.Connection:
        if self.connection is None:
            self.connection = self.writer.connect()
        return self.connection

    def drop(self) -> None:
        if self.connection is not None:
            self.connection.close()
        self.connection = None
