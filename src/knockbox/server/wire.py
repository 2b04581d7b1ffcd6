"""The websocket of Litestar as a connection wants it."""

from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from knockbox.server.forms import Fault


class LitestarWire:
    """Text both ways; binary messages are read as if they were text."""

    def __init__(self, socket: "WebSocket[Any, Any, Any]") -> None:
        self.socket = socket

    async def receive(self) -> str | bytes | None:
        event: Any = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            return None
        text = event.get("text")
        return text if text is not None else event.get("bytes") or b""

    async def send(self, text: str) -> None:
        try:
            await self.socket.send_data(text)
        except (WebSocketDisconnect, RuntimeError, OSError) as error:  # the other end is gone
            raise ConnectionError("the websocket is closed") from error

    async def close(self, code: int) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self.socket.close(code=code)


async def turn_away(socket: "WebSocket[Any, Any, Any]", status: int, fault: Fault) -> None:
    """Answer at the door, before there is a websocket, as over HTTP."""
    send: Any = socket.send  # Litestar does not know that part of ASGI
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": msgspec.json.encode(fault)})
