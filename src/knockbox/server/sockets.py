"""Websocket connections: bounded decoding of input, and a bounded outbox for output."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, Protocol

import msgspec

from knockbox.server.access import POINTER_BURST_SECONDS, AccessControl
from knockbox.server.errors import RequestRefusedError
from knockbox.server.fast_path import DirectSocket
from knockbox.server.guards.languages import check_language
from knockbox.server.guards.rates import TokenBucket
from knockbox.server.ids import shorten_id
from knockbox.server.logs import log_error
from knockbox.server.metrics import Metrics
from knockbox.server.protocol import (
    PROTOCOL,
    Accepted,
    Bye,
    Choose,
    ClientMessage,
    Hello,
    Hint,
    Leave,
    Message,
    Ping,
    Pong,
    Rebuild,
    Recount,
    Refused,
    Rematch,
    TowerKey,
    TowerPoint,
)
from knockbox.server.settings import Settings
from knockbox.server.table_registry import TableRegistry, is_last_rematch_vote
from knockbox.server.tables.actor import Actor
from knockbox.server.tables.broadcaster import encode
from knockbox.server.tables.commands import Visitor
from knockbox.server.tables.handlers import handle

DECODER: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(ClientMessage)
POINT_DECODER: Final = msgspec.json.Decoder(TowerPoint)
POINTER_PREFIX: Final = b'{"do":"towerpoint",'
"""How a pointer message of the web app begins."""
MAX_QUEUED_FOR_TRANSIENT: Final = 4
"""Queued messages up to which a client still gets transient ones."""
HELLO_SECONDS: Final = 10.0
"""Time for a client to send hello."""
GOODBYE_SECONDS: Final = 5.0
"""Time for a client to receive its last messages."""
NORMAL_CLOSURE_CODE: Final = 1000
POLICY_VIOLATION_CODE: Final = 1008
NORMAL_BYE_CODES: Final = ("shutdown", "left", "moved", "deleted")


class Transport(Protocol):
    """A websocket of any framework; `receive` returns None once it is closed."""

    async def receive(self) -> str | bytes | None: ...

    async def send(self, text: str) -> None: ...

    async def close(self, code: int) -> None: ...


class Connection:
    """One client on a websocket."""

    def __init__(
        self,
        transport: Transport,
        address: str,
        settings: Settings,
        metrics: Metrics,
        access: AccessControl | None = None,
        direct_socket: DirectSocket | None = None,
    ) -> None:
        self.transport = transport
        self.direct_socket = direct_socket
        self.address = address
        self.settings = settings
        self.metrics = metrics
        self.access = access or AccessControl(settings)  # counts per address
        self.visitor = Visitor(None)
        self.language = ""
        self.spectator_number: int | None = None
        self.round_trip_ms = 0
        self.received_at = time.monotonic()
        self.pinged_at = 0.0
        self.sending_at: float | None = None  # since when a message is being sent
        self.pings = 0
        self.outbox: deque[bytes] = deque()
        self.outbox_bytes = 0
        self.outbox_changed = asyncio.Event()
        self.is_waiting = False  # for the next message
        self.is_answering = False
        self.goodbye: Bye | None = None
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.bucket = TokenBucket(settings.messages_per_second, settings.message_burst)
        self.pointer_bucket = TokenBucket(
            settings.points_per_second, POINTER_BURST_SECONDS * settings.points_per_second
        )

    def send_bytes(self, message: bytes) -> None:
        """Send or queue a message; a client whose outbox overflows is disconnected."""
        if self.goodbye is not None:
            return
        self.write_or_queue(message)
        is_full = self.outbox_bytes > self.settings.outbox_bytes or len(self.outbox) > self.settings.outbox_messages
        if is_full:
            self.outbox.clear()
            self.outbox_bytes = 0
            self.close_as_slow()

    def send_transient(self, message: bytes) -> bool:
        """Send a transient message unless others are queued; return whether it was sent."""
        if self.goodbye is not None or len(self.outbox) > MAX_QUEUED_FOR_TRANSIENT:
            return False
        self.write_or_queue(message)
        return True

    def write_or_queue(self, message: bytes) -> None:
        """Write directly if possible; otherwise, or behind other messages, queue in the outbox."""
        if self.direct_socket is not None and not self.outbox and self.direct_socket.write(message):
            self.metrics.messages_out.inc()
            return
        self.outbox.append(message)
        self.outbox_bytes += len(message)
        self.outbox_changed.set()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Delay the goodbye until the answer is sent, even if the request itself closes the connection."""
        self.is_answering = True
        try:
            yield
        finally:
            self.is_answering = False
            self.outbox_changed.set()

    def reply(self, message: Message) -> None:
        (self.send_bytes if self.goodbye is None else self.write_or_queue)(encode(message))

    def close(self, code: str, text: str) -> None:
        """Send goodbye after all queued messages, and ignore further input."""
        if self.goodbye is None:
            self.goodbye = Bye(code, text)
            self.closed.set_result(None)
            self.outbox_changed.set()
            self.metrics.dropped[code].inc()

    def close_as_slow(self) -> None:
        self.close("slow", "client too slow; reconnect")

    def close_as_failed(self) -> None:
        self.close("failure", "internal server error")

    async def run_writer(self) -> None:
        """Send from the outbox until goodbye, then close."""
        while True:
            while self.outbox:
                message = self.outbox[0]  # it stays queued while it is sent, so that nothing overtakes it
                self.sending_at = time.monotonic()
                await self.transport.send(message.decode())
                self.sending_at = None
                self.metrics.messages_out.inc()
                if self.outbox and self.outbox[0] is message:  # otherwise the outbox was cleared meanwhile
                    self.outbox_bytes -= len(self.outbox.popleft())
            if self.goodbye is not None and not self.is_answering:
                break
            self.outbox_changed.clear()
            await self.outbox_changed.wait()
        await self.transport.send(encode(self.goodbye).decode())
        await self.transport.close(
            NORMAL_CLOSURE_CODE if self.goodbye.code in NORMAL_BYE_CODES else POLICY_VIOLATION_CODE
        )

    async def receive(self) -> Any:
        """Return the next valid message and refuse invalid ones; return None at the end."""
        while self.goodbye is None:
            self.is_waiting = True
            received = await self.transport.receive()
            self.is_waiting = False
            if received is None or self.goodbye is not None:
                return None
            self.count_received()
            if len(received) > self.settings.message_bytes:
                self.close("oversize", f"found {len(received)}; expected at most {self.settings.message_bytes}")
                return None
            message = decode_message(received)
            if isinstance(message, TowerPoint | TowerKey) and self.has_pointer_quota():
                return message
            if not self.bucket.take():
                self.close("flood", "rate limit exceeded")
                return None
            if (seconds := self.access.messages.borrow(self.address)) > 0:
                await asyncio.sleep(seconds)  # delays only the sockets of this address
            if not isinstance(message, Refused):
                return message
            self.send(message)
        return None

    def count_received(self) -> None:
        self.received_at = time.monotonic()
        self.metrics.messages_in.inc()

    def handle_pointer_with(self, handler: Callable[[TowerPoint], None]) -> None:
        """Handle pointer messages on the fast path from now on, whenever no earlier message is being handled."""
        if self.direct_socket is not None:
            self.direct_socket.on_text = partial(self.handle_direct_text, handler)

    def handle_direct_text(self, handler: Callable[[TowerPoint], None], text: bytes) -> bool:
        """Handle a pointer message directly; return False for other texts and over the quota, to `receive` them."""
        if not self.is_waiting or self.goodbye is not None or not text.startswith(POINTER_PREFIX) or not text.isascii():
            return False
        try:
            point = POINT_DECODER.decode(text)
        except msgspec.DecodeError:
            return False
        if len(text) > self.settings.message_bytes or not self.has_pointer_quota():
            return False
        self.count_received()
        try:
            handler(point)
        except Exception as error:
            log_error("pointer failed", error)
            self.close_as_failed()
        return True

    def has_pointer_quota(self) -> bool:
        """Return whether a pointer message is within its quota; beyond it, it counts as an ordinary message."""
        return self.pointer_bucket.take() and self.access.points.take(self.address)

    def send(self, message: Message) -> None:
        self.send_bytes(encode(message))

    def ping(self) -> None:
        """Send a ping; the pong gives the round-trip time."""
        self.pings += 1
        self.pinged_at = time.monotonic()
        self.send(Ping(self.pings))

    def pong(self, message: Pong) -> None:
        if message.n == self.pings and self.pinged_at:
            self.round_trip_ms = round((time.monotonic() - self.pinged_at) * 1000)

    @property
    def kind(self) -> str:
        """Label in the metrics."""
        return "seat" if self.visitor.seat is not None else "host" if self.visitor.is_host else "spectator"

    def is_silent(self, now: float) -> bool:
        return now - self.received_at > self.settings.silence_seconds

    def is_stalled(self, now: float) -> bool:
        """Return whether a message has been stuck in sending for too long."""
        return self.sending_at is not None and now - self.sending_at > self.settings.silence_seconds


def decode_message(received: str | bytes) -> Any:
    """Decode a message; return a refusal if it is malformed."""
    try:
        return DECODER.decode(received)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return Refused("", "malformed", f"malformed message: {error}")


async def run_connection(connection: Connection, requests: Coroutine[Any, Any, None], table: str) -> None:
    """Run a websocket from hello to goodbye."""
    writer = asyncio.create_task(connection.run_writer())
    reader = asyncio.create_task(requests)
    try:
        await asyncio.wait([writer, reader, connection.closed], return_when=asyncio.FIRST_COMPLETED)
        if reader.done() and not reader.cancelled() and reader.exception() is not None:
            connection.close_as_failed()
        if connection.goodbye is not None:
            if not connection.is_answering:
                reader.cancel()  # input after goodbye is ignored
            await asyncio.wait([writer], timeout=GOODBYE_SECONDS)
    finally:
        for task in (writer, reader):
            task.cancel()
        for outcome in await asyncio.gather(writer, reader, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, ConnectionError):
                log_error("socket failed", outcome, table=shorten_id(table))


async def serve_requests(connection: Connection, registry: TableRegistry, table: str) -> None:
    """Admit a client and answer its requests in order; slow ones are answered in the background."""
    actor = await admit(connection, registry, table)
    if actor is None:
        return
    thinking: set[asyncio.Task[None]] = set()
    here = connection.metrics.connections[connection.kind]
    here.inc()
    connection.handle_pointer_with(lambda point: actor.tower_controller.handle_input(connection.visitor, point))
    try:
        while (request := await connection.receive()) is not None:
            if handle_unanswered(connection, actor, request):
                continue
            if isinstance(request, Hint | Recount | Rebuild) and not thinking:
                task = asyncio.create_task(respond(connection, registry, actor, request))
                thinking.add(task)
                task.add_done_callback(thinking.discard)
            else:
                with connection.answering():
                    await respond(connection, registry, actor, request)
    finally:
        for task in thinking:
            task.cancel()
        here.dec()
        leave_table(connection, registry, actor)


def handle_unanswered(connection: Connection, actor: Actor, request: Any) -> bool:
    """Handle messages without an answer, or about the connection only; return whether it was one."""
    if isinstance(request, Pong):
        connection.pong(request)
    elif isinstance(request, Hello):
        connection.send(Refused("", "known", "hello was already sent; reconnect to change identity"))
    elif isinstance(request, TowerPoint | TowerKey):
        actor.tower_controller.handle_input(connection.visitor, request)
    return isinstance(request, Pong | Hello | TowerPoint | TowerKey)


async def admit(connection: Connection, registry: TableRegistry, table: str) -> Actor | None:
    """Identify the client and send it the table; close the connection with the reason if it is refused."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await connection.receive()
        if hello is None:
            return None
        if not isinstance(hello, Hello):
            raise RequestRefusedError("no-hello", "found another message; expected hello first")
        return await join_table(connection, registry, table, hello)
    except RequestRefusedError as refusal:
        connection.close(refusal.code, refusal.text)
    except TimeoutError:
        connection.close("silent", "no hello in time")
    return None


async def join_table(connection: Connection, registry: TableRegistry, table: str, hello: Hello) -> Actor:
    if hello.protocol != PROTOCOL:
        raise RequestRefusedError("protocol", f"found protocol {hello.protocol}; expected {PROTOCOL}: reload the page")
    if hello.lang:
        check_language(hello.lang)
    connection.language = hello.lang
    actor = await registry.find(table)
    connection.visitor = actor.identify(hello.token, hello.host)
    await actor.prepare_join(connection)
    actor = await registry.find(table)  # the same, unless it was lost or unloaded meanwhile
    connection.visitor = actor.identify(hello.token, hello.host)
    actor.join(connection, hello.seq)
    connection.ping()
    return actor


async def respond(connection: Connection, registry: TableRegistry, actor: Actor, request: Any) -> None:
    started = time.perf_counter()
    message = check_rematch_quota(connection, actor, request) or await handle(actor, connection, request)
    connection.reply(message)
    if isinstance(request, Choose):
        connection.metrics.choose_seconds.observe(time.perf_counter() - started)
    elif isinstance(request, Rematch | Leave) and isinstance(message, Accepted):
        await registry.try_open_rematch(actor)


def check_rematch_quota(connection: Connection, actor: Actor, request: Any) -> Refused | None:
    """A rematch is a new table; count it against the address whose vote opens it."""
    table = actor.table
    here = actor.broadcaster.connected_seats
    is_opening = isinstance(request, Rematch) and is_last_rematch_vote(table, connection.visitor.seat, here)
    if not is_opening or connection.access.creations.take(connection.address):
        return None
    connection.metrics.refusals["too-many"].inc()
    return Refused(request.id, "too-many", "too many tables from your address; try again later")


def leave_table(connection: Connection, registry: TableRegistry, actor: Actor) -> None:
    """Disconnect a client; if only its vote was missing, open the rematch, counted against its address."""
    actor.leave(connection)
    if registry.is_rematch_due(actor) and connection.access.creations.take(connection.address):
        actor.run_in_background(registry.try_open_rematch(actor))
