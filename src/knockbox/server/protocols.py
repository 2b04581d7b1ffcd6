"""uvicorn protocols with timeouts and frame limits; plain uvicorn would wait for ever and log every bad client."""

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

from knockbox.server.fast_path import EXTENSION_NAME
from knockbox.server.forms import Fault
from knockbox.server.guards.addresses import Network, is_trusted
from knockbox.server.guards.headers import with_security_headers
from knockbox.server.guards.rates import ConnectionLimit, TokenBucket

REQUEST_TIMEOUT_SECONDS: Final = 10.0
"""Time for a whole request to arrive, and for a pending response to shrink."""
MIN_PROGRESS_BYTES: Final = 10_240
"""Bytes of a long response that must be received in that time: a kilobyte a second."""
CLOSE_TIMEOUT_SECONDS: Final = 3.0
"""Time for a closed client to receive what is left, before the connection is aborted."""
EXTRA_FRAME_LIMITS: Final = (20.0, 1_000)
"""Rate and burst of frames beyond one per allowed message: pings and fragments."""
READ_CHUNK_BYTES: Final = 4_096
"""Bytes processed at a time, because one read may contain thousands of frames."""

BAD_REQUEST_BODY: Final = msgspec.json.encode(Fault("http", "malformed request; expected HTTP/1.1"))
CONNECTION_CLOSE: Final = (b"connection", b"close")
SWITCHING_PROTOCOLS: Final = 101
INVALID_TEXT_CODE: Final = 1007
POLICY_VIOLATION_CODE: Final = 1008


class HttpConnections:
    """Connections that are not websockets yet, by address; those of trusted proxies are shared and not counted."""

    def __init__(self, most_of_one: int, trusted: Sequence[Network]) -> None:
        self.limit = ConnectionLimit(sys.maxsize, most_of_one)
        self.trusted = trusted

    def enter(self, address: str) -> bool:
        """Count one more and return True if there is room; each admitted one must `leave`."""
        return is_trusted(address, self.trusted) or self.limit.enter(address)

    def leave(self, address: str) -> None:
        if not is_trusted(address, self.trusted):
            self.limit.leave(address)


class TimeoutHttpProtocol(H11Protocol):
    """Aborts a connection if no complete request arrives in time or the response is not received."""

    http_connections: HttpConnections | None = None  # shared by all connections of a server
    counted_address = ""  # address this one is counted for
    progress_check: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.schedule_check()
        address = self.client[0] if self.client else ""
        if self.http_connections is not None and not self.http_connections.enter(address):
            transport.abort()
        elif self.http_connections is not None:
            self.counted_address = address

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.stop_watching()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Stop watching; the websocket protocol takes over."""
        self.stop_watching()
        super().handle_websocket_upgrade(event)

    def schedule_check(self) -> None:
        """Schedule the next check for progress."""
        pending = self.transport.get_write_buffer_size()
        self.progress_check = self.loop.call_later(REQUEST_TIMEOUT_SECONDS, self.abort_if_stuck, self.scope, pending)

    def stop_watching(self) -> None:
        if self.progress_check is not None:
            self.progress_check.cancel()
        if self.http_connections is not None and self.counted_address:
            self.http_connections.leave(self.counted_address)
        self.counted_address = ""

    def abort_if_stuck(self, previous_scope: Any, pending: int) -> None:
        """Abort if since the last check no request has begun and too little of a response was received."""
        has_received = self.transport.get_write_buffer_size() <= pending - MIN_PROGRESS_BYTES
        if self.scope is previous_scope and not has_received and not self.is_serving():
            self.transport.abort()
        else:
            self.schedule_check()

    def is_serving(self) -> bool:
        """Return whether the client waits for the server."""
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
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(BAD_REQUEST_BODY)),
        CONNECTION_CLOSE,
    ]
    head = b"".join(b"%s: %s\r\n" % header for header in with_security_headers(headers, False))
    return b"HTTP/1.1 400 Bad Request\r\n" + head + b"\r\n" + (b"" if is_bare else BAD_REQUEST_BODY)


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """A websocket with a frame limit that is aborted soon after its conversation ends."""

    message_limits: tuple[float, float] = (0.0, 0.0)  # allowed rate and burst of messages
    on_text: Callable[[bytes], bool] | None = None  # handler of the fast path

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        rate, burst = (limit + extra for limit, extra in zip(self.message_limits, EXTRA_FRAME_LIMITS, strict=True))
        self.bucket = TokenBucket(rate, burst)
        self.extensions: Any = {}

    def connection_lost(self, exc: Exception | None) -> None:
        """Break reference cycles."""
        super().connection_lost(exc)
        self.on_text = None
        self.extensions.clear()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), READ_CHUNK_BYTES):
            if not self.transport.is_closing():
                super().data_received(data[start : start + READ_CHUNK_BYTES])

    def handle_connect(self, event: Request) -> None:
        """Answer a failed handshake with the same security headers as any response."""
        response = self.conn.accept(event)
        if response.status_code == SWITCHING_PROTOCOLS:
            super().handle_connect(event)
            self.extensions = self.scope["extensions"]
            self.extensions[EXTENSION_NAME] = self  # its task has not started yet
            return
        for name, value in with_security_headers([], False):
            response.headers[name.decode()] = value.decode()
        self.request, self.response = event, response
        self.handshake_initiated = self.handshake_complete = self.close_sent = True
        self.conn.send_response(response)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def handle_events(self) -> None:
        """Count every frame, even those that never become a message."""
        if self.bucket.take(len(self.conn.events)):
            super().handle_events()
        else:
            self.fail_connection(POLICY_VIOLATION_CODE, "too many frames")

    def handle_text(self, event: Frame) -> None:
        """Offer a whole text to the fast path if none is queued; otherwise queue it."""
        is_next = event.fin and not self.close_sent and self.queue.empty()
        if self.on_text is None or not is_next or not self.on_text(bytes(event.data)):
            super().handle_text(event)

    def write(self, text: bytes) -> bool:
        """Write a text at once and return True; return False if the client is too slow, so that `send` waits."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing() or self.conn.state is not OPEN:
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def handle_ping(self) -> None:
        """Answer a ping only if the client reads, so that pongs do not pile up."""
        pong = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(pong)

    def fail_connection(self, code: int, why: str = "") -> None:
        """Send a close frame with the reason and close; before the handshake is done, just abort."""
        self.conn.fail(code, why)
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            self.handle_parser_exception()

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self.abort_soon()

    def shutdown(self) -> None:
        super().shutdown()
        self.abort_soon()

    async def send(self, message: Any) -> None:
        """Mark a denied handshake as complete, or uvicorn would log that it is still open."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True

    def send_receive_event_to_app(self) -> None:
        """Close the websocket on invalid UTF-8, without a traceback in the log."""
        if self.curr_msg_data_type == "text" and not is_utf8(b"".join(self.frames)):
            self.fail_connection(INVALID_TEXT_CODE)
            return
        super().send_receive_event_to_app()

    def abort_soon(self) -> None:
        asyncio.get_running_loop().call_later(CLOSE_TIMEOUT_SECONDS, self.transport.abort)


def make_http_protocol(connections_per_address: int, trusted: Sequence[Network]) -> type[TimeoutHttpProtocol]:
    """Return a protocol that allows each address twice as many open connections as websockets."""
    return type(
        "Http", (TimeoutHttpProtocol,), {"http_connections": HttpConnections(2 * connections_per_address, trusted)}
    )


def make_websocket_protocol(messages_per_second: float, message_burst: float) -> type[LimitedWebSocketProtocol]:
    """Return a protocol with this message limit."""
    return type("Websocket", (LimitedWebSocketProtocol,), {"message_limits": (messages_per_second, message_burst)})


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
