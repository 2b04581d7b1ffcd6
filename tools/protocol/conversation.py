"""A conversation as it really goes, at a table that is played for the page: its lots are known, its clock stands."""

import asyncio
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any, Final, NamedTuple

import msgspec

from knockbox.bots.workers.thinkers import Thinkers
from knockbox.server import protocol
from knockbox.server.forms import Create
from knockbox.server.metrics import Metrics
from knockbox.server.store.brief import Brief
from knockbox.server.store.shelf import Report
from knockbox.server.tables import log
from knockbox.server.tables.actor import Actor
from knockbox.server.tables.answers import answer
from knockbox.server.tables.opening import open_table
from knockbox.server.tables.surroundings import Surroundings
from knockbox.server.tables.table import Table
from knockbox.server.tables.wishes import Visitor

NOON_MS: Final = 1_800_000_000_000
TABLE: Final = "the-table"
FORM: Final = {
    "game": "knockdown",
    "seats": ["here", "here"],
    "options": {"fighters": "veroth,driana"},
    "names": ["Ada", "Ben"],
}
NONCE: Final = "of-{name}-and-nobody-else"
GAP: Final = "…"
LONG: Final = ("view", "aids")


class Line(NamedTuple):
    """Something that was said."""

    by: str  # POST and 201 over HTTP, > a client, < the server, or a gap
    message: bytes


class Lots:
    """Nothing is left to chance."""

    def __init__(self) -> None:
        self.tokens = iter(("token-of-the-host", "token-of-ada", "token-of-ben"))

    def table(self) -> str:
        return TABLE

    def token(self) -> str:
        return next(self.tokens)

    def secret(self) -> str:
        return "5e" * 32

    def adventure(self) -> str:
        return "ad" * 8


class Nowhere:
    """A log that nobody reads again."""

    async def append(
        self, board: str, first_seq: int, lines: Sequence[tuple[int, bytes]], brief: Brief | None = None
    ) -> None:
        return

    async def report(self, report: Report) -> bool:
        return True


class Client:
    """One end of a socket; what goes both ways is noted by whoever wants it on the page."""

    def __init__(self, actor: Actor, seat: int, language: str) -> None:
        self.actor = actor
        self.visitor = Visitor(seat)
        self.language = language
        self.number: int | None = None
        self.lag_ms = 0
        self.address = ""
        self.lines: list[Line] = []
        self.scene: Any = None

    def tell(self, message: bytes) -> None:
        self.lines.append(Line("<", message))
        self.scene = msgspec.json.decode(message).get("scene", self.scene)

    def glimpse(self, message: bytes) -> bool:
        return False

    def close(self, code: str, text: str) -> None:
        self.tell(msgspec.json.encode(protocol.Bye(code, text)))

    async def say(self, do: str, **fields: Any) -> None:
        """Say something as a client writes it, and note the answer."""
        message = msgspec.json.encode({"do": do, **fields})
        self.lines.append(Line(">", message))
        request = msgspec.json.decode(message, type=protocol.ClientMessage)
        self.tell(msgspec.json.encode(await answer(self.actor, self, request)))

    async def choose(self, id: str, choice: int) -> None:
        await self.say("choose", id=id, choice=choice, question=self.scene["question"]["id"])

    def candidates(self, enabled: bool) -> list[int]:
        question = self.scene["question"]
        tried = question["candidates"] if question else []
        return [each["choice"] for each in tried if each["enabled"] is enabled]


def lines() -> list[Line]:
    """The whole conversation of the one who opened the table."""
    return asyncio.run(played())


async def played() -> list[Line]:
    entry, opened = open_table(msgspec.convert(FORM, Create), TABLE, Lots(), NOON_MS)
    around = Surroundings(Nowhere(), Nowhere(), Thinkers(), Metrics(), Lots(), lambda: NOON_MS)
    actor = Actor(Table(opened.table, log.Line(0, NOON_MS, entry)), around)
    ada, ben = Client(actor, 0, "en"), Client(actor, 1, "")
    actor.join(ben, None)
    ada.lines += [Line("POST", msgspec.json.encode(FORM)), Line("201", msgspec.json.encode(opened))]
    ada.lines.append(Line(">", msgspec.json.encode({"do": "hello", "token": opened.seats[0].token, "lang": "en"})))
    actor.join(ada, None)
    ada.lines += [Line("<", msgspec.json.encode(protocol.Ping(1))), Line(">", msgspec.json.encode(protocol.Pong(1)))]
    await ada.say("ready", id="a1", nonce=NONCE.format(name="ada"))
    await ben.say("ready", id="b1", nonce=NONCE.format(name="ben"))
    await talk(ada, ben)
    actor.rest()
    return ada.lines


async def talk(ada: Client, ben: Client) -> None:
    """An answer and some chat; later what is stale, what is not possible, what would follow, and an answer again."""
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
    """Until something is closed to the one who is listened to; of that only the last message is kept."""
    kept = len(ada.lines)
    for number in count(1):
        if ada.candidates(enabled=False):
            break
        asked = next(each for each in (ada, ben) if each.candidates(enabled=True))
        await asked.choose(f"quick-{number}", asked.candidates(enabled=True)[0])
    last = next(line for line in reversed(ada.lines) if b'"scene"' in line.message)
    ada.lines[kept:] = [Line(GAP, b"null"), last]


def shown() -> Iterator[str]:
    """The lines of the page, without what would fill it."""
    for line in lines():
        if line.by == GAP:
            yield GAP
            continue
        yield f"{line.by} {msgspec.json.encode(abridged(msgspec.json.decode(line.message))).decode()}"


def abridged(value: Any) -> Any:
    """Lists show their first part only, views and aids nothing."""
    if isinstance(value, list):
        rest = len(value) - 1
        return [abridged(value[0]), f"{GAP} {rest} more"] if rest > 1 else [abridged(each) for each in value]
    if isinstance(value, dict):
        return {name: GAP if name in LONG and each else abridged(each) for name, each in value.items()}
    return value
