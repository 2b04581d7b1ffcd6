"""Callers without a net: they talk to the doors of a house as a framework would, and keep every byte they are sent."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from knockbox.server.app import doors_of
from knockbox.server.guards.headers import App, Careful
from knockbox.server.service import Service
from knockbox.server.settings import Settings
from knockbox.server.sockets import Connection, converse, listen
from tests.server.kit import Kit

SETTINGS: Final = Settings(database=None, message_burst=1000)  # type: ignore[arg-type]  # nobody opens one here
CALLER: Final = ("192.0.2.7", 50_000)


class Transcript:
    """The wire of somebody who says what is written, one thing when all before is answered, and hangs up."""

    def __init__(self, says: Sequence[Any]) -> None:
        self.says = [each if isinstance(each, str) else msgspec.json.encode(each).decode() for each in says]
        self.sent: list[str] = []
        self.code = 0
        self.connection: Connection | None = None

    async def receive(self) -> str | None:
        while self.connection is not None and self.connection.outbox:
            await asyncio.sleep(0)
        return self.says.pop(0) if self.says else None

    async def send(self, text: str) -> None:
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.code = code


async def talk_to(kit: Kit, table: str, says: Sequence[Any]) -> list[str]:
    """All that is sent on a websocket to whoever says all that."""
    wire = Transcript(says)
    wire.connection = Connection(wire, CALLER[0], SETTINGS, kit.house.around.metrics)
    await converse(wire.connection, listen(wire.connection, kit.house, table), table)
    return [*wire.sent, str(wire.code)]


class OpenHouse(Service):
    """Doors before a house that is there already."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(SETTINGS)
        self.house = kit.house
        self.metrics = kit.house.around.metrics


def doors_to(kit: Kit) -> App:
    app: Any = doors_of(OpenHouse(kit))
    return Careful(app)


async def call(app: App, path: str, method: str = "GET", body: bytes = b"") -> tuple[int, list[Any], bytes]:
    """Status, headers and body of a response, as they go to the network."""
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
