"""A door with protocols that ends: requests that drip, answers that nobody takes in, frames by the thousand."""

import asyncio
from contextlib import suppress
from ipaddress import ip_network
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from knockbox.server import protocols
from knockbox.server.fast_path import EXTENSION_NAME
from knockbox.server.protocols import (
    EXTRA_FRAME_LIMITS,
    HttpConnections,
    LimitedWebSocketProtocol,
    TimeoutHttpProtocol,
    make_http_protocol,
    make_websocket_protocol,
)
from tests.server.live_server import DEADLINE_SECONDS

AT_ONCE = 0.01


async def door(protocol: Any, app: Any) -> tuple[asyncio.Server, int]:
    """One of uvicorn's protocols on a port of this machine."""
    config = uvicorn.Config(app, lifespan="off", ws=LimitedWebSocketProtocol, log_config=None)
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    listening = await loop.create_server(lambda: protocol(config, state, {}), "127.0.0.1", 0)
    return listening, listening.sockets[0].getsockname()[1]


@pytest.mark.parametrize("begun", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nhost: here\r\nx"])
def test_a_request_that_does_not_end_is_cut_off(begun: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(protocols, "REQUEST_TIMEOUT_SECONDS", AT_ONCE)
        listening, port = await door(TimeoutHttpProtocol, refuse)
        async with listening:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(begun)
            async with asyncio.timeout(DEADLINE_SECONDS):
                with suppress(ConnectionResetError):
                    assert await reader.read() == b""
            writer.close()

    asyncio.run(scenario())


def test_a_second_request_that_does_not_end_is_cut_off_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(protocols, "REQUEST_TIMEOUT_SECONDS", 0.1)
        listening, port = await door(TimeoutHttpProtocol, refuse)
        async with listening:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET / HTTP/1.1\r\nhost: here\r\n\r\n")
            assert (await reader.readuntil(b"\r\n\r\nno")).startswith(b"HTTP/1.1 418")
            writer.write(b"GET / HTTP/1.1\r\n")
            async with asyncio.timeout(DEADLINE_SECONDS):
                with suppress(ConnectionResetError):
                    assert await reader.read() == b""
            writer.close()

    asyncio.run(scenario())


def test_a_body_that_drips_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(protocols, "REQUEST_TIMEOUT_SECONDS", 0.05)
        listening, port = await door(TimeoutHttpProtocol, patient)
        async with listening, asyncio.timeout(DEADLINE_SECONDS):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 99999\r\n\r\n")
            with suppress(ConnectionError):
                while not reader.at_eof() and reader.exception() is None:
                    writer.write(b"x")
                    await asyncio.sleep(AT_ONCE)
            writer.close()

    asyncio.run(scenario())


async def patient(_scope: Any, receive: Any, _send: Any) -> None:
    """Hears all of a request, and has nothing to say."""
    while (await receive()).get("more_body"):
        pass


def test_an_unread_answer_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(protocols, "REQUEST_TIMEOUT_SECONDS", AT_ONCE)
        gone = asyncio.Event()

        class Watched(TimeoutHttpProtocol):
            def connection_lost(self, exc: Exception | None) -> None:
                super().connection_lost(exc)
                gone.set()

        listening, port = await door(Watched, lecture)
        async with listening, asyncio.timeout(DEADLINE_SECONDS):
            _, writer = await asyncio.open_connection("127.0.0.1", port, limit=1)
            writer.write(b"GET / HTTP/1.1\r\nhost: here\r\n\r\n")
            await gone.wait()
            writer.close()

    asyncio.run(scenario())


async def lecture(_scope: Any, _receive: Any, send: Any) -> None:
    """Says more than fits between two programs."""
    body = b"x" * 50_000_000
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


class Pipe:
    """What a protocol of uvicorn writes to, with as much left in it as a test says."""

    def __init__(self) -> None:
        self.left = 0
        self.written = b""
        self.is_cut = False

    def get_write_buffer_size(self) -> int:
        return self.left

    def get_extra_info(self, _name: str) -> None:
        return None

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.is_cut

    def abort(self) -> None:
        self.is_cut = True

    close = abort

    def pause_reading(self) -> None:
        pass

    resume_reading = pause_reading


def protocol_at(pipe: Pipe, kind: Any, app: Any) -> Any:
    config = uvicorn.Config(app, lifespan="off", ws=LimitedWebSocketProtocol, log_config=None)
    config.load()
    protocol = kind(config, ServerState(), {})
    protocol.connection_made(pipe)
    return protocol


def test_a_slow_reader_gets_the_whole_answer() -> None:
    async def scenario() -> None:
        pipe = Pipe()
        line = protocol_at(pipe, TimeoutHttpProtocol, refuse)
        line.data_received(b"GET / HTTP/1.1\r\nhost: here\r\n\r\n")
        while not line.cycle.response_complete:
            await asyncio.sleep(0)
        for left in (60_000, 45_000, 30_000, 15_000, 0):
            pipe.left = left
            line.abort_if_stuck(line.scope, left + 15_000)
            assert not pipe.is_closing()
        line.abort_if_stuck(line.scope, protocols.MIN_PROGRESS_BYTES - 1)
        assert pipe.is_closing()
        line.connection_lost(None)

    asyncio.run(scenario())


def test_a_client_waiting_for_the_server_is_not_cut_off() -> None:
    async def scenario() -> None:
        pipe, busy = Pipe(), asyncio.Event()

        async def slow(scope: Any, receive: Any, send: Any) -> None:
            await busy.wait()
            await refuse(scope, receive, send)

        line = protocol_at(pipe, TimeoutHttpProtocol, slow)
        line.data_received(b"GET / HTTP/1.1\r\nhost: here\r\n\r\n")
        line.abort_if_stuck(line.scope, 0)
        assert not pipe.is_closing()
        busy.set()
        while not line.cycle.response_complete:
            await asyncio.sleep(0)
        line.abort_if_stuck(line.scope, 0)
        assert pipe.is_closing()
        line.connection_lost(None)

    asyncio.run(scenario())


def test_open_connections_per_address_are_limited() -> None:
    async def scenario() -> None:
        http = make_http_protocol(1, ())
        listening, port = await door(http, wait_for_the_end)
        async with listening, asyncio.timeout(DEADLINE_SECONDS):
            open_ones = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
            await turned_off(port)
            for _, writer in open_ones:
                writer.write(HANDSHAKE)
            for reader, _ in open_ones:
                await reader.readuntil(b"\r\n\r\n")
            others = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]  # those are websockets now
            await turned_off(port)
            assert http.http_connections is not None
            for _, writer in others:
                writer.close()
            while http.http_connections.limit.size:
                await asyncio.sleep(AT_ONCE)
            for _, writer in open_ones:
                writer.close()

    asyncio.run(scenario())


async def turned_off(port: int) -> None:
    """One more is cut at once."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    with suppress(ConnectionError):
        assert await reader.read() == b""
    writer.close()


def test_a_trusted_proxy_may_have_any_number_of_connections_open() -> None:
    callers = HttpConnections(1, [ip_network("192.0.2.0/24")])
    assert all(callers.enter("192.0.2.9") for _ in range(5))
    assert [callers.enter("198.51.100.1") for _ in range(2)] == [True, False]
    callers.leave("192.0.2.9")
    callers.leave("198.51.100.1")
    assert callers.limit.size == 0


async def refuse(_scope: Any, _receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 418, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"no"})


HANDSHAKE = (
    b"GET / HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def test_a_websocket_that_never_reads_is_cut_off_when_its_connection_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(protocols, "CLOSE_TIMEOUT_SECONDS", AT_ONCE)
        gone = asyncio.Event()

        class Watched(LimitedWebSocketProtocol):
            def connection_lost(self, exc: Exception | None) -> None:
                super().connection_lost(exc)
                gone.set()

        listening, port = await door(Watched, chatter)
        async with listening:
            _, writer = await asyncio.open_connection("127.0.0.1", port, limit=1)
            writer.write(HANDSHAKE)
            async with asyncio.timeout(DEADLINE_SECONDS):
                await gone.wait()
            writer.close()

    asyncio.run(scenario())


async def chatter(_scope: Any, _receive: Any, send: Any) -> None:
    """Says more than fits into any buffer, until it is stopped."""
    await send({"type": "websocket.accept"})
    with suppress(TimeoutError):
        async with asyncio.timeout(0.5):
            while True:
                await send({"type": "websocket.send", "text": "x" * 60_000})


MASK = bytes(4)
PING = b"\x89\x80" + MASK
PIECE = b"\x00\x80" + MASK
"""A frame that continues a message, adds nothing to it and does not end it."""
BEGUN = b"\x01\x81" + MASK + b"x"
LAST_PIECE = b"\x80\x81" + MASK + b"x"
SHORT = b"\x81\x81" + MASK + b"x"
TAKEN_NOT = b"\x81\x81" + MASK + b"y"


@pytest.mark.parametrize("frames", [PING * 9_000, BEGUN + PIECE * 9_000, SHORT * 9_000], ids=["ping", "piece", "text"])
def test_a_client_that_sends_thousands_of_frames_is_closed_with_a_reason(frames: bytes) -> None:
    async def scenario() -> None:
        listening, port = await door(make_websocket_protocol(10, 40), wait_for_the_end)
        async with listening, asyncio.timeout(DEADLINE_SECONDS):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(HANDSHAKE)
            await reader.readuntil(b"\r\n\r\n")
            writer.write(frames)
            heard = b""
            with suppress(ConnectionError):  # what was said before the line was cut is heard all the same
                while said := await reader.read(4096):
                    heard += said
            assert (1008).to_bytes(2, "big") + b"too many frames" in heard
            writer.close()

    asyncio.run(scenario())


async def wait_for_the_end(_scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


def test_frames_are_read_a_few_at_a_time_so_that_others_get_their_turn() -> None:
    async def scenario() -> None:
        pipe = Pipe()
        line = await shaken(pipe)
        read: list[int] = []
        line.handle_ping = lambda: read.append(1)
        line.data_received(PING * 100_000)
        assert pipe.is_closing()
        assert len(read) <= EXTRA_FRAME_LIMITS[1]
        line.connection_lost(None)

    asyncio.run(scenario())


def test_pongs_do_not_pile_up_for_a_client_that_never_reads() -> None:
    async def scenario() -> None:
        pipe = Pipe()
        line = await shaken(pipe)
        before = pipe.written
        line.data_received(PING)
        assert pipe.written == before + b"\x8a\x00"
        line.pause_writing()
        line.data_received(PING * 100)
        assert pipe.written == before + b"\x8a\x00"
        line.resume_writing()
        line.data_received(PING)
        assert pipe.written == before + 2 * b"\x8a\x00"
        line.connection_lost(None)

    asyncio.run(scenario())


def test_a_text_is_offered_where_it_comes_in_if_none_waits_before_it() -> None:
    async def scenario() -> None:
        line = await shaken(Pipe())
        offered: list[bytes] = []

        def hears(text: bytes) -> bool:
            offered.append(text)
            return text == b"x"

        line.on_text = hears
        line.data_received(SHORT + TAKEN_NOT + SHORT + BEGUN)
        assert offered == [b"x", b"y"], "the second one was not taken, and the others come after it"
        waiting = [(await line.receive())["text"] for _ in range(2)]
        assert waiting == ["y", "x"]
        line.data_received(LAST_PIECE)
        assert offered == [b"x", b"y"], "what came in pieces is offered to nobody"
        line.connection_lost(None)
        assert line.on_text is None

    asyncio.run(scenario())


def test_a_text_is_written_at_once_unless_too_much_waits_or_all_is_over() -> None:
    async def scenario() -> None:
        pipe = Pipe()
        line = await shaken(pipe)
        assert line.scope["extensions"][EXTENSION_NAME] is line
        before = pipe.written
        assert line.write(b"hello")
        assert pipe.written == before + b"\x81\x05hello"
        line.pause_writing()
        assert not line.write(b"later")
        line.resume_writing()
        assert line.write(b"now")
        pipe.is_cut = True
        assert not line.write(b"never")
        assert pipe.written == before + b"\x81\x05hello\x81\x03now"
        line.connection_lost(None)

    asyncio.run(scenario())


async def shaken(pipe: Pipe) -> Any:
    """A websocket whose handshake is done."""
    line = protocol_at(pipe, LimitedWebSocketProtocol, wait_for_the_end)
    line.data_received(HANDSHAKE)
    while not line.handshake_complete:
        await asyncio.sleep(0)
    return line
