"""An open store, words for what is put into it, and pens that fail."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy import text

from knockbox.server.store.batch import Batch, Pen
from knockbox.server.store.brief import Brief
from knockbox.server.store.database import Database, open_database
from knockbox.server.store.errors import UnavailableError
from knockbox.server.store.journal import Journal
from knockbox.server.store.shelf import Shelf

AT_ONCE = (0.0, 0.0)
"""Try again without waiting."""


class Store(msgspec.Struct):
    database: Database
    journal: Journal
    shelf: Shelf


@asynccontextmanager
async def opened(url: str, pauses: Sequence[float] = AT_ONCE) -> AsyncIterator[Store]:
    database = await open_database(url)
    journal = Journal(database, pauses)
    try:
        yield Store(database, journal, Shelf(database))
    finally:
        await journal.close()
        await database.close()


def brief(board: str = "oak", **changes: object) -> Brief:
    plain = Brief(board, "knockdown", "seating", False, ("person", "open"), 1000, 1000)
    return msgspec.structs.replace(plain, **changes)


def bodies(*words: str) -> list[tuple[int, bytes]]:
    return [(100 + place, word.encode()) for place, word in enumerate(words)]


async def begin(store: Store, *boards: str) -> None:
    """Tables with one line each."""
    await asyncio.gather(*(store.journal.append(board, 0, bodies("opened"), brief(board)) for board in boards))


async def words_of(store: Store, board: str) -> list[str]:
    """The log of a table, which has no gap."""
    lines = await store.shelf.lines_of(board)
    assert [seq for seq, _, _ in lines] == list(range(len(lines)))
    return [body.decode() for _, _, body in lines]


async def say(store: Store, statement: str) -> None:
    await store.database.write(lambda connection: connection.execute(text(statement)))


class Spy:
    """A pen that tells what it wrote, waits at a gate, and loses its word before or after writing."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen
        self.batches: list[list[tuple[str, int]]] = []
        self.reached = asyncio.Event()
        self.gate = asyncio.Event()
        self.gate.set()
        self.unheard = 0  # so many times the request is lost
        self.unanswered = 0  # so many times the answer is lost

    async def write(self, batch: Batch) -> None:
        self.reached.set()
        await self.gate.wait()
        if self.unheard:
            self.unheard -= 1
            raise UnavailableError("nobody there")
        await self.pen.write(batch)
        self.batches.append([(board, seq) for board, seq, _, _ in batch.lines])
        if self.unanswered:
            self.unanswered -= 1
            raise UnavailableError("no answer")

    async def close(self) -> None:
        await self.pen.close()


def spied(store: Store) -> Spy:
    store.journal.pen = spy = Spy(store.journal.pen)
    return spy
