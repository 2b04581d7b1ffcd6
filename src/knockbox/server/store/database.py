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

from knockbox.server.store.address import Address, read_address
from knockbox.server.store.batch import Pen
from knockbox.server.store.errors import AwayError, DamagedError, LockTakenError, StoreError, UnavailableError
from knockbox.server.store.migrate import check_revision
from knockbox.server.store.postgres import PostgresPen, postgres_engine, prepare_postgres
from knockbox.server.store.schema import SERVER_LOCK
from knockbox.server.store.sqlite import NO_ROOM, SqliteWriter, damage_in, is_full, prepare_sqlite, sqlite_engine

T = TypeVar("T")

TROUBLE: Final = (SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
"""What drivers raise; not all of it comes wrapped."""

PASSING: Final = (
    *(ConnectionError, TimeoutError, gaierror),
    *(asyncpg.CannotConnectNowError, asyncpg.TooManyConnectionsError, asyncpg.PostgresConnectionError),
)
"""A server that is not there, not yet there, or full."""
MAX_CHECKED_BYTES: Final = 100_000_000
"""A larger file takes too long to check at every start."""
SQLITE_PASSING: Final = ("SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_FULL")
SQLITE_PERHAPS_FULL: Final = ("SQLITE_IOERR", "SQLITE_CANTOPEN")
"""Prefixes of the SQLite errors for extra files that cannot be created or grown."""


class Database:
    """Connections for readers, and one way to write: lines of tables go through a pen, all else through `write`."""

    def __init__(self, address: Address, engine: AsyncEngine, power_safe: bool) -> None:
        self.address = address
        self.engine = engine
        self.power_safe = power_safe
        self.writer = SqliteWriter(address.path, power_safe) if address.path else None
        self.token = ""  # with which this process took the lock; if it never did, writes are not checked
        self.lock_taken = asyncio.Event()  # set as soon as a write finds the lock in other hands

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[AsyncConnection]:
        """A connection in a transaction for reading."""
        with plainly(self.address):
            async with self.engine.begin() as connection:
                yield connection

    async def write(self, work: Callable[[Connection], T], checks_lock: bool = True) -> T:
        """Run `work` in a transaction that has the right to write from its first statement, and commit it.

        What is read in it is still true when it is written, so no attempt fails because of another writer.
        It also counts as a heartbeat of the lock. Raises `LockTakenError` if this process has lost or released it;
        without `checks_lock` the lock is left alone.
        """
        guarded = partial(with_heartbeat, self.token if checks_lock else "", work)
        with plainly(self.address), self.watch_for_lock_loss():
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
        with plainly(self.address):
            if not thoroughly and path.stat().st_size > MAX_CHECKED_BYTES:
                return []
            return await asyncio.to_thread(damage_in, path, thoroughly)

    def pen(self) -> Pen:
        if self.writer is not None:
            return self.writer.pen(lambda: self.token)
        return PostgresPen(self.engine, lambda: self.token)

    async def close(self) -> None:
        await self.engine.dispose()
        if self.writer is not None:
            self.writer.close()


def with_heartbeat(token: str, work: Callable[[Connection], T], connection: Connection) -> T:
    """Do some work, unless the token no longer holds the lock; no other server can take it before the commit."""
    if token:
        beat = update(SERVER_LOCK).where(SERVER_LOCK.c.token == token).values(beat=SERVER_LOCK.c.beat + 1)
        if connection.execute(beat).rowcount == 0:
            raise LockTakenError
    return work(connection)


async def open_database(url: str, power_safe: bool = False) -> Database:
    """Open a database, making or bringing up to date what is needed.

    What is committed outlives the death of this process; with `power_safe` also a loss of power.
    """
    address = read_address(url)
    make_engine = sqlite_engine if address.path else postgres_engine
    database = Database(address, make_engine(address.url, power_safe), power_safe)
    try:
        with plainly(address):
            await prepare(database)
    except BaseException:
        await database.close()
        raise
    return database


async def open_for_reading(url: str) -> Database:
    """Open a database that is there and up to date, and change nothing about it."""
    address = read_address(url)
    if address.path is not None and not address.path.is_file():
        raise StoreError(f"{address.told}: found no such file; expected a database")
    if address.path is not None and address.path.stat().st_size == 0:
        raise DamagedError(f"{address.told}: the file is empty")
    make_engine = sqlite_engine if address.path else postgres_engine
    database = Database(address, make_engine(address.url, False), False)
    try:
        async with database.connected() as connection:
            await connection.run_sync(check_revision)
    except BaseException:
        await database.close()
        raise
    return database


async def prepare(database: Database) -> None:
    if database.writer is not None:
        await prepare_sqlite(database.writer)
    else:
        await prepare_postgres(database.engine)


@contextmanager
def plainly(address: Address) -> Iterator[None]:
    """Say in plain words that a database does not do what it should; what a driver says in full quotes rows."""
    try:
        yield
    except TROUBLE as error:
        if address.path is not None and is_for_want_of_room(error, address.path):
            raise AwayError(f"{address.told}: the disk is full") from None
        raise kind_of(error, address)(f"{address.told}: {reason(error)}") from None


def kind_of(error: BaseException, address: Address) -> type[UnavailableError]:
    if is_passing(error, address):
        return AwayError
    return DamagedError if any(is_damage(cause) for cause in causes_of(error)) else UnavailableError


def is_damage(cause: BaseException | None) -> bool:
    is_corrupt = getattr(cause, "sqlite_errorname", "").startswith("SQLITE_CORRUPT")
    return is_corrupt or isinstance(cause, asyncpg.DataCorruptedError | asyncpg.IndexCorruptedError)


def is_passing(error: BaseException, address: Address) -> bool:
    """Whether it is trouble that may be over by itself; what the driver raised is behind what is raised here."""
    passing = PASSING if address.path else (*PASSING, FileNotFoundError)  # a server makes its socket when it starts
    causes = causes_of(error)
    return any(isinstance(each, passing) or getattr(each, "sqlite_errorname", "") in SQLITE_PASSING for each in causes)


def causes_of(error: BaseException) -> list[BaseException | None]:
    """What was raised, and what the driver raised behind it."""
    return [error, getattr(error, "orig", None), getattr(getattr(error, "orig", None), "__cause__", None)]


def is_for_want_of_room(error: BaseException, path: Path) -> bool:
    """Return whether the database file or one of its extra files does not fit on the disk, which may pass."""
    for cause in causes_of(error):
        if isinstance(cause, OSError) and cause.errno in NO_ROOM:
            return True
        if getattr(cause, "sqlite_errorname", "").startswith(SQLITE_PERHAPS_FULL):
            return is_full(path.parent)
    return False


def reason(error: BaseException) -> str:
    """The first line of what the driver said; further lines may quote what was written."""
    original = error.orig if isinstance(error, DBAPIError) and error.orig else error
    said = (str(original).splitlines() or [""])[0]
    return said or type(original).__name__
