"""The short way past ASGI: pointers are heard where they come in, texts go out at once, and nothing is overtaken."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from knockbox.server.access import POINTER_BURST_SECONDS
from knockbox.server.metrics import Metrics
from knockbox.server.protocol import TowerPoint
from knockbox.server.sockets import Connection, run_connection
from tests.server.asgi_clients import SETTINGS
from tests.server.live_server import DEADLINE_SECONDS

POINT = b'{"do":"towerpoint","kind":"move","x":1.5,"y":40}'
BURST = 20
FEW_POINTS = replace(SETTINGS, points_per_second=5, message_burst=BURST, messages_per_second=1)


class Ends:
    """Both ways of a websocket: the short one may be shut, and the long one takes its time."""

    def __init__(self) -> None:
        self.on_text: Callable[[bytes], bool] | None = None
        self.is_shut = False
        self.told: list[bytes] = []
        self.inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.way = asyncio.Event()
        self.way.set()

    def write(self, text: bytes) -> bool:
        if not self.is_shut:
            self.told.append(text)
        return not self.is_shut

    async def receive(self) -> bytes | None:
        return await self.inbox.get()

    async def send(self, text: str) -> None:
        await self.way.wait()
        self.told.append(text.encode())

    async def close(self, code: int) -> None:
        self.told.append(str(code).encode())

    def comes(self, text: bytes) -> bool:
        """A text comes in, and is heard at once or waits for its turn."""
        is_heard = self.on_text is not None and self.inbox.empty() and self.on_text(text)
        if not is_heard:
            self.inbox.put_nowait(text)
        return is_heard


class Listening:
    """Somebody who builds and nothing else; a request keeps him busy until he is let go."""

    def __init__(self, settings: Any = SETTINGS) -> None:
        self.ends = Ends()
        self.metrics = Metrics()
        self.connection = Connection(self.ends, "192.0.2.1", settings, self.metrics, None, self.ends)
        self.heard: list[Any] = []
        self.rest = asyncio.Event()

    def hear(self, point: TowerPoint) -> None:
        if point.kind == "release":
            raise ZeroDivisionError
        self.heard.append(point)

    async def listen(self) -> None:
        self.connection.handle_pointer_with(self.hear)
        while (request := await self.connection.receive()) is not None:
            self.heard.append(request)
            if not isinstance(request, TowerPoint):
                await self.rest.wait()


def held(scenario: Callable[[Listening], Any], settings: Any = SETTINGS) -> Listening:
    """A conversation from its beginning to its end."""

    async def conversation() -> Listening:
        found = Listening(settings)
        async with asyncio.timeout(DEADLINE_SECONDS):
            task = asyncio.create_task(run_connection(found.connection, found.listen(), ""))
            while not found.connection.is_waiting:
                await asyncio.sleep(0)
            await scenario(found)
            found.ends.inbox.put_nowait(None)
            await task
        return found

    return asyncio.run(conversation())


def test_a_pointer_message_is_handled_where_it_arrives() -> None:
    async def scenario(builder: Listening) -> None:
        assert builder.ends.comes(POINT)
        assert builder.heard == [TowerPoint("move", 1.5, 40.0)]
        assert builder.metrics.registry.get_sample_value("knockbox_messages_in_total") == 1

    held(scenario)


def test_a_pointer_does_not_overtake_what_was_said_before() -> None:
    async def scenario(builder: Listening) -> None:
        assert not builder.ends.comes(b'{"do":"pong","n":7}')
        assert not builder.ends.comes(POINT), "the other one waits still"
        while not builder.heard:
            await asyncio.sleep(0)
        builder.ends.inbox.get_nowait()
        assert not builder.ends.comes(POINT), "somebody is busy with the other one"
        builder.rest.set()
        while len(builder.heard) < 2:
            await asyncio.sleep(0)
        assert [type(each).__name__ for each in builder.heard] == ["Pong", "TowerPoint"]
        while not builder.connection.is_waiting:
            await asyncio.sleep(0)
        assert builder.ends.comes(POINT)

    held(scenario)


@pytest.mark.parametrize(
    "said",
    [
        b'{"do":"towerkey","key":"left"}',
        b'{"do":"towerpoint","kind":"throw","x":1,"y":1}',
        b'{"do":"towerpoint","kind":"move","x":1}',
        b'{"do":"towerpoint","kind":"move","x":1,"y":1,"z":"\xff"}',
        b'{"do":"towerpoint","kind":"move","x":1,"y":1',
    ],
)
def test_other_messages_wait_for_their_turn(said: bytes) -> None:
    async def scenario(builder: Listening) -> None:
        builder.rest.set()
        assert not builder.ends.comes(said)

    held(scenario)


def test_a_flood_of_pointer_messages_closes_the_socket_like_any_other() -> None:
    at_once: list[bool] = []

    async def scenario(builder: Listening) -> None:
        while builder.connection.goodbye is None:
            at_once.append(builder.ends.comes(POINT))
            while builder.ends.inbox.qsize() or not (builder.connection.is_waiting or builder.connection.goodbye):
                await asyncio.sleep(0)

    found = held(scenario, FEW_POINTS)
    points = round(POINTER_BURST_SECONDS * FEW_POINTS.points_per_second)
    assert all(at_once[:points])
    assert sum(at_once) < points + 3, "the others are messages, of which there may be so many"
    assert points + BURST <= len(found.heard) < points + BURST + 6
    assert msgspec.json.decode(found.ends.told[-2])["code"] == "flood"


def test_a_failure_ends_the_connection_and_nothing_else() -> None:
    async def scenario(builder: Listening) -> None:
        assert builder.ends.comes(POINT.replace(b"move", b"release"))
        assert not builder.ends.comes(POINT), "nothing more is heard"

    found = held(scenario)
    assert msgspec.json.decode(found.ends.told[-2])["code"] == "failure"


def test_a_text_goes_out_at_once_or_behind_those_that_wait() -> None:
    async def scenario(builder: Listening) -> None:
        ends, connection = builder.ends, builder.connection
        connection.send_bytes(b"1")
        assert ends.told == [b"1"]
        ends.is_shut = True
        ends.way.clear()
        connection.send_bytes(b"2")
        connection.send_bytes(b"3")
        await asyncio.sleep(0)  # the second is on its way
        ends.is_shut = False
        connection.send_bytes(b"4")
        assert ends.told == [b"1"]
        ends.way.set()
        while connection.outbox:
            await asyncio.sleep(0)
        connection.send_bytes(b"5")
        assert ends.told == [b"1", b"2", b"3", b"4", b"5"]
        assert connection.outbox_bytes == 0
        assert builder.metrics.registry.get_sample_value("knockbox_messages_out_total") == 5

    held(scenario)
