"""Fake websockets and their clients, and HTTP requests without a network."""

import asyncio
from collections import deque
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any
from urllib.parse import unquote

import msgspec

from knockbox.server.guards.headers import App
from knockbox.server.protocol import ServerMessage
from knockbox.server.service import Service
from knockbox.server.sockets import Connection

MESSAGE = msgspec.json.Decoder(ServerMessage)


class FakeSocket:
    """A fake websocket, controlled by a test."""

    def __init__(self) -> None:
        self.inbox: deque[str | bytes] = deque()
        self.arrived = asyncio.Event()
        self.idle = asyncio.Event()  # set when the inbox has been processed
        self.sent: list[str] = []
        self.code: int | None = None
        self.is_cut = False

    async def receive(self) -> str | bytes | None:
        while not self.inbox:
            if self.is_cut:
                return None
            self.arrived.clear()
            self.idle.set()
            await self.arrived.wait()
        return self.inbox.popleft()

    async def send(self, text: str) -> None:
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.code = code


class Client:
    """A client that is connected to a table."""

    def __init__(self, service: Service, table: str, address: str = "192.0.2.7") -> None:
        self.socket = FakeSocket()
        self.connection = Connection(self.socket, address, service.settings, service.metrics)
        self.task = asyncio.create_task(service.serve_table(self.connection, table))
        self.read = 0
        self.scene: dict[str, Any] = {}

    @property
    def is_gone(self) -> bool:
        """Whether it is disconnected, or about to be after the goodbye."""
        return self.task.done() or self.connection.goodbye is not None

    async def send(self, message: str | bytes) -> None:
        """Send a message, and wait until it is processed."""
        self.socket.idle.clear()
        self.socket.inbox.append(message)
        self.socket.arrived.set()
        await self.settle()

    async def send_fields(self, **message: Any) -> dict[str, Any]:
        await self.send(msgspec.json.encode(message))
        return message

    async def settle(self) -> None:
        """Wait until no message is in transit."""
        idle = asyncio.ensure_future(self.socket.idle.wait())
        await asyncio.wait([idle, self.task], return_when=asyncio.FIRST_COMPLETED)
        idle.cancel()
        while self.connection.outbox and not self.is_gone:
            await asyncio.sleep(0)
        if self.connection.goodbye is not None:
            await asyncio.wait([self.task])

    async def disconnect(self) -> None:
        self.socket.is_cut = True
        self.socket.arrived.set()
        await asyncio.wait([self.task])

    def new_messages(self) -> list[tuple[str, Any]]:
        """Return the messages received since the last call, raw and decoded. Raise if one is malformed."""
        fresh, self.read = self.socket.sent[self.read :], len(self.socket.sent)
        told = [(text, MESSAGE.decode(text)) for text in fresh]
        for text, message in told:
            if hasattr(message, "scene"):
                self.scene = msgspec.json.decode(text)["scene"]
        return told

    def valid_choices(self) -> list[dict[str, Any]]:
        """Return the legal choices now, with the question id for answers."""
        question = self.scene.get("question")
        answers = (
            [{"choice": each["choice"], "question": question["id"]} for each in legal_candidates(question)]
            if question
            else []
        )
        beside = [*self.scene.get("offers", []), *self.scene.get("utterances", [])]
        return answers + [{"choice": each["choice"]} for each in beside]

    async def answer(self, rng: Random, id: str) -> dict[str, Any] | None:
        """Answer the open question at random; return the message, or None if there is no question."""
        self.new_messages()
        question = self.scene.get("question")
        if not question:
            return None
        choice = rng.choice(legal_candidates(question))["choice"]
        return await self.send_fields(do="choose", id=id, choice=choice, question=question["id"])


def legal_candidates(question: Mapping[str, Any]) -> list[dict[str, Any]]:
    return [each for each in question["candidates"] if each["enabled"]]


class FuzzedResponse(msgspec.Struct):
    """An HTTP response."""

    status: int
    headers: dict[str, str]
    body: bytes


async def call(
    app: App,
    method: str,
    path: str,
    query: bytes = b"",
    headers: Sequence[tuple[bytes, bytes]] = (),
    body: Sequence[bytes | None] = (b"",),
) -> FuzzedResponse:
    """Send a request as uvicorn would pass it on; None as a part of the body is a disconnect."""
    parts = deque(body)
    sent: list[Any] = []

    async def receive() -> Any:
        part = parts.popleft() if parts else None
        if part is None:
            return {"type": "http.disconnect"}
        return {"type": "http.request", "body": part, "more_body": bool(parts)}

    async def send(message: Any) -> None:
        sent.append(message)

    await app(scope_of(method, path, query, headers), receive, send)
    start: Any = sent[0] if sent else {"status": 0, "headers": []}
    named = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in start["headers"]}
    return FuzzedResponse(start["status"], named, b"".join(message.get("body", b"") for message in sent[1:]))


def scope_of(method: str, path: str, query: bytes, headers: Sequence[tuple[bytes, bytes]]) -> dict[str, Any]:
    named = {name for name, _ in headers}
    usual = [(b"host", b"knockbox.localhost")] if b"host" not in named else []
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": unquote(path),
        "raw_path": path.encode("ascii", "replace"),
        "root_path": "",
        "query_string": query,
        "headers": [*usual, *headers],
        "client": ("192.0.2.9", 40_000),
        "server": ("127.0.0.1", 8080),
        "state": {},
    }
