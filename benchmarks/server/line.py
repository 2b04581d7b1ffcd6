"""A websocket of the crowd, as light as one can be: whole texts in frames, not compressed, masked with zeros.

The crowd measures, so it must cost little beside the server; a library would take more time for a message than the
server does.
"""

import asyncio
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 0x1
CLOSE: Final = 0x8
MASK: Final = bytes(4)
LONG: Final = 126
LONGER: Final = 127
HANDSHAKE: Final = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: a25vY2tib3gtYmVuY2gtIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Line(asyncio.Protocol):
    """Says what it hears to `heard`, and once to `ended` why it is over, unless we ended it."""

    def __init__(self, host: str, path: str, heard: Callable[[bytes], None], ended: Callable[[str], None]) -> None:
        self.handshake = HANDSHAKE.format(path=path, host=host).encode()
        self.heard = heard
        self.ended = ended
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
            self.shake_hands()
        while self.opened.done() and (frame := first_frame(self.received)) is not None:
            kind, start, end = frame
            body = bytes(self.received[start:end])
            del self.received[:end]
            self.take(kind, body)

    def shake_hands(self) -> None:
        answer, found, rest = bytes(self.received).partition(b"\r\n\r\n")
        if not found:
            return
        self.received = bytearray(rest)
        status = answer.split(b"\r\n", 1)[0].decode(errors="replace")
        if " 101 " in f"{status} ":
            self.opened.set_result(None)
        else:
            self.end(f"no websocket: {status}")

    def take(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self.heard(body)
        elif kind == CLOSE:
            self.end(f"closed by the server: {int.from_bytes(body[:2])}")

    def say(self, text: bytes) -> None:
        if self.transport is not None and not self.is_over:
            self.transport.write(framed(text))

    def connection_lost(self, exc: Exception | None) -> None:
        self.end(f"connection lost: {exc or 'the server is gone'}")

    def end(self, why: str) -> None:
        if not self.is_over:
            self.hang_up()
            self.ended(why)
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(why))

    def hang_up(self) -> None:
        self.is_over = True
        if self.transport is not None:
            self.transport.close()


def first_frame(received: bytearray) -> tuple[int, int, int] | None:
    """The kind of the first frame, where its body begins and where it ends; none if it is not all there."""
    if len(received) < 2:
        return None
    size, start = received[1], 2
    if size in (LONG, LONGER):
        start = 4 if size == LONG else 10
        size = int.from_bytes(received[2:start])
    return (received[0] & 0xF, start, start + size) if len(received) >= start + size else None


def framed(text: bytes) -> bytes:
    size = len(text)
    if size < LONG:
        return bytes((0x80 | TEXT, 0x80 | size)) + MASK + text
    return bytes((0x80 | TEXT, 0x80 | LONG)) + size.to_bytes(2) + MASK + text
