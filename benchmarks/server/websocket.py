"""A minimal websocket client: unfragmented text frames, uncompressed, masked with zeros.

The clients must cost little compared with the server; a library would take more time per message than the server.
"""

import asyncio
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 0x1
CLOSE: Final = 0x8
MASK: Final = bytes(4)
MEDIUM_LENGTH: Final = 126
LARGE_LENGTH: Final = 127
HANDSHAKE: Final = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: a25vY2tib3gtYmVuY2gtIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class BenchmarkSocket(asyncio.Protocol):
    """Passes messages to `heard`, and the reason to `ended` once if the server closes the connection."""

    def __init__(
        self, host: str, path: str, on_message: Callable[[bytes], None], on_close: Callable[[str], None]
    ) -> None:
        self.handshake = HANDSHAKE.format(path=path, host=host).encode()
        self.heard = on_message
        self.ended = on_close
        self.received = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_over = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.handshake)

    def data_received(self, data: bytes) -> None:
        self.received += data
        if not self.opened.done():
            self.finish_handshake()
        while self.opened.done() and (frame := first_frame(self.received)) is not None:
            kind, start, end = frame
            body = bytes(self.received[start:end])
            del self.received[:end]
            self.on_frame(kind, body)

    def finish_handshake(self) -> None:
        answer, found, rest = bytes(self.received).partition(b"\r\n\r\n")
        if not found:
            return
        self.received = bytearray(rest)
        status = answer.split(b"\r\n", 1)[0].decode(errors="replace")
        if " 101 " in f"{status} ":
            self.opened.set_result(None)
        else:
            self.end(f"no websocket: {status}")

    def on_frame(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self.heard(body)
        elif kind == CLOSE:
            self.end(f"closed by the server: {int.from_bytes(body[:2])}")

    def send(self, text: bytes) -> None:
        if self.transport is not None and not self.is_over:
            self.transport.write(make_frame(text))

    def connection_lost(self, exc: Exception | None) -> None:
        self.end(f"connection lost: {exc or 'the server closed it'}")

    def end(self, why: str) -> None:
        if not self.is_over:
            self.close()
            self.ended(why)
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(why))

    def close(self) -> None:
        self.is_over = True
        if self.transport is not None:
            self.transport.close()


def first_frame(received: bytearray) -> tuple[int, int, int] | None:
    """Return opcode, body start and end of the first frame, or None if it is incomplete."""
    if len(received) < 2:
        return None
    size, start = received[1], 2
    if size in (MEDIUM_LENGTH, LARGE_LENGTH):
        start = 4 if size == MEDIUM_LENGTH else 10
        size = int.from_bytes(received[2:start])
    return (received[0] & 0xF, start, start + size) if len(received) >= start + size else None


def make_frame(text: bytes) -> bytes:
    size = len(text)
    if size < MEDIUM_LENGTH:
        return bytes((0x80 | TEXT, 0x80 | size)) + MASK + text
    return bytes((0x80 | TEXT, 0x80 | MEDIUM_LENGTH)) + size.to_bytes(2) + MASK + text
