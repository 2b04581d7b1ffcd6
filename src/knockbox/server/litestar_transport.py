"""Adapter from Litestar websockets to connections."""

from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from knockbox.server.forms import Fault


class LitestarTransport:
    """A Litestar websocket; binary messages are read as text."""

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


async def deny_handshake(socket: "WebSocket[Any, Any, Any]", status: int, fault: Fault) -> None:
    """Deny a websocket handshake with an HTTP response."""
    send: Any = socket.send  # Litestar has no types for this part of ASGI
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": msgspec.json.encode(fault)})
