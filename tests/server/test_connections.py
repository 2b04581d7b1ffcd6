"""A connection without a net: what happens when the other end is late, silent, far away, or takes nothing in."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

import msgspec
import pytest

from knockbox.server import sockets
from knockbox.server.access import AccessControl
from knockbox.server.forms import Opened
from knockbox.server.guards.rates import TokenBuckets
from knockbox.server.protocol import Accepted
from knockbox.server.service import Service
from knockbox.server.setting_parsers import Secret
from knockbox.server.settings import Settings
from knockbox.server.sockets import Connection
from tests.server.kit import Kit
from tests.server.live_server import DEADLINE_SECONDS

AT_ONCE = 0.01
SETTINGS = Settings(database=Secret("sqlite:///never-opened.db"), outbox_bytes=65_536, outbox_messages=50)


class Wire:
    """The end of a line that a test holds; it may be stuck."""

    def __init__(self, is_stuck: bool = False) -> None:
        self.inbox: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        self.told: list[Any] = []
        self.news = asyncio.Event()
        self.code = 0
        self.is_stuck = is_stuck
        self.after_telling: Callable[[Any], None] = lambda message: None

    async def receive(self) -> str | bytes | None:
        return await self.inbox.get()

    async def send(self, text: str) -> None:
        if self.is_stuck:
            await asyncio.Event().wait()
        self.told.append(msgspec.json.decode(text))
        self.after_telling(self.told[-1])
        self.news.set()

    async def close(self, code: int) -> None:
        self.code = code

    def say(self, **message: Any) -> None:
        self.inbox.put_nowait(msgspec.json.encode(message))

    async def heard(self, kind: str) -> Any:
        async with asyncio.timeout(DEADLINE_SECONDS):
            while not any(message["is"] == kind for message in self.told):
                self.news.clear()
                await self.news.wait()
        return next(message for message in reversed(self.told) if message["is"] == kind)


class Line:
    """A connection that is served, and the other end of it."""

    def __init__(self, kit: Kit, is_stuck: bool = False) -> None:
        self.wire = Wire(is_stuck)
        self.service = Service(SETTINGS)
        self.service.registry = kit.house
        self.connection = Connection(self.wire, "192.0.2.1", SETTINGS, self.service.metrics)

    @asynccontextmanager
    async def served(self, opened: Opened) -> AsyncIterator["asyncio.Task[None]"]:
        task = asyncio.create_task(self.service.serve_table(self.connection, opened.table))
        try:
            yield task
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


def test_a_client_that_sends_no_hello_in_time_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(sockets, "HELLO_SECONDS", AT_ONCE)
        kit = Kit()
        line = Line(kit)
        async with line.served(await kit.open()) as task:
            await task
            assert [message["code"] for message in line.wire.told] == ["silent"]
            assert line.wire.code == 1008
            assert not line.service.connections

    asyncio.run(scenario())


def test_a_silent_client_is_pinged_and_then_dropped() -> None:
    async def scenario() -> None:
        kit = Kit()
        line = Line(kit)
        async with line.served(await kit.open()) as task:
            line.wire.say(do="hello")
            await line.wire.heard("ping")
            now = time.monotonic()
            line.service.check_connections(now + SETTINGS.silence_seconds / 3 - 1)
            assert line.connection.pings == 1
            line.service.check_connections(now + SETTINGS.silence_seconds / 3 + 1)
            assert line.connection.pings == 2
            line.service.check_connections(now + SETTINGS.silence_seconds + 1)
            await task
            assert line.wire.told[-1]["code"] == "silent"

    asyncio.run(scenario())


def test_a_pong_keeps_a_client_connected_and_measures_its_latency() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        line = Line(kit)
        async with line.served(opened):
            line.wire.say(do="hello", token=opened.seats[0].token)
            number = (await line.wire.heard("ping"))["n"]
            line.connection.pinged_at -= 0.25
            line.wire.say(do="pong", n=number + 1)  # of no ping
            line.wire.say(do="rename", id="1", name="Ana")
            await line.wire.heard("accepted")
            assert line.connection.round_trip_ms == 0
            line.wire.say(do="pong", n=number)
            line.wire.say(do="rename", id="2", name="Ania")
            while line.wire.told[-1].get("id") != "2":
                await asyncio.sleep(0)
            assert 250 <= line.connection.round_trip_ms < 10_000

    asyncio.run(scenario())


def test_the_queue_of_a_slow_client_is_bounded_and_delays_no_one(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(sockets, "GOODBYE_SECONDS", AT_ONCE)
        kit = Kit()
        line = Line(kit, is_stuck=True)
        opened = await kit.open()
        async with line.served(opened) as task:
            line.wire.say(do="hello", token=opened.seats[0].token)
            actor = await kit.house.find(opened.table)
            while line.connection not in actor.broadcaster.listeners:
                await asyncio.sleep(0)
            most = 0
            for _ in range(100):
                line.connection.send_bytes(b"x" * 2000)
                most = max(most, line.connection.outbox_bytes, sum(map(len, line.connection.outbox)))
            assert line.connection.goodbye is not None
            assert line.connection.goodbye.code == "slow"
            assert 32_768 < most <= SETTINGS.outbox_bytes + 2000
            assert not line.connection.outbox
            async with asyncio.timeout(DEADLINE_SECONDS):
                await task
            assert line.connection not in actor.broadcaster.listeners

    asyncio.run(scenario())


def test_a_client_that_sends_but_never_reads_is_dropped_however_short_its_queue(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(sockets, "GOODBYE_SECONDS", AT_ONCE)
        kit = Kit()
        line = Line(kit, is_stuck=True)
        async with line.served(await kit.open()) as task:
            line.wire.say(do="hello")
            while line.connection.sending_at is None:
                await asyncio.sleep(0)
            later = line.connection.sending_at + SETTINGS.silence_seconds
            line.connection.received_at = later
            line.service.check_connections(later - 1)
            assert goodbye(line) == ""
            line.service.check_connections(later + 1)
            assert goodbye(line) == "slow"
            async with asyncio.timeout(DEADLINE_SECONDS):
                await task

    asyncio.run(scenario())


def goodbye(line: Line) -> str:
    """With which word a conversation is ended, if it is."""
    return line.connection.goodbye.code if line.connection.goodbye else ""


def test_an_internal_error_is_reported_and_ends_one_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async def broken(*_: Any) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(sockets, "handle", broken)
        kit = Kit()
        line = Line(kit)
        async with line.served(await kit.open()) as task:
            line.wire.say(do="hello")
            line.wire.say(do="undo", id="1")
            await task
            assert line.wire.told[-1]["code"] == "failure"
            assert "ZeroDivision" not in str(line.wire.told)

    asyncio.run(scenario())


def test_a_command_that_ends_the_connection_is_answered_before_the_goodbye(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async def slowly(_actor: Any, connection: Connection, wish: Any) -> Accepted:
            connection.close("left", "you have left your seat")
            for _ in range(100):
                await asyncio.sleep(0)
            return Accepted(wish.id)

        monkeypatch.setattr(sockets, "handle", slowly)
        kit = Kit()
        line = Line(kit)
        async with line.served(await kit.open()) as task:
            line.wire.say(do="hello")
            line.wire.say(do="leave", id="1")
            await task
            assert [message["is"] for message in line.wire.told[-2:]] == ["accepted", "bye"]

    asyncio.run(scenario())


def test_many_sockets_of_one_address_wait_for_each_other_and_delay_no_one_else() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        gate, refused = AccessControl(SETTINGS), list[Line]()
        gate.messages = TokenBuckets(
            4.0, 2.0, clock=lambda: 0.0
        )  # however long this takes, nothing comes back meanwhile
        one, other, elsewhere = lines = [Line(kit) for _ in range(3)]
        for line in lines:
            line.connection.access = gate
            line.wire.after_telling = partial(note_refusal, line, refused)
        elsewhere.connection.address = "198.51.100.1"
        async with one.served(opened), other.served(opened), elsewhere.served(opened):
            for line in lines:
                line.wire.say(do="hello", token=opened.seats[0].token)
                await line.wire.heard("ping")
            for line in lines:
                line.wire.say(do="undo", id="1")
            for line in lines:
                await line.wire.heard("refused")
            assert refused == [elsewhere, one, other]

    asyncio.run(scenario())


def note_refusal(line: Line, refused: list[Line], message: Any) -> None:
    if message["is"] == "refused":
        refused.append(line)


def test_a_rematch_counts_as_a_table_opened_by_the_last_player_to_ask() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, _ = await kit.connect_all(opened)
        await ana.ask("choose", choice=ana.scene["offers"][0]["choice"])  # ana resigns
        first, last = Line(kit), Line(kit)
        for line, seat in ((first, opened.seats[0]), (last, opened.seats[1])):
            line.connection.access.creations = TokenBuckets(1.0, 0.0)
            line.wire.say(do="hello", token=seat.token)
        async with first.served(opened), last.served(opened):
            first.wire.say(do="rematch", id="1")
            assert (await first.wire.heard("accepted"))["id"] == "1"
            last.wire.say(do="rematch", id="2")
            assert (await last.wire.heard("refused"))["code"] == "too-many"
            assert len(kit.store.logs) == 1
            last.connection.access.creations = TokenBuckets(1.0, 1.0)
            last.wire.say(do="rematch", id="3")
            assert (await last.wire.heard("accepted"))["id"] == "3"
            await last.wire.heard("followed")
            assert len(kit.store.logs) == 2

    asyncio.run(scenario())


def test_every_connection_gets_a_goodbye_admitted_or_not() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        seated, waiting = Line(kit), Line(kit)
        waiting.service = seated.service
        async with seated.served(opened), waiting.served(opened):
            seated.wire.say(do="hello", token=opened.seats[0].token)
            await seated.wire.heard("ping")
            await seated.service.close_connections()
            assert [line.wire.told[-1]["code"] for line in (seated, waiting)] == ["shutdown", "shutdown"]
            assert [line.wire.code for line in (seated, waiting)] == [1000, 1000]

    asyncio.run(scenario())
