"""A siege: a server with live tables, an attacker who spoils valid messages, and one table that must not notice."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

import msgspec

from knockbox.records.state_hash import state_hash
from knockbox.server.app import make_app
from knockbox.server.errors import CODES
from knockbox.server.forms import Create, Opened
from knockbox.server.metrics import CAUSES
from knockbox.server.service import Service
from knockbox.server.tables.table import OVER, PLAYING, SEATING, Table
from knockbox.server.towers.pace import BEAT_MS
from tests.server.fuzz.lines import Client
from tests.server.fuzz.operators import ANEW, OPERATORS, SLY, Fields, Stock
from tests.server.fuzz.stage import STEPS, Alarm, Control, served
from tests.server.kit import Time

TABLES: Final[dict[str, Fields]] = {
    "duel": {"game": "knockdown", "seats": ["here", "here"], "hints": True},
    "hurried duel": {
        "game": "knockdown",
        "seats": ["here", "here"],
        "options": {"decision_time": "60"},
        "public": True,
    },
    "tower": {"game": "knockdown", "seats": ["here", "here"], "options": {"ko_test": "tower"}},
    "dungeon of three": {"game": "dungeon", "seats": ["here", "here", "here"]},
    "dungeon with a bot": {"game": "dungeon", "seats": ["here", "random"], "options": {"timer": "off"}},
    "duel with a bot": {"game": "knockdown", "seats": ["here", "random"], "correspondence": True},
    "open table": {"game": "dungeon", "seats": ["here", "link", "open"], "public": True},
}
GOODBYES: Final = {*CODES, *CAUSES, "no-hello", "protocol"}
"""What a socket may be closed for."""
CHECKS: Final = 40
"""Between two readings of all logs."""
WORN: Final = 20
"""Attacks on a table that is over before another takes its place."""
BIGGEST: Final = 200_000
"""Characters that one message may have."""


Knock: TypeAlias = "Callable[[Siege], Awaitable[None]]"
"""A request at the doors."""


class Board:
    """A table with all who are connected to it."""

    def __init__(self, kind: str, opened: Opened) -> None:
        self.kind = kind
        self.opened = opened
        self.clients: dict[str, Client] = {}  # by the token of a seat, `host` or `onlooker`
        self.attacks_after_end = 0

    @property
    def tokens(self) -> list[str]:
        return [seat.token for seat in self.opened.seats if seat.token]

    @property
    def secrets(self) -> list[str]:
        return [self.opened.host, *self.tokens, *(seat.invitation for seat in self.opened.seats if seat.invitation)]


class Siege:
    """One server under attack; everything follows from the seed."""

    def __init__(self, service: Service, seed: int) -> None:
        self.service = service
        self.app = make_app(service)
        self.seed = seed
        self.rng = Random(seed)  # noqa: S311  (what it draws must be known)
        self.stock = Stock()
        self.boards: list[Board] = []
        self.counts: Counter[str] = Counter()
        self.replies: Counter[str] = Counter()
        self.alarm = Alarm()
        self.given_away: set[str] = set()
        self.said = 0
        self.towers = 0  # that were judged

    async def open(self, kind: str) -> Board:
        opened = await self.service.house.open(msgspec.convert(TABLES[kind], Create))
        board = Board(kind, opened)
        self.stock.tables.append(opened.table)
        for token in board.tokens:
            await self.connect(board, token, {"token": token, "lang": self.rng.choice(["", "en", "pl"])})
        for token in board.tokens:
            nonce = f"nonce-of-{token[:8]}"
            self.stock.learn(await board.clients[token].tell(do="ready", id=self.next_id(), nonce=nonce))
        await self.connect(board, "host", {"host": opened.host})
        await self.connect(board, "onlooker", {})
        self.stock.tokens += board.secrets
        await self.settle()
        return board

    async def connect(self, board: Board, who: str, hello: Fields) -> None:
        address = f"2001:db8:{self.said:x}::1"  # so that whoever was sent away can come again
        client = board.clients[who] = Client(self.service, board.opened.table, address)
        self.stock.learn(await client.tell(do="hello", **hello))

    def next_id(self) -> str:
        self.said += 1
        return f"id-{self.said}"

    async def settle(self) -> None:
        """Until no bot is at work, nothing waits to be written, and everybody has heard everything."""
        actors = list(self.service.house.awake.values())
        while any(actor.company.is_busy or actor.deeds for actor in actors) or any(
            connection.outbox for connection in self.service.connections
        ):
            await asyncio.sleep(0)

    def table_of(self, board: Board) -> Table:
        return self.service.house.awake[board.opened.table].table

    async def play_on(self, board: Board) -> None:
        """Those who sit there play a little, so that there is something to spoil."""
        for client in list(board.clients.values()):
            said = None if client.is_gone else await client.answer(self.rng, self.next_id())
            if said:
                self.stock.learn(said)
                self.check_answer(client, said)
        await self.settle()
        await self.finish_tower(board)

    async def finish_tower(self, board: Board) -> None:
        """A test whose clock was started comes to its verdict at once."""
        actor = self.service.house.awake.get(board.opened.table)
        trial = actor.site.trial if actor else None
        if actor is None or trial is None or trial.is_judged:
            return
        await actor.do(lambda _: actor.site.starting(trial))
        if not trial.live.is_waiting:
            trial.live.advance(100_000)
            time = self.service.house.around.now_ms
            assert isinstance(time, Time)
            time.now += BEAT_MS
            before = actor.table.lines
            while actor.table.lines == before:
                await asyncio.sleep(0)
            time.now -= BEAT_MS  # to all others no time has passed
            self.towers += 1
        await self.settle()

    def check_answer(self, client: Client, said: Fields) -> None:
        """Whoever keeps to the rules is served, whatever others do."""
        codes = [
            getattr(message, "code", "") for _, message in client.news() if getattr(message, "id", "") == said["id"]
        ]
        assert codes
        assert codes[0] in ("", "paused", "handed"), f"siege {self.seed}: {said} was refused as {codes[0]}"

    def valid_message(self, board: Board, client: Client) -> Fields:
        """Something that this client might say now, or said before."""
        if self.rng.random() < 0.3:
            return self.rng.choice(self.stock.messages)
        id = self.next_id()
        choices = client.valid_choices() or [{"choice": self.rng.randrange(1000)}]
        seat = self.rng.randrange(len(board.opened.seats))
        message = self.rng.choice(sayings(id, seat, self.rng.choice(choices), self.rng))
        self.stock.learn(message)
        return message

    async def attack(self, board: Board) -> None:
        """Spoil one message in one way, send it, and look at what became of it."""
        who = self.rng.choice(list(board.clients))
        if board.clients[who].is_gone:
            await self.come_back(board, who)
        client = board.clients[who]
        client.news()
        message = self.valid_message(board, client)
        name = self.rng.choice(SLY if self.rng.random() < 0.5 else list(OPERATORS))
        sent = OPERATORS[name](self.rng, message, self.stock)
        self.counts[name] += 1
        before = {id: actor.table.lines for id, actor in self.service.house.awake.items()}
        target = board.opened.table
        if name in ANEW:
            target = self.rng.choice([target, target, self.rng.choice(self.stock.tables), "nowhere", "../x", "\0"])
            client = Client(self.service, target)
        await client.say(sent)
        await self.settle()
        try:
            self.judge(board, client, sent, before, target)
        except Exception as error:
            told = f"siege {self.seed}, attack {self.counts.total()}: {name} at {board.kind} as {who}: {sent[:2000]!r}"
            raise AssertionError(f"{told}\n{type(error).__name__}: {error}") from error
        if name in ANEW:
            await client.hang_up()

    async def come_back(self, board: Board, who: str) -> None:
        """Whoever lost his seat is an onlooker from then on."""
        hello = {"host": {"host": board.opened.host}, "onlooker": {}}.get(who, {"token": who})
        await self.connect(board, who, hello)
        if board.clients[who].is_gone:
            await self.connect(board, who, {})

    def judge(self, board: Board, client: Client, sent: str | bytes, before: dict[str, int], target: str) -> None:
        assert not self.alarm.rung, self.alarm.rung
        news = client.news()
        for _, message in news:
            self.replies[getattr(message, "code", "") or type(message).__name__.lower()] += 1
        self.check_reply(client, news)
        self.check_secrets("".join(text for text, _ in news), sent)
        self.check_view(client, target)
        for id, lines in before.items():
            assert id == target or self.service.house.awake[id].table.lines == lines, f"table {id} was disturbed"
        settings = self.service.settings
        for connection in self.service.connections:
            assert connection.outbox_bytes <= settings.outbox_bytes

    def check_reply(self, client: Client, news: list[tuple[str, Any]]) -> None:
        """Something is always answered, but not without end; the last word is a goodbye with a known reason."""
        assert all(len(text) < BIGGEST for text, _ in news)
        if client.is_gone:
            last = news[-1][1]
            assert type(last).__name__ == "Bye", last
            assert last.code in GOODBYES, last
            assert client.line.code in (1000, 1008)

    def check_secrets(self, heard: str, sent: str | bytes) -> None:
        """What the attacker has not said himself, he does not hear; and no secret of a match before its end."""
        said = sent if isinstance(sent, str) else sent.decode("latin-1")
        for actor in self.service.house.awake.values():
            opened = actor.table.opened
            kept = [opened.host, *(chair.token for chair in actor.table.chairs if chair.token)]
            if actor.table.phase != OVER:
                kept.append(opened.secret)
            assert not any(secret in heard for secret in kept), "a secret was told"
        if '"hello"' not in said:  # whoever calls himself like a token has given it away
            self.given_away |= {token for token in self.stock.tokens if token in said}
        told = {token for token in self.stock.tokens if token in heard and token not in said}
        assert told <= self.given_away, "a token was told"

    def check_view(self, client: Client, target: str) -> None:
        """Whatever he was shown last is what his place sees, and nothing else."""
        actor = self.service.house.awake.get(target)
        if client.is_gone or actor is None or actor.table.course is None or not client.scene:
            return
        seen = actor.table.course.outlooks[client.connection.visitor.place].view
        assert msgspec.json.decode(msgspec.json.encode(seen)) == client.scene["view"]

    async def check_logs(self) -> None:
        """What is in memory is what the log tells; where nobody is, it need not stay there."""
        await self.settle()
        for id, actor in list(self.service.house.awake.items()):
            assert not actor.is_lost
            read, kept = fingerprint(await self.service.house.read(id)), fingerprint(actor.table)
            wrong = [name for name in kept if read.get(name) != kept[name]]
            assert not wrong, f"siege {self.seed}, attack {self.counts.total()}: the log of {id} tells other {wrong}"
            if actor.may_sleep:
                self.service.house.put_to_sleep(id)

    async def refresh(self, board: Board) -> Board:
        """A table at which there is nothing left to do makes room for another."""
        is_awake = board.opened.table in self.service.house.awake
        phase = self.table_of(board).phase if is_awake else OVER
        board.attacks_after_end += phase not in (SEATING, PLAYING)
        is_deserted = is_awake and not self.table_of(board).people
        if is_awake and board.attacks_after_end < WORN and not is_deserted:
            return board
        for client in board.clients.values():
            await client.hang_up()
        return await self.open(board.kind)

    async def lay(self, attacks: int, control: Control, knock: Knock) -> None:
        """Every fifth attack is a request at the doors, the others are messages on sockets."""
        self.boards = [await self.open(kind) for kind in TABLES]
        for number in range(attacks):
            place = self.rng.randrange(len(self.boards))
            await (knock(self) if number % 5 == 4 else self.attack(self.boards[place]))
            if number % 3 == 0:
                await self.play_on(self.boards[place])
            self.boards[place] = await self.refresh(self.boards[place])
            if number % STEPS == 0:
                await control.step()
            if number % CHECKS == 0:
                await self.check_logs()
        await self.check_logs()


def sayings(id: str, seat: int, choice: Fields, rng: Random) -> list[Fields]:
    """All that a client may say, what matters more than once."""
    return [
        *([{"do": "choose", "id": id, **choice}] * 4),
        {"do": "preview", "id": id, "choice": choice["choice"]},
        {"do": "preview", "id": id, "choice": choice["choice"], "then": choice["choice"], "unhindered": True},
        {"do": "undo", "id": id},
        {"do": "hint", "id": id},
        {"do": "chat", "id": id, "text": "hello there"},
        {"do": "pause", "id": id, "on": rng.random() < 0.3},
        {"do": "rename", "id": id, "name": "Mallory"},
        {"do": "hand", "id": id, "seat": seat, "bot": rng.choice(["", "", "random", "greedy"])},
        {"do": "invite", "id": id, "seat": seat, "invitation": "a-link-that-mallory-drew-by-lot-1"},
        {"do": "mute", "id": id, "seat": seat, "on": True},
        {"do": "remove", "id": id, "spectator": rng.randint(1, 3)},
        {"do": "report", "id": id, "seat": seat, "text": "rude"},
        {"do": "rematch", "id": id},
        {"do": "look", "id": id, "seat": seat, "input": rng.randint(0, 9)},
        {"do": "recall", "id": id, "before": rng.randint(0, 99)},
        {"do": "ready", "id": id, "nonce": "nonce-of-mallory", "dice": rng.random() < 0.3},
        {"do": "towerstart", "id": id},
        {"do": "towerpoint", "kind": rng.choice(["move", "pick", "release"]), "x": rng.uniform(-900, 900), "y": 40},
        {"do": "towerkey", "key": rng.choice(["left", "right", "up", "down", "grab"])},
        {"do": "rebuild", "id": id, "input": rng.randint(0, 99)},
        {"do": "practise", "id": id, "light": rng.randint(0, 25), "heavy": rng.randint(0, 25)},
        {"do": "pong", "n": 1},
        *([{"do": "leave", "id": id}] if rng.random() < 0.1 else []),
    ]


def fingerprint(table: Table) -> dict[str, Any]:
    """All of a table that follows from its log."""
    told: dict[str, Any] = {
        "phase": table.phase,
        "frozen": table.frozen,
        "lines": table.lines,
        "shares": table.shares.left,
        "said": table.said,
        "touched": table.touched_ms,
        "actions": list(table.actions),
        "chat": list(table.chat),
        "followed": table.followed,
        "chairs": [[getattr(chair, name) for name in chair.__slots__] for chair in table.chairs],
    }
    if table.clock is not None:
        told["clock"] = (table.clock.shown_ms, table.clock.is_running)
    if table.course is not None:
        course, session = table.course, table.course.session
        told |= {name: getattr(course, name) for name in ("heard", "turns", "since", "numbers")}
        told |= {"inputs": session.inputs, "told": session.told, "held": dict(course.moment.held)}
        told["state"] = state_hash(session.game, course.moment.state)
        told["views"] = [msgspec.to_builtins(seen) for seen in course.outlooks]
    return told


async def besieged(folder: Path, seed: int, attacks: int, knock: Knock) -> tuple[Siege, list[list[str]]]:
    async with served(folder, seed) as service:
        control, siege = Control(service, seed), Siege(service, seed)
        await control.begin()
        logging.getLogger().addHandler(siege.alarm)
        try:
            await siege.lay(attacks, control, knock)
        finally:
            logging.getLogger().removeHandler(siege.alarm)
        return siege, control.heard
