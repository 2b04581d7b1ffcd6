"""What runs as long as the server does: tables and their log, bots, and the chores of the house."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import count
from typing import Any, Final

from knockbox.bots.workers.thinkers import Thinkers
from knockbox.server.catalogue.shapes import Reach
from knockbox.server.errors import CODES
from knockbox.server.gate import Gate
from knockbox.server.house import SHUTDOWN, House
from knockbox.server.lives import KEPT, lives_in
from knockbox.server.logs import fail, tell, warn
from knockbox.server.memory import tidy_up
from knockbox.server.metrics import Metrics
from knockbox.server.practice import practise
from knockbox.server.reach import HERE_ALONE
from knockbox.server.settings import Settings
from knockbox.server.sockets import GOODBYE_SECONDS, Connection, converse, listen
from knockbox.server.store.database import Database, open_database
from knockbox.server.store.errors import DamagedError, LockTakenError, StoreError
from knockbox.server.store.journal import Journal
from knockbox.server.store.lock import release_lock, take_lock
from knockbox.server.store.shelf import Shelf
from knockbox.server.tables.surroundings import Surroundings, wall_clock_ms

ROUND_SECONDS: Final = 1.0
"""Between two rounds of chores."""
ABSENT_MS: Final = 10_000
"""Whoever comes to his chores so late was not there for the tables either."""
PINGS: Final = 3
"""Chances that a silent client has to show that it is there."""
RETENTION_ROUNDS: Final = 3600
WELL_SECONDS: Final = 5.0
"""For so long a server is well after its last sign of life."""


class Service:
    """Everything behind the doors; `start` and `stop` it around a loop.

    `surround` makes what tables have around them; a test may bring time and lots of its own. With `take_over` it
    starts though another server has the database. `when_ousted` is called when another one has taken it from this one.
    """

    def __init__(
        self,
        settings: Settings,
        reach: Reach = HERE_ALONE,
        surround: Callable[..., Surroundings] = Surroundings,
        take_over: bool = False,
    ) -> None:
        self.settings = settings
        self.take_over = take_over
        self.when_ousted: Callable[[], None] = lambda: None
        self.is_ousted = False
        self.reach = reach
        self.surround = surround
        self.gate = Gate(settings)
        self.metrics = Metrics(CODES)
        self.connections: dict[Connection, asyncio.Task[Any] | None] = {}  # and who serves them
        self.chores: asyncio.Task[None] | None = None
        self.watching: asyncio.Task[None] | None = None  # whether the lock is still ours
        self.checking: asyncio.Task[None] | None = None  # whether the file is whole
        self.is_file_damaged = False
        self.is_ready = False
        self.beaten_at = 0.0  # when a sign of life was last written

    async def start(self) -> None:
        settings = self.settings
        self.database: Database = await open_database(settings.database.reveal(), settings.power_safe)
        try:
            await take_lock(self.database, self.take_over, on_wait=tell_wait)
            await self.open_house()
        except BaseException:
            await self.let_go_of_database()
            raise
        self.chores = asyncio.create_task(self.do_chores())
        self.watching = asyncio.create_task(self.watch_lock())
        self.checking = asyncio.create_task(self.look_for_damage())
        self.is_ready = True
        tell("started", database=settings.database_shown)

    async def open_house(self) -> None:
        """Make what tables need, once the database is ours."""
        settings = self.settings
        self.shelf = Shelf(self.database)
        former = lives_in(await self.shelf.pulses())
        self.journal = Journal(self.database, count=self.metrics.committed)
        self.thinkers = Thinkers(settings.bot_workers or None, settings.bot_nice, is_apart=True)
        around = self.surround(self.journal, self.shelf, self.thinkers, self.metrics, bot_queue=settings.bot_queue)
        self.house = House(self.shelf, around, settings.max_tables, former)
        try:
            await self.beat()
            await self.shelf.forget_pulses(KEPT)
        except BaseException:
            await self.close_house()
            raise

    async def close_house(self) -> None:
        await self.journal.close()
        await asyncio.to_thread(self.thinkers.close)

    async def let_go_of_database(self) -> None:
        """Let the next server start at once, if this one holds the lock."""
        if self.database.token:
            with suppress(StoreError):  # then the next one waits a little
                await release_lock(self.database)
        await self.database.close()

    async def look_for_damage(self) -> None:
        """Log a damaged file soon after the start, before anybody opens a table that is affected."""
        try:
            found = await self.database.find_damage()
        except DamagedError as error:
            found = [str(error)]
        except StoreError as error:
            warn("database not checked", reason=str(error), hint="`tables check` reads everything")
            return
        if found:
            self.note_damage(found[0])

    def note_damage(self, reason: str) -> None:
        if not self.is_file_damaged:
            warn("database damaged", reason=reason, hint="`tables check` reads everything; restore a copy")
        self.is_file_damaged = True
        self.metrics.damaged["database"].set(1)

    @property
    def is_damaged(self) -> bool:
        """Whether something of the store could not be read as it was written."""
        return self.is_file_damaged or bool(self.house.damaged)

    async def watch_lock(self) -> None:
        """Once another server has taken over the database, let go of all tables and ask to be stopped."""
        await self.database.lock_taken.wait()
        warn("database taken over by another server", hint="this one stops")
        self.is_ready = False
        self.is_ousted = True
        self.house.abandon()
        self.when_ousted()

    async def serve(self, connection: Connection, table: str) -> None:
        """A connection to a table as long as it lasts."""
        await self.attend(connection, listen(connection, self.house, table), table)

    async def practise(self, connection: Connection) -> None:
        """One to a place where towers are practised."""
        await self.attend(connection, practise(connection, self.house.around), "")

    async def attend(self, connection: Connection, listening: Coroutine[Any, Any, None], table: str) -> None:
        self.connections[connection] = asyncio.current_task()
        try:
            await converse(connection, listening, table)
        finally:
            del self.connections[connection]

    async def say_goodbye(self) -> None:
        """What was begun is finished, and everybody is told."""
        self.is_ready = False
        if self.chores is not None:
            self.chores.cancel()
        self.chores = asyncio.create_task(self.keep_lock())
        await self.house.close()
        for connection in self.connections:
            connection.close(*SHUTDOWN)
        serving = [task for task in self.connections.values() if task is not None]
        if serving:
            await asyncio.wait(serving, timeout=2 * GOODBYE_SECONDS)

    async def stop(self) -> None:
        """After the goodbye: finish writing, stop the bots, and let the next server start."""
        await self.close_house()
        for task in (self.chores, self.watching, self.checking):
            if task is not None:
                task.cancel()
                await asyncio.wait({task})
        await self.let_go_of_database()
        tell("stopped")

    async def keep_lock(self) -> None:
        """Send heartbeats while connections are closed, which may take a while."""
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            with suppress(StoreError):
                await self.house.beat()

    async def beat(self) -> None:
        """A sign of life; what is written every second also shows whether anything can be."""
        await self.house.beat()
        self.beaten_at = time.monotonic()

    def is_well(self) -> bool:
        """Whether tables can be served: nobody asks the store for the sake of whoever asks us."""
        return self.is_ready and time.monotonic() - self.beaten_at < WELL_SECONDS

    async def do_chores(self) -> None:
        """Whatever fails in one round may go well in the next; what fails again and again is told once."""
        trouble = ""
        for number in count():
            begun_ms = wall_clock_ms()
            await asyncio.sleep(ROUND_SECONDS)
            try:
                if (gap_ms := wall_clock_ms() - begun_ms) > ABSENT_MS:  # the machine slept, or its time was set
                    await self.house.skip(gap_ms)
                await self.do_round(number)
            except LockTakenError:
                return
            except Exception as error:
                if repr(error) != trouble:
                    fail("chores failed", error)
                trouble = repr(error)
                continue
            if trouble:
                tell("chores go on")
            trouble = ""

    async def do_round(self, number: int) -> None:
        self.look_after_connections(time.monotonic())
        tidy_up()
        self.house.put_idle_to_sleep(round(self.settings.sleep_seconds * 1000))
        await self.beat()
        if number % RETENTION_ROUNDS == 0:
            await self.house.forget(self.settings.keep_finished_days, self.settings.keep_abandoned_days)

    def look_after_connections(self, now: float) -> None:
        for connection in list(self.connections):
            if connection.is_silent(now):
                connection.close("silent", "nothing was heard from you for too long")
            elif connection.is_deaf(now):
                connection.close_as_slow()
            elif now - max(connection.pinged_at, connection.heard_at) > self.settings.silence_seconds / PINGS:
                connection.ping()


def tell_wait(holder: str) -> None:
    warn("waiting for another server to let go of the database", holder=holder)
