"""Stored logs, read and locked directly in the database behind a running server."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Protocol

import asyncpg  # type: ignore[import-untyped]  # it has no types of its own

from knockbox.server.tables import log

LOG_SQL = "SELECT body FROM log_entries WHERE table_id = {} ORDER BY seq"


class StoredLogs(Protocol):
    """What a test may do with a store."""

    url: str

    async def entries(self, table: str) -> list[Any]:
        """Return all log entries of a table, in order."""

    def lock_writers(self) -> Any:
        """Block all other writers inside this context."""


class SqliteStoredLogs:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.url = f"sqlite:///{path}"

    async def entries(self, table: str) -> list[Any]:
        with closing(sqlite3.connect(self.path)) as connection:
            return [log.decode_entry(body) for (body,) in connection.execute(LOG_SQL.format("?"), (table,))]

    @asynccontextmanager
    async def lock_writers(self) -> AsyncIterator[None]:
        with closing(sqlite3.connect(self.path, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield
            connection.execute("ROLLBACK")


class PostgresStoredLogs:
    def __init__(self, url: str) -> None:
        self.url = url

    async def entries(self, table: str) -> list[Any]:
        async with self.connection() as connection:
            return [log.decode_entry(row["body"]) for row in await connection.fetch(LOG_SQL.format("$1"), table)]

    @asynccontextmanager
    async def lock_writers(self) -> AsyncIterator[None]:
        async with self.connection() as connection, connection.transaction():
            await connection.execute("LOCK TABLE log_entries IN SHARE MODE")
            yield

    async def has_lock_waiters(self, count: int) -> bool:
        """Return whether at least `count` statements wait for a lock."""
        async with self.connection() as connection:
            waiting = await connection.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted")
            return bool(waiting >= count)

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        connection = await asyncpg.connect(self.url)
        try:
            yield connection
        finally:
            await connection.close()


def input_ids(entries: list[Any], seat: int) -> list[str]:
    """Return the request ids of a seat's inputs, in log order."""
    return [entry.action for entry in entries if isinstance(entry, log.InputMade) and entry.seat == seat]
