"""What runs as long as the server does: tables and their log, bots, and the chores of the house."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

from knockbox.bots.workers.thinkers import Thinkers
from knockbox.server.catalogue.shapes import Reach
from knockbox.server.errors import CODES
from knockbox.server.gate import Gate
from knockbox.server.house import PULSE, SHUTDOWN, House
from knockbox.server.logs import fail, tell
from knockbox.server.memory import tidy_up
from knockbox.server.metrics import Metrics
from knockbox.server.reach import HERE_ALONE
from knockbox.server.settings import Settings
from knockbox.server.sockets import GOODBYE_SECONDS, Connection, converse
from knockbox.server.store.database import Database, open_database
from knockbox.server.store.errors import StoreError
from knockbox.server.store.journal import Journal
from knockbox.server.store.shelf import Shelf
from knockbox.server.tables.surroundings import Surroundings

ROUND_SECONDS: Final = 1.0
"""Between two rounds of chores."""
PINGS: Final = 3
"""Chances that a silent client has to show that it is there."""
RETENTION_ROUNDS: Final = 3600


class Service:
    """Everything behind the doors; `start` and `stop` it around a loop.

    `surround` makes what tables have around them; a test may bring time and lots of its own.
    """

    def __init__(
        self,
        settings: Settings,
        reach: Reach = HERE_ALONE,
        surround: Callable[..., Surroundings] = Surroundings,
    ) -> None:
        self.settings = settings
        self.reach = reach
        self.surround = surround
        self.gate = Gate(settings)
        self.metrics = Metrics(CODES)
        self.connections: dict[Connection, asyncio.Task[Any] | None] = {}  # and who serves them
        self.chores: asyncio.Task[None] | None = None
        self.is_ready = False

    async def start(self) -> None:
        settings = self.settings
        self.database: Database = await open_database(settings.database.reveal(), settings.power_safe)
        self.shelf = Shelf(self.database)
        self.journal = Journal(self.database, count=self.metrics.committed)
        self.thinkers = Thinkers(settings.bot_workers or None, settings.bot_nice, is_apart=True)
        around = self.surround(self.journal, self.shelf, self.thinkers, self.metrics, bot_queue=settings.bot_queue)
        self.house = House(self.shelf, around, settings.max_tables, await self.shelf.pulse(PULSE) or 0)
        await self.house.beat()
        self.chores = asyncio.create_task(self.do_chores())
        self.is_ready = True
        tell("started", database=settings.database_shown)

    async def serve(self, connection: Connection, table: str) -> None:
        """A connection as long as it lasts."""
        self.connections[connection] = asyncio.current_task()
        try:
            await converse(connection, self.house, table)
        finally:
            del self.connections[connection]

    async def say_goodbye(self) -> None:
        """What was begun is finished, and everybody is told."""
        self.is_ready = False
        if self.chores is not None:
            self.chores.cancel()
        await self.house.close()
        for connection in self.connections:
            connection.close(*SHUTDOWN)
        serving = [task for task in self.connections.values() if task is not None]
        if serving:
            await asyncio.wait(serving, timeout=2 * GOODBYE_SECONDS)

    async def stop(self) -> None:
        """After the goodbye: nothing is left half written, and nobody thinks on."""
        await self.journal.close()
        await asyncio.to_thread(self.thinkers.close)
        await self.database.close()
        tell("stopped")

    async def do_chores(self) -> None:
        """Whatever fails in one round may go well in the next."""
        rounds = 0
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            rounds += 1
            try:
                self.look_after_connections(time.monotonic())
                tidy_up()
                self.house.put_idle_to_sleep(round(self.settings.sleep_seconds * 1000))
                await self.house.beat()
                if rounds % RETENTION_ROUNDS == 1:
                    await self.house.forget(self.settings.keep_finished_days, self.settings.keep_abandoned_days)
            except StoreError as error:
                fail("chores failed", error)

    def look_after_connections(self, now: float) -> None:
        for connection in list(self.connections):
            if connection.is_silent(now):
                connection.close("silent", "nothing was heard from you for too long")
            elif now - max(connection.pinged_at, connection.heard_at) > self.settings.silence_seconds / PINGS:
                connection.ping()
