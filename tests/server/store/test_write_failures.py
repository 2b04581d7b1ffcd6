"""What fails, fails alone; and nobody is told that lines are there, or are not, who cannot know."""

import asyncio
import io
import os
import sqlite3
import tempfile
import traceback
from pathlib import Path

import pytest
from sqlalchemy import text

from knockbox.server.store import sqlite
from knockbox.server.store.errors import LostTableError, StoreError, UnavailableError
from tests.server.store.open_store import (
    make_rows,
    make_summary,
    open_store,
    read_bodies,
    run_statement,
    spy_on_journal,
    write_tables,
)

LONG_NAME = "oak-elm-ash-fir-yew"
TERMINATE = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = :name"


def test_a_full_disk_is_noticed_by_writing_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "posix_fallocate")  # as on macOS
    assert not sqlite.is_folder_full(tmp_path)
    assert list(tmp_path.iterdir()) == []
    assert not sqlite.is_folder_full(tmp_path / "missing")
    monkeypatch.setattr(tempfile, "TemporaryFile", lambda dir: io.BufferedWriter(io.FileIO("/dev/full", "wb")))
    assert sqlite.is_folder_full(tmp_path)


def test_a_conflict_fails_alone(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            await write_tables(store, "oak", "elm", "ash")
            results = await asyncio.gather(
                store.journal.append("oak", 1, make_rows("kept")),
                store.journal.append("elm", 0, make_rows("stolen")),
                store.journal.append("ash", 1, make_rows("kept")),
                return_exceptions=True,
            )
            assert [type(result) for result in results] == [type(None), LostTableError, type(None)]
            assert str(results[1]) == "table elm: found entry 0 already written; expected to be its only writer"
            assert await read_bodies(store, "oak") == await read_bodies(store, "ash") == ["opened", "kept"]
            assert await read_bodies(store, "elm") == ["opened"]

    asyncio.run(scenario())


def test_of_two_programs_that_write_to_a_table_the_second_loses_it(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as ours, open_store(url) as theirs:
            await write_tables(ours, "oak")
            await theirs.journal.append("oak", 1, make_rows("theirs"))
            with pytest.raises(LostTableError):
                await ours.journal.append("oak", 1, make_rows("ours", "ours too"))
            assert await read_bodies(ours, "oak") == ["opened", "theirs"]

    asyncio.run(scenario())


def test_the_same_line_of_another_program_is_a_conflict_too(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as ours, open_store(url) as theirs:
            await write_tables(ours, "oak")
            await theirs.journal.append("oak", 1, make_rows("made"))
            with pytest.raises(LostTableError):
                await ours.journal.append("oak", 1, make_rows("made"))

    asyncio.run(scenario())


def test_what_follows_on_a_line_that_was_not_written_fails_with_it(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            await write_tables(store, "oak", "elm")
            spy = spy_on_journal(store)
            spy.gate.clear()
            same_batch = [
                store.journal.append("oak", 0, make_rows("stolen")),
                store.journal.append("oak", 1, make_rows("gap")),
            ]
            waiting = [asyncio.create_task(append) for append in same_batch]
            await spy.reached.wait()
            waiting.append(asyncio.create_task(store.journal.append("oak", 2, make_rows("gap"))))
            waiting.append(asyncio.create_task(store.journal.append("elm", 1, make_rows("kept"))))
            await asyncio.sleep(0)
            spy.gate.set()
            results = await asyncio.gather(*waiting, return_exceptions=True)
            assert [type(result) for result in results] == [LostTableError] * 3 + [type(None)]
            assert await read_bodies(store, "oak") == ["opened"]
            assert await read_bodies(store, "elm") == ["opened", "kept"]

    asyncio.run(scenario())


def test_a_reloaded_table_goes_on(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            await write_tables(store, "oak")
            with pytest.raises(LostTableError):
                await store.journal.append("oak", 0, make_rows("stolen"))
            await store.journal.append("oak", 1, make_rows("made"))
            assert await read_bodies(store, "oak") == ["opened", "made"]

    asyncio.run(scenario())


def test_a_deleted_table_does_not_come_back(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            await write_tables(store, "oak")
            assert await store.repository.delete("oak")
            with pytest.raises(LostTableError, match="found no such table"):
                await store.journal.append("oak", 1, make_rows("made"), make_summary(updated_ms=9))
            assert await store.repository.load_summary("oak") is None
            assert await store.repository.load_log("oak") == []

    asyncio.run(scenario())


def test_a_lost_table_is_reported_without_its_full_id(url: str) -> None:
    """Whoever knows the name may watch."""

    async def scenario() -> None:
        async with open_store(url) as store:
            await write_tables(store, LONG_NAME)
            with pytest.raises(LostTableError) as caught:
                await store.journal.append(LONG_NAME, 0, make_rows("stolen"))
            assert caught.value.table_id == LONG_NAME
            assert LONG_NAME not in "".join(traceback.format_exception(caught.value))

    asyncio.run(scenario())


def test_a_table_cannot_begin_without_a_summary(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            with pytest.raises(LostTableError, match="no summary to begin one"):
                await store.journal.append("oak", 0, make_rows("opened"))

    asyncio.run(scenario())


def test_an_answer_that_was_lost_is_found_by_reading_back(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            await write_tables(store, "oak", "elm")
            spy = spy_on_journal(store)
            spy.lost_answers = 1
            await asyncio.gather(
                *(store.journal.append(board, 1, make_rows("made", "made")) for board in ("oak", "elm"))
            )
            assert await read_bodies(store, "oak") == await read_bodies(store, "elm") == ["opened", "made", "made"]

    asyncio.run(scenario())


def test_a_request_that_was_lost_is_made_again(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            await write_tables(store, "oak")
            spy_on_journal(store).lost_requests = 2
            await store.journal.append("oak", 1, make_rows("made"))
            assert await read_bodies(store, "oak") == ["opened", "made"]

    asyncio.run(scenario())


def test_reading_back_finds_lines_of_another_program(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as ours, open_store(url) as theirs:
            await write_tables(ours, "oak")
            spy = spy_on_journal(ours)
            spy.gate.clear()
            spy.lost_requests = 1
            waiting = asyncio.create_task(ours.journal.append("oak", 1, make_rows("made", "ours")))
            await spy.reached.wait()
            await theirs.journal.append("oak", 1, make_rows("made", "theirs"))
            spy.gate.set()
            with pytest.raises(LostTableError):
                await waiting
            assert await read_bodies(ours, "oak") == ["opened", "made", "theirs"]

    asyncio.run(scenario())


def test_a_database_that_stays_away_is_unavailable_until_it_is_back(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            await write_tables(store, "oak", "elm")
            spy_on_journal(store).lost_requests = 3
            appends = [
                store.journal.append("oak", 1, make_rows("made")),
                store.journal.append("elm", 1, make_rows("made")),
            ]
            results = await asyncio.gather(*appends, return_exceptions=True)
            assert [type(result) for result in results] == [UnavailableError] * 2
            await store.journal.append("oak", 1, make_rows("again"))
            assert await read_bodies(store, "oak") == ["opened", "again"]

    asyncio.run(scenario())


def test_one_that_is_unavailable_takes_the_rest_of_its_batch_along(url: str) -> None:
    """Otherwise each of a thousand would wait for the database in turn."""

    async def scenario() -> None:
        async with open_store(url) as store:
            await write_tables(store, "oak", "elm", "ash")
            spy = spy_on_journal(store)
            spy.gate.clear()
            appends = [
                store.journal.append(board, seq, make_rows("x")) for board, seq in (("oak", 0), ("elm", 1), ("ash", 1))
            ]
            waiting = [asyncio.create_task(append) for append in appends]
            await spy.reached.wait()
            store.journal.writer, refuses = FailsAlone(), store.journal.writer
            spy.gate.set()
            results = await asyncio.gather(*waiting, return_exceptions=True)
            assert [type(result) for result in results] == [UnavailableError] * 3
            assert store.journal.writer.tries == 3
            store.journal.writer = refuses

    asyncio.run(scenario())


class FailsAlone:
    """Cannot be reached, and counts how often that was tried."""

    tries = 0

    async def write(self, batch: object) -> None:
        self.tries += 1
        raise UnavailableError("nobody there")

    async def close(self) -> None:
        raise AssertionError("put aside before the end")


def test_a_value_that_cannot_be_written_fails_alone(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            await write_tables(store, "oak", "elm")
            results = await asyncio.gather(
                store.journal.append("oak", 1, [(2**70, b"too late")]),
                store.journal.append("elm", 1, make_rows("kept")),
                return_exceptions=True,
            )
            assert type(results[0]) is StoreError
            assert "too late" not in str(results[0])
            assert results[1] is None
            assert await read_bodies(store, "elm") == ["opened", "kept"]

    asyncio.run(scenario())


def test_a_server_that_cuts_connections_is_reached_again(postgres_url: str) -> None:
    async def scenario() -> None:
        async with open_store(postgres_url) as store, open_store(postgres_url) as other:
            await write_tables(store, "oak")
            async with other.database.read_transaction() as connection:
                await connection.execute(text(TERMINATE), {"name": store.database.address.url.database})
            await store.journal.append("oak", 1, make_rows("made"))
            assert await read_bodies(store, "oak") == ["opened", "made"]

    asyncio.run(scenario())


def test_a_locked_file_is_unavailable_and_then_written_to(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "BUSY_TIMEOUT_SECONDS", 0)

    async def scenario() -> None:
        async with open_store(file_url) as store:
            await write_tables(store, "oak")
            other = sqlite3.connect(str(store.database.address.path), isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(UnavailableError, match="locked"):
                await store.journal.append("oak", 1, make_rows("made"))
            with pytest.raises(UnavailableError, match="locked"):
                await store.repository.save_heartbeat("server", 1)
            other.execute("ROLLBACK")
            other.close()
            await store.journal.append("oak", 1, make_rows("made"))
            assert await read_bodies(store, "oak") == ["opened", "made"]

    asyncio.run(scenario())


def test_a_store_without_its_tables_is_unavailable(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            await write_tables(store, "oak")
            await run_statement(store, "DROP TABLE log_entries")
            with pytest.raises(UnavailableError):
                await store.journal.append("oak", 1, make_rows("made"))
            with pytest.raises(UnavailableError):
                await store.repository.load_log("oak")

    asyncio.run(scenario())
