"""The running server: tables and their log, bots, and maintenance."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import count
from typing import Any, Final

from knockbox.bots.workers.pool import WorkerPool
from knockbox.server.access import AccessControl
from knockbox.server.catalogue.shapes import Reach
from knockbox.server.errors import REFUSAL_CODES
from knockbox.server.logs import log_error, log_info, log_warning
from knockbox.server.metrics import Metrics
from knockbox.server.practice import run_practice
from knockbox.server.public_url import LOOPBACK_ONLY
from knockbox.server.runtime_tuning import collect_if_due
from knockbox.server.settings import Settings
from knockbox.server.sockets import GOODBYE_SECONDS, Connection, run_connection, serve_requests
from knockbox.server.store.database import Database, open_database
from knockbox.server.store.errors import DamagedError, LockTakenError, StoreError
from knockbox.server.store.journal import Journal
from knockbox.server.store.lock import release_lock, take_lock
from knockbox.server.store.repository import TableRepository
from knockbox.server.table_registry import SHUTDOWN_REASON, TableRegistry
from knockbox.server.tables.context import TableContext, wall_clock_ms
from knockbox.server.uptime import MAX_KEPT_RUNS, runs_from_heartbeats

MAINTENANCE_SECONDS: Final = 1.0
"""Interval of maintenance."""
SUSPENDED_MS: Final = 10_000
"""If maintenance runs this late, the process was suspended; clocks skip the gap."""
PINGS_BEFORE_TIMEOUT: Final = 3
"""Pings a silent client gets before it times out."""
RETENTION_ROUNDS: Final = 3600
HEALTHY_SECONDS: Final = 5.0
"""Time after its last heartbeat for which a server counts as healthy."""


class Service:
    """Everything behind the HTTP and websocket routes; call `start` and `stop` in its event loop.

    `make_context` creates the context of the tables; tests pass their own time and ids. With `take_over` it starts
    although another server has the database. `on_takeover` is called when another server takes over from this one.
    """

    def __init__(
        self,
        settings: Settings,
        reach: Reach = LOOPBACK_ONLY,
        make_context: Callable[..., TableContext] = TableContext,
        take_over: bool = False,
    ) -> None:
        self.settings = settings
        self.take_over = take_over
        self.on_takeover: Callable[[], None] = lambda: None
        self.is_taken_over = False
        self.reach = reach
        self.make_context = make_context
        self.access = AccessControl(settings)
        self.metrics = Metrics(REFUSAL_CODES)
        self.connections: dict[Connection, asyncio.Task[Any] | None] = {}  # and the tasks that serve them
        self.maintenance_task: asyncio.Task[None] | None = None
        self.lock_watch_task: asyncio.Task[None] | None = None  # that the lock is still ours
        self.damage_check_task: asyncio.Task[None] | None = None  # the database for damage
        self.is_file_damaged = False
        self.is_ready = False
        self.heartbeat_at = 0.0  # when the last heartbeat was written

    async def start(self) -> None:
        settings = self.settings
        self.database: Database = await open_database(settings.database.reveal(), settings.power_safe)
        try:
            await take_lock(self.database, self.take_over, on_wait=log_wait)
            await self.open_tables()
        except BaseException:
            await self.release_database()
            raise
        self.maintenance_task = asyncio.create_task(self.run_maintenance())
        self.lock_watch_task = asyncio.create_task(self.watch_lock())
        self.damage_check_task = asyncio.create_task(self.check_for_damage())
        self.is_ready = True
        log_info("started", database=settings.database_label)

    async def open_tables(self) -> None:
        """Create everything the tables need, once the database is locked."""
        settings = self.settings
        self.repository = TableRepository(self.database)
        former = runs_from_heartbeats(await self.repository.load_heartbeats())
        self.journal = Journal(self.database, on_commit=self.metrics.observe_commit)
        self.bot_pool = WorkerPool(settings.bot_workers or None, settings.bot_nice, always_in_worker=True)
        around = self.make_context(
            self.journal, self.repository, self.bot_pool, self.metrics, max_queued_searches=settings.bot_queue
        )
        self.registry = TableRegistry(self.repository, around, settings.max_tables, former)
        try:
            await self.heartbeat()
            await self.repository.prune_heartbeats(MAX_KEPT_RUNS)
        except BaseException:
            await self.close_tables()
            raise

    async def close_tables(self) -> None:
        await self.journal.close()
        await asyncio.to_thread(self.bot_pool.close)

    async def release_database(self) -> None:
        """Release the lock if this server holds it, so that the next one starts at once, and close the database."""
        if self.database.token:
            with suppress(StoreError):  # then the next server waits for the lock to expire
                await release_lock(self.database)
        await self.database.close()

    async def check_for_damage(self) -> None:
        """Check the database soon after the start, before a client opens a damaged table."""
        try:
            found = await self.database.find_damage()
        except DamagedError as error:
            found = [str(error)]
        except StoreError as error:
            log_warning("database not checked", reason=str(error), hint="`tables check` reads everything")
            return
        if found:
            self.note_damage(found[0])

    def note_damage(self, reason: str) -> None:
        if not self.is_file_damaged:
            log_warning("database damaged", reason=reason, hint="`tables check` reads everything; restore a copy")
        self.is_file_damaged = True
        self.metrics.damaged["database"].set(1)

    @property
    def is_damaged(self) -> bool:
        """Whether damage to the store was found."""
        return self.is_file_damaged or bool(self.registry.damaged)

    async def watch_lock(self) -> None:
        """When another server has taken over the database, drop all tables and ask to be stopped."""
        await self.database.lock_taken.wait()
        log_warning("database taken over by another server", hint="this one stops")
        self.is_ready = False
        self.is_taken_over = True
        self.registry.abandon()
        self.on_takeover()

    async def serve_table(self, connection: Connection, table: str) -> None:
        """Serve a connection to a table until it ends."""
        await self.serve_connection(connection, serve_requests(connection, self.registry, table), table)

    async def serve_practice(self, connection: Connection) -> None:
        """Serve a practice connection until it ends."""
        await self.serve_connection(connection, run_practice(connection, self.registry.context), "")

    async def serve_connection(self, connection: Connection, listening: Coroutine[Any, Any, None], table: str) -> None:
        self.connections[connection] = asyncio.current_task()
        try:
            await run_connection(connection, listening, table)
        finally:
            del self.connections[connection]

    async def close_connections(self) -> None:
        """Finish running commands and close all connections."""
        self.is_ready = False
        if self.maintenance_task is not None:
            self.maintenance_task.cancel()
        self.maintenance_task = asyncio.create_task(self.keep_lock())
        await self.registry.close()
        for connection in self.connections:
            connection.close(*SHUTDOWN_REASON)
        serving = [task for task in self.connections.values() if task is not None]
        if serving:
            await asyncio.wait(serving, timeout=2 * GOODBYE_SECONDS)

    async def stop(self) -> None:
        """After `close_connections`: finish writing, stop the bots, and release the database."""
        await self.close_tables()
        for task in (self.maintenance_task, self.lock_watch_task, self.damage_check_task):
            if task is not None:
                task.cancel()
                await asyncio.wait({task})
        await self.release_database()
        log_info("stopped")

    async def keep_lock(self) -> None:
        """Write heartbeats while connections are closed, which may take a while."""
        while True:
            await asyncio.sleep(MAINTENANCE_SECONDS)
            with suppress(StoreError):
                await self.registry.heartbeat()

    async def heartbeat(self) -> None:
        """Write a heartbeat; it also shows whether the store can be written."""
        await self.registry.heartbeat()
        self.heartbeat_at = time.monotonic()

    def is_healthy(self) -> bool:
        """Return whether tables can be served, by the last heartbeat and without a query to the store."""
        return self.is_ready and time.monotonic() - self.heartbeat_at < HEALTHY_SECONDS

    async def run_maintenance(self) -> None:
        """Run maintenance for ever; log a repeated failure once, and retry in the next round."""
        failure = ""
        for number in count():
            begun_ms = wall_clock_ms()
            await asyncio.sleep(MAINTENANCE_SECONDS)
            try:
                if (gap_ms := wall_clock_ms() - begun_ms) > SUSPENDED_MS:  # the machine slept, or its clock was set
                    await self.registry.skip_clocks(gap_ms)
                await self.maintain(number)
            except LockTakenError:
                return
            except Exception as error:
                if repr(error) != failure:
                    log_error("maintenance failed", error)
                failure = repr(error)
                continue
            if failure:
                log_info("maintenance recovered")
            failure = ""

    async def maintain(self, number: int) -> None:
        self.check_connections(time.monotonic())
        collect_if_due()
        self.registry.put_idle_to_sleep(round(self.settings.sleep_seconds * 1000))
        await self.heartbeat()
        if number % RETENTION_ROUNDS == 0:
            await self.registry.delete_expired(self.settings.keep_finished_days, self.settings.keep_abandoned_days)

    def check_connections(self, now: float) -> None:
        for connection in list(self.connections):
            if connection.is_silent(now):
                connection.close("silent", "no message or pong for too long")
            elif connection.is_stalled(now):
                connection.close_as_slow()
            elif (
                now - max(connection.pinged_at, connection.received_at)
                > self.settings.silence_seconds / PINGS_BEFORE_TIMEOUT
            ):
                connection.ping()


def log_wait(holder: str) -> None:
    log_warning("waiting for another server to release the database", holder=holder)
