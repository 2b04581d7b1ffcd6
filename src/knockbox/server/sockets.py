"""A websocket: what comes in is bounded and read, what goes out waits in an outbox that may not overflow."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, Protocol

import msgspec

from knockbox.server.errors import Refusal
from knockbox.server.gate import POINT_SECONDS, Gate
from knockbox.server.guards.languages import check_language
from knockbox.server.guards.rates import Bucket
from knockbox.server.house import House, is_last_wish
from knockbox.server.lines import Line
from knockbox.server.logs import fail
from knockbox.server.lots import shown
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
from knockbox.server.tables.actor import Actor
from knockbox.server.tables.answers import answer
from knockbox.server.tables.audience import encoded
from knockbox.server.tables.wishes import Visitor

DECODER: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(ClientMessage)
POINT_DECODER: Final = msgspec.json.Decoder(TowerPoint)
POINTED: Final = b'{"do":"towerpoint",'
"""How browsers begin to say where a pointer is."""
FEW: Final = 4
"""Messages that may wait for a client who is still told what moves."""
HELLO_SECONDS: Final = 10.0
"""In which a client must say who it is."""
GOODBYE_SECONDS: Final = 5.0
"""In which a client must take in what it is told at the end."""
CLOSED: Final = 1000
POLICY: Final = 1008
"""The codes of websockets for a friendly end and for one by the rules of the house."""
FRIENDLY: Final = ("shutdown", "left", "moved", "deleted")


class Wire(Protocol):
    """The websocket of whichever framework; receiving nothing means that it is closed."""

    async def receive(self) -> str | bytes | None: ...

    async def send(self, text: str) -> None: ...

    async def close(self, code: int) -> None: ...


class Connection:
    """Somebody at the other end of a websocket."""

    def __init__(
        self,
        wire: Wire,
        address: str,
        settings: Settings,
        metrics: Metrics,
        gate: Gate | None = None,
        line: Line | None = None,
    ) -> None:
        self.wire = wire
        self.line = line
        self.address = address
        self.settings = settings
        self.metrics = metrics
        self.gate = gate or Gate(settings)  # where all of one address are counted
        self.visitor = Visitor(None)
        self.language = ""
        self.number: int | None = None
        self.lag_ms = 0
        self.heard_at = time.monotonic()
        self.pinged_at = 0.0
        self.sending_at: float | None = None  # since when a message waits for room on the line
        self.pings = 0
        self.outbox: deque[bytes] = deque()
        self.outbox_bytes = 0
        self.filled = asyncio.Event()
        self.is_waiting = False  # for the next message
        self.is_answering = False
        self.ending: Bye | None = None
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.bucket = Bucket(settings.messages_per_second, settings.message_burst)
        self.points = Bucket(settings.points_per_second, POINT_SECONDS * settings.points_per_second)

    def tell(self, message: bytes) -> None:
        """Put a message into the outbox; whoever is too slow is dropped, and hurts nobody else."""
        if self.ending is not None:
            return
        self.put(message)
        is_full = self.outbox_bytes > self.settings.outbox_bytes or len(self.outbox) > self.settings.outbox_messages
        if is_full:
            self.outbox.clear()
            self.outbox_bytes = 0
            self.close_as_slow()

    def glimpse(self, message: bytes) -> bool:
        """Tell what is worth nothing later, unless other things wait to be told; says whether it was."""
        if self.ending is not None or len(self.outbox) > FEW:
            return False
        self.put(message)
        return True

    def put(self, message: bytes) -> None:
        """What cannot be said at once, or must not overtake something else, waits in the outbox."""
        if self.line is not None and not self.outbox and self.line.say(message):
            self.metrics.messages_out.inc()
            return
        self.outbox.append(message)
        self.outbox_bytes += len(message)
        self.filled.set()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """An answer is due also where the wish itself ends the conversation: the goodbye waits for it."""
        self.is_answering = True
        try:
            yield
        finally:
            self.is_answering = False
            self.filled.set()

    def reply(self, message: Message) -> None:
        (self.tell if self.ending is None else self.put)(encoded(message))

    def close(self, code: str, text: str) -> None:
        """Say goodbye behind what was said before, and hear nothing more."""
        if self.ending is None:
            self.ending = Bye(code, text)
            self.ended.set_result(None)
            self.filled.set()
            self.metrics.dropped[code].inc()

    def close_as_slow(self) -> None:
        self.close("slow", "you take in less than you are told; connect again")

    def close_as_failed(self) -> None:
        self.close("failure", "the server failed; it is not your fault")

    async def write(self) -> None:
        """Send what is in the outbox until there is a goodbye."""
        while True:
            while self.outbox:
                message = self.outbox[0]  # it stays there while it is sent, so that nothing overtakes it
                self.sending_at = time.monotonic()
                await self.wire.send(message.decode())
                self.sending_at = None
                self.metrics.messages_out.inc()
                if self.outbox and self.outbox[0] is message:  # else all was thrown away meanwhile
                    self.outbox_bytes -= len(self.outbox.popleft())
            if self.ending is not None and not self.is_answering:
                break
            self.filled.clear()
            await self.filled.wait()
        await self.wire.send(encoded(self.ending).decode())
        await self.wire.close(CLOSED if self.ending.code in FRIENDLY else POLICY)

    async def read(self) -> Any:
        """The next message that can be understood; what cannot is refused. None is the end."""
        while self.ending is None:
            self.is_waiting = True
            received = await self.wire.receive()
            self.is_waiting = False
            if received is None or self.ending is not None:
                return None
            self.count_heard()
            if len(received) > self.settings.message_bytes:
                self.close("oversize", f"found {len(received)}; expected at most {self.settings.message_bytes}")
                return None
            message = understood(received)
            if isinstance(message, TowerPoint | TowerKey) and self.may_point():
                return message
            if not self.bucket.take():
                self.close("flood", "you say more than anybody can listen to")
                return None
            if (seconds := self.gate.messages.borrow(self.address)) > 0:
                await asyncio.sleep(seconds)  # whoever has many sockets keeps himself waiting, and nobody else
            if not isinstance(message, Refused):
                return message
            self.say(message)
        return None

    def count_heard(self) -> None:
        self.heard_at = time.monotonic()
        self.metrics.messages_in.inc()

    def lend_hand(self, hear: Callable[[TowerPoint], None]) -> None:
        """From now on a pointer is heard where it comes in, whenever nobody is busy with what was said before."""
        if self.line is not None:
            self.line.hears = partial(self.overhear, hear)

    def overhear(self, hear: Callable[[TowerPoint], None], text: bytes) -> bool:
        """Take a text that says where a pointer is; whatever else it is, or too much, is `read` like anything else."""
        if not self.is_waiting or self.ending is not None or not text.startswith(POINTED) or not text.isascii():
            return False
        try:
            point = POINT_DECODER.decode(text)
        except msgspec.DecodeError:
            return False
        if len(text) > self.settings.message_bytes or not self.may_point():
            return False
        self.count_heard()
        try:
            hear(point)
        except Exception as error:
            fail("pointer failed", error)
            self.close_as_failed()
        return True

    def may_point(self) -> bool:
        """Whether a hand may be told something; who tells it far too much says it among his other messages."""
        return self.points.take() and self.gate.points.take(self.address)

    def say(self, message: Message) -> None:
        self.tell(encoded(message))

    def ping(self) -> None:
        """Ask whether somebody is there; the answer tells how long the way is."""
        self.pings += 1
        self.pinged_at = time.monotonic()
        self.say(Ping(self.pings))

    def pong(self, message: Pong) -> None:
        if message.n == self.pings and self.pinged_at:
            self.lag_ms = round((time.monotonic() - self.pinged_at) * 1000)

    @property
    def kind(self) -> str:
        """What it is counted as."""
        return "seat" if self.visitor.seat is not None else "host" if self.visitor.is_host else "spectator"

    def is_silent(self, now: float) -> bool:
        return now - self.heard_at > self.settings.silence_seconds

    def is_deaf(self, now: float) -> bool:
        """Whether nothing is taken in, however much is said: what waits would wait for ever."""
        return self.sending_at is not None and now - self.sending_at > self.settings.silence_seconds


def understood(received: str | bytes) -> Any:
    """The message, or what is said to whoever sent none."""
    try:
        return DECODER.decode(received)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return Refused("", "malformed", f"found what is no message: {error}")


async def converse(connection: Connection, listening: Coroutine[Any, Any, None], table: str) -> None:
    """All that happens on a websocket, from hello to goodbye."""
    writer = asyncio.create_task(connection.write())
    reader = asyncio.create_task(listening)
    try:
        await asyncio.wait([writer, reader, connection.ended], return_when=asyncio.FIRST_COMPLETED)
        if reader.done() and not reader.cancelled() and reader.exception() is not None:
            connection.close_as_failed()
        if connection.ending is not None:
            if not connection.is_answering:
                reader.cancel()  # whoever is told goodbye has nothing to say any more
            await asyncio.wait([writer], timeout=GOODBYE_SECONDS)
    finally:
        for task in (writer, reader):
            task.cancel()
        for outcome in await asyncio.gather(writer, reader, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, ConnectionError):
                fail("socket failed", outcome, table=shown(table))


async def listen(connection: Connection, house: House, table: str) -> None:
    """Let somebody in and answer one request after the other; what takes long is answered when it is there."""
    actor = await admitted(connection, house, table)
    if actor is None:
        return
    thinking: set[asyncio.Task[None]] = set()
    here = connection.metrics.connections[connection.kind]
    here.inc()
    connection.lend_hand(lambda point: actor.site.hear(connection.visitor, point))
    try:
        while (request := await connection.read()) is not None:
            if is_unanswered(connection, actor, request):
                continue
            if isinstance(request, Hint | Recount | Rebuild) and not thinking:
                task = asyncio.create_task(respond(connection, house, actor, request))
                thinking.add(task)
                task.add_done_callback(thinking.discard)
            else:
                with connection.answering():
                    await respond(connection, house, actor, request)
    finally:
        for task in thinking:
            task.cancel()
        here.dec()
        part(connection, house, actor)


def is_unanswered(connection: Connection, actor: Actor, request: Any) -> bool:
    """Whether it was something that is heard and not answered, or has to do with the connection alone."""
    if isinstance(request, Pong):
        connection.pong(request)
    elif isinstance(request, Hello):
        connection.say(Refused("", "known", "you said hello before; connect again to be somebody else"))
    elif isinstance(request, TowerPoint | TowerKey):
        actor.site.hear(connection.visitor, request)
    return isinstance(request, Pong | Hello | TowerPoint | TowerKey)


async def admitted(connection: Connection, house: House, table: str) -> Actor | None:
    """Find out who is there, and tell him all he may know; whoever may not come in is told why."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await connection.read()
        if hello is None:
            return None
        if not isinstance(hello, Hello):
            raise Refusal("no-hello", "found another message; expected hello first")
        return await let_in(connection, house, table, hello)
    except Refusal as refusal:
        connection.close(refusal.code, refusal.text)
    except TimeoutError:
        connection.close("silent", "you did not say hello in time")
    return None


async def let_in(connection: Connection, house: House, table: str, hello: Hello) -> Actor:
    if hello.protocol != PROTOCOL:
        raise Refusal("protocol", f"found protocol {hello.protocol}; expected {PROTOCOL}: load the page anew")
    if hello.lang:
        check_language(hello.lang)
    connection.language = hello.lang
    actor = await house.find(table)
    connection.visitor = actor.visitor_of(hello.token, hello.host)
    await actor.expect(connection)
    actor = await house.find(table)  # the same, unless it was lost or fell asleep meanwhile
    connection.visitor = actor.visitor_of(hello.token, hello.host)
    actor.join(connection, hello.seq)
    connection.ping()
    return actor


async def respond(connection: Connection, house: House, actor: Actor, request: Any) -> None:
    begun = time.perf_counter()
    message = too_many_tables(connection, actor, request) or await answer(actor, connection, request)
    connection.reply(message)
    if isinstance(request, Choose):
        connection.metrics.choose_seconds.observe(time.perf_counter() - begun)
    elif isinstance(request, Rematch | Leave) and isinstance(message, Accepted):
        await house.follow_if_there_is_room(actor)


def too_many_tables(connection: Connection, actor: Actor, request: Any) -> Refused | None:
    """A rematch is a table like any other, and counts for whoever wishes it last."""
    table, here = actor.table, actor.audience.here
    is_opening = isinstance(request, Rematch) and is_last_wish(table, connection.visitor.seat, here)
    if not is_opening or connection.gate.creations.take(connection.address):
        return None
    connection.metrics.refusals["too-many"].inc()
    return Refused(request.id, "too-many", "too many tables from your address; wait a little")


def part(connection: Connection, house: House, actor: Actor) -> None:
    """Somebody goes; a group that waited for nobody else goes on to its next table, which counts for him."""
    actor.part(connection)
    if house.is_next_due(actor) and connection.gate.creations.take(connection.address):
        actor.begin_deed(house.follow_if_there_is_room(actor))
