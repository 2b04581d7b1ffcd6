"""The store in Postgres."""

from collections.abc import Callable
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]  # it has no types of its own
from sqlalchemy import URL, event, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from knockbox.server.store.batch import Batch
from knockbox.server.store.errors import ConstraintError, LockTakenError, UnavailableError
from knockbox.server.store.migrate import migrate

CONNECT_TIMEOUT_SECONDS: Final = 10
COMMAND_TIMEOUT_SECONDS: Final = 30
IDLE_TIMEOUT_SECONDS: Final = 10
"""Shorter than `COMMAND_TIMEOUT_SECONDS`, for which a takeover waits for the row of the lock."""
MIGRATION_LOCK_ID: Final = 0x6B6E6F636B626F78  # "knockbox": the advisory lock for migrations
BATCH_SQL: Final = """
WITH
held AS MATERIALIZED (
    SELECT 1 FROM server_lock WHERE $17 IN ('', token) FOR SHARE
),
opened AS (
    INSERT INTO tables (id, game, phase, public, seats, created_ms, updated_ms)
    SELECT new.*
    FROM unnest($1::text[], $2::text[], $3::text[], $4::bool[], $5::text[], $6::bigint[], $7::bigint[]) AS new, held
),
updated AS (
    UPDATE tables SET phase = new.phase, public = new.public, seats = new.seats, updated_ms = new.updated_ms
    FROM unnest($8::text[], $9::text[], $10::bool[], $11::text[], $12::bigint[])
        AS new (id, phase, public, seats, updated_ms), held
    WHERE tables.id = new.id
)
INSERT INTO log_entries (table_id, seq, at_ms, body)
SELECT new.* FROM unnest($13::text[], $14::int[], $15::bigint[], $16::bytea[]) AS new, held
"""
"""One statement is one transaction and one round trip.

The row of the lock cannot change until the commit: a takeover waits for it, or nothing is written here.
"""
NOTHING_WRITTEN: Final = "INSERT 0 0"


def postgres_engine(url: URL, power_safe: bool) -> AsyncEngine:
    engine = create_async_engine(
        url,
        hide_parameters=True,
        pool_pre_ping=True,  # a restarted server has dropped the pooled connections
        connect_args={
            "timeout": CONNECT_TIMEOUT_SECONDS,
            "command_timeout": COMMAND_TIMEOUT_SECONDS,
            "server_settings": {"application_name": "knockbox"},
        },
    )
    event.listen(engine.sync_engine, "connect", lambda connection, _: set_idle_timeout(connection))
    if power_safe:
        event.listen(engine.sync_engine, "connect", lambda connection, _: enable_synchronous_commit(connection))
    return engine


def set_idle_timeout(connection: Any) -> None:
    """Let the database end a transaction whose process is suspended or gone, as it may hold the row of the lock."""
    cursor = connection.cursor()
    cursor.execute(f"SELECT set_config('idle_in_transaction_session_timeout', '{IDLE_TIMEOUT_SECONDS}s', false)")
    cursor.close()
    connection.commit()


def enable_synchronous_commit(connection: Any) -> None:
    """Turn `synchronous_commit` on if it is off; stronger settings stay.

    Otherwise the server's own setting applies. Even `off` survives a crash of this process, as the server has the
    commit by then; but the server itself could lose it, so we never turn it off.
    """
    cursor = connection.cursor()
    cursor.execute(
        "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
    )
    cursor.close()
    connection.commit()


async def prepare_postgres(engine: AsyncEngine) -> None:
    """Migrate the database; other processes that start wait until that is done."""
    async with engine.begin() as connection:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK_ID})
        await connection.run_sync(migrate)


class PostgresLogWriter:
    """Writes batches on one connection of the engine, directly through its driver."""

    def __init__(self, engine: AsyncEngine, token: Callable[[], str]) -> None:
        self.engine = engine
        self.token = token  # returns this process's lock token
        self.connection: AsyncConnection | None = None
        self.driver: Any = None

    async def write(self, batch: Batch) -> None:
        try:
            await self.connect()
            done = await self.driver.execute(BATCH_SQL, *batch_columns(batch), self.token())
        except asyncpg.IntegrityConstraintViolationError as error:
            raise ConstraintError(str(error.args[0])) from None
        except (asyncpg.DataError, ValueError):
            raise  # the values are wrong, not the database
        except (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            await self.invalidate_connection()
            raise UnavailableError(f"the database cannot be written: {type(error).__name__}") from None
        if batch.entries and done == NOTHING_WRITTEN:
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

    async def invalidate_connection(self) -> None:
        if self.connection is not None:
            await self.connection.invalidate()
        await self.close()


def batch_columns(batch: Batch) -> list[list[Any]]:
    """Return the rows of a batch as one array for each column."""
    updated = [
        (table_id, phase, public, seats, at_ms) for table_id, _, phase, public, seats, _, at_ms in batch.updated_tables
    ]
    return [*transpose(batch.new_tables, 7), *transpose(updated, 5), *transpose(batch.entries, 4)]


def transpose(rows: list[Any], width: int) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(width)]
