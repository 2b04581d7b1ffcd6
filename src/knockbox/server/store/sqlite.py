"""The store in SQLite."""

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
from knockbox.server.store.errors import ConstraintError, LockTakenError, UnavailableError
from knockbox.server.store.migrate import migrate

T = TypeVar("T")

BUSY_TIMEOUT_SECONDS: Final = 5
SIDECAR_FILE_BYTES: Final = 65_536
"""More than the initial size of the write-ahead log and its index."""
MAX_REPORTED_FAULTS: Final = 10
DISK_FULL_ERRNOS: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""A full disk, or a quota of this user or process."""
INSERT_LOG_ENTRY_SQL: Final = "INSERT INTO log_entries (table_id, seq, at_ms, body) VALUES (?, ?, ?, ?)"
INSERT_TABLE_SQL: Final = (
    "INSERT INTO tables (id, game, phase, public, seats, created_ms, updated_ms) VALUES (?, ?, ?, ?, ?, ?, ?)"
)
LOCK_HELD_SQL: Final = "SELECT 1 FROM server_lock WHERE token = ?"
UPDATE_TABLE_SQL: Final = "UPDATE tables SET phase = ?3, public = ?4, seats = ?5, updated_ms = ?7 WHERE id = ?1"


def sqlite_engine(url: URL, power_safe: bool) -> AsyncEngine:
    engine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": BUSY_TIMEOUT_SECONDS})
    event.listen(engine.sync_engine, "connect", lambda connection, _: configure_reader(connection, power_safe))
    event.listen(engine.sync_engine, "begin", begin_deferred)
    return engine


def configure_reader(connection: Any, power_safe: bool) -> None:
    """Make a connection read-only: a write after a read can fail at random, so all writes go through the writer."""
    configure_connection(connection, power_safe)
    cursor = connection.cursor()
    cursor.execute("PRAGMA query_only = ON")
    cursor.close()


def configure_connection(connection: Any, power_safe: bool) -> None:
    """Configure a connection, either the driver's own or one wrapped by the engine.

    With a write-ahead log, NORMAL hands every commit to the operating system, so it survives a crash of this process;
    only FULL waits for the disk and survives a power failure.
    """
    connection.isolation_level = None  # transactions begin explicitly, not where the driver guesses
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA synchronous = {'FULL' if power_safe else 'NORMAL'}")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def begin_deferred(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


async def prepare_sqlite(writer: "SqliteWriteThread") -> None:
    """Create the file if it is missing, and migrate it."""
    path = writer.path
    await asyncio.to_thread(make_folder, path.parent)
    async with folder_lock(path.parent):
        make_file(path)
        await writer.transact(migrate)
        await writer.enable_wal()


@asynccontextmanager
async def folder_lock(folder: Path) -> AsyncIterator[None]:
    """Lock out other processes that start: SQLite does not wait for its lock when it switches to a write-ahead log."""
    place = os.open(folder, os.O_RDONLY)
    try:
        await asyncio.to_thread(fcntl.flock, place, fcntl.LOCK_EX)
        yield
    finally:
        os.close(place)


def find_file_damage(path: Path, thoroughly: bool) -> list[str]:
    """Return what SQLite finds wrong with a file; `thoroughly` also checks that every row is in every index.

    Raises:
        sqlite3.Error: the file could not be checked.
    """
    check = "integrity_check" if thoroughly else "quick_check"
    with closing(
        sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", timeout=BUSY_TIMEOUT_SECONDS, uri=True)
    ) as reader:
        found = [str(row[0]) for row in reader.execute(f"PRAGMA {check}({MAX_REPORTED_FAULTS})")]
    return [] if found == ["ok"] else found


def is_folder_full(folder: Path) -> bool:
    """Return whether not even the sidecar files of SQLite fit into a folder, by writing a temporary file."""
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(bytes(SIDECAR_FILE_BYTES))
    except OSError as error:
        return error.errno in DISK_FULL_ERRNOS
    return False


def make_folder(folder: Path) -> None:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_file(path: Path) -> None:
    """Create an empty file that only this user may read; SQLite gives its sidecar files the same mode."""
    with suppress(FileExistsError):  # never open an existing file: closing it would drop SQLite's locks
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


class SqliteWriteThread:
    """The only thread of this process that writes to the file, so that its transactions do not compete.

    Each transaction is one round trip to the thread, so a busy event loop never keeps the file locked. It begins with
    the write lock; one that reads first and asks for the lock later is refused if another process wrote in between.
    """

    def __init__(self, path: Path, power_safe: bool) -> None:
        self.path = path
        self.power_safe = power_safe
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.engine = create_engine("sqlite://", creator=self.connect, poolclass=NullPool, hide_parameters=True)
        event.listen(self.engine, "begin", begin_immediate)

    def connect(self) -> sqlite3.Connection:
        # Do not create a missing file: an empty one would look like a database without tables.
        place = f"{self.path.resolve().as_uri()}?mode=rw"
        connection = sqlite3.connect(place, timeout=BUSY_TIMEOUT_SECONDS, uri=True)
        configure_connection(connection, self.power_safe)
        return connection

    async def enable_wal(self) -> None:
        """Switch the file to a write-ahead log; only after the migration, so that a foreign file stays unchanged."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.enable_wal_now)

    def enable_wal_now(self) -> None:
        with closing(self.connect()) as connection:
            connection.execute("PRAGMA journal_mode = WAL")

    async def transact(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.run_transaction, work)

    def run_transaction(self, work: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    def log_writer(self, token: Callable[[], str]) -> "SqliteLogWriter":
        return SqliteLogWriter(self, token)

    def close(self) -> None:
        self.thread.shutdown(wait=False)


def begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


class SqliteLogWriter:
    """Writes batches on the writer's thread, on a connection that stays open."""

    def __init__(self, writer: SqliteWriteThread, token: Callable[[], str]) -> None:
        self.writer = writer
        self.token = token  # returns this process's lock token
        self.thread = writer.thread
        self.connection: sqlite3.Connection | None = None

    async def write(self, batch: Batch) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.commit, batch)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.close_connection)

    def commit(self, batch: Batch) -> None:
        try:
            self.transact(self.open_connection(), batch)
        except sqlite3.IntegrityError as error:
            raise ConstraintError(str(error)) from None
        except (sqlite3.InterfaceError, sqlite3.ProgrammingError, sqlite3.DataError):
            raise  # the values are wrong, not the database
        except sqlite3.Error as error:
            self.close_connection()
            raise UnavailableError(f"the database file cannot be written: {error}") from None

    def transact(self, connection: sqlite3.Connection, batch: Batch) -> None:
        connection.execute("BEGIN IMMEDIATE")
        try:
            self.check_lock(connection)
            connection.executemany(INSERT_TABLE_SQL, batch.new_tables)
            connection.executemany(UPDATE_TABLE_SQL, batch.updated_tables)
            connection.executemany(INSERT_LOG_ENTRY_SQL, batch.entries)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def check_lock(self, connection: sqlite3.Connection) -> None:
        token = self.token()
        if token and connection.execute(LOCK_HELD_SQL, (token,)).fetchone() is None:
            raise LockTakenError

    def open_connection(self) -> sqlite3.Connection:
        if self.connection is None:
            self.connection = self.writer.connect()
        return self.connection

    def close_connection(self) -> None:
        if self.connection is not None:
            self.connection.close()
        self.connection = None
