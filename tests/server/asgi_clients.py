"""Clients without a network: they call the server as a framework would, and keep every byte they are sent."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from knockbox.server.app import make_litestar
from knockbox.server.guards.headers import App, SecurityHeadersMiddleware
from knockbox.server.service import Service
from knockbox.server.settings import Settings
from knockbox.server.sockets import Connection, run_connection, serve_requests
from tests.server.kit import Kit

SETTINGS: Final = Settings(database=None, message_burst=1000)  # type: ignore[arg-type]  # none is opened here
CALLER: Final = ("192.0.2.7", 50_000)


class ScriptedWire:
    """The wire of a client that sends a script, each message after the answers to those before, and disconnects."""

    def __init__(self, says: Sequence[Any]) -> None:
        self.script = [each if isinstance(each, str) else msgspec.json.encode(each).decode() for each in says]
        self.sent: list[str] = []
        self.code = 0
        self.connection: Connection | None = None

    async def receive(self) -> str | None:
        while self.connection is not None and self.connection.outbox:
            await asyncio.sleep(0)
        return self.script.pop(0) if self.script else None

    async def send(self, text: str) -> None:
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.code = code


async def run_script(kit: Kit, table: str, says: Sequence[Any]) -> list[str]:
    """Return all that is sent on a websocket to a client with this script."""
    wire = ScriptedWire(says)
    wire.connection = Connection(wire, CALLER[0], SETTINGS, kit.house.context.metrics)
    await run_connection(wire.connection, serve_requests(wire.connection, kit.house, table), table)
    return [*wire.sent, str(wire.code)]


class ServiceForKit(Service):
    """A service for an existing registry of tables."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(SETTINGS)
        self.registry = kit.house
        self.metrics = kit.house.context.metrics


def app_for(kit: Kit) -> App:
    app: Any = make_litestar(ServiceForKit(kit))
    return SecurityHeadersMiddleware(app)


async def call(app: App, path: str, method: str = "GET", body: bytes = b"") -> tuple[int, list[Any], bytes]:
    """Return status, headers and body of a response, as they go to the network."""
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [(b"host", b"localhost")],
        "client": CALLER,
        "server": ("127.0.0.1", 80),
    }
    told: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        told.append(message)

    await app(scope, receive, send)
    return told[0]["status"], list(told[0]["headers"]), b"".join(each.get("body", b"") for each in told[1:])
