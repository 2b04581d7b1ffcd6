"""Clients at the other end of a websocket that is none, and requests without a network."""

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


class Line:
    """A websocket with a test at its other end."""

    def __init__(self) -> None:
        self.inbox: deque[str | bytes] = deque()
        self.arrived = asyncio.Event()
        self.idle = asyncio.Event()  # all that came was answered
        self.heard: list[str] = []
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
        self.heard.append(text)

    async def close(self, code: int) -> None:
        self.code = code


class Client:
    """Somebody who is connected to a table."""

    def __init__(self, service: Service, table: str, address: str = "192.0.2.7") -> None:
        self.line = Line()
        self.connection = Connection(self.line, address, service.settings, service.metrics)
        self.task = asyncio.create_task(service.serve(self.connection, table))
        self.read = 0
        self.scene: dict[str, Any] = {}

    @property
    def is_gone(self) -> bool:
        """Also if the goodbye was said and the line is about to be cut."""
        return self.task.done() or self.connection.ending is not None

    async def say(self, message: str | bytes) -> None:
        """Send something, and wait until it was dealt with."""
        self.line.idle.clear()
        self.line.inbox.append(message)
        self.line.arrived.set()
        await self.rest()

    async def tell(self, **message: Any) -> dict[str, Any]:
        await self.say(msgspec.json.encode(message))
        return message

    async def rest(self) -> None:
        """Until nothing is under way between the two ends."""
        idle = asyncio.ensure_future(self.line.idle.wait())
        await asyncio.wait([idle, self.task], return_when=asyncio.FIRST_COMPLETED)
        idle.cancel()
        while self.connection.outbox and not self.is_gone:
            await asyncio.sleep(0)
        if self.connection.ending is not None:
            await asyncio.wait([self.task])

    async def hang_up(self) -> None:
        self.line.is_cut = True
        self.line.arrived.set()
        await asyncio.wait([self.task])

    def news(self) -> list[tuple[str, Any]]:
        """What was heard since the last time, as it came and decoded; whatever is no message raises."""
        fresh, self.read = self.line.heard[self.read :], len(self.line.heard)
        told = [(text, MESSAGE.decode(text)) for text in fresh]
        for text, message in told:
            if hasattr(message, "scene"):
                self.scene = msgspec.json.decode(text)["scene"]
        return told

    def valid_choices(self) -> list[dict[str, Any]]:
        """What could be chosen now, with the question if it is an answer."""
        question = self.scene.get("question")
        answers = (
            [{"choice": each["choice"], "question": question["id"]} for each in open_in(question)] if question else []
        )
        beside = [*self.scene.get("offers", []), *self.scene.get("utterances", [])]
        return answers + [{"choice": each["choice"]} for each in beside]

    async def answer(self, rng: Random, id: str) -> dict[str, Any] | None:
        """Answer the question, if there is one."""
        self.news()
        question = self.scene.get("question")
        if not question:
            return None
        choice = rng.choice(open_in(question))["choice"]
        return await self.tell(do="choose", id=id, choice=choice, question=question["id"])


def open_in(question: Mapping[str, Any]) -> list[dict[str, Any]]:
    return [each for each in question["candidates"] if each["enabled"]]


class Answer(msgspec.Struct):
    """What came of a request."""

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
) -> Answer:
    """A request as uvicorn would hand it over; a part of the body that is None is a line that was cut."""
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
    return Answer(start["status"], named, b"".join(message.get("body", b"") for message in sent[1:]))


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
