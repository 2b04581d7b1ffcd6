"""A house of tables without doors: a log in memory, a clock and lots that a test decides, and guests who listen."""

import asyncio
from collections.abc import Awaitable, Coroutine, Mapping, Sequence
from concurrent.futures import Future
from typing import Any

import msgspec
import pytest

from knockbox.bots.registry import make
from knockbox.bots.thought import Thought, forced
from knockbox.bots.vantage import Vantage
from knockbox.bots.workers.thinkers import Thinkers
from knockbox.engine.rng import seeded
from knockbox.server import protocol
from knockbox.server.errors import CODES, Refusal
from knockbox.server.forms import Create, Opened
from knockbox.server.house import House
from knockbox.server.lives import lives_in
from knockbox.server.metrics import Metrics
from knockbox.server.store.brief import Brief
from knockbox.server.store.errors import LostTableError, StoreError, UnavailableError
from knockbox.server.store.shelf import Report, Shelf
from knockbox.server.tables import wishes
from knockbox.server.tables.actor import Actor
from knockbox.server.tables.answers import answer
from knockbox.server.tables.surroundings import Surroundings
from knockbox.server.tables.wishes import Visitor

NOON_MS = 1_800_000_000_000
DUEL = ("here", "here")


class MemoryLog:
    """A journal and a shelf that forget everything with the test; `trouble` is raised instead of the next commit."""

    def __init__(self) -> None:
        self.lines: dict[str, list[tuple[int, int, bytes]]] = {}
        self.briefs: dict[str, Brief] = {}
        self.reported: list[Report] = []
        self.most_reports = 100
        self.pulses: dict[str, int] = {}
        self.trouble: StoreError | None = None
        self.is_away = False  # whether nothing at all can be written
        self.commits = 0

    async def append(
        self, board: str, first_seq: int, lines: Sequence[tuple[int, bytes]], brief: Brief | None = None
    ) -> None:
        await asyncio.sleep(0)
        if self.is_away:
            raise UnavailableError("nothing can be written")
        if self.trouble is not None:
            trouble, self.trouble = self.trouble, None
            raise trouble
        log = self.lines.setdefault(board, [])
        if first_seq != len(log):
            raise LostTableError(board, f"{len(log)} lines")
        log += [(seq, at_ms, body) for seq, (at_ms, body) in enumerate(lines, first_seq)]
        self.commits += 1
        if brief is not None:
            self.briefs[board] = brief

    async def lines_of(self, board: str, first: int = 0) -> list[tuple[int, int, bytes]]:
        return self.lines.get(board, [])[first:]

    async def report(self, report: Report) -> bool:
        has_room = len(self.reported) < self.most_reports
        self.reported += [report] if has_room else []
        return has_room

    async def delete(self, board: str) -> bool:
        self.briefs.pop(board, None)
        return self.lines.pop(board, None) is not None

    async def set_pulse(self, name: str, at_ms: int) -> None:
        if self.is_away:
            raise UnavailableError("nothing can be written")
        self.pulses[name] = at_ms

    async def forget_pulses(self, kept: int) -> None:
        self.pulses = dict(sorted(self.pulses.items(), key=lambda pulse: pulse[1])[-kept:])


class Time:
    """Stands still unless it is told to go on; nobody is kept waiting for a while, but no hour comes early."""

    def __init__(self) -> None:
        self.shown = NOON_MS
        self.waited: list[float] = []
        self.sleepers: list[tuple[int, asyncio.Future[None]]] = []

    @property
    def now(self) -> int:
        return self.shown

    @now.setter
    def now(self, ms: int) -> None:
        self.shown = ms
        for at_ms, sleeper in self.sleepers:
            if at_ms <= ms and not sleeper.done():
                sleeper.set_result(None)
        self.sleepers = [each for each in self.sleepers if not each[1].done()]

    async def until(self, at_ms: int) -> None:
        if at_ms > self.shown:
            self.sleepers.append((at_ms, sleeper := asyncio.get_running_loop().create_future()))
            await sleeper

    def __call__(self) -> int:
        return self.now

    async def wait(self, seconds: float) -> None:
        self.waited.append(seconds)
        await asyncio.sleep(0)


class KnownLots:
    """The first table is `table-1`, and so on."""

    def __init__(self) -> None:
        self.drawn = 0

    def next(self, kind: str) -> str:
        self.drawn += 1
        return f"{kind}-{self.drawn}"

    def table(self) -> str:
        return self.next("table")

    def token(self) -> str:
        return self.next("token")

    def secret(self) -> str:
        self.drawn += 1
        return f"{self.drawn:064x}"

    def adventure(self) -> str:
        return self.next("adventure")


class ReadyThinkers(Thinkers):
    """Bots that have their answer at once, in this process."""

    def ask(
        self, vantage: Vantage, bot: str, seed: int, packs: Sequence[str] = (), table: str = ""
    ) -> "Future[Thought]":
        future: Future[Thought] = Future()
        future.set_result(forced(make("random", seed).choose(vantage)))
        return future


class Guest:
    """Somebody who is connected, and remembers every byte that he is told."""

    def __init__(self, actor: Actor, language: str = "") -> None:
        self.actor = actor
        self.visitor = Visitor(None)
        self.language = language
        self.number: int | None = None
        self.lag_ms = 0
        self.address = "192.0.2.1"
        self.heard: list[bytes] = []
        self.messages: list[dict[str, Any]] = []
        self.scene: dict[str, Any] = {}  # the table as this guest was told last
        self.closed = ""
        self.is_slow = False  # whether there is no room for what is worth nothing later
        self.name = ""  # tells its wishes from those of other guests
        self.wishes = 0
        self.house: House | None = None

    def tell(self, message: bytes) -> None:
        if self.closed:
            return
        told = msgspec.json.decode(message)
        self.heard.append(message)
        self.messages.append(told)
        self.scene = told.get("scene", self.scene)

    def glimpse(self, message: bytes) -> bool:
        if not self.is_slow:
            self.tell(message)
        return not self.is_slow

    def close(self, code: str, text: str) -> None:
        self.closed = self.closed or code
        self.actor.part(self)

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.messages) if message["is"] == kind)

    def all(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["is"] == kind]

    @property
    def options(self) -> list[int]:
        question = self.scene["question"]
        return [each["choice"] for each in question["candidates"] if each["enabled"]] if question else []

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Say something as a client would, and hear the answer."""
        self.wishes += 1
        told = {"do": do, "id": f"{do}-{self.name}{self.wishes}", **fields}
        request = msgspec.json.decode(msgspec.json.encode(told), type=protocol.ClientMessage)
        reply = msgspec.json.encode(await answer(self.actor, self, request))
        self.tell(reply)
        decoded: dict[str, Any] = msgspec.json.decode(reply)
        if do in ("rematch", "leave") and decoded["is"] == "accepted" and self.house is not None:
            await self.house.follow(self.actor)
        return decoded

    async def choose(self, choice: int, **fields: Any) -> dict[str, Any]:
        """Answer the open question."""
        return await self.ask("choose", choice=choice, **{"question": self.scene["question"]["id"], **fields})


class Kit:
    """One house and its guests; `restart` forgets all but the log."""

    def __init__(self) -> None:
        self.log = MemoryLog()
        self.time = Time()
        self.lots = KnownLots()
        self.guests = 0  # that ever came
        self.house = self.built()

    def built(self) -> House:
        metrics = Metrics(CODES)
        around = Surroundings(
            self.log, self.log, ReadyThinkers(), metrics, self.lots, self.time, self.time.wait, until=self.time.until
        )
        shelf: Any = self.log
        used = ("lines_of", "report", "delete", "set_pulse", "forget_pulses")
        assert all(callable(getattr(Shelf, name)) for name in used)
        return House(shelf, around, 100, lives_in(self.log.pulses))

    def restart(self) -> None:
        """As after `kill -9`: nobody says goodbye, and what was not written is gone."""
        for actor in self.house.awake.values():
            actor.rest()
        self.house = self.built()

    async def open(self, game: str = "knockdown", seats: Sequence[str] = DUEL, **fields: Any) -> Opened:
        return await self.house.open(msgspec.convert({"game": game, "seats": list(seats), **fields}, Create))

    async def guest(self, table: str, token: str = "", host: str = "", seq: int | None = None, **more: Any) -> Guest:
        """Somebody connects."""
        actor = await self.house.find(table)
        guest = Guest(actor, more.get("language", ""))
        guest.address = more.get("address", guest.address)
        guest.house = self.house
        self.guests += 1
        guest.name = f"{self.guests}-"
        guest.visitor = actor.visitor_of(token, host)
        actor.join(guest, seq)
        return guest

    async def invite(self, table: str, seat: int) -> str:
        """A new link to a seat that was left, as the host makes it."""
        actor = await self.house.find(table)
        invitation = f"invitation-{self.lots.token():-<32}"
        wish = protocol.Invite(f"invite-{invitation}", seat, invitation)
        await actor.do(lambda now_ms: wishes.invite(actor.table, Visitor(None, True), wish, now_ms))
        return invitation

    async def reseat(self, table: str, seat: int, name: str) -> str:
        """Somebody sits down on a seat that was left, by a new link; returns the token."""
        return await self.house.sit(table, seat, await self.invite(table, seat), name)

    async def seated(self, opened: Opened, **more: Any) -> list[Guest]:
        """All who sit here, connected and ready: the cards are dealt."""
        guests = [await self.guest(opened.table, seat.token, **more) for seat in opened.seats if seat.token]
        for number, guest in enumerate(guests):
            await guest.ask("ready", nonce=f"nonce-of-{number}")
        return guests

    async def duel(self, options: Mapping[str, str] | None = None, **more: Any) -> list[Guest]:
        return await self.seated(await self.open(options=dict(options or {}), **more))


def code(reply: Mapping[str, Any]) -> str:
    """Why something was refused; nothing if it was not."""
    return str(reply.get("code", ""))


async def refusal_of(sitting: Awaitable[Any]) -> str:
    """Why a house refuses something that no guest asks for."""
    with pytest.raises(Refusal) as caught:
        await sitting
    return caught.value.code


def kinds(guest: Guest) -> list[str]:
    """Who sits on each seat, as a guest was told last."""
    return [seat["kind"] for seat in guest.last("seats")["seats"]]


def asked(guests: Sequence[Guest]) -> Guest | None:
    return next((guest for guest in guests if guest.options), None)


def someone(guests: Sequence[Guest]) -> Guest:
    """Whoever is asked; somebody is."""
    guest = asked(guests)
    assert guest is not None
    return guest


async def play_on(guests: Sequence[Guest], inputs: int = 5000, seed: int = 5) -> None:
    """Whoever is asked answers anything."""
    rng = seeded(seed)
    for _ in range(inputs):
        guest = asked(guests)
        if guest is None:
            return
        reply = await guest.choose(guest.options[rng.below(len(guest.options))])
        assert reply["is"] == "accepted", reply


async def rung(actor: Actor) -> None:
    """As if the alarm of its clock had gone off."""
    actor.ring()
    await settled(actor)


async def settled(actor: Actor) -> None:
    """Until no bot is at work and nothing waits to be written."""
    while actor.company.is_busy or actor.deeds:
        await asyncio.sleep(0)


def run(scenario: Coroutine[Any, Any, None]) -> None:
    """A scenario in a loop of its own; it may not leave anything running that fails."""
    asyncio.run(scenario, debug=False)
