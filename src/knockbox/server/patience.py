"""How much is borne of whoever is at the other end of a line: uvicorn would wait for ever, and complain aloud."""

import asyncio
from typing import Any, Final

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from knockbox.server.forms import Fault
from knockbox.server.guards.headers import careful

REQUEST_SECONDS: Final = 10.0
"""In which a request must have been said, down to the end of its headers."""
FAREWELL_SECONDS: Final = 3.0
"""In which whoever was told goodbye must have taken in what is left; then the line is cut."""

NO_REQUEST: Final = msgspec.json.encode(Fault("http", "found something else; expected a request of HTTP/1.1"))
CLOSE: Final = (b"connection", b"close")
NO_TEXT: Final = 1007
"""The code of websockets for it."""


class PunctualHttp(H11Protocol):
    """A connection that is closed if no request comes, or none that ends."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.expect_request()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.expect_request()

    def expect_request(self) -> None:
        self.loop.call_later(REQUEST_SECONDS, self.cut_if_late, self.scope)

    def send_400_response(self, msg: str) -> None:
        """What is no request at all is answered like one."""
        said = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(NO_REQUEST)), CLOSE]
        events = h11.Response(status_code=400, headers=careful(said, False)), h11.Data(NO_REQUEST), h11.EndOfMessage()
        for event in events:
            self.transport.write(self.conn.send(event))
        self.transport.close()

    def cut_if_late(self, former: Any) -> None:
        """A websocket has a scope of its own by then, and is none of our business."""
        if self.scope is former and not self.transport.is_closing():
            self.transport.abort()


class PunctualWebSocket(WebSocketsSansIOProtocol):
    """A websocket that is cut, not waited for, once its conversation is over."""

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self.cut_soon()

    def shutdown(self) -> None:
        super().shutdown()
        self.cut_soon()

    async def send(self, message: Any) -> None:
        """Whoever was turned away has his answer: uvicorn would complain that his handshake is still open."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True

    def send_receive_event_to_app(self) -> None:
        """Text that is none ends the websocket, without a traceback for whoever likes to see one."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.conn.fail(NO_TEXT)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def cut_soon(self) -> None:
        asyncio.get_running_loop().call_later(FAREWELL_SECONDS, self.transport.abort)


def is_text(said: bytes) -> bool:
    try:
        said.decode()
    except UnicodeDecodeError:
        return False
    return True
