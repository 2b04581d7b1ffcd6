"""A house of tables without doors: a log in memory, a clock and lots that a test decides, and guests who listen."""

import asyncio
from collections.abc import Awaitable, Coroutine, Mapping, Sequence
from concurrent.futures import Future
from typing import Any

import msgspec
import pytest

from knockbox.bots.observation import PlayerObservation
from knockbox.bots.registry import make_bot
from knockbox.bots.search_result import SearchResult, forced_result
from knockbox.bots.workers.pool import WorkerPool
from knockbox.engine.rng import make_rng
from knockbox.server import protocol
from knockbox.server.errors import REFUSAL_CODES, RequestRefusedError
from knockbox.server.forms import Create, Opened
from knockbox.server.metrics import Metrics
from knockbox.server.store.errors import LostTableError, StoreError, UnavailableError
from knockbox.server.store.repository import StoredReport, TableRepository
from knockbox.server.store.summary import TableSummary
from knockbox.server.table_registry import TableRegistry
from knockbox.server.tables import commands
from knockbox.server.tables.actor import Actor
from knockbox.server.tables.commands import Visitor
from knockbox.server.tables.context import TableContext
from knockbox.server.tables.handlers import handle
from knockbox.server.uptime import runs_from_heartbeats

NOON_MS = 1_800_000_000_000
DUEL = ("here", "here")


class MemoryStore:
    """An in-memory journal and repository; `next_error` is raised instead of the next commit."""

    def __init__(self) -> None:
        self.logs: dict[str, list[tuple[int, int, bytes]]] = {}
        self.summaries: dict[str, TableSummary] = {}
        self.saved_reports: list[StoredReport] = []
        self.max_reports = 100
        self.heartbeats: dict[str, int] = {}
        self.next_error: StoreError | None = None
        self.is_down = False  # whether nothing at all can be written
        self.commits = 0

    async def append(
        self, table_id: str, first_seq: int, entries: Sequence[tuple[int, bytes]], summary: TableSummary | None = None
    ) -> None:
        await asyncio.sleep(0)
        if self.is_down:
            raise UnavailableError("nothing can be written")
        if self.next_error is not None:
            trouble, self.next_error = self.next_error, None
            raise trouble
        log = self.logs.setdefault(table_id, [])
        if first_seq != len(log):
            raise LostTableError(table_id, f"{len(log)} lines")
        log += [(seq, at_ms, body) for seq, (at_ms, body) in enumerate(entries, first_seq)]
        self.commits += 1
        if summary is not None:
            self.summaries[table_id] = summary

    async def load_log(self, table_id: str, first: int = 0) -> list[tuple[int, int, bytes]]:
        return self.logs.get(table_id, [])[first:]

    async def save_report(self, report: StoredReport) -> bool:
        has_room = len(self.saved_reports) < self.max_reports
        self.saved_reports += [report] if has_room else []
        return has_room

    async def delete(self, table_id: str) -> bool:
        self.summaries.pop(table_id, None)
        return self.logs.pop(table_id, None) is not None

    async def save_heartbeat(self, name: str, at_ms: int) -> None:
        if self.is_down:
            raise UnavailableError("nothing can be written")
        self.heartbeats[name] = at_ms

    async def prune_heartbeats(self, kept: int) -> None:
        self.heartbeats = dict(sorted(self.heartbeats.items(), key=lambda pulse: pulse[1])[-kept:])


class ManualClock:
    """A manual clock: `sleep` returns at once, `wait_until` waits until a test sets the time."""

    def __init__(self) -> None:
        self.now_value = NOON_MS
        self.sleeps: list[float] = []
        self.sleepers: list[tuple[int, asyncio.Future[None]]] = []

    @property
    def now(self) -> int:
        return self.now_value

    @now.setter
    def now(self, ms: int) -> None:
        self.now_value = ms
        for at_ms, sleeper in self.sleepers:
            if at_ms <= ms and not sleeper.done():
                sleeper.set_result(None)
        self.sleepers = [each for each in self.sleepers if not each[1].done()]

    async def wait_until(self, at_ms: int) -> None:
        if at_ms > self.now_value:
            self.sleepers.append((at_ms, sleeper := asyncio.get_running_loop().create_future()))
            await sleeper

    def __call__(self) -> int:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.sleeps.append(seconds)
        await asyncio.sleep(0)


class SequentialIds:
    """Predictable ids: the first table is `table-1`, and so on."""

    def __init__(self) -> None:
        self.count = 0

    def next(self, kind: str) -> str:
        self.count += 1
        return f"{kind}-{self.count}"

    def new_table_id(self) -> str:
        return self.next("table")

    def new_token(self) -> str:
        return self.next("token")

    def new_secret(self) -> str:
        self.count += 1
        return f"{self.count:064x}"

    def new_adventure_id(self) -> str:
        return self.next("adventure")


class InstantBotPool(WorkerPool):
    """A bot pool that answers at once, in this process."""

    def submit(
        self, vantage: PlayerObservation, bot: str, seed: int, packs: Sequence[str] = (), table: str = ""
    ) -> "Future[SearchResult]":
        future: Future[SearchResult] = Future()
        future.set_result(forced_result(make_bot("random", seed).choose(vantage)))
        return future


class Guest:
    """A connected client that keeps every byte it is sent."""

    def __init__(self, actor: Actor, language: str = "") -> None:
        self.actor = actor
        self.visitor = Visitor(None)
        self.language = language
        self.spectator_number: int | None = None
        self.round_trip_ms = 0
        self.address = "192.0.2.1"
        self.received: list[bytes] = []
        self.messages: list[dict[str, Any]] = []
        self.scene: dict[str, Any] = {}  # the latest view of the table
        self.close_code = ""
        self.is_slow = False  # whether droppable messages are dropped
        self.name = ""  # makes its request ids unique
        self.request_count = 0
        self.house: TableRegistry | None = None

    def send_bytes(self, message: bytes) -> None:
        if self.close_code:
            return
        told = msgspec.json.decode(message)
        self.received.append(message)
        self.messages.append(told)
        self.scene = told.get("scene", self.scene)

    def send_transient(self, message: bytes) -> bool:
        if not self.is_slow:
            self.send_bytes(message)
        return not self.is_slow

    def close(self, code: str, text: str) -> None:
        self.close_code = self.close_code or code
        self.actor.leave(self)

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.messages) if message["is"] == kind)

    def all(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["is"] == kind]

    @property
    def options(self) -> list[int]:
        question = self.scene["question"]
        return [each["choice"] for each in question["candidates"] if each["enabled"]] if question else []

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a request as a client would, and return the reply."""
        self.request_count += 1
        told = {"do": do, "id": f"{do}-{self.name}{self.request_count}", **fields}
        request = msgspec.json.decode(msgspec.json.encode(told), type=protocol.ClientMessage)
        reply = msgspec.json.encode(await handle(self.actor, self, request))
        self.send_bytes(reply)
        decoded: dict[str, Any] = msgspec.json.decode(reply)
        if do in ("rematch", "leave") and decoded["is"] == "accepted" and self.house is not None:
            await self.house.open_rematch(self.actor)
        return decoded

    async def choose(self, choice: int, **fields: Any) -> dict[str, Any]:
        """Answer the open question."""
        return await self.ask("choose", choice=choice, **{"question": self.scene["question"]["id"], **fields})


class Kit:
    """One registry of tables and its guests; `restart` keeps only the log."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.time = ManualClock()
        self.ids = SequentialIds()
        self.guest_count = 0  # connected so far
        self.house = self.build_registry()

    def build_registry(self) -> TableRegistry:
        metrics = Metrics(REFUSAL_CODES)
        around = TableContext(
            self.store,
            self.store,
            InstantBotPool(),
            metrics,
            self.ids,
            self.time,
            self.time.sleep,
            wait_until=self.time.wait_until,
        )
        shelf: Any = self.store
        used = ("load_log", "save_report", "delete", "save_heartbeat", "prune_heartbeats")
        assert all(callable(getattr(TableRepository, name)) for name in used)
        return TableRegistry(shelf, around, 100, runs_from_heartbeats(self.store.heartbeats))

    def restart(self) -> None:
        """Start again as after `kill -9`: without goodbyes, and without what was not written."""
        for actor in self.house.awake.values():
            actor.stop()
        self.house = self.build_registry()

    async def open(self, game: str = "knockdown", seats: Sequence[str] = DUEL, **fields: Any) -> Opened:
        return await self.house.open_table(msgspec.convert({"game": game, "seats": list(seats), **fields}, Create))

    async def guest(self, table: str, token: str = "", host: str = "", seq: int | None = None, **more: Any) -> Guest:
        """Connect a guest."""
        actor = await self.house.find(table)
        guest = Guest(actor, more.get("language", ""))
        guest.address = more.get("address", guest.address)
        guest.house = self.house
        self.guest_count += 1
        guest.name = f"{self.guest_count}-"
        guest.visitor = actor.identify(token, host)
        actor.join(guest, seq)
        return guest

    async def invite(self, table: str, seat: int) -> str:
        """Create a new link to a seat that was left, as the host."""
        actor = await self.house.find(table)
        invitation = f"invitation-{self.ids.new_token():-<32}"
        wish = protocol.Invite(f"invite-{invitation}", seat, invitation)
        await actor.execute(lambda now_ms: commands.invite(actor.table, Visitor(None, True), wish, now_ms))
        return invitation

    async def reseat(self, table: str, seat: int, name: str) -> str:
        """Sit down on a seat that was left, with a new link; return the token."""
        return await self.house.take_seat(table, seat, await self.invite(table, seat), name)

    async def connect_all(self, opened: Opened, **more: Any) -> list[Guest]:
        """Connect all seated players and make them ready, so that the cards are dealt."""
        guests = [await self.guest(opened.table, seat.token, **more) for seat in opened.seats if seat.token]
        for number, guest in enumerate(guests):
            await guest.ask("ready", nonce=f"nonce-of-{number}")
        return guests

    async def duel(self, options: Mapping[str, str] | None = None, **more: Any) -> list[Guest]:
        return await self.connect_all(await self.open(options=dict(options or {}), **more))


def refusal_code(reply: Mapping[str, Any]) -> str:
    """Return the code of a refusal; empty if the reply is none."""
    return str(reply.get("code", ""))


async def raised_refusal_code(sitting: Awaitable[Any]) -> str:
    """Return the code of the refusal that an awaitable raises."""
    with pytest.raises(RequestRefusedError) as caught:
        await sitting
    return caught.value.code


def seat_kinds(guest: Guest) -> list[str]:
    """Return the kind of each seat, as last sent to a guest."""
    return [seat["kind"] for seat in guest.last("seats")["seats"]]


def guest_to_move(guests: Sequence[Guest]) -> Guest | None:
    return next((guest for guest in guests if guest.options), None)


def require_guest_to_move(guests: Sequence[Guest]) -> Guest:
    """Return the guest to move; there must be one."""
    guest = guest_to_move(guests)
    assert guest is not None
    return guest


async def play_on(guests: Sequence[Guest], inputs: int = 5000, seed: int = 5) -> None:
    """Answer at random."""
    rng = make_rng(seed)
    for _ in range(inputs):
        guest = guest_to_move(guests)
        if guest is None:
            return
        reply = await guest.choose(guest.options[rng.below(len(guest.options))])
        assert reply["is"] == "accepted", reply


async def fire_timeout(actor: Actor) -> None:
    """Fire the timeout of the table's clock."""
    actor.check_timeout()
    await settle(actor)


async def settle(actor: Actor) -> None:
    """Wait until no bot is playing and nothing waits to be written."""
    while actor.bot_runner.is_busy or actor.tasks:
        await asyncio.sleep(0)


def run(scenario: Coroutine[Any, Any, None]) -> None:
    """Run a scenario in its own event loop."""
    asyncio.run(scenario, debug=False)
