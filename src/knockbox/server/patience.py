"""How much is borne of whoever is at the other end of a line: uvicorn would wait for ever, and complain aloud."""

import asyncio
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from knockbox.server.forms import Fault
from knockbox.server.guards.addresses import Network, is_trusted
from knockbox.server.guards.headers import careful
from knockbox.server.guards.rates import Bucket, Crowd
from knockbox.server.lines import LINE

REQUEST_SECONDS: Final = 10.0
"""In which a request must have been said, and in which what was answered must have become less."""
LEAST_BYTES: Final = 10_240
"""That are taken in of a long answer in that time; a line that is slower than a kilobyte in a second is none."""
FAREWELL_SECONDS: Final = 3.0
"""In which whoever was told goodbye must have taken in what is left; then the line is cut."""
SPARE_FRAMES: Final = (20.0, 1_000)
"""Frames of a websocket beside one for each message that may be said, in a second and at once: pings, and pieces."""
BITE: Final = 4_096
"""Bytes that are read at a time: many thousand frames fit into what a line may bring at once."""

NO_REQUEST: Final = msgspec.json.encode(Fault("http", "found something else; expected a request of HTTP/1.1"))
CLOSE: Final = (b"connection", b"close")
SWITCHING: Final = 101
"""What HTTP says when it becomes a websocket."""
NO_TEXT: Final = 1007
POLICY: Final = 1008
"""The codes of websockets for it, and for what breaks the rules of the house."""


class Callers:
    """Connections that are no websockets yet, by address; those of trusted proxies are for anybody, and not counted."""

    def __init__(self, most_of_one: int, trusted: Sequence[Network]) -> None:
        self.crowd = Crowd(sys.maxsize, most_of_one)
        self.trusted = trusted

    def is_welcome(self, address: str) -> bool:
        """Count one more, if there is room for it; whoever was let in must `leave`."""
        return is_trusted(address, self.trusted) or self.crowd.enter(address)

    def leave(self, address: str) -> None:
        if not is_trusted(address, self.trusted):
            self.crowd.leave(address)


class PunctualHttp(H11Protocol):
    """A connection that is closed if no request comes, or none that ends, or if nobody takes in what is answered."""

    callers: Callers | None = None  # who is connected, of all connections of a server
    caller = ""  # whom this one is counted for
    watch: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.look_again()
        address = self.client[0] if self.client else ""
        if self.callers is not None and not self.callers.is_welcome(address):
            transport.abort()
        elif self.callers is not None:
            self.caller = address

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.look_away()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is none of our business."""
        self.look_away()
        super().handle_websocket_upgrade(event)

    def look_again(self) -> None:
        """Some time later, at what has become of it until then."""
        owed = self.transport.get_write_buffer_size()
        self.watch = self.loop.call_later(REQUEST_SECONDS, self.cut_if_stuck, self.scope, owed)

    def look_away(self) -> None:
        if self.watch is not None:
            self.watch.cancel()
        if self.callers is not None and self.caller:
            self.callers.leave(self.caller)
        self.caller = ""

    def cut_if_stuck(self, former: Any, owed: int) -> None:
        """Cut a line on which neither a request was begun since nor enough of an answer went out."""
        has_taken = self.transport.get_write_buffer_size() <= owed - LEAST_BYTES
        if self.scope is former and not has_taken and not self.is_at_work():
            self.transport.abort()
        else:
            self.look_again()

    def is_at_work(self) -> bool:
        """Whether it is we who are waited for."""
        cycle = self.cycle
        return cycle is not None and not (cycle.more_body or cycle.response_complete or self.flow.write_paused)

    def send_400_response(self, msg: str) -> None:
        """Answer a malformed request with 400 unless a response has begun, and end the handler that serves it."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(bad_request(is_bare=self.scope is not None and self.scope["method"] == "HEAD"))
        self.transport.close()
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()


def bad_request(is_bare: bool) -> bytes:
    """Return a whole 400 response; `is_bare` leaves out the body, as HEAD requires."""
    said = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(NO_REQUEST)), CLOSE]
    head = b"".join(b"%s: %s\r\n" % header for header in careful(said, False))
    return b"HTTP/1.1 400 Bad Request\r\n" + head + b"\r\n" + (b"" if is_bare else NO_REQUEST)


class PunctualWebSocket(WebSocketsSansIOProtocol):
    """A websocket that is cut, not waited for, once its conversation is over, or if it says more than anybody could."""

    said: tuple[float, float] = (0.0, 0.0)  # messages that it may say, in a second and at once
    hears: Callable[[bytes], bool] | None = None  # who takes a text where it comes in

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        rate, burst = (said + spare for said, spare in zip(self.said, SPARE_FRAMES, strict=True))
        self.bucket = Bucket(rate, burst)
        self.extensions: Any = {}

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing goes round in circles once it is gone."""
        super().connection_lost(exc)
        self.hears = None
        self.extensions.clear()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), BITE):
            if not self.transport.is_closing():
                super().data_received(data[start : start + BITE])

    def handle_connect(self, event: Request) -> None:
        """A handshake that is none is answered as carefully as anything else."""
        response = self.conn.accept(event)
        if response.status_code == SWITCHING:
            super().handle_connect(event)
            self.extensions = self.scope["extensions"]
            self.extensions[LINE] = self  # its task has not begun yet
            return
        for name, value in careful([], False):
            response.headers[name.decode()] = value.decode()
        self.request, self.response = event, response
        self.handshake_initiated = self.handshake_complete = self.close_sent = True
        self.conn.send_response(response)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def handle_events(self) -> None:
        """Whatever comes is counted, also what never becomes a message."""
        if self.bucket.take(len(self.conn.events)):
            super().handle_events()
        else:
            self.cut_off(POLICY, "too many frames")

    def handle_text(self, event: Frame) -> None:
        """One that is whole may be taken here; else it waits for its turn."""
        is_next = event.fin and not self.close_sent and self.queue.empty()
        if self.hears is None or not is_next or not self.hears(bytes(event.data)):
            super().handle_text(event)

    def say(self, text: bytes) -> bool:
        """Write a text at once if it is taken in; whoever has too much to take in yet is told later, by `send`."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing() or self.conn.state is not OPEN:
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def handle_ping(self) -> None:
        """Whoever asks and does not listen is not answered: what he does not take in shall not pile up."""
        pong = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(pong)

    def cut_off(self, code: int, why: str = "") -> None:
        """Say why and hang up; whoever did not wait for the handshake is told nothing."""
        self.conn.fail(code, why)
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            self.handle_parser_exception()

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self.cut_soon()

    def shutdown(self) -> None:
        super().shutdown()
        self.cut_soon()

    async def send(self, message: Any) -> None:
        """Whoever was turned away has his answer: uvicorn would complain that his handshake is still open."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True

    def send_receive_event_to_app(self) -> None:
        """Text that is none ends the websocket, without a traceback for whoever likes to see one."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.cut_off(NO_TEXT)
            return
        super().send_receive_event_to_app()

    def cut_soon(self) -> None:
        asyncio.get_running_loop().call_later(FAREWELL_SECONDS, self.transport.abort)


def http_for(connections_per_address: int, trusted: Sequence[Network]) -> type[PunctualHttp]:
    """Connections of which one address may have twice as many open as it may have websockets."""
    return type("Http", (PunctualHttp,), {"callers": Callers(2 * connections_per_address, trusted)})


def websocket_for(messages_per_second: float, message_burst: float) -> type[PunctualWebSocket]:
    """A websocket on which so many messages may be said."""
    return type("Websocket", (PunctualWebSocket,), {"said": (messages_per_second, message_burst)})


def is_text(said: bytes) -> bool:
    try:
        said.decode()
    except UnicodeDecodeError:
        return False
    return True
