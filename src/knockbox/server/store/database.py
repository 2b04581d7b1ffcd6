"""An open database, SQLite or Postgres."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from socket import gaierror
from typing import Final, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it has no types of its own
from sqlalchemy import Connection, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from knockbox.server.store.address import Address, parse_address
from knockbox.server.store.batch import LogWriter
from knockbox.server.store.errors import (
    DamagedError,
    LockTakenError,
    StoreError,
    TemporarilyUnavailableError,
    UnavailableError,
)
from knockbox.server.store.migrate import check_revision
from knockbox.server.store.postgres import PostgresLogWriter, postgres_engine, prepare_postgres
from knockbox.server.store.schema import SERVER_LOCK
from knockbox.server.store.sqlite import (
    DISK_FULL_ERRNOS,
    SqliteWriteThread,
    find_file_damage,
    is_folder_full,
    prepare_sqlite,
    sqlite_engine,
)

T = TypeVar("T")

DRIVER_ERRORS: Final = (SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
"""What drivers raise; SQLAlchemy does not wrap all of it."""

TRANSIENT_ERRORS: Final = (
    *(ConnectionError, TimeoutError, gaierror),
    *(asyncpg.CannotConnectNowError, asyncpg.TooManyConnectionsError, asyncpg.PostgresConnectionError),
)
"""A database server that is down, starting, or full."""
MAX_CHECKED_BYTES: Final = 100_000_000
"""A larger file takes too long to check at every start."""
SQLITE_TRANSIENT_ERRORS: Final = ("SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_FULL")
SQLITE_MAYBE_FULL_PREFIXES: Final = ("SQLITE_IOERR", "SQLITE_CANTOPEN")
"""Prefixes of the SQLite errors for extra files that cannot be created or grown."""


class Database:
    """Connections for reading, and two ways to write: log entries through a `LogWriter`, all else through `write`."""

    def __init__(self, address: Address, engine: AsyncEngine, power_safe: bool) -> None:
        self.address = address
        self.engine = engine
        self.power_safe = power_safe
        self.writer = SqliteWriteThread(address.path, power_safe) if address.path else None
        self.token = ""  # of this process's lock; if it never took the lock, writes are not checked
        self.lock_taken = asyncio.Event()  # set when a write finds that another server has the lock

    @asynccontextmanager
    async def read_transaction(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection in a read transaction."""
        with translate_errors(self.address):
            async with self.engine.begin() as connection:
                yield connection

    async def write(self, work: Callable[[Connection], T], checks_lock: bool = True) -> T:
        """Run `work` in a transaction that may write from its first statement, and commit it.

        What it reads stays true until the commit, so it never fails because of another writer. It also counts as a
        heartbeat of the lock. Raise `LockTakenError` if this process has lost or released it; without `checks_lock`
        the lock is left alone.
        """
        guarded = partial(with_heartbeat, self.token if checks_lock else "", work)
        with translate_errors(self.address), self.watch_for_lock_loss():
            if self.writer is not None:
                return await self.writer.transact(guarded)
            async with self.engine.begin() as connection:
                return await connection.run_sync(guarded)

    @contextmanager
    def watch_for_lock_loss(self) -> Iterator[None]:
        """Set `lock_taken` if a write inside finds that the lock is lost."""
        try:
            yield
        except LockTakenError:
            self.lock_taken.set()
            raise

    async def find_damage(self, thoroughly: bool = False) -> list[str]:
        """Return what SQLite finds wrong with its file; Postgres reports damage only when it reads.

        Raises:
            StoreError: the file could not be checked.
        """
        path = self.address.path
        if path is None:
            return []
        with translate_errors(self.address):
            if not thoroughly and path.stat().st_size > MAX_CHECKED_BYTES:
                return []
            return await asyncio.to_thread(find_file_damage, path, thoroughly)

    def log_writer(self) -> LogWriter:
        if self.writer is not None:
            return self.writer.log_writer(lambda: self.token)
        return PostgresLogWriter(self.engine, lambda: self.token)

    async def close(self) -> None:
        await self.engine.dispose()
        if self.writer is not None:
            self.writer.close()


def with_heartbeat(token: str, work: Callable[[Connection], T], connection: Connection) -> T:
    """Run `work` unless the token no longer holds the lock; no other server can take it before the commit."""
    if token:
        beat = update(SERVER_LOCK).where(SERVER_LOCK.c.token == token).values(heartbeat=SERVER_LOCK.c.heartbeat + 1)
        if connection.execute(beat).rowcount == 0:
            raise LockTakenError
    return work(connection)


async def open_database(url: str, power_safe: bool = False) -> Database:
    """Open a database; create or migrate it if needed.

    Commits survive a crash of this process, and with `power_safe` also a power failure.
    """
    address = parse_address(url)
    make_engine = sqlite_engine if address.path else postgres_engine
    database = Database(address, make_engine(address.url, power_safe), power_safe)
    try:
        with translate_errors(address):
            await prepare_database(database)
    except BaseException:
        await database.close()
        raise
    return database


async def open_for_reading(url: str) -> Database:
    """Open an existing database of the current revision, without changing it."""
    address = parse_address(url)
    if address.path is not None and not address.path.is_file():
        raise StoreError(f"{address.display_url}: found no such file; expected a database")
    if address.path is not None and address.path.stat().st_size == 0:
        raise DamagedError(f"{address.display_url}: the file is empty")
    make_engine = sqlite_engine if address.path else postgres_engine
    database = Database(address, make_engine(address.url, False), False)
    try:
        async with database.read_transaction() as connection:
            await connection.run_sync(check_revision)
    except BaseException:
        await database.close()
        raise
    return database


async def prepare_database(database: Database) -> None:
    if database.writer is not None:
        await prepare_sqlite(database.writer)
    else:
        await prepare_postgres(database.engine)


@contextmanager
def translate_errors(address: Address) -> Iterator[None]:
    """Translate driver errors to `StoreError`; the full text of a driver error may quote rows."""
    try:
        yield
    except DRIVER_ERRORS as error:
        if address.path is not None and is_disk_full(error, address.path):
            raise TemporarilyUnavailableError(f"{address.display_url}: the disk is full") from None
        raise store_error_type(error, address)(f"{address.display_url}: {error_reason(error)}") from None


def store_error_type(error: BaseException, address: Address) -> type[UnavailableError]:
    if is_transient(error, address):
        return TemporarilyUnavailableError
    return DamagedError if any(is_damage(cause) for cause in causes_of(error)) else UnavailableError


def is_damage(cause: BaseException | None) -> bool:
    is_corrupt = getattr(cause, "sqlite_errorname", "").startswith("SQLITE_CORRUPT")
    return is_corrupt or isinstance(cause, asyncpg.DataCorruptedError | asyncpg.IndexCorruptedError)


def is_transient(error: BaseException, address: Address) -> bool:
    """Return whether an error, or the driver error behind it, may go away without intervention."""
    transient = (
        TRANSIENT_ERRORS if address.path else (*TRANSIENT_ERRORS, FileNotFoundError)
    )  # a server creates its socket when it starts
    causes = causes_of(error)
    return any(
        isinstance(each, transient) or getattr(each, "sqlite_errorname", "") in SQLITE_TRANSIENT_ERRORS
        for each in causes
    )


def causes_of(error: BaseException) -> list[BaseException | None]:
    """Return an error and the driver errors behind it."""
    return [error, getattr(error, "orig", None), getattr(getattr(error, "orig", None), "__cause__", None)]


def is_disk_full(error: BaseException, path: Path) -> bool:
    """Return whether the database file or one of its extra files does not fit on the disk, which may pass."""
    for cause in causes_of(error):
        if isinstance(cause, OSError) and cause.errno in DISK_FULL_ERRNOS:
            return True
        if getattr(cause, "sqlite_errorname", "").startswith(SQLITE_MAYBE_FULL_PREFIXES):
            return is_folder_full(path.parent)
    return False


def error_reason(error: BaseException) -> str:
    """Return the first line of the driver's message; further lines may quote rows."""
    original = error.orig if isinstance(error, DBAPIError) and error.orig else error
    first_line = (str(original).splitlines() or [""])[0]
    return first_line or type(original).__name__
