"""The log of tables as it stands in the store, read and locked behind the back of the server."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Protocol

import asyncpg  # type: ignore[import-untyped]  # it has no types of its own

from knockbox.server.tables import log

LINES = "SELECT body FROM line WHERE board = {} ORDER BY seq"


class Ledger(Protocol):
    """What a test may do with a store."""

    url: str

    async def entries(self, table: str) -> list[Any]:
        """All lines of the log of a table, in their order."""

    def locked(self) -> Any:
        """As long as this context lasts, nobody else can write."""


class SqliteLedger:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.url = f"sqlite:///{path}"

    async def entries(self, table: str) -> list[Any]:
        with closing(sqlite3.connect(self.path)) as connection:
            return [log.read(body) for (body,) in connection.execute(LINES.format("?"), (table,))]

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        with closing(sqlite3.connect(self.path, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield
            connection.execute("ROLLBACK")


class PostgresLedger:
    def __init__(self, url: str) -> None:
        self.url = url

    async def entries(self, table: str) -> list[Any]:
        async with self.connected() as connection:
            return [log.read(row["body"]) for row in await connection.fetch(LINES.format("$1"), table)]

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        async with self.connected() as connection, connection.transaction():
            await connection.execute("LOCK TABLE line IN SHARE MODE")
            yield

    async def is_waited_for(self, count: int) -> bool:
        """Whether so many statements wait for somebody else's lock."""
        async with self.connected() as connection:
            waiting = await connection.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted")
            return bool(waiting >= count)

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[Any]:
        connection = await asyncpg.connect(self.url)
        try:
            yield connection
        finally:
            await connection.close()


def inputs_of(entries: list[Any], seat: int) -> list[str]:
    """The ids that a seat gave to its inputs, in the order of the log."""
    return [entry.action for entry in entries if isinstance(entry, log.Made) and entry.seat == seat]
