"""Damage to a database: the operator is warned, and `tables check` says what is damaged."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from knockbox.cli.main import main
from knockbox.server.store import database as database_module
from knockbox.server.store import sqlite
from knockbox.server.store.database import open_database
from knockbox.server.store.journal import Journal
from knockbox.server.store.repository import StoredReport, TableRepository
from knockbox.server.tables import log
from tests.server.kit import Kit, play_on, raised_refusal_code, run
from tests.server.live_server import poll_until, running_server

DAMAGED_TABLES = 'knockbox_damaged{what="table"}'
DAMAGED_FILE = 'knockbox_damaged{what="database"}'
PAGE_BYTES = 4096
BODY = "UPDATE log_entries SET body = :body WHERE table_id = :id AND seq = :seq"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/knockbox.db"
    found: str = request.getfixturevalue("postgres_url")
    return found


async def filled(url: str) -> tuple[list[str], Kit]:
    """Two tables that were played at and a report, in a real store; returns their ids."""
    kit = Kit()
    ids = []
    for _ in range(2):
        opened = await kit.open()
        await play_on(await kit.connect_all(opened), 12)
        ids.append(opened.table)
    database = await open_database(url)
    journal = Journal(database)
    for id in ids:
        lines = [(at_ms, body) for _, at_ms, body in kit.store.logs[id]]
        await journal.append(id, 0, lines, kit.store.summaries[id])
    await TableRepository(database).save_report(StoredReport(ids[0], 5, 1, "Rude", "they are rude", []))
    await journal.close()
    await database.close()
    return ids, kit


async def said(url: str, statement: str, **values: object) -> None:
    database = await open_database(url)
    await database.write(lambda connection: connection.execute(text(statement), values))
    await database.close()


def checked(url: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    capsys.readouterr()
    code = main(["tables", "--database", url, "check"])
    return code, capsys.readouterr().out.splitlines()


def test_an_undamaged_store_is_reported_as_such(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(filled(url))
    assert checked(url, capsys) == (0, ["2 tables and 1 report: no damage found"])
    assert main(["tables", "--database", url, "check", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"tables": 2, "reports": 1, "frozen": 0, "findings": []}


def flipped(body: bytes) -> bytes:
    """The same input, with another hash of the state it leads to."""
    entry = log.decode_entry(body)
    assert isinstance(entry, log.InputMade)
    return log.encode_entry(replace(entry, state=entry.state[:-1] + ("0" if entry.state[-1] != "0" else "1")))


DAMAGES: dict[str, tuple[str, dict[str, object], str]] = {
    "no JSON": (BODY, {"seq": 5, "body": b"\x00\x01"}, "line 5 cannot be read"),
    "no entry": (BODY, {"seq": 5, "body": b'{"is":"x"}'}, "line 5 cannot be read"),
    "no seat": (
        BODY,
        {"seq": 5, "body": log.encode_entry(log.PlayerConnected(7))},
        "line 5 does not follow from those before",
    ),
    "no opening": (
        BODY,
        {"seq": 0, "body": log.encode_entry(log.PlayerConnected(0))},
        "line 0 does not open the table",
    ),
    "a gap": ("DELETE FROM log_entries WHERE table_id = :id AND seq = :seq", {"seq": 5}, "line 5 is missing"),
    "no lines": ("DELETE FROM log_entries WHERE table_id = :id", {}, "it has no log entries"),
    "no seats": ("UPDATE tables SET seats = 'oops' WHERE id = :id", {}, "its seats cannot be read"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_is_named_and_the_others_are_well(
    damage: str, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (first, _), _ = asyncio.run(filled(url))
    statement, values, finding = DAMAGES[damage]
    asyncio.run(said(url, statement, id=first, **values))
    code, lines = checked(url, capsys)
    assert code == 1
    assert lines[0].startswith(f"table {first}: {finding}")
    assert lines[1:] == ["2 tables and 1 report: 1 damaged"]
    assert main(["tables", "--database", url, "list"]) == 0


def test_a_flipped_hash_of_a_state_is_found(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    (first, _), kit = asyncio.run(filled(url))
    seq, _, body = kit.store.logs[first][-1]
    asyncio.run(said(url, BODY, id=first, seq=seq, body=flipped(body)))
    code, lines = checked(url, capsys)
    assert (code, len(lines)) == (1, 2)
    assert lines[0] == f"table {first}: input 12 leads to a different state in this version"


def test_a_table_of_other_rules_is_frozen_and_not_damaged(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    (first, _), kit = asyncio.run(filled(url))
    seq, dealt = next(
        (seq, log.decode_entry(body)) for seq, _, body in kit.store.logs[first] if b'"cardsdealt"' in body
    )
    body = log.encode_entry(replace(dealt, rules_version=99))
    asyncio.run(said(url, BODY, id=first, seq=seq, body=body))
    assert checked(url, capsys) == (0, ["2 tables (1 of other rules or versions) and 1 report: no damage found"])


@pytest.mark.parametrize("chat", ["oops", "[1]", "[[1]]", '[["5", 1, "", ""]]', f"[[{10**17}, 1, '', '']]", "{}"])
def test_a_damaged_report_is_named_and_listed_without_its_chat(
    chat: str, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(filled(url))
    asyncio.run(said(url, "UPDATE reports SET chat = :chat", chat=chat))
    code, lines = checked(url, capsys)
    assert code == 1
    assert lines[0].startswith("report 1: its chat cannot be read")
    assert main(["tables", "--database", url, "reports"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.endswith("they are rude")
    assert second.startswith("    damaged: its chat cannot be read")
    assert main(["tables", "--database", url, "reports", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["damage"].startswith("its chat cannot be read")


def test_a_report_at_an_impossible_time_is_damaged_too(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(filled(url))
    asyncio.run(said(url, "UPDATE reports SET at_ms = :at_ms", at_ms=10**17))
    code, lines = checked(url, capsys)
    assert code == 1
    assert lines[0].startswith("report 1: its row cannot be read")
    assert main(["tables", "--database", url, "reports"]) == 0
    assert "damaged: its row cannot be read" in capsys.readouterr().out


def test_what_is_found_in_a_store_cannot_steer_the_terminal(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(filled(url))
    asyncio.run(said(url, "UPDATE reports SET chat = '[1]', text = :text", text="\x1b[2J\nerased"))
    asyncio.run(
        said(url, "INSERT INTO tables SELECT :id, game, phase, public, seats, 1, 1 FROM tables LIMIT 1", id="\x1b[2J")
    )
    code, lines = checked(url, capsys)
    assert code == 1
    assert not any("\x1b" in line for line in lines)
    assert any("\\x1b[2J" in line for line in lines)
    assert main(["tables", "--database", url, "reports"]) == 0
    assert "\\x1b[2J\\nerased" in capsys.readouterr().out


def test_a_busy_file_is_not_reported_as_undamaged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url, path = f"sqlite:///{tmp_path}/knockbox.db", tmp_path / "knockbox.db"
    asyncio.run(filled(url))
    check = sqlite.find_file_damage

    def check_while_locked(*words: Any) -> list[str]:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("PRAGMA locking_mode = EXCLUSIVE")
            other.execute("BEGIN EXCLUSIVE")
            other.execute("DELETE FROM heartbeats")
            return check(*words)

    monkeypatch.setattr(sqlite, "BUSY_TIMEOUT_SECONDS", 0)
    monkeypatch.setattr(database_module, "find_file_damage", check_while_locked)
    assert main(["tables", "--database", url, "check"]) == 75
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith(f"error: check failed: {url}: database is locked")


@pytest.mark.parametrize("name", ["SQLITE_IOERR_READ", "SQLITE_NOTADB"])
def test_a_file_that_cannot_be_checked_is_a_finding(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> list[str]:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorname = name
        raise error

    url = f"sqlite:///{tmp_path}/knockbox.db"
    asyncio.run(filled(url))
    monkeypatch.setattr(database_module, "find_file_damage", fail)
    assert checked(url, capsys) == (
        1,
        [f"database: {url}: disk I/O error", "2 tables and 1 report: 1 damaged"],
    )


def test_a_file_that_was_cut_off_is_damaged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url, path = f"sqlite:///{tmp_path}/knockbox.db", tmp_path / "knockbox.db"
    asyncio.run(filled(url))
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    code, lines = checked(url, capsys)
    assert code == 1
    assert lines[0].startswith("database: ")
    path.write_bytes(b"")
    assert checked(url, capsys)[0] == 1
    assert path.read_bytes() == b"", "nothing is made of it"


@pytest.mark.parametrize("kind", ["nothing", "letter", "foreign"])
def test_what_is_no_database_of_ours_is_wrong_input(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "knockbox.db"
    if kind == "letter":
        path.write_text("Dear Ana, " * 1000)
    if kind == "foreign":
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("CREATE TABLE other (id INTEGER)")
    assert checked(f"sqlite:///{path}", capsys) == (2, [])
    assert path.exists() == (kind != "nothing")


def test_the_registry_reports_a_damaged_table_once_and_stops_when_it_is_repaired(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        await play_on(await kit.connect_all(opened), 12)
        lines = kit.store.logs[opened.table]
        whole = lines[-1]
        lines[-1] = (*whole[:2], b"oops")
        kit.restart()
        damaged = kit.house.context.metrics.damaged["table"]
        for _ in range(3):
            assert await raised_refusal_code(kit.house.find(opened.table)) == "unreadable"
        assert [record.msg for record in caplog.records if record.levelname == "WARNING"] == ["table damaged"]
        assert all(record.exc_info is None for record in caplog.records)
        assert damaged._value.get() == 1
        lines[-1] = (*whole[:2], flipped(whole[2]))
        assert (await kit.house.find(opened.table)).table.phase == "frozen"
        assert damaged._value.get() == 1
        lines[-1] = whole
        kit.house.put_to_sleep(opened.table)
        await kit.house.find(opened.table)
        assert damaged._value.get() == 0

    run(scenario())


def test_a_server_reports_damaged_tables_to_its_operator(url: str, tmp_path: Path) -> None:
    (first, second), _ = asyncio.run(filled(url))
    asyncio.run(said(url, BODY, id=first, seq=5, body=b"oops"))
    with running_server(tmp_path / "home", url) as server:
        assert server.call("GET", "/healthz").json == {"status": "ok"}
        assert [server.call("GET", f"/api/tables/{first}").status for _ in range(3)] == [503] * 3
        assert server.call("GET", f"/api/tables/{second}").status == 200
        health = server.call("GET", "/healthz")
        assert (health.status, health.json) == (200, {"status": "damaged"})
        assert server.metric(DAMAGED_TABLES) == 1
        logged = server.log.read_text()
        assert logged.count("table damaged") == 1
        assert first not in logged
        assert "raceback" not in logged


def test_a_server_reports_a_damaged_file_to_its_operator_soon_after_the_start(tmp_path: Path) -> None:
    url, path = f"sqlite:///{tmp_path}/knockbox.db", tmp_path / "knockbox.db"
    asyncio.run(filled(url))
    whole = path.read_bytes()
    path.write_bytes(whole[:-PAGE_BYTES] + b"\xff" * PAGE_BYTES)
    with running_server(tmp_path, url) as server:
        asyncio.run(poll_until(lambda: "database damaged" in server.log.read_text()))
        assert server.metric(DAMAGED_FILE) == 1
        assert server.call("GET", "/healthz").json == {"status": "damaged"}
        assert "raceback" not in server.log.read_text()


def test_a_file_that_was_cut_off_is_refused_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url, path = f"sqlite:///{tmp_path}/knockbox.db", tmp_path / "knockbox.db"
    asyncio.run(filled(url))
    path.write_bytes(path.read_bytes()[:-PAGE_BYTES])
    assert main(["serve", "--port", "0", "--database", url]) == 2
    said = capsys.readouterr().err.splitlines()
    assert said[0] == f"error: {url}: database disk image is malformed"
    assert "tables check" in said[1]
