"""An open store, sample rows for it, and log writers that fail."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy import text

from knockbox.server.store.batch import Batch, LogWriter
from knockbox.server.store.database import Database, open_database
from knockbox.server.store.errors import UnavailableError
from knockbox.server.store.journal import Journal
from knockbox.server.store.repository import TableRepository
from knockbox.server.store.summary import TableSummary

NO_DELAYS = (0.0, 0.0)
"""Retry without waiting."""


class Store(msgspec.Struct):
    database: Database
    journal: Journal
    repository: TableRepository


@asynccontextmanager
async def open_store(url: str, pauses: Sequence[float] = NO_DELAYS) -> AsyncIterator[Store]:
    database = await open_database(url)
    journal = Journal(database, pauses)
    try:
        yield Store(database, journal, TableRepository(database))
    finally:
        await journal.close()
        await database.close()


def make_summary(board: str = "oak", **changes: object) -> TableSummary:
    plain = TableSummary(board, "knockdown", "seating", False, ("person", "open"), 1000, 1000)
    return msgspec.structs.replace(plain, **changes)


def make_rows(*words: str) -> list[tuple[int, bytes]]:
    return [(100 + place, word.encode()) for place, word in enumerate(words)]


async def write_tables(store: Store, *boards: str) -> None:
    """Write tables with one entry each."""
    await asyncio.gather(
        *(store.journal.append(board, 0, make_rows("opened"), make_summary(board)) for board in boards)
    )


async def read_bodies(store: Store, board: str) -> list[str]:
    """Return the log of a table, checking that it has no gap."""
    lines = await store.repository.load_log(board)
    assert [seq for seq, _, _ in lines] == list(range(len(lines)))
    return [body.decode() for _, _, body in lines]


async def run_statement(store: Store, statement: str) -> None:
    await store.database.write(lambda connection: connection.execute(text(statement)))


class SpyLogWriter:
    """A log writer that records its batches, waits at a gate, and can fail before or after writing."""

    def __init__(self, pen: LogWriter) -> None:
        self.writer = pen
        self.batches: list[list[tuple[str, int]]] = []
        self.reached = asyncio.Event()
        self.gate = asyncio.Event()
        self.gate.set()
        self.lost_requests = 0  # requests to lose
        self.lost_answers = 0  # answers to lose

    async def write(self, batch: Batch) -> None:
        self.reached.set()
        await self.gate.wait()
        if self.lost_requests:
            self.lost_requests -= 1
            raise UnavailableError("nobody there")
        await self.writer.write(batch)
        self.batches.append([(board, seq) for board, seq, _, _ in batch.entries])
        if self.lost_answers:
            self.lost_answers -= 1
            raise UnavailableError("no answer")

    async def close(self) -> None:
        await self.writer.close()


def spy_on_journal(store: Store) -> SpyLogWriter:
    store.journal.writer = spy = SpyLogWriter(store.journal.writer)
    return spy
