"""The network between one browser and the server, which a test can cut and restore like a cable."""

import re
import socket
from collections.abc import Iterable
from contextlib import suppress
from threading import Lock, Thread
from typing import Final

from playwright.sync_api import ProxySettings

HERE: Final = "127.0.0.1"
CHUNK_BYTES: Final = 65_536
HANDSHAKE: Final = re.compile(rb"GET /api/tables/[^/ ]+/socket[ ?]")
LOST: Final = r"WebSocket connection to .* failed"
"""What a browser says in its console when it cannot connect: pages behind a cut wire are expected to try."""
NO_AUTHENTICATION: Final = b"\x05\x00"
CONNECTED: Final = b"\x05\x00\x00\x01\x00\x00\x00\x00\x00\x00"
REQUEST_BYTES: Final = 5  # version, command, reserved, kind of address (Chromium always sends a name), its length
PORT_BYTES: Final = 2


class Wire:
    """A SOCKS5 proxy: `people.open(proxy=wire.proxy)` sends all traffic of that browser through it.

    Only websockets of tables are cut. They are cut below the page, as a network does it: a route of Playwright would
    stand in for `WebSocket` and go on forwarding messages to connections that are already closing.
    """

    def __init__(self) -> None:
        self.is_cut = False
        self.tunnels: set[tuple[socket.socket, socket.socket]] = set()
        self.changing = Lock()
        self.listener = socket.create_server((HERE, 0))
        Thread(target=self.accept, daemon=True).start()

    @property
    def proxy(self) -> ProxySettings:
        return {"server": f"socks5://{HERE}:{self.listener.getsockname()[1]}"}

    def cut(self) -> None:
        """Drop every connection to a table, and refuse new ones."""
        with self.changing:
            self.is_cut = True
            dropped = list(self.tunnels)
            self.tunnels.clear()
        for ends in dropped:
            close(ends)

    def restore(self) -> None:
        self.is_cut = False

    def close(self) -> None:
        self.cut()
        self.listener.close()

    def accept(self) -> None:
        with suppress(OSError):  # the listener was closed
            while True:
                near, _ = self.listener.accept()
                Thread(target=self.serve, args=[near], daemon=True).start()

    def serve(self, near: socket.socket) -> None:
        with near, suppress(OSError), dial(near) as far:
            opening = near.recv(CHUNK_BYTES)
            ends = (near, far)
            if HANDSHAKE.match(opening) and not self.admit(ends):
                return
            far.sendall(opening)
            Thread(target=pump, args=[far, near], daemon=True).start()
            pump(near, far)
            self.tunnels.discard(ends)

    def admit(self, ends: tuple[socket.socket, socket.socket]) -> bool:
        with self.changing:
            if not self.is_cut:
                self.tunnels.add(ends)
            return not self.is_cut


def dial(near: socket.socket) -> socket.socket:
    """Connect to the server that the browser names."""
    _, methods = read(near, 2)
    read(near, methods)
    near.sendall(NO_AUTHENTICATION)
    name = read(near, read(near, REQUEST_BYTES)[-1]).decode()
    far = socket.create_connection((name, int.from_bytes(read(near, PORT_BYTES))))
    near.sendall(CONNECTED)
    return far


def read(end: socket.socket, size: int) -> bytes:
    found = end.recv(size, socket.MSG_WAITALL)
    if len(found) < size:
        raise ConnectionError("the browser hung up before it said where to connect to")
    return found


def pump(source: socket.socket, target: socket.socket) -> None:
    """Pass on everything until one end closes, then close the other one."""
    with suppress(OSError):
        while chunk := source.recv(CHUNK_BYTES):
            target.sendall(chunk)
    close((source, target))


def close(ends: Iterable[socket.socket]) -> None:
    for end in ends:
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
