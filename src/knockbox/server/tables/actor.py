"""The actor of a table, its only writer: one request at a time is written to the log, then acknowledged and sent."""

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

from knockbox.engine.decision import PUBLIC
from knockbox.games.errors import SetupError
from knockbox.hosting.game_text import game_text_of
from knockbox.records.snapshot import MatchSnapshot
from knockbox.server.errors import RequestRefusedError
from knockbox.server.guards.addresses import group_of
from knockbox.server.guards.rates import TokenBucket, TokenBuckets
from knockbox.server.guards.tokens import hash_token, matches_hash
from knockbox.server.ids import shorten_id
from knockbox.server.logs import log_error, log_limited_warning
from knockbox.server.store.errors import LockTakenError, StoreError, UnavailableError
from knockbox.server.tables import commands, log
from knockbox.server.tables.bot_runner import BotRunner
from knockbox.server.tables.broadcaster import Broadcaster, Listener
from knockbox.server.tables.commands import Command, Outcome, Visitor
from knockbox.server.tables.context import TableContext
from knockbox.server.tables.recounter import Recounter
from knockbox.server.tables.reducer import apply
from knockbox.server.tables.summary import summary_after
from knockbox.server.tables.table import Table
from knockbox.server.tables.tower_controller import TowerController

T = TypeVar("T")

ARRIVAL_LIMIT: Final = (1.0, 30.0)
"""Rate per second and burst of connections from one address to one place; each needs a full snapshot."""
MAX_TRACKED_ARRIVALS: Final = 1_000
"""Pairs of address and place whose rates are tracked."""
SIT_DOWN_LIMIT: Final = (1 / 60, 10.0)
"""Rate per second and burst of sitting down at a table from one address."""
MAX_SPECTATORS: Final = 200
"""Limited because every arrival and departure is broadcast."""
MOVED_GOODBYE: Final = ("moved", "another server has taken over this table; connect again")
MAX_LATENCY_CREDIT_MS: Final = 1000
"""The longest an answer may arrive after the deadline because of network latency."""


class Actor:
    """A table in memory, with all connected clients."""

    def __init__(self, table: Table, context: TableContext) -> None:
        self.table = table
        self.context = context
        self.broadcaster = Broadcaster(table)
        self.bot_runner = BotRunner(table, context, self.submit_bot_input)
        self.tower_controller = TowerController(table, context, self.broadcaster, self.execute)
        self.lock = asyncio.Lock()
        self.is_abandoned = False
        self.timeout_handle: asyncio.TimerHandle | None = None
        self.tasks: set[asyncio.Task[Any]] = set()
        self.unseated_listeners: list[Listener] = []  # left their seat and are still connected
        self.hint_seats: set[int] = set()  # seats waiting for a hint
        self.recounter = Recounter(context, table.id)
        self.arrival_buckets = TokenBuckets(*ARRIVAL_LIMIT, max_buckets=MAX_TRACKED_ARRIVALS)
        self.sit_down_buckets = TokenBuckets(*SIT_DOWN_LIMIT, max_buckets=MAX_TRACKED_ARRIVALS)
        self.arrival_lock = (
            asyncio.Lock()
        )  # one arrival at a time: each needs long texts, and other work runs in between
        self.query_buckets: dict[tuple[type, int], TokenBucket] = {}  # by request type and place

    async def execute(self, command: Command) -> Outcome:
        """Execute a command when it is its turn; a cancelled caller does not stop it."""
        return await self.run_shielded(self.execute_locked(command))

    async def run_shielded(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await asyncio.shield(task)

    async def execute_locked(self, command: Command) -> Outcome:
        async with self.lock:
            if self.is_abandoned:
                raise RequestRefusedError("moved", "this table was reloaded; connect again")
            await self.write_expiry()
            now_ms = self.context.now_ms()
            ruling = command(now_ms)
            commands.check_quotas(self.table, ruling, now_ms)
            if ruling.entries:
                await self.write(ruling)
            await self.write_deal()
        self.start_due_work()
        return ruling

    async def write(self, outcome: Outcome) -> None:
        """Commit to the store, then apply to the table, then broadcast."""
        table = self.table
        now_ms = self.context.now_ms()
        stamped = [
            log.StampedEntry(table.next_seq + place, now_ms, entry) for place, entry in enumerate(outcome.entries)
        ]
        await self.commit(outcome, stamped)
        last_seq = table.match.last_seq[:] if table.match else None
        for item in stamped:
            apply(table, item, outcome.pending_input if isinstance(item.entry, log.InputMade) else None)
            self.tower_controller.on_entry(item.entry)
        self.broadcaster.broadcast_entries(stamped, last_seq, now_ms)
        for item in stamped:
            if isinstance(item.entry, log.SeatLeft):
                self.unseat(item.entry.seat)
        self.count_inputs(stamped)

    def count_inputs(self, stamped: Sequence[log.StampedEntry]) -> None:
        for item in stamped:
            if isinstance(item.entry, log.InputMade):
                seat = item.entry.seat
                maker = "table" if seat == PUBLIC else "bot" if self.table.seats[seat].bot else "person"
                self.context.metrics.inputs[maker].inc()

    async def commit(self, outcome: Outcome, stamped: Sequence[log.StampedEntry]) -> None:
        """Write entries to the store. If that fails, abandon the actor: only the stored log is reliable then."""
        rows = [(item.at_ms, log.encode_entry(item.entry)) for item in stamped]
        summary = summary_after(self.table, outcome, stamped[-1].at_ms)
        try:
            await self.context.journal.append(self.table.id, stamped[0].seq, rows, summary)
        except LockTakenError as error:
            self.abandon(*MOVED_GOODBYE)
            raise RequestRefusedError(
                "moved", "another server has taken over this table; nothing was written"
            ) from error
        except StoreError as error:
            if isinstance(error, UnavailableError):
                self.context.note_store_failure(stamped[0].at_ms)
            log_limited_warning("table not written", table=shorten_id(self.table.id), reason=str(error))
            self.abandon("unavailable", "the log of this table could not be written")
            raise RequestRefusedError(
                "unavailable", "the table could not be written; connect again for its state"
            ) from error

    async def write_expiry(self) -> None:
        """Write the timeout before any later request, even if its timer is late."""
        ruling = commands.expire_clock(self.table, self.context.now_ms(), self.latency_credit_ms())
        if ruling.entries:
            await self.write(ruling)

    async def write_deal(self) -> None:
        """Deal if every player is ready."""
        entries = commands.deal_if_ready(self.table)
        if entries:
            await self.write(Outcome(entries))

    def abandon(self, code: str, text: str) -> None:
        """Stop and disconnect all clients, as the state in memory is no longer reliable; they reconnect."""
        self.is_abandoned = True
        self.stop()
        for listener in self.broadcaster.listeners[:]:
            listener.close(code, text)

    def start_due_work(self) -> None:
        """Start what is due: the timeout, towers, and bots while a person is connected or seated."""
        if self.is_abandoned:
            return
        self.schedule_timeout()
        self.tower_controller.update()
        if self.broadcaster.listeners or self.table.human_seats:
            self.bot_runner.wake()
        else:
            self.bot_runner.stop()

    def stop(self) -> None:
        self.bot_runner.stop()
        self.tower_controller.stop()
        self.recounter.stop()
        if self.timeout_handle is not None:
            self.timeout_handle.cancel()
            self.timeout_handle = None

    def schedule_timeout(self) -> None:
        """Schedule the timeout, later by the latency of the players to answer."""
        if self.timeout_handle is not None:
            self.timeout_handle.cancel()
            self.timeout_handle = None
        due_ms = self.table.clock.deadline_ms() if self.table.clock else None
        if due_ms is not None:
            delay_ms = max(0, due_ms + self.latency_credit_ms() - self.context.now_ms())
            self.timeout_handle = asyncio.get_running_loop().call_later(delay_ms / 1000, self.check_timeout)

    def latency_credit_ms(self) -> int:
        """Return how long an answer of the players to move may be in transit."""
        seats = [question.seat for question in self.table.match.snapshot.questions()] if self.table.match else []
        lags = [listener.round_trip_ms for listener in self.broadcaster.listeners if listener.visitor.seat in seats]
        return min(MAX_LATENCY_CREDIT_MS, max(lags, default=0))

    def check_timeout(self) -> None:
        """Check the clock, as before every request."""
        self.execute_in_background(lambda _: commands.NO_CHANGE)

    async def log_resume(self) -> None:
        """Log the clock after a gap in which no server ran the table."""
        await self.execute(lambda now_ms: Outcome([log.ClockResumed(self.table.clock_ms(now_ms))]))

    def execute_in_background(self, command: Command) -> None:
        """Execute a command in the background."""
        self.run_in_background(self.execute(command))

    def run_in_background(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run a coroutine in the background."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.on_task_done)

    def on_task_done(self, task: "asyncio.Task[Any]") -> None:
        """Log a failed task; a refusal has reached the clients that it concerns."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, RequestRefusedError):
            log_error("table failed", error, table=shorten_id(self.table.id))

    async def submit_bot_input(self, seat: int, choice: int, snapshot: MatchSnapshot) -> bool:
        """Make a bot's input unless the match has moved on; talk actions do not count. Return whether it was made."""

        def decide(now_ms: int) -> Outcome:
            match = self.table.match
            is_late = match is None or match.snapshot is not snapshot or self.table.is_paused
            if match is None or is_late or not self.table.seats[seat].bot:
                return commands.NO_CHANGE
            return commands.evaluate_input(self.table, match, seat, choice, "", now_ms)

        try:
            return bool((await self.execute(decide)).entries)
        except RequestRefusedError:
            return False

    def identify(self, token: str, host: str) -> Visitor:
        """Return whom the tokens belong to; compares with every seat so that timing reveals nothing."""
        seats = [seat.number for seat in self.table.seats if matches_hash(token, seat.token)]
        is_host = matches_hash(host, self.table.opening.host)
        if token and not seats:
            raise RequestRefusedError("not-yours", "no seat of this table has that token; its player may have left")
        if host and not is_host:
            raise RequestRefusedError("not-host", "this is not the host token of the table")
        return Visitor(seats[0] if seats else None, is_host)

    async def sit_down(self, seat: int, invitation: str, token: str, name: str, address: str) -> None:
        """Sit down on a seat, within the rate limit of the address."""

        def decide(now_ms: int) -> Outcome:
            ruling = commands.sit_down(self.table, seat, invitation, token, name, now_ms)
            if ruling.entries and not self.sit_down_buckets.take(address):
                raise RequestRefusedError("too-many", "you sat down at this table too often; wait a minute")
            return ruling

        await self.execute(decide)

    async def prepare_join(self, listener: Listener) -> None:
        """Prepare a client's arrival: check that they may join, and render the texts they will read."""
        visitor = listener.visitor
        language = listener.language
        if visitor.seat is None and not visitor.is_host:
            self.check_may_watch(listener)
        if not self.arrival_buckets.take(f"{group_of(listener.address)} at {visitor.place}"):
            raise RequestRefusedError("too-many", "you connected to this table too often; wait a little")
        async with self.arrival_lock:
            if language:
                await asyncio.to_thread(load_texts, self.table, language)
            if language and self.table.match is not None:
                await self.broadcaster.log_text.prerender(self.table.match, visitor.place, language)
            await asyncio.sleep(0)

    def join(self, listener: Listener, seq: int | None) -> None:
        """Add a client. Raise if they are a spectator who may not watch."""
        visitor = listener.visitor
        if visitor.seat is None and not visitor.is_host:
            self.check_may_watch(listener)
            listener.spectator_number = self.broadcaster.next_spectator_number()
        self.broadcaster.welcome(listener, seq, self.context.now_ms())
        self.tower_controller.send_to(listener)
        seat = visitor.seat
        if seat is not None and self.table.seats[seat].has_stand_in:
            self.execute_in_background(lambda now_ms: commands.return_to_seat(self.table, seat, now_ms))
        if seat is not None and self.table.seats[seat].never_connected:
            self.execute_in_background(lambda _: commands.note_first_connection(self.table, seat))
        if commands.is_ready_to_deal(self.table):  # a table of bots starts with its first spectator
            self.execute_in_background(lambda _: commands.NO_CHANGE)
        self.start_due_work()

    def check_may_watch(self, listener: Listener) -> None:
        if not self.table.opening.spectators:
            raise RequestRefusedError("no-spectators", "this table does not admit spectators")
        if spectator_origin(self.table, listener) in self.table.banned_origins:
            raise RequestRefusedError("removed", "the host of this table has removed you")
        if sum(each.spectator_number is not None for each in self.broadcaster.listeners) >= MAX_SPECTATORS:
            raise RequestRefusedError("crowded", f"this table already has {MAX_SPECTATORS} spectators; try again later")

    def leave(self, listener: Listener) -> None:
        self.broadcaster.leave(listener)
        self.start_due_work()

    def allows_query(self, query: type, place: int, rate: float, burst: float) -> bool:
        """Take one request of this type from the place's bucket; all spectators share one. Return whether it fits."""
        return self.query_buckets.setdefault((query, place), TokenBucket(rate, burst)).take()

    def unseat(self, seat: int) -> None:
        """Make the clients of a seat spectators."""
        for listener in self.broadcaster.listeners:
            if listener.visitor.seat == seat:
                listener.visitor = Visitor(None)
                self.unseated_listeners.append(listener)

    def close_unseated(self) -> None:
        """Disconnect the clients that have left their seat."""
        while self.unseated_listeners:
            self.unseated_listeners.pop().close("left", "you have left your seat")

    @property
    def can_sleep(self) -> bool:
        """Whether the table can be unloaded: no clients, no running clock, and no work in progress."""
        if self.broadcaster.listeners or self.tasks:  # nearly always true, and checked every second
            return False
        is_timed = self.table.clock is not None and self.table.clock.is_running
        return not (is_timed or self.bot_runner.is_busy or self.recounter.is_busy or self.tower_controller.is_busy)


def spectator_origin(table: Table, listener: Listener) -> str:
    """Return a hash that stands for a client's address in the log; it differs between hosts, so it cannot be linked."""
    return hash_token(f"{table.opening.host} {group_of(listener.address)}")


def load_texts(table: Table, language: str) -> None:
    """Load the texts of a game ahead of time; the first load is slow."""
    with suppress(SetupError):  # a match that this version cannot set up has no texts either
        game_text_of(table.game, language)
