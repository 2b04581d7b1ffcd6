"""What can be read from the store, what is deleted, and what is reported."""

import asyncio

import pytest

from knockbox.server.store import shelf
from knockbox.server.store.shelf import ChatLine, Report
from tests.server.store.stores import begin, bodies, brief, opened


def test_an_unknown_table_has_neither_lines_nor_a_brief(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            assert await store.shelf.lines_of("oak") == []
            assert await store.shelf.brief_of("oak") is None

    asyncio.run(scenario())


def test_the_list_has_public_tables_that_are_not_over_newest_first(url: str) -> None:
    briefs = [
        brief("oak", public=True, created_ms=10),
        brief("elm", public=False, created_ms=20),
        brief("ash", public=True, created_ms=30, phase="playing"),
        brief("fir", public=True, created_ms=40, phase="over"),
        brief("yew", public=True, created_ms=30, seats=("person", "bot", "open")),
    ]

    async def scenario() -> None:
        async with opened(url) as store:
            for each in briefs:
                await store.journal.append(each.id, 0, bodies("opened"), each)
            assert await store.shelf.public_boards(10) == [briefs[4], briefs[2], briefs[0]]
            assert await store.shelf.public_boards(1) == [briefs[4]]
            assert await store.shelf.public_boards(10, before=(30, "yew")) == [briefs[2], briefs[0]]
            assert await store.shelf.public_boards(10, before=(10, "oak")) == []

    asyncio.run(scenario())


def test_a_deleted_table_is_gone_with_its_lines_and_its_reports_stay(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await begin(store, "oak", "elm")
            await store.shelf.report(Report("oak", 5, 1, "Grendel", "rude", []))
            assert await store.shelf.delete("oak")
            assert not await store.shelf.delete("oak")
            assert await store.shelf.brief_of("oak") is None
            assert await store.shelf.lines_of("oak") == []
            assert len(await store.shelf.lines_of("elm")) == 1
            assert [report.board for report in await store.shelf.reports(10)] == ["oak"]

    asyncio.run(scenario())


def test_tables_expire_by_when_they_were_touched_and_by_their_phase(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            for each, phase, touched in (
                ("oak", "over", 30),
                ("elm", "over", 20),
                ("ash", "playing", 10),
                ("fir", "over", 40),
            ):
                await store.journal.append(each, 0, bodies("opened"), brief(each, phase=phase, touched_ms=touched))
            assert await store.shelf.expired(40, ["over"]) == ["elm", "oak"]
            assert await store.shelf.expired(40, ["over", "playing"]) == ["ash", "elm", "oak"]
            assert await store.shelf.expired(40, []) == []

    asyncio.run(scenario())


def test_reports_are_read_latest_first(url: str) -> None:
    first = Report("oak", 5, 1, "Grendel", "rude", [ChatLine(4, 1, "Grendel", "zażółć")])
    second = Report("elm", 6, -1, "", "", [])

    async def scenario() -> None:
        async with opened(url) as store:
            await store.shelf.report(first)
            await store.shelf.report(second)
            second_read, first_read = await store.shelf.reports(10)
            assert second_read.id > first_read.id > 0
            assert (second_read.board, second_read.seat) == ("elm", -1)
            assert (first_read.name, first_read.text, first_read.chat) == (first.name, first.text, first.chat)
            assert [report.board for report in await store.shelf.reports(1)] == ["elm"]

    asyncio.run(scenario())


def test_a_table_is_reported_so_often_and_no_oftener(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "MOST_REPORTS", 2)

    async def scenario() -> None:
        async with opened(url) as store:
            kept = [await store.shelf.report(Report("oak", number, 1, "Rude", "", [])) for number in range(4)]
            assert kept == [True, True, False, False]
            assert await store.shelf.report(Report("elm", 9, 1, "Rude", "", []))
            assert [report.at_ms for report in await store.shelf.reports(9)] == [9, 1, 0]

    asyncio.run(scenario())


def test_a_report_may_hold_what_a_database_may_not(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await store.shelf.report(Report("oak", 5, 1, "a\0b", "half \ud83d of a face", [ChatLine(4, 1, "", "\0")]))
            (report,) = await store.shelf.reports(1)
            assert (report.name, report.text) == ("a\ufffdb", "half ? of a face")
            assert report.chat == [ChatLine(4, 1, "", "\0")]

    asyncio.run(scenario())


def test_the_last_pulse_counts(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            assert await store.shelf.pulses() == {}
            await store.shelf.set_pulse("server", 1_700_000_000_000)
            await store.shelf.set_pulse("server", 1_700_000_000_500)
            await store.shelf.set_pulse("other", 1)
            assert await store.shelf.pulses() == {"server": 1_700_000_000_500, "other": 1}

    asyncio.run(scenario())


def test_pulses_of_long_ago_are_forgotten(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            for born_ms in (3, 1, 4, 2):
                await store.shelf.set_pulse(f"server {born_ms}", born_ms)
            await store.shelf.forget_pulses(2)
            assert await store.shelf.pulses() == {"server 3": 3, "server 4": 4}
            await store.shelf.forget_pulses(5)
            assert len(await store.shelf.pulses()) == 2

    asyncio.run(scenario())
