"""One server has a database: a second one is refused, one that died is replaced, and one that was ousted lets go."""

import asyncio
import signal
import sqlite3
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from knockbox.cli import serving as serving_module
from knockbox.cli.errors import TEMPORARY_FAILURE
from knockbox.cli.main import main
from knockbox.server.service import Service
from knockbox.server.store.errors import TemporarilyUnavailableError
from knockbox.server.store.lock import read_holder, release_lock, take_lock
from knockbox.server.store.process import stat_of
from knockbox.server.table_registry import TableRegistry
from tests.server.live_server import LiveServer, poll_until, running_server
from tests.server.socket_players import Player, ask, next_message, read_bye, send_json
from tests.server.store.open_store import open_store
from tests.server.store.open_store import run_statement as say_sql
from tests.server.store.test_lock import ELSEWHERE
from tests.server.stored_logs import PostgresStoredLogs, SqliteStoredLogs, StoredLogs

MANY_TURNS = 100
"""More turns of the event loop than a start takes to look for a signal."""


@pytest.fixture(params=["sqlite", "postgres"])
def ledger(request: pytest.FixtureRequest, tmp_path: Path) -> StoredLogs:
    if request.param == "sqlite":
        return SqliteStoredLogs(tmp_path / "knockbox.db")
    return PostgresStoredLogs(request.getfixturevalue("postgres_url"))


def second(home: Path, ledger: StoredLogs, **settings: str) -> LiveServer:
    return LiveServer(home / "second", ledger.url, **settings)


def test_a_second_server_is_refused_and_the_first_serves_on(ledger: StoredLogs, tmp_path: Path) -> None:
    with running_server(tmp_path, ledger.url) as first:
        table = first.open()["table"]
        other = second(tmp_path, ledger)
        other.spawn()
        assert (other.read_line(), other.wait()) == ("", TEMPORARY_FAILURE)
        said = other.log.read_text()
        assert f"error: another server (process {first.process.pid if first.process else 0} on" in said
        assert "--take-over" in said
        assert "Traceback" not in said
        assert first.call("GET", f"/api/tables/{table}").status == 200
        assert len(asyncio.run(ledger.entries(first.open()["table"]))) == 1


def test_a_server_starts_right_after_another_was_killed(ledger: StoredLogs, tmp_path: Path) -> None:
    with running_server(tmp_path, ledger.url) as server:
        table = server.open()["table"]
        server.kill()
        server.start()
        assert server.call("GET", f"/api/tables/{table}").status == 200


def test_a_server_that_is_ousted_while_it_starts_may_be_started_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two that take over at once both begin, and one of them is the last."""

    async def oust(house: TableRegistry) -> None:
        async with open_store(url) as other:
            await take_lock(other.database, force=True)
        await beat(house)

    url, beat = f"sqlite:///{tmp_path}/knockbox.db", TableRegistry.heartbeat

    monkeypatch.setattr(TableRegistry, "heartbeat", oust)
    assert main(["serve", "--port", "0", "--database", url]) == TEMPORARY_FAILURE
    assert "another server has taken over this database" in capsys.readouterr().err


def test_a_server_that_cannot_start_after_all_leaves_the_lock_to_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def find_no_room(_: object) -> None:
        raise TemporarilyUnavailableError("the disk is full")

    url = f"sqlite:///{tmp_path}/knockbox.db"
    monkeypatch.setattr(TableRegistry, "heartbeat", find_no_room)
    assert main(["serve", "--port", "0", "--database", url]) == TEMPORARY_FAILURE
    assert "the disk is full" in capsys.readouterr().err
    assert asyncio.run(token_in(url)) == ""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_stopped_while_it_starts_leaves_the_lock_to_the_next(
    number: signal.Signals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long its cleanup takes."""

    async def stop(_: object) -> None:
        tokens.append(await token_in(url))
        signal.raise_signal(number)
        await asyncio.Event().wait()

    async def close_slowly(service: Service) -> None:
        for _ in range(MANY_TURNS):
            await asyncio.sleep(0)
        await close_house(service)
        closed.append(service)

    url, tokens, closed = f"sqlite:///{tmp_path}/knockbox.db", list[str](), list[Service]()
    close_house = Service.close_tables
    monkeypatch.setattr(serving_module, "SIGNAL_POLL_SECONDS", 0)
    monkeypatch.setattr(TableRegistry, "heartbeat", stop)
    monkeypatch.setattr(Service, "close_tables", close_slowly)
    assert main(["serve", "--port", "0", "--database", url]) == (130 if number == signal.SIGINT else 0)
    assert "" not in tokens, "it had the lock"
    assert len(closed) == 1
    assert asyncio.run(token_in(url)) == ""


async def token_in(url: str) -> str:
    """The token of the server that holds the lock; empty if it is free."""
    async with open_store(url) as store:
        return (await read_holder(store.database)).token


def test_a_server_waits_for_one_of_which_it_knows_nothing(ledger: StoredLogs, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_store(ledger.url) as store:
            await take_lock(store.database)
            await say_sql(store, ELSEWHERE)
            server = LiveServer(tmp_path, ledger.url)
            try:
                server.spawn()
                await poll_until(lambda: "waiting for another server" in server.log.read_text())
                await release_lock(store.database)
                assert (await asyncio.to_thread(server.read_line)).startswith("Knockbox is served on")
            finally:
                server.kill()

    asyncio.run(scenario())


def test_a_server_that_waits_for_the_lock_stops_at_once(ledger: StoredLogs, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_store(ledger.url) as store:
            await take_lock(store.database)
            await say_sql(store, ELSEWHERE)
            server = LiveServer(tmp_path, ledger.url)
            server.spawn()
            await poll_until(lambda: "waiting for another server" in server.log.read_text())
            server.send(signal.SIGINT)
            assert await asyncio.to_thread(server.wait) == 130
            assert "Traceback" not in server.log.read_text()

    asyncio.run(scenario())


async def suspend(server: LiveServer, ledger: StoredLogs) -> None:
    """Stop a server where it is, but not in the middle of a transaction: the system would keep its lock of the file."""

    async def is_between_transactions() -> bool:
        server.send(signal.SIGSTOP)
        await poll_until(lambda: server.process is not None and stat_of(server.process.pid)[0] == "T")
        try:
            async with asyncio.timeout(1), ledger.lock_writers():
                return True
        except (TimeoutError, sqlite3.OperationalError):
            server.send(signal.SIGCONT)
            return False

    await poll_until(is_between_transactions)


def test_a_suspended_server_that_was_replaced_lets_go_of_its_tables_and_ends(
    ledger: StoredLogs, tmp_path: Path
) -> None:
    async def scenario(old: LiveServer, new: LiveServer) -> None:
        table, other = old.open(), old.open()
        host = table["seats"][0]["token"]
        async with (
            connect(old.socket_url(table["table"])) as waiting,
            connect(old.socket_url(other["table"])) as onlooker,
        ):
            await send_json(waiting, {"do": "hello", "token": host})
            await send_json(onlooker, {"do": "hello"})
            await next_message(waiting, "snapshot")
            await next_message(onlooker, "snapshot")
            await suspend(old, ledger)
            await asyncio.to_thread(new.start)
            async with connect(new.socket_url(table["table"])) as moved:
                await send_json(moved, {"do": "hello", "token": host})
                assert (await ask(moved, "chat", text="hello from the other side"))["is"] == "accepted"
            before = await ledger.entries(table["table"])
            await send_json(waiting, {"do": "chat", "id": "late", "text": "too late"})
            old.send(signal.SIGCONT)
            assert await read_bye(waiting) == ("moved", 1000)
            assert await read_bye(onlooker) == ("moved", 1000)
            assert await asyncio.to_thread(old.wait) == TEMPORARY_FAILURE
            assert await ledger.entries(table["table"]) == before
        olek = Player(new.url_of(table["table"]), table["seats"][1]["token"])
        await olek.read_snapshot()
        assert new.call("GET", "/healthz").status == 200

    with running_server(tmp_path, ledger.url) as old:
        new = second(tmp_path, ledger)
        new.switches = ("--take-over",)
        try:
            asyncio.run(scenario(old, new))
            said = old.log.read_text()
            assert "database taken over by another server" in said
            assert "error: another server has taken over" in said
            assert "raceback" not in said
        finally:
            if new.is_running:
                new.kill()
