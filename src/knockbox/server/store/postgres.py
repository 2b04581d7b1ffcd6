"""The store in a database of Postgres."""

from collections.abc import Callable
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]  # it has no types of its own
from sqlalchemy import URL, event, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from knockbox.server.store.batch import Batch
from knockbox.server.store.errors import LockTakenError, RefusedError, UnavailableError
from knockbox.server.store.migrate import migrate

CONNECT_SECONDS: Final = 10
ANSWER_SECONDS: Final = 30
IDLE_SECONDS: Final = 10
"""Shorter than `ANSWER_SECONDS`, for which a take-over waits for the row of the lock."""
LOCK: Final = 0x6B6E6F636B626F78  # "knockbox": the advisory lock of whoever migrates
BATCH: Final = """
WITH
held AS MATERIALIZED (
    SELECT 1 FROM server_lock WHERE $17 IN ('', token) FOR SHARE
),
opened AS (
    INSERT INTO board (id, game, phase, public, seats, created_ms, touched_ms)
    SELECT new.*
    FROM unnest($1::text[], $2::text[], $3::text[], $4::bool[], $5::text[], $6::bigint[], $7::bigint[]) AS new, held
),
touched AS (
    UPDATE board SET phase = new.phase, public = new.public, seats = new.seats, touched_ms = new.touched_ms
    FROM unnest($8::text[], $9::text[], $10::bool[], $11::text[], $12::bigint[])
        AS new (id, phase, public, seats, touched_ms), held
    WHERE board.id = new.id
)
INSERT INTO line (board, seq, at_ms, body)
SELECT new.* FROM unnest($13::text[], $14::int[], $15::bigint[], $16::bytea[]) AS new, held
"""
"""One statement is one transaction and one trip to the server and back.

The row of the lock cannot change until the commit: a take-over waits for it, or nothing is written here.
"""
NOTHING_WRITTEN: Final = "INSERT 0 0"


def postgres_engine(url: URL, power_safe: bool) -> AsyncEngine:
    engine = create_async_engine(
        url,
        hide_parameters=True,
        pool_pre_ping=True,  # a server that was started anew has cut the connections that wait in the pool
        connect_args={
            "timeout": CONNECT_SECONDS,
            "command_timeout": ANSWER_SECONDS,
            "server_settings": {"application_name": "knockbox"},
        },
    )
    event.listen(engine.sync_engine, "connect", lambda connection, _: set_idle_timeout(connection))
    if power_safe:
        event.listen(engine.sync_engine, "connect", lambda connection, _: wait_for_the_disk(connection))
    return engine


def set_idle_timeout(connection: Any) -> None:
    """Let the database end a transaction whose process is suspended or gone: it may hold the row of the lock."""
    cursor = connection.cursor()
    cursor.execute(f"SELECT set_config('idle_in_transaction_session_timeout', '{IDLE_SECONDS}s', false)")
    cursor.close()
    connection.commit()


def wait_for_the_disk(connection: Any) -> None:
    """Turn `synchronous_commit` on where it is off; whatever is stronger stays.

    Otherwise the server's own setting holds. Even `off` is safe against the death of this process, for by then the
    server has the commit; but the server itself could lose it, so we never turn it off.
    """
    cursor = connection.cursor()
    cursor.execute(
        "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
    )
    cursor.close()
    connection.commit()


async def prepare_postgres(engine: AsyncEngine) -> None:
    """Bring the database up to date; other processes that start wait until that is done."""
    async with engine.begin() as connection:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(migrate)


class PostgresPen:
    """Holds one connection of the engine and talks to its driver."""

    def __init__(self, engine: AsyncEngine, token: Callable[[], str]) -> None:
        self.engine = engine
        self.token = token  # with which this process holds the lock
        self.connection: AsyncConnection | None = None
        self.driver: Any = None

    async def write(self, batch: Batch) -> None:
        try:
            await self.connect()
            done = await self.driver.execute(BATCH, *columns(batch), self.token())
        except asyncpg.IntegrityConstraintViolationError as error:
            raise RefusedError(str(error.args[0])) from None
        except (asyncpg.DataError, ValueError):
            raise  # what was given is wrong, not the database
        except (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            await self.drop()
            raise UnavailableError(f"the database does not take what is written: {type(error).__name__}") from None
        if batch.lines and done == NOTHING_WRITTEN:
            raise LockTakenError

    async def close(self) -> None:
        if self.connection is not None:
            await self.connection.close()
        self.connection = self.driver = None

    async def connect(self) -> None:
        if self.connection is None:
            connection = await self.engine.connect()
            self.driver = (await connection.get_raw_connection()).driver_connection
            self.connection = connection

    async def drop(self) -> None:
        if self.connection is not None:
            await self.connection.invalidate()
        await self.close()


def columns(batch: Batch) -> list[list[Any]]:
    """The rows of a batch, column by column: an array each."""
    touched = [(board, phase, public, seats, at_ms) for board, _, phase, public, seats, _, at_ms in batch.touched]
    return [*turned(batch.opened, 7), *turned(touched, 5), *turned(batch.lines, 4)]


def turned(rows: list[Any], width: int) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(width)]
