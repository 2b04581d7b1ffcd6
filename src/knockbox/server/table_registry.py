"""The registry of all tables of a server: tables in memory, and how the others are created, loaded and unloaded."""

import asyncio
import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final

from knockbox.server.errors import RequestRefusedError
from knockbox.server.forms import Create, Opened
from knockbox.server.guards.tokens import matches_hash
from knockbox.server.ids import shorten_id
from knockbox.server.logs import log_info, log_limited_warning, log_warning
from knockbox.server.store.errors import DamagedError, LockTakenError, StoreError, UnavailableError
from knockbox.server.store.repository import TableRepository
from knockbox.server.tables import commands, log
from knockbox.server.tables.actor import MOVED_GOODBYE, Actor
from knockbox.server.tables.context import TableContext
from knockbox.server.tables.opening import matches_rematch_terms, open_table, rematch_opening, seat_order_after
from knockbox.server.tables.replay import DamagedLogError, apply_checked, decode_log, start_table
from knockbox.server.tables.seat import Seat
from knockbox.server.tables.summary import initial_summary
from knockbox.server.tables.table import PHASE_FROZEN, PHASE_OVER, PHASE_PLAYING, PHASE_SEATING, Table
from knockbox.server.uptime import MAX_KEPT_RUNS, ServerRun, heartbeat_name, up_until_ms

DAY_MS: Final = 86_400_000
SHUTDOWN_REASON: Final = ("shutdown", "the server is stopping; your table is saved")
REPLAY_BATCH_ENTRIES: Final = 10
"""Log entries that are replayed before other tasks get their turn."""
MAX_DAMAGED: Final = 1_000
"""Damaged tables that are counted and logged; by then the operator knows."""
MAX_REMATCH_TRIES: Final = 3
"""Tries to open a rematch while players change their minds; then it waits for the next request."""
TABLE_ID_PATTERN: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
"""Valid table ids; nothing else is looked up."""


class TableRegistry:
    """Tables by id; a table is in memory at most once."""

    def __init__(
        self,
        repository: TableRepository,
        context: TableContext,
        max_tables: int,
        previous_runs: Sequence[ServerRun] = (),
    ) -> None:
        self.repository = repository
        self.context = context
        self.max_tables = max_tables
        self.previous_runs = previous_runs  # previous servers of these tables, the latest first
        self.started_ms = context.now_ms()
        self.awake: dict[str, Actor] = {}
        self.waking: dict[str, asyncio.Future[Actor]] = {}
        self.idle_since_ms: dict[str, int] = {}  # since when a table may sleep
        self.opening_rematches: set[str] = set()  # tables whose rematch is being opened
        self.damaged: set[str] = set()  # tables whose log is damaged
        self.replay_lock = asyncio.Lock()
        self.is_closed = False

    async def open_table(self, form: Create) -> Opened:
        """Create a table; it is written before it is acknowledged."""
        id = self.context.ids.new_table_id()
        entry, opened = open_table(form, id, self.context.ids, self.context.now_ms())
        await self.create_table(id, entry)
        log_info("table opened", table=shorten_id(id), game=form.game, seats=len(form.seats), public=form.public)
        return opened

    async def create_table(self, id: str, entry: log.TableOpened) -> Actor:
        self.make_room()
        line = log.StampedEntry(0, self.context.now_ms(), entry)
        table = Table(id, line)
        try:
            entries = [(line.at_ms, log.encode_entry(entry))]
            await self.context.journal.append(id, 0, entries, initial_summary(table))
        except StoreError as error:
            log_limited_warning("table not opened", reason=str(error))
            raise RequestRefusedError("unavailable", "the table could not be written") from error
        return self.add_actor(Actor(table, self.context))

    def add_actor(self, actor: Actor) -> Actor:
        self.awake[actor.table.id] = actor
        self.context.metrics.tables_awake.set(len(self.awake))
        return actor

    async def find(self, id: str) -> Actor:
        """Return a table in memory, or load it; concurrent callers share one load."""
        actor = self.awake.get(id)
        if actor is not None and not actor.is_abandoned:
            return actor
        if not TABLE_ID_PATTERN.fullmatch(id):
            raise RequestRefusedError("no-table", "no such table")
        if id not in self.waking:
            waking = asyncio.ensure_future(self.wake(id))
            self.waking[id] = waking
            waking.add_done_callback(lambda _: self.waking.pop(id, None))
        return await asyncio.shield(self.waking[id])

    async def wake(self, id: str) -> Actor:
        table = await self.load_table(id)
        self.make_room()
        clock = table.clock
        away_ms = self.context.store_down_since_ms
        now_ms = self.context.now_ms()
        is_old = clock is not None and clock.as_of_ms < (self.started_ms if away_ms is None else now_ms)
        if clock is not None and is_old:  # it ran only while its server was up; since then the table may have frozen
            lives = self.previous_runs if away_ms is None else self.runs_until(away_ms)
            clock.skip_gap(up_until_ms(lives, clock.as_of_ms), now_ms)
        actor = self.add_actor(Actor(table, self.context))
        if clock is not None and clock.is_running and is_old and away_ms is None:
            await actor.log_resume()
        with suppress(RequestRefusedError):  # players may ask for it again
            await self.open_rematch(actor)
        return actor

    async def load_table(self, id: str) -> Table:
        try:
            rows = await self.repository.load_log(id)
            if not rows:
                raise RequestRefusedError("no-table", "no such table")
            table = await self.replay_entries(id, decode_log(rows))
        except DamagedLogError as error:
            self.note_damage(id, str(error))
            raise RequestRefusedError(
                "unreadable", "the log of this table is damaged or was written by another version"
            ) from error
        except StoreError as error:
            if isinstance(error, DamagedError):
                self.note_damage(id, str(error))
            else:
                log_limited_warning("table not read", table=shorten_id(id), reason=str(error))
            raise RequestRefusedError("unavailable", "the log of this table is unavailable; try again later") from error
        if table.is_diverged:
            self.note_damage(id, table.freeze_reason)
        else:
            self.forget_damage(id)
        return table

    def note_damage(self, id: str, reason: str) -> None:
        """Log and count a damaged table, once."""
        if id in self.damaged or len(self.damaged) >= MAX_DAMAGED:
            return
        self.damaged.add(id)
        self.context.metrics.damaged["table"].set(len(self.damaged))
        log_warning("table damaged", table=shorten_id(id), reason=reason, hint="`tables check` reads everything")

    def forget_damage(self, id: str) -> None:
        self.damaged.discard(id)
        self.context.metrics.damaged["table"].set(len(self.damaged))

    async def replay_entries(self, id: str, lines: Sequence[log.StampedEntry]) -> Table:
        """Replay a log in batches, one table at a time, so that a long match does not block other tasks."""
        table = start_table(id, lines[0])
        for start in range(1, len(lines), REPLAY_BATCH_ENTRIES):
            async with self.replay_lock:
                for line in lines[start : start + REPLAY_BATCH_ENTRIES]:
                    apply_checked(table, line)
                await asyncio.sleep(0)
        return table

    def make_room(self) -> None:
        """Unload an idle table if the server is full; raise `RequestRefusedError` if there is none."""
        if self.is_closed:
            raise RequestRefusedError("closing", "the server is stopping")
        if len(self.awake) < self.max_tables:
            return
        sleepy = next((id for id, actor in self.awake.items() if actor.can_sleep), None)
        if sleepy is None:
            raise RequestRefusedError("full", "this server is full; try again later")
        self.put_to_sleep(sleepy)

    def put_to_sleep(self, id: str) -> None:
        self.awake.pop(id).stop()
        self.idle_since_ms.pop(id, None)
        self.context.metrics.tables_awake.set(len(self.awake))

    def put_idle_to_sleep(self, after_ms: int) -> None:
        """Unload tables that were idle for this long, and lost tables at once, which are then reloaded."""
        now_ms = self.context.now_ms()
        for id, actor in list(self.awake.items()):
            if not actor.can_sleep and not actor.is_abandoned:
                self.idle_since_ms.pop(id, None)
            elif actor.is_abandoned or now_ms - self.idle_since_ms.setdefault(id, now_ms) >= after_ms:
                self.put_to_sleep(id)

    async def take_seat(
        self, id: str, seat: int, invitation: str, name: str, own_token: str = "", address: str = ""
    ) -> str:
        """Take a seat and return its token: the caller's own, so that the request can be repeated, or a new one."""
        actor = await self.find(id)
        token = own_token or self.context.ids.new_token()
        await actor.sit_down(seat, invitation, token, name, address)
        return token

    def is_rematch_due(self, actor: Actor) -> bool:
        """Return whether all human players want a rematch and none is being opened yet."""
        table = actor.table
        is_wanted = table.phase == PHASE_OVER and is_rematch_wanted(table, actor.broadcaster.connected_seats)
        return is_wanted and table.rematch is None and table.id not in self.opening_rematches and not self.is_closed

    async def open_rematch(self, actor: Actor) -> None:
        """If all human players want a rematch, open its table, once, and announce it."""
        for _ in range(MAX_REMATCH_TRIES):
            if not self.is_rematch_due(actor):
                return
            self.opening_rematches.add(actor.table.id)
            try:
                await self.open_next_table(actor)
            finally:
                self.opening_rematches.discard(actor.table.id)

    async def open_next_table(self, actor: Actor) -> None:
        """Open the next table; delete it if a player changed their mind or left meanwhile."""
        table = actor.table
        id = self.context.ids.new_table_id()
        opened = rematch_opening(table, self.context.ids)
        entry = log.RematchOpened(id, seat_order_after(table))
        await self.create_table(id, opened)

        def decide(_: int) -> commands.Outcome:
            is_wanted = is_rematch_wanted(table, actor.broadcaster.connected_seats) and matches_rematch_terms(
                opened, table
            )
            return commands.Outcome([entry]) if is_wanted and not table.rematch else commands.NO_CHANGE

        await actor.execute(decide)
        if table.rematch != entry:
            await self.delete_tables([id])

    async def try_open_rematch(self, actor: Actor) -> None:
        """Open a rematch if due; log a refusal, and leave it to the next request."""
        try:
            await self.open_rematch(actor)
        except RequestRefusedError as refusal:
            log_limited_warning("rematch refused", table=shorten_id(actor.table.id), code=refusal.code)

    async def delete_table(self, id: str, host: str) -> None:
        """Delete a table with its log and chat; raise `RequestRefusedError` unless `host` is its host token."""
        actor = await self.find(id)
        if not matches_hash(host, actor.table.opening.host):
            raise RequestRefusedError("not-host", "only the host can delete a table")
        await self.delete_tables([id])

    async def delete_tables(self, ids: Iterable[str]) -> None:
        for id in ids:
            if id in self.awake:
                self.awake[id].abandon("deleted", "this table was deleted")
                self.put_to_sleep(id)
            await self.repository.delete(id)
            self.forget_damage(id)
            log_info("table deleted", table=shorten_id(id))

    async def delete_expired(self, finished_days: float, abandoned_days: float) -> None:
        """Delete tables past their retention; 0 days means for ever."""
        for days, phases in (
            (finished_days, (PHASE_OVER,)),
            (abandoned_days, (PHASE_SEATING, PHASE_PLAYING, PHASE_FROZEN)),
        ):
            if days:
                before_ms = self.context.now_ms() - round(days * DAY_MS)
                found = await self.repository.list_expired(before_ms, phases)
                await self.delete_tables(id for id in found if id not in self.awake and id not in self.waking)

    async def heartbeat(self) -> None:
        """Write a heartbeat, from which clocks know until when they ran."""
        now_ms = self.context.now_ms()
        away_ms = self.context.store_down_since_ms
        try:
            await self.repository.save_heartbeat(heartbeat_name(self.started_ms if away_ms is None else now_ms), now_ms)
        except UnavailableError:
            self.context.note_store_failure(now_ms)
            raise
        if away_ms is not None:
            await self.resume_after_outage(away_ms, now_ms)

    async def resume_after_outage(self, away_ms: int, now_ms: int) -> None:
        """Resume after an outage of the store: for clocks, the server stopped with it and a new one starts now."""
        self.previous_runs = self.runs_until(away_ms)
        self.started_ms = now_ms
        self.context.store_down_since_ms = None
        await self.repository.prune_heartbeats(MAX_KEPT_RUNS)
        await self.skip_clocks(now_ms - away_ms)

    def runs_until(self, away_ms: int) -> list[ServerRun]:
        """Return all server runs, the latest first, as if this one had ended at `away_ms`."""
        return [ServerRun(self.started_ms, away_ms), *self.previous_runs]

    async def skip_clocks(self, gap_ms: int) -> None:
        """Make clocks skip the last `gap_ms`, in which no table was served, as after a crash."""
        now_ms = self.context.now_ms()
        timed = [(each, each.table.clock) for each in self.awake.values() if each.table.clock is not None]
        running = [(actor, clock) for actor, clock in timed if clock.is_running]
        for _, clock in running:  # all of them first, before any can expire
            clock.skip_gap(now_ms - gap_ms, now_ms)
        for actor, _ in running:
            with suppress(RequestRefusedError):  # a table that cannot be written is reloaded on the next visit
                await actor.log_resume()

    def abandon(self) -> None:
        """Drop all tables because another server has taken over, so that clients reconnect to that one."""
        self.is_closed = True
        for actor in list(self.awake.values()):
            actor.abandon(*MOVED_GOODBYE)

    async def close(self) -> None:
        """Finish running commands, then disconnect everyone."""
        self.is_closed = True
        for actor in list(self.awake.values()):
            actor.stop()
            if actor.tasks:
                await asyncio.wait(actor.tasks)
            actor.abandon(*SHUTDOWN_REASON)
        try:
            await self.heartbeat()
        except LockTakenError:
            return
        except StoreError as error:
            log_warning("last heartbeat failed", reason=str(error))


def is_rematch_wanted(table: Table, here: set[int | None]) -> bool:
    """Return whether a player wants a rematch and no other player's vote is missing."""
    is_requested = any(chair.wants_rematch for chair in table.seats)
    return is_requested and not seats_without_vote(table, here)


def seats_without_vote(table: Table, here: set[int | None]) -> list[Seat]:
    """Return the human players whose vote is missing, without those replaced by a bot or gone from their group."""
    silent = (chair for chair in table.human_seats if not chair.wants_rematch)
    return [chair for chair in silent if not (here and commands.is_replaceable(table, chair, here))]


def is_last_rematch_vote(table: Table, seat: int | None, here: set[int | None]) -> bool:
    """Return whether a vote of this seat would open the rematch."""
    missing = [chair for chair in seats_without_vote(table, here) if chair.number != seat]
    return table.phase == PHASE_OVER and table.rematch is None and seat is not None and not missing
