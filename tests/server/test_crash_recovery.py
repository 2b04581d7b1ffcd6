"""Whatever was acknowledged is there after `kill -9` at any moment, once and in order, and nobody has to load anew."""

import asyncio
import signal
from contextlib import AsyncExitStack, suppress
from http.client import HTTPException
from itertools import count, cycle, islice
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest

from knockbox.engine.rng import make_rng
from knockbox.records.verify import ExactVerdict, verify
from knockbox.server.tables import log
from tests.server.live_server import DEADLINE_SECONDS, LiveServer, poll_until, running_server
from tests.server.socket_players import DroppedConnectionError, Player, no_hook
from tests.server.stored_logs import PostgresStoredLogs, SqliteStoredLogs, StoredLogs, input_ids

PEOPLE: Final = ("knockdown", ("here", "here"))
Lane: TypeAlias = tuple[tuple[str, tuple[str, ...]], ...]
LANES: Final[tuple[Lane, ...]] = (
    (PEOPLE,),
    (("knockdown", ("here", "random")),),
    (PEOPLE, ("dungeon", ("here", "here", "here"))),
)
"""What is played at the same time; when a table is over, the next of its lane is opened."""
MOMENTS: Final = ("written", "any", "locked", "bot", "received", "any", "received", "any")
"""Of kills: at any time, after a bot has played, or while an input waits for its acknowledgement."""
BETWEEN: Final = ("received", "locked", "written")
"""The server has read an input, waits for the store, or has written it; nobody has heard that it was accepted."""


class Round:
    """A table and those who play at it, with one who looks on."""

    def __init__(self, storm: "Storm", game: str, seats: tuple[str, ...]) -> None:
        opened = storm.server.open(*seats, game=game)
        self.table: str = opened["table"]
        self.seats = [seat["seat"] for seat in opened["seats"] if seat["token"]]
        tokens = [opened["seats"][seat]["token"] for seat in self.seats]
        self.players = [storm.invite(self.table, token) for token in (*tokens, "")]
        self.has_bot = len(tokens) < len(seats)

    async def play(self, is_up: asyncio.Event) -> None:
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.play(is_up))


class Storm:
    """Kills a server again and again while people play at it."""

    def __init__(self, server: LiveServer, ledger: StoredLogs, kills: int, seed: int) -> None:
        self.server = server
        self.ledger = ledger
        self.moments = moments_of(kills)
        self.rng = make_rng(seed)
        self.seeds = count(seed)
        self.is_up = asyncio.Event()
        self.is_up.set()
        self.patience = self.rng.below(100)  # acknowledgements until the next kill
        self.victim: Player | None = None  # whose input is in between
        self.rounds: list[Round] = []
        self.lock = AsyncExitStack()

    def invite(self, table: str, token: str) -> Player:
        player = Player(self.server.url_of(table), token, next(self.seeds))
        player.before_sending, player.after_sending = self.before_sending, self.after_sending
        player.after_hearing = self.after_hearing
        return player

    async def rage(self) -> None:
        patience = DEADLINE_SECONDS * (1 + len(self.moments))
        async with asyncio.timeout(patience), asyncio.TaskGroup() as self.group:
            for lane in LANES:
                self.group.create_task(self.play_on(lane))

    async def play_on(self, lane: Lane) -> None:
        for game, seats in cycle(lane):
            await poll_until(self.can_open)
            self.rounds.append(found := Round(self, game, seats))
            await found.play(self.is_up)
            if not self.moments:
                return

    def can_open(self) -> bool:
        """Opening waits for the server, and all wait for it: not while the store is locked, which a kill will end."""
        return self.is_up.is_set() and self.victim is None

    async def after_hearing(self, player: Player, message: dict[str, Any]) -> None:
        """Time passes with every acknowledgement; kills at any moment come out of the blue."""
        self.patience -= message["is"] == "accepted"
        moment = self.moments[0] if self.moments and self.is_up.is_set() else ""
        is_bot = message["is"] == "events" and message["events"] and player.token and player.pending is None
        if (moment == "any" and self.patience <= 0) or (moment == "bot" and is_bot and self.round_of(player).has_bot):
            self.kill()

    def round_of(self, player: Player) -> Round:
        return next(found for found in self.rounds if player in found.players)

    async def before_sending(self, player: Player, wish: dict[str, Any]) -> None:
        is_time = self.patience <= 0 and self.moments and self.victim is None and self.is_up.is_set()
        if is_time and wish["do"] == "choose" and self.moments[0] in BETWEEN:
            self.victim = player
            if self.moments[0] == "locked":
                await self.lock.enter_async_context(self.ledger.lock_writers())

    async def after_sending(self, player: Player, wish: dict[str, Any]) -> None:
        """The moment has come; whatever the victim was told meanwhile, it has not heard."""
        if player is not self.victim:
            return
        if self.moments[0] == "written":
            await poll_until(lambda: self.is_written(player, wish))
        else:
            await player.flush()
        self.kill()
        await self.lock.aclose()
        self.victim = None
        raise DroppedConnectionError

    async def is_written(self, player: Player, wish: dict[str, Any]) -> bool:
        entries = await self.ledger.entries(self.round_of(player).table)
        return any(getattr(entry, "action", "") == wish["id"] for entry in entries)

    def kill(self) -> None:
        self.is_up.clear()
        self.server.send(signal.SIGKILL)
        self.moments.pop(0)
        self.group.create_task(self.restart())

    async def restart(self) -> None:
        await asyncio.to_thread(self.server.wait)
        await asyncio.to_thread(self.server.start)
        self.patience = 5 + self.rng.below(150)
        if not self.moments:
            self.let_go()
        self.is_up.set()

    def let_go(self) -> None:
        """Enough: bots take their time, so whoever plays with one gives up."""
        for found in self.rounds:
            for player in found.players:
                player.will_resign = found.has_bot


def moments_of(kills: int) -> list[str]:
    return list(islice(cycle(MOMENTS), kills))


async def check(found: Round, storm: Storm, folder: Path) -> None:
    """What everybody heard and did is what the log, the record, and whoever comes now know of."""
    entries = await storm.ledger.entries(found.table)
    for seat, player in zip((*found.seats, None), found.players, strict=True):
        if seat is not None:
            assert input_ids(entries, seat) == player.acknowledged
            assert len(set(player.acknowledged)) == player.request_count - 1 - len(player.refusals)
        assert set(player.refusals) <= {"stale"}  # in a draft both are asked, and what one does the other sees
        assert player.reloads == 0
        fresh = Player(player.url, player.token)
        await fresh.read_snapshot()
        assert fresh.events == player.events
        assert fresh.scene == player.scene
    path = folder / f"{found.table}.kbr"
    path.write_bytes(storm.server.call("GET", f"/api/tables/{found.table}/record").body)
    assert isinstance(verdict := verify(path), ExactVerdict), verdict
    assert (verdict.finished, verdict.fair) == (True, True)


async def endure(home: Path, ledger: StoredLogs, kills: int) -> None:
    with running_server(home, ledger.url) as server:
        storm = Storm(server, ledger, kills, seed=kills)
        await storm.rage()
        assert storm.moments == []
        for found in storm.rounds:
            await check(found, storm, home)
        assert sum(player.repeats for found in storm.rounds for player in found.players) >= kills // 2
        assert server.stop() == 0
        assert "Traceback" not in server.log.read_text()


KILLS: Final = [5, pytest.param(50, marks=pytest.mark.long)]


@pytest.mark.parametrize("kills", [5, 50])
def test_half_of_all_crashes_fall_between_receipt_and_acknowledgement(kills: int) -> None:
    assert 2 * sum(moment in BETWEEN for moment in moments_of(kills)) >= kills


@pytest.mark.parametrize("kills", KILLS)
def test_nothing_acknowledged_is_lost_on_sqlite(kills: int, tmp_path: Path) -> None:
    asyncio.run(endure(tmp_path, SqliteStoredLogs(tmp_path / "knockbox.db"), kills))


@pytest.mark.parametrize("kills", KILLS)
def test_nothing_acknowledged_is_lost_on_postgres(kills: int, tmp_path: Path, postgres_url: str) -> None:
    asyncio.run(endure(tmp_path, PostgresStoredLogs(postgres_url), kills))


def test_statements_queued_by_a_dead_server_are_not_written_after_the_next_one_starts(
    tmp_path: Path, postgres_url: str
) -> None:
    """A statement that waited is carried out although nobody waits for it any more, but its server's lock is gone."""
    ledger = PostgresStoredLogs(postgres_url)

    async def scenario(server: LiveServer) -> None:
        opened, is_up, lock = server.open(), asyncio.Event(), AsyncExitStack()
        players = [Player(server.url_of(opened["table"]), seat["token"], seat["seat"] + 1) for seat in opened["seats"]]
        ana = players[0]

        async def lock_out(player: Player, _: dict[str, Any]) -> None:
            if len(player.acknowledged) == 10 and is_up.is_set():
                await lock.enter_async_context(ledger.lock_writers())

        async def die(player: Player, _: dict[str, Any]) -> None:
            if len(player.acknowledged) == 10 and is_up.is_set():
                await poll_until(lambda: ledger.has_lock_waiters(1))
                is_up.clear()
                server.send(signal.SIGKILL)

        ana.before_sending, ana.after_sending = lock_out, die
        is_up.set()
        playing = asyncio.gather(*(player.play(is_up) for player in players))
        await asyncio.to_thread(server.wait)
        await asyncio.to_thread(server.start)
        ana.before_sending = ana.after_sending = no_hook
        is_up.set()
        await poll_until(lambda: ledger.has_lock_waiters(2))  # what is left of the dead, and what was said again
        for player in players:  # not before: whoever resigned meanwhile could be refused in her place
            player.will_resign = True
        await lock.aclose()
        async with asyncio.timeout(DEADLINE_SECONDS):
            await playing
        assert "unavailable" not in ana.refusals
        entries = await ledger.entries(opened["table"])
        assert [input_ids(entries, seat) for seat in (0, 1)] == [player.acknowledged for player in players]

    with running_server(tmp_path, ledger.url) as server:
        asyncio.run(scenario(server))


@pytest.mark.parametrize("moment", ["written", "locked"])
def test_a_player_who_sat_down_without_an_answer_asks_again_and_sits(moment: str, tmp_path: Path) -> None:
    """Killed before the answer was heard, with the seat taken or not: the same request leads to the same seat."""
    ledger = SqliteStoredLogs(tmp_path / "knockbox.db")

    async def scenario(server: LiveServer) -> None:
        opened, lock = server.open("here", "link"), AsyncExitStack()
        path = f"/api/tables/{opened['table']}/seats/1"
        wish = {"invitation": opened["seats"][1]["invitation"], "token": "drawn-by-whoever-sits-down-there"}
        if moment == "locked":
            await lock.enter_async_context(ledger.lock_writers())
        asking = asyncio.create_task(asyncio.to_thread(server.call, "POST", path, wish))
        if moment == "written":
            await poll_until(lambda: is_taken(ledger, opened["table"]))
        await asyncio.to_thread(server.kill)
        await lock.aclose()
        with suppress(OSError, HTTPException):
            await asking
        await asyncio.to_thread(server.start)
        for _ in range(2):
            answer = await asyncio.to_thread(server.call, "POST", path, wish)
            assert (answer.status, answer.json) == (201, {"seat": 1, "token": wish["token"]})
        entries = await ledger.entries(opened["table"])
        assert sum(isinstance(entry, log.SeatTaken) for entry in entries) == 1
        olek = Player(server.url_of(opened["table"]), wish["token"])
        await olek.read_snapshot()
        assert olek.scene["phase"] == "seating"

    with running_server(tmp_path, ledger.url) as server:
        asyncio.run(scenario(server))


async def is_taken(ledger: StoredLogs, table: str) -> bool:
    return any(isinstance(entry, log.SeatTaken) for entry in await ledger.entries(table))
