"""Fuzzing harness: a server with live tables, mutated messages, and a control table that must not be affected."""

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
from knockbox.server.errors import REFUSAL_CODES
from knockbox.server.forms import Create, Opened
from knockbox.server.metrics import CLOSE_CAUSES
from knockbox.server.service import Service
from knockbox.server.tables.table import PHASE_OVER, PHASE_PLAYING, PHASE_SEATING, Table
from knockbox.server.towers.pace import TICKER_INTERVAL_MS
from tests.server.fuzz.fake_sockets import Client
from tests.server.fuzz.fuzz_server import ATTACKS_PER_CONTROL_STEP, ControlTable, ErrorCollector, fuzz_service
from tests.server.fuzz.mutations import MUTATIONS, NEW_SOCKET_MUTATIONS, WELL_FORMED_MUTATIONS, Fields, KnownValues
from tests.server.kit import ManualClock

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
CLOSE_CODES: Final = {*REFUSAL_CODES, *CLOSE_CAUSES, "no-hello", "protocol"}
"""Codes with which a socket may be closed."""
ATTACKS_PER_LOG_CHECK: Final = 40
"""Attacks between two checks of all logs."""
MAX_ATTACKS_AFTER_END: Final = 20
"""Attacks on a finished table before another replaces it."""
MAX_MESSAGE_LENGTH: Final = 200_000
"""Most characters of one message."""


HttpAttack: TypeAlias = "Callable[[FuzzRun], Awaitable[None]]"
"""Sends one fuzzed HTTP request."""


class AttackedTable:
    """A table with its clients."""

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


class FuzzRun:
    """One server under attack; everything follows from the seed."""

    def __init__(self, service: Service, seed: int) -> None:
        self.service = service
        self.app = make_app(service)
        self.seed = seed
        self.rng = Random(seed)  # noqa: S311  (what it draws must be known)
        self.known_values = KnownValues()
        self.tables: list[AttackedTable] = []
        self.counts: Counter[str] = Counter()
        self.replies: Counter[str] = Counter()
        self.error_collector = ErrorCollector()
        self.leaked_by_attacker: set[str] = set()
        self.message_count = 0
        self.towers = 0  # that were judged

    async def open(self, kind: str) -> AttackedTable:
        opened = await self.service.registry.open_table(msgspec.convert(TABLES[kind], Create))
        board = AttackedTable(kind, opened)
        self.known_values.tables.append(opened.table)
        for token in board.tokens:
            await self.connect(board, token, {"token": token, "lang": self.rng.choice(["", "en", "pl"])})
        for token in board.tokens:
            nonce = f"nonce-of-{token[:8]}"
            self.known_values.learn(await board.clients[token].send_fields(do="ready", id=self.next_id(), nonce=nonce))
        await self.connect(board, "host", {"host": opened.host})
        await self.connect(board, "onlooker", {})
        self.known_values.tokens += board.secrets
        await self.settle()
        return board

    async def connect(self, board: AttackedTable, who: str, hello: Fields) -> None:
        address = f"2001:db8:{self.message_count:x}::1"  # a new one, so that removed spectators can reconnect
        client = board.clients[who] = Client(self.service, board.opened.table, address)
        self.known_values.learn(await client.send_fields(do="hello", **hello))

    def next_id(self) -> str:
        self.message_count += 1
        return f"id-{self.message_count}"

    async def settle(self) -> None:
        """Wait until no bot is playing, nothing waits to be written, and all messages are sent."""
        actors = list(self.service.registry.awake.values())
        while any(actor.bot_runner.is_busy or actor.tasks for actor in actors) or any(
            connection.outbox for connection in self.service.connections
        ):
            await asyncio.sleep(0)

    def table_of(self, board: AttackedTable) -> Table:
        return self.service.registry.awake[board.opened.table].table

    async def play_on(self, board: AttackedTable) -> None:
        """Let the players make a move each, so that there are messages to mutate."""
        for client in list(board.clients.values()):
            said = None if client.is_gone else await client.answer(self.rng, self.next_id())
            if said:
                self.known_values.learn(said)
                self.check_answer(client, said)
        await self.settle()
        await self.finish_tower(board)

    async def finish_tower(self, board: AttackedTable) -> None:
        """Take a tower test whose clock was started to its verdict."""
        actor = self.service.registry.awake.get(board.opened.table)
        trial = actor.tower_controller.test if actor else None
        if actor is None or trial is None or trial.is_judged:
            return
        await actor.execute(lambda _: actor.tower_controller.start_outcome(trial))
        if not trial.live.is_waiting:
            trial.live.advance(100_000)
            time = self.service.registry.context.now_ms
            assert isinstance(time, ManualClock)
            time.now += TICKER_INTERVAL_MS
            before = actor.table.next_seq
            while actor.table.next_seq == before:
                await asyncio.sleep(0)
            time.now -= TICKER_INTERVAL_MS  # no time has passed for all others
            self.towers += 1
        await self.settle()

    def check_answer(self, client: Client, said: Fields) -> None:
        """Check that a valid answer is accepted despite the attacks."""
        codes = [
            getattr(message, "code", "")
            for _, message in client.new_messages()
            if getattr(message, "id", "") == said["id"]
        ]
        assert codes
        assert codes[0] in ("", "paused", "handed"), f"siege {self.seed}: {said} was refused as {codes[0]}"

    def valid_message(self, board: AttackedTable, client: Client) -> Fields:
        """Return a message that this client might send now, or an earlier one."""
        if self.rng.random() < 0.3:
            return self.rng.choice(self.known_values.messages)
        id = self.next_id()
        choices = client.valid_choices() or [{"choice": self.rng.randrange(1000)}]
        seat = self.rng.randrange(len(board.opened.seats))
        message = self.rng.choice(client_messages(id, seat, self.rng.choice(choices), self.rng))
        self.known_values.learn(message)
        return message

    async def attack(self, board: AttackedTable) -> None:
        """Mutate one message, send it, and check the result."""
        who = self.rng.choice(list(board.clients))
        if board.clients[who].is_gone:
            await self.come_back(board, who)
        client = board.clients[who]
        client.new_messages()
        message = self.valid_message(board, client)
        name = self.rng.choice(WELL_FORMED_MUTATIONS if self.rng.random() < 0.5 else list(MUTATIONS))
        sent = MUTATIONS[name](self.rng, message, self.known_values)
        self.counts[name] += 1
        before = {id: actor.table.next_seq for id, actor in self.service.registry.awake.items()}
        target = board.opened.table
        if name in NEW_SOCKET_MUTATIONS:
            target = self.rng.choice(
                [target, target, self.rng.choice(self.known_values.tables), "nowhere", "../x", "\0"]
            )
            client = Client(self.service, target)
        await client.send(sent)
        await self.settle()
        try:
            self.check_result(board, client, sent, before, target)
        except Exception as error:
            told = f"siege {self.seed}, attack {self.counts.total()}: {name} at {board.kind} as {who}: {sent[:2000]!r}"
            raise AssertionError(f"{told}\n{type(error).__name__}: {error}") from error
        if name in NEW_SOCKET_MUTATIONS:
            await client.disconnect()

    async def come_back(self, board: AttackedTable, who: str) -> None:
        """Reconnect a client; one that lost its seat becomes a spectator."""
        hello = {"host": {"host": board.opened.host}, "onlooker": {}}.get(who, {"token": who})
        await self.connect(board, who, hello)
        if board.clients[who].is_gone:
            await self.connect(board, who, {})

    def check_result(
        self, board: AttackedTable, client: Client, sent: str | bytes, before: dict[str, int], target: str
    ) -> None:
        assert not self.error_collector.errors, self.error_collector.errors
        news = client.new_messages()
        for _, message in news:
            self.replies[getattr(message, "code", "") or type(message).__name__.lower()] += 1
        self.check_reply(client, news)
        self.check_secrets("".join(text for text, _ in news), sent)
        self.check_view(client, target)
        for id, lines in before.items():
            assert id == target or self.service.registry.awake[id].table.next_seq == lines, f"table {id} was disturbed"
        settings = self.service.settings
        for connection in self.service.connections:
            assert connection.outbox_bytes <= settings.outbox_bytes

    def check_reply(self, client: Client, news: list[tuple[str, Any]]) -> None:
        """Check the size of the replies, and that a closed socket ends with a `bye` and a known code."""
        assert all(len(text) < MAX_MESSAGE_LENGTH for text, _ in news)
        if client.is_gone:
            last = news[-1][1]
            assert type(last).__name__ == "Bye", last
            assert last.code in CLOSE_CODES, last
            assert client.socket.code in (1000, 1008)

    def check_secrets(self, heard: str, sent: str | bytes) -> None:
        """Check that no reply has a token that the attacker did not send, or the secret of an unfinished match."""
        said = sent if isinstance(sent, str) else sent.decode("latin-1")
        for actor in self.service.registry.awake.values():
            opened = actor.table.opening
            kept = [opened.host, *(chair.token for chair in actor.table.seats if chair.token)]
            if actor.table.phase != PHASE_OVER:
                kept.append(opened.secret)
            assert not any(secret in heard for secret in kept), "a secret was told"
        if '"hello"' not in said:  # a client that uses a token as its name has given it away
            self.leaked_by_attacker |= {token for token in self.known_values.tokens if token in said}
        told = {token for token in self.known_values.tokens if token in heard and token not in said}
        assert told <= self.leaked_by_attacker, "a token was told"

    def check_view(self, client: Client, target: str) -> None:
        """Check that the last view of a client is exactly the observation of its place."""
        actor = self.service.registry.awake.get(target)
        if client.is_gone or actor is None or actor.table.match is None or not client.scene:
            return
        seen = actor.table.match.observations[client.connection.visitor.place].view
        assert msgspec.json.decode(msgspec.json.encode(seen)) == client.scene["view"]

    async def check_logs(self) -> None:
        """Check that every table in memory equals its replayed log; unload those that can sleep."""
        await self.settle()
        for id, actor in list(self.service.registry.awake.items()):
            assert not actor.is_abandoned
            read, kept = fingerprint(await self.service.registry.load_table(id)), fingerprint(actor.table)
            wrong = [name for name in kept if read.get(name) != kept[name]]
            assert not wrong, f"siege {self.seed}, attack {self.counts.total()}: the log of {id} tells other {wrong}"
            if actor.can_sleep:
                self.service.registry.put_to_sleep(id)

    async def refresh(self, board: AttackedTable) -> AttackedTable:
        """Replace a table at which there is nothing left to do."""
        is_awake = board.opened.table in self.service.registry.awake
        phase = self.table_of(board).phase if is_awake else PHASE_OVER
        board.attacks_after_end += phase not in (PHASE_SEATING, PHASE_PLAYING)
        is_deserted = is_awake and not self.table_of(board).human_seats
        if is_awake and board.attacks_after_end < MAX_ATTACKS_AFTER_END and not is_deserted:
            return board
        for client in board.clients.values():
            await client.disconnect()
        return await self.open(board.kind)

    async def run(self, attacks: int, control: ControlTable, knock: HttpAttack) -> None:
        """Run the attacks: every fifth is an HTTP request, the others are socket messages."""
        self.tables = [await self.open(kind) for kind in TABLES]
        for number in range(attacks):
            place = self.rng.randrange(len(self.tables))
            await (knock(self) if number % 5 == 4 else self.attack(self.tables[place]))
            if number % 3 == 0:
                await self.play_on(self.tables[place])
            self.tables[place] = await self.refresh(self.tables[place])
            if number % ATTACKS_PER_CONTROL_STEP == 0:
                await control.step()
            if number % ATTACKS_PER_LOG_CHECK == 0:
                await self.check_logs()
        await self.check_logs()


def client_messages(id: str, seat: int, choice: Fields, rng: Random) -> list[Fields]:
    """Return all messages that a client may send, important ones several times."""
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
    """Return all state of a table that is derived from its log."""
    told: dict[str, Any] = {
        "phase": table.phase,
        "frozen": table.freeze_reason,
        "lines": table.next_seq,
        "shares": table.quotas.levels,
        "said": table.talk_input_count,
        "touched": table.updated_ms,
        "actions": list(table.actions),
        "chat": list(table.chat),
        "followed": table.rematch,
        "chairs": [[getattr(chair, name) for name in chair.__slots__] for chair in table.seats],
    }
    if table.clock is not None:
        told["clock"] = (table.clock.elapsed_ms, table.clock.is_running)
    if table.match is not None:
        course, session = table.match, table.match.session
        told |= {name: getattr(course, name) for name in ("last_seq", "question_ids", "resync_seq", "seq_history")}
        told |= {"inputs": session.inputs, "told": session.events, "held": dict(course.snapshot.sealed_answers)}
        told["state"] = state_hash(session.game, course.snapshot.state)
        told["views"] = [msgspec.to_builtins(seen) for seen in course.observations]
    return told


async def run_attacks(folder: Path, seed: int, attacks: int, knock: HttpAttack) -> tuple[FuzzRun, list[list[str]]]:
    async with fuzz_service(folder, seed) as service:
        control, siege = ControlTable(service, seed), FuzzRun(service, seed)
        await control.begin()
        logging.getLogger().addHandler(siege.error_collector)
        try:
            await siege.run(attacks, control, knock)
        finally:
            logging.getLogger().removeHandler(siege.error_collector)
        return siege, control.received
