"""A real example conversation for the page, with fixed ids and a stopped clock."""

import asyncio
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any, Final, NamedTuple

import msgspec

from knockbox.bots.workers.pool import WorkerPool
from knockbox.server import protocol
from knockbox.server.forms import Create
from knockbox.server.metrics import Metrics
from knockbox.server.store.repository import StoredReport
from knockbox.server.store.summary import TableSummary
from knockbox.server.tables import log
from knockbox.server.tables.actor import Actor
from knockbox.server.tables.commands import Visitor
from knockbox.server.tables.context import TableContext
from knockbox.server.tables.handlers import handle
from knockbox.server.tables.opening import open_table
from knockbox.server.tables.table import Table

NOON_MS: Final = 1_800_000_000_000
TABLE: Final = "the-table"
FORM: Final = {
    "game": "knockdown",
    "seats": ["here", "here"],
    "options": {"fighters": "veroth,driana"},
    "names": ["Ada", "Ben"],
}
NONCE: Final = "of-{name}-and-nobody-else"
OMISSION: Final = "…"
OMITTED_FIELDS: Final = ("view", "aids")


class ConversationLine(NamedTuple):
    """A message of the conversation."""

    by: str  # POST and 201 over HTTP, > a client, < the server, or a gap
    message: bytes


class FixedIdSource:
    """Source of fixed ids."""

    def __init__(self) -> None:
        self.tokens = iter(("token-of-the-host", "token-of-ada", "token-of-ben"))

    def new_table_id(self) -> str:
        return TABLE

    def new_token(self) -> str:
        return next(self.tokens)

    def new_secret(self) -> str:
        return "5e" * 32

    def new_adventure_id(self) -> str:
        return "ad" * 8


class NullLogWriter:
    """A log writer that discards everything."""

    async def append(
        self, table_id: str, first_seq: int, entries: Sequence[tuple[int, bytes]], summary: TableSummary | None = None
    ) -> None:
        return

    async def save_report(self, report: StoredReport) -> bool:
        return True


class Client:
    """A client connection that records messages in both directions."""

    def __init__(self, actor: Actor, seat: int, language: str) -> None:
        self.actor = actor
        self.visitor = Visitor(seat)
        self.language = language
        self.spectator_number: int | None = None
        self.round_trip_ms = 0
        self.address = ""
        self.lines: list[ConversationLine] = []
        self.scene: Any = None

    def send_bytes(self, message: bytes) -> None:
        self.lines.append(ConversationLine("<", message))
        self.scene = msgspec.json.decode(message).get("scene", self.scene)

    def send_transient(self, message: bytes) -> bool:
        return False

    def close(self, code: str, text: str) -> None:
        self.send_bytes(msgspec.json.encode(protocol.Bye(code, text)))

    async def say(self, do: str, **fields: Any) -> None:
        """Send a request as a client writes it, and record the answer."""
        message = msgspec.json.encode({"do": do, **fields})
        self.lines.append(ConversationLine(">", message))
        request = msgspec.json.decode(message, type=protocol.ClientMessage)
        self.send_bytes(msgspec.json.encode(await handle(self.actor, self, request)))

    async def choose(self, id: str, choice: int) -> None:
        await self.say("choose", id=id, choice=choice, question=self.scene["question"]["id"])

    def candidates(self, enabled: bool) -> list[int]:
        question = self.scene["question"]
        tried = question["candidates"] if question else []
        return [each["choice"] for each in tried if each["enabled"] is enabled]


def record_conversation() -> list[ConversationLine]:
    """Return the whole conversation of the client that opened the table."""
    return asyncio.run(play_conversation())


async def play_conversation() -> list[ConversationLine]:
    entry, opened = open_table(msgspec.convert(FORM, Create), TABLE, FixedIdSource(), NOON_MS)
    around = TableContext(NullLogWriter(), NullLogWriter(), WorkerPool(), Metrics(), FixedIdSource(), lambda: NOON_MS)
    actor = Actor(Table(opened.table, log.StampedEntry(0, NOON_MS, entry)), around)
    ada, ben = Client(actor, 0, "en"), Client(actor, 1, "")
    actor.join(ben, None)
    ada.lines += [
        ConversationLine("POST", msgspec.json.encode(FORM)),
        ConversationLine("201", msgspec.json.encode(opened)),
    ]
    ada.lines.append(
        ConversationLine(">", msgspec.json.encode({"do": "hello", "token": opened.seats[0].token, "lang": "en"}))
    )
    actor.join(ada, None)
    ada.lines += [
        ConversationLine("<", msgspec.json.encode(protocol.Ping(1))),
        ConversationLine(">", msgspec.json.encode(protocol.Pong(1))),
    ]
    await ada.say("ready", id="a1", nonce=NONCE.format(name="ada"))
    await ben.say("ready", id="b1", nonce=NONCE.format(name="ben"))
    await talk(ada, ben)
    actor.stop()
    return ada.lines


async def talk(ada: Client, ben: Client) -> None:
    """Send an answer and chat; later a stale request, an illegal one, a preview, and another answer."""
    stale = ada.scene["question"]["id"]
    await ada.choose("a2", ada.candidates(enabled=True)[0])
    await ada.say("chat", id="a3", text="A moment, please.")
    await play_on(ada, ben)
    move, closed = ada.candidates(enabled=True)[0], ada.candidates(enabled=False)[0]
    await ada.say("choose", id="a4", choice=move, question=stale)
    await ada.choose("a5", closed)
    await ada.say("preview", id="a6", choice=move)
    await ada.choose("a7", move)


async def play_on(ada: Client, ben: Client) -> None:
    """Play until the recorded client has an illegal candidate; keep only the last message."""
    kept = len(ada.lines)
    for number in count(1):
        if ada.candidates(enabled=False):
            break
        asked = next(each for each in (ada, ben) if each.candidates(enabled=True))
        await asked.choose(f"quick-{number}", asked.candidates(enabled=True)[0])
    last = next(line for line in reversed(ada.lines) if b'"scene"' in line.message)
    ada.lines[kept:] = [ConversationLine(OMISSION, b"null"), last]


def render_conversation() -> Iterator[str]:
    """Yield the lines of the page, abridged."""
    for line in record_conversation():
        if line.by == OMISSION:
            yield OMISSION
            continue
        yield f"{line.by} {msgspec.json.encode(abridge(msgspec.json.decode(line.message))).decode()}"


def abridge(value: Any) -> Any:
    """Shorten lists to their first item, and leave out views and aids."""
    if isinstance(value, list):
        rest = len(value) - 1
        return [abridge(value[0]), f"{OMISSION} {rest} more"] if rest > 1 else [abridge(each) for each in value]
    if isinstance(value, dict):
        return {name: OMISSION if name in OMITTED_FIELDS and each else abridge(each) for name, each in value.items()}
    return value
