"""Clients on real sockets: they reconnect, catch up, and repeat requests that were not acknowledged."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from knockbox.engine.rng import make_rng

Hook = Callable[["Player", dict[str, Any]], Awaitable[None]]


RETRY_CODES: Final = ("unavailable", "moved")
"""Refusals after which a request is repeated on a new connection."""


class DroppedConnectionError(Exception):
    """A player dropped the connection on purpose, with all messages in transit."""


class Player:
    """A seated client that answers at random; without a token, a spectator."""

    def __init__(self, url: Callable[[], str], token: str = "", seed: int = 1) -> None:
        self.url = url
        self.token = token
        self.rng = make_rng(seed)
        self.name = f"p{seed}"
        self.seq: int | None = None
        self.events: list[Any] = []
        self.scene: dict[str, Any] = {}
        self.pending: dict[str, Any] | None = None  # sent and not acknowledged
        self.acknowledged: list[str] = []
        self.refusals: list[str] = []
        self.bye_codes: list[str] = []
        self.reloads = 0  # snapshots received after the first
        self.repeats = 0
        self.request_count = 0
        self.will_resign = False  # resigns as soon as it can
        self.socket: ClientConnection | None = None
        self.before_sending: Hook = no_hook
        self.after_sending: Hook = no_hook
        self.after_hearing: Hook = no_hook

    @property
    def is_over(self) -> bool:
        return bool(self.scene) and self.scene["phase"] == "over" and self.pending is None

    async def play(self, is_up: asyncio.Event) -> None:
        """Play to the end of the match, over as many connections as it takes."""
        while not self.is_over:
            await is_up.wait()
            try:
                async with self.connected() as self.socket:
                    await self.converse(self.socket)
            except (OSError, WebSocketException, DroppedConnectionError):
                await asyncio.sleep(0)  # the test that cut the connection sets `is_up` again

    def connected(self) -> connect:
        return connect(self.url(), max_size=None, ping_interval=None, compression=None, close_timeout=1)

    async def converse(self, socket: ClientConnection) -> None:
        await self.greet(socket)
        if self.pending is not None:
            self.repeats += 1
            await send_json(socket, self.pending)
        async for text in socket:
            self.on_message(message := json.loads(text))
            await self.after_hearing(self, message)
            if self.is_over:
                return
            with suppress(ConnectionClosed):  # messages sent before are still to be read
                await self.react(socket, message)

    async def greet(self, socket: ClientConnection) -> None:
        await send_json(socket, {"do": "hello", "token": self.token, **({} if self.seq is None else {"seq": self.seq})})

    def on_message(self, message: dict[str, Any]) -> None:
        kind = message["is"]
        if kind in ("snapshot", "events"):
            self.apply_update(message)
        elif kind == "accepted" and self.pending is not None and message["id"] == self.pending["id"]:
            if self.pending["do"] == "choose":
                self.acknowledged.append(message["id"])
            self.pending = None
        elif kind == "refused":
            self.refusals.append(message["code"])
            if message["code"] not in RETRY_CODES:
                self.pending = None
        elif kind == "bye":
            self.bye_codes.append(message["code"])

    def apply_update(self, message: dict[str, Any]) -> None:
        """Apply a snapshot, which replaces all events, or further events."""
        if message["is"] == "snapshot":
            self.events = []
            self.reloads += bool(self.seq)
        self.events += message["events"]
        self.seq = message["seq"]
        self.scene = message["scene"]

    async def read_snapshot(self) -> None:
        """Connect, read the snapshot, and disconnect."""
        async with self.connected() as socket:
            await self.greet(socket)
            while not self.scene:
                self.on_message(json.loads(await socket.recv()))

    async def flush(self) -> None:
        """Wait until the server has read everything that was sent to it."""
        assert self.socket is not None
        await (await self.socket.ping())

    async def react(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["is"] == "ping":
            await send_json(socket, {"do": "pong", "n": message["n"]})
        await self.act(socket)

    async def act(self, socket: ClientConnection) -> None:
        wish = self.next_request() if self.token and self.pending is None else None
        if wish is None:
            return
        self.request_count += 1
        self.pending = {**wish, "id": f"{self.name}-{self.request_count}"}
        await self.before_sending(self, self.pending)
        await send_json(socket, self.pending)
        await self.after_sending(self, self.pending)

    def next_request(self) -> dict[str, Any] | None:
        if self.scene.get("phase") == "seating":
            return None if self.request_count else {"do": "ready", "nonce": f"nonce-of-{self.name}"}
        for offer in self.scene.get("offers", []):
            if self.will_resign and offer["notation"] == "resign":
                return {"do": "choose", "choice": offer["choice"]}
        question = self.scene.get("question")
        if not question:
            return None
        options = [each["choice"] for each in question["candidates"] if each["enabled"]]
        return {"do": "choose", "question": question["id"], "choice": options[self.rng.below(len(options))]}


async def no_hook(_: Player, __: dict[str, Any]) -> None:
    """Default hook: do nothing."""


async def send_json(socket: ClientConnection, message: dict[str, Any]) -> None:
    await socket.send(json.dumps(message))


async def next_message(found: ClientConnection, kind: str) -> Any:
    """Return the next message of a kind."""
    async for text in found:
        message = json.loads(text)
        if message["is"] == kind:
            return message
    raise AssertionError(f"closed before {kind}")


async def ask(found: ClientConnection, do: str, **fields: Any) -> Any:
    """Send a request; return the reply."""
    await send_json(found, {"do": do, "id": f"{do}-1", **fields})
    async for text in found:
        message = json.loads(text)
        if message.get("id") == f"{do}-1":
            return message
    raise AssertionError(f"closed before {do} was answered")


async def read_bye(found: ClientConnection) -> tuple[str, int]:
    """Return the code of the server's `bye`, and the close code of the socket."""
    code = ""
    try:
        while True:
            message = json.loads(await found.recv())
            code = message["code"] if message["is"] == "bye" else code
    except ConnectionClosed as closed:
        return code, closed.rcvd.code if closed.rcvd else 1006
