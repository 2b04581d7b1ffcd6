"""Clients on real sockets: they come back after a cut, hear what they missed, and repeat what was not acknowledged."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from knockbox.engine.rng import seeded

Hook = Callable[["Player", dict[str, Any]], Awaitable[None]]


AGAIN: Final = ("unavailable", "moved")
"""Refusals of what is to be said again, on another line."""


class CutOffError(Exception):
    """A player lost the line on purpose, and with it whatever came meanwhile."""


class Player:
    """Somebody on a seat who answers anything; without a token, somebody who looks on."""

    def __init__(self, url: Callable[[], str], token: str = "", seed: int = 1) -> None:
        self.url = url
        self.token = token
        self.rng = seeded(seed)
        self.name = f"p{seed}"
        self.seq: int | None = None
        self.events: list[Any] = []
        self.scene: dict[str, Any] = {}
        self.pending: dict[str, Any] | None = None  # sent and not acknowledged
        self.acknowledged: list[str] = []
        self.refusals: list[str] = []
        self.goodbyes: list[str] = []
        self.reloads = 0  # times that all was told again to somebody who knew a part
        self.repeats = 0
        self.wishes = 0
        self.is_tired = False  # resigns as soon as it can
        self.socket: ClientConnection | None = None
        self.before_sending: Hook = nothing
        self.after_sending: Hook = nothing
        self.after_hearing: Hook = nothing

    @property
    def is_over(self) -> bool:
        return bool(self.scene) and self.scene["phase"] == "over" and self.pending is None

    async def play(self, is_up: asyncio.Event) -> None:
        """To the end of the match, over as many connections as it takes."""
        while not self.is_over:
            await is_up.wait()
            try:
                async with self.connected() as self.socket:
                    await self.converse(self.socket)
            except (OSError, WebSocketException, CutOffError):
                await asyncio.sleep(0)  # whoever cut the line says when it is up again

    def connected(self) -> connect:
        return connect(self.url(), max_size=None, ping_interval=None, compression=None, close_timeout=1)

    async def converse(self, socket: ClientConnection) -> None:
        await self.greet(socket)
        if self.pending is not None:
            self.repeats += 1
            await say(socket, self.pending)
        async for text in socket:
            self.hear(message := json.loads(text))
            await self.after_hearing(self, message)
            if self.is_over:
                return
            with suppress(ConnectionClosed):  # what was said before is still to be heard
                await self.react(socket, message)

    async def greet(self, socket: ClientConnection) -> None:
        await say(socket, {"do": "hello", "token": self.token, **({} if self.seq is None else {"seq": self.seq})})

    def hear(self, message: dict[str, Any]) -> None:
        kind = message["is"]
        if kind in ("snapshot", "events"):
            self.see(message)
        elif kind == "accepted" and self.pending is not None and message["id"] == self.pending["id"]:
            if self.pending["do"] == "choose":
                self.acknowledged.append(message["id"])
            self.pending = None
        elif kind == "refused":
            self.refusals.append(message["code"])
            if message["code"] not in AGAIN:
                self.pending = None
        elif kind == "bye":
            self.goodbyes.append(message["code"])

    def see(self, message: dict[str, Any]) -> None:
        """A snapshot replaces all that was heard; events follow on it."""
        if message["is"] == "snapshot":
            self.events = []
            self.reloads += bool(self.seq)
        self.events += message["events"]
        self.seq = message["seq"]
        self.scene = message["scene"]

    async def look(self) -> None:
        """Connect, hear all there is to hear, and go."""
        async with self.connected() as socket:
            await self.greet(socket)
            while not self.scene:
                self.hear(json.loads(await socket.recv()))

    async def be_received(self) -> None:
        """Until the server has read all that was sent to it, whatever it makes of it."""
        assert self.socket is not None
        await (await self.socket.ping())

    async def react(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["is"] == "ping":
            await say(socket, {"do": "pong", "n": message["n"]})
        await self.act(socket)

    async def act(self, socket: ClientConnection) -> None:
        wish = self.wish() if self.token and self.pending is None else None
        if wish is None:
            return
        self.wishes += 1
        self.pending = {**wish, "id": f"{self.name}-{self.wishes}"}
        await self.before_sending(self, self.pending)
        await say(socket, self.pending)
        await self.after_sending(self, self.pending)

    def wish(self) -> dict[str, Any] | None:
        if self.scene.get("phase") == "seating":
            return None if self.wishes else {"do": "ready", "nonce": f"nonce-of-{self.name}"}
        for offer in self.scene.get("offers", []):
            if self.is_tired and offer["notation"] == "resign":
                return {"do": "choose", "choice": offer["choice"]}
        question = self.scene.get("question")
        if not question:
            return None
        options = [each["choice"] for each in question["candidates"] if each["enabled"]]
        return {"do": "choose", "question": question["id"], "choice": options[self.rng.below(len(options))]}


async def nothing(_: Player, __: dict[str, Any]) -> None:
    """Happens mostly."""


async def say(socket: ClientConnection, message: dict[str, Any]) -> None:
    await socket.send(json.dumps(message))


async def heard(found: ClientConnection, kind: str) -> Any:
    """The next message of a kind."""
    async for text in found:
        message = json.loads(text)
        if message["is"] == kind:
            return message
    raise AssertionError(f"closed before {kind}")


async def ask(found: ClientConnection, do: str, **fields: Any) -> Any:
    """The answer to a wish."""
    await say(found, {"do": do, "id": f"{do}-1", **fields})
    async for text in found:
        message = json.loads(text)
        if message.get("id") == f"{do}-1":
            return message
    raise AssertionError(f"closed before {do} was answered")


async def farewell(found: ClientConnection) -> tuple[str, int]:
    """What the server says at last, and the code with which it closes."""
    code = ""
    try:
        while True:
            message = json.loads(await found.recv())
            code = message["code"] if message["is"] == "bye" else code
    except ConnectionClosed as closed:
        return code, closed.rcvd.code if closed.rcvd else 1006
