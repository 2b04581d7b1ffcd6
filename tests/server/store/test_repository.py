"""What can be read from the store, what is deleted, and what is reported."""

import asyncio

import pytest

from knockbox.server.store import repository
from knockbox.server.store.repository import ReportedChat, StoredReport
from tests.server.store.open_store import make_rows, make_summary, open_store, write_tables


def test_an_unknown_table_has_no_log_and_no_summary(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            assert await store.repository.load_log("oak") == []
            assert await store.repository.load_summary("oak") is None

    asyncio.run(scenario())


def test_the_list_has_public_tables_that_are_not_over_newest_first(url: str) -> None:
    briefs = [
        make_summary("oak", public=True, created_ms=10),
        make_summary("elm", public=False, created_ms=20),
        make_summary("ash", public=True, created_ms=30, phase="playing"),
        make_summary("fir", public=True, created_ms=40, phase="over"),
        make_summary("yew", public=True, created_ms=30, seats=("person", "bot", "open")),
    ]

    async def scenario() -> None:
        async with open_store(url) as store:
            for each in briefs:
                await store.journal.append(each.id, 0, make_rows("opened"), each)
            assert await store.repository.list_public(10) == [briefs[4], briefs[2], briefs[0]]
            assert await store.repository.list_public(1) == [briefs[4]]
            assert await store.repository.list_public(10, before=(30, "yew")) == [briefs[2], briefs[0]]
            assert await store.repository.list_public(10, before=(10, "oak")) == []

    asyncio.run(scenario())


def test_a_deleted_table_is_gone_with_its_lines_and_its_reports_stay(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            await write_tables(store, "oak", "elm")
            await store.repository.save_report(StoredReport("oak", 5, 1, "Grendel", "rude", []))
            assert await store.repository.delete("oak")
            assert not await store.repository.delete("oak")
            assert await store.repository.load_summary("oak") is None
            assert await store.repository.load_log("oak") == []
            assert len(await store.repository.load_log("elm")) == 1
            assert [report.table_id for report in await store.repository.list_reports(10)] == ["oak"]

    asyncio.run(scenario())


def test_tables_expire_by_when_they_were_touched_and_by_their_phase(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            for each, phase, touched in (
                ("oak", "over", 30),
                ("elm", "over", 20),
                ("ash", "playing", 10),
                ("fir", "over", 40),
            ):
                await store.journal.append(
                    each, 0, make_rows("opened"), make_summary(each, phase=phase, updated_ms=touched)
                )
            assert await store.repository.list_expired(40, ["over"]) == ["elm", "oak"]
            assert await store.repository.list_expired(40, ["over", "playing"]) == ["ash", "elm", "oak"]
            assert await store.repository.list_expired(40, []) == []

    asyncio.run(scenario())


def test_reports_are_read_latest_first(url: str) -> None:
    first = StoredReport("oak", 5, 1, "Grendel", "rude", [ReportedChat(4, 1, "Grendel", "zażółć")])
    second = StoredReport("elm", 6, -1, "", "", [])

    async def scenario() -> None:
        async with open_store(url) as store:
            await store.repository.save_report(first)
            await store.repository.save_report(second)
            second_read, first_read = await store.repository.list_reports(10)
            assert second_read.id > first_read.id > 0
            assert (second_read.table_id, second_read.seat) == ("elm", -1)
            assert (first_read.name, first_read.text, first_read.chat) == (first.name, first.text, first.chat)
            assert [report.table_id for report in await store.repository.list_reports(1)] == ["elm"]

    asyncio.run(scenario())


def test_a_table_is_reported_so_often_and_no_oftener(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(repository, "MAX_REPORTS_PER_TABLE", 2)

    async def scenario() -> None:
        async with open_store(url) as store:
            kept = [
                await store.repository.save_report(StoredReport("oak", number, 1, "Rude", "", []))
                for number in range(4)
            ]
            assert kept == [True, True, False, False]
            assert await store.repository.save_report(StoredReport("elm", 9, 1, "Rude", "", []))
            assert [report.at_ms for report in await store.repository.list_reports(9)] == [9, 1, 0]

    asyncio.run(scenario())


def test_a_report_may_hold_what_a_database_may_not(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            await store.repository.save_report(
                StoredReport("oak", 5, 1, "a\0b", "half \ud83d of a face", [ReportedChat(4, 1, "", "\0")])
            )
            (report,) = await store.repository.list_reports(1)
            assert (report.name, report.text) == ("a\ufffdb", "half ? of a face")
            assert report.chat == [ReportedChat(4, 1, "", "\0")]

    asyncio.run(scenario())


def test_the_last_heartbeat_counts(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            assert await store.repository.load_heartbeats() == {}
            await store.repository.save_heartbeat("server", 1_700_000_000_000)
            await store.repository.save_heartbeat("server", 1_700_000_000_500)
            await store.repository.save_heartbeat("other", 1)
            assert await store.repository.load_heartbeats() == {"server": 1_700_000_000_500, "other": 1}

    asyncio.run(scenario())


def test_old_heartbeats_are_pruned(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            for born_ms in (3, 1, 4, 2):
                await store.repository.save_heartbeat(f"server {born_ms}", born_ms)
            await store.repository.prune_heartbeats(2)
            assert await store.repository.load_heartbeats() == {"server 3": 3, "server 4": 4}
            await store.repository.prune_heartbeats(5)
            assert len(await store.repository.load_heartbeats()) == 2

    asyncio.run(scenario())
