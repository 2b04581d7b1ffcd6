"""`knockbox tables`: lists, reports and deletes what a server keeps."""

import asyncio
import json
from pathlib import Path

import pytest

from knockbox.cli.main import main
from knockbox.server.store.database import open_database
from knockbox.server.store.journal import Journal
from knockbox.server.store.repository import ReportedChat, StoredReport, TableRepository
from knockbox.server.store.summary import TableSummary

AT_MS = 1_800_000_000_000


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A store with two tables and one report."""
    found = f"sqlite:///{tmp_path}/knockbox.db"

    async def fill() -> None:
        database = await open_database(found)
        journal = Journal(database)
        for number, id in enumerate(("first", "second")):
            brief = TableSummary(
                id, "knockdown", "playing", bool(number), ("person", "bot"), AT_MS, AT_MS + 1000 * number
            )
            await journal.append(id, 0, [(AT_MS, b"{}")], brief)
        await journal.close()
        chat = [ReportedChat(AT_MS, 1, "Slur", ""), ReportedChat(AT_MS, 1, "Olek", "you snail")]
        await TableRepository(database).save_report(StoredReport("first", AT_MS, 1, "Olek", "he is rude", chat))
        await database.close()

    asyncio.run(fill())
    return found


def test_tables_are_listed_the_latest_first(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tables", "--database", url, "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["second", "first"]
    assert "2027-01-15 08:00:01  knockdown  playing  public  person,bot" in lines[0]
    assert main(["tables", "--database", url, "list", "--limit", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["id"] == "second"


def test_reports_come_with_the_chat_that_went_before(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tables", "--database", url, "reports"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "2027-01-15 08:00:00  table first, seat 1 (Olek): he is rude",
        "    2027-01-15 08:00:00  1 is called 'Slur'",
        "    2027-01-15 08:00:00  1 (Olek): you snail",
    ]


def test_deleted_tables_are_gone_and_what_is_not_there_is_said(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tables", "--database", url, "delete", "first", "third"]) == 1
    assert capsys.readouterr().out.splitlines() == ["first: deleted", "third: no such table"]
    assert main(["tables", "--database", url, "list"]) == 0
    assert "first" not in capsys.readouterr().out
    assert main(["tables", "--database", url, "reports"]) == 0
    assert "he is rude" in capsys.readouterr().out


def test_a_store_that_cannot_be_opened_is_told_plainly(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tables", "--database", "mysql://somewhere/else", "list"]) == 2
    error = capsys.readouterr().err
    assert error.startswith("error: --database: found an unknown form; expected sqlite:///")
