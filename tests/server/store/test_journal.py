"""Lines are written in their order, many in one transaction, and whoever waits is told when they are."""

import asyncio

import pytest

from knockbox.server.store.errors import UnavailableError
from knockbox.server.store.journal import MAX_BATCH_APPENDS
from tests.server.store.open_store import make_rows, make_summary, open_store, read_bodies, spy_on_journal, write_tables


def test_lines_are_there_in_their_order_when_the_append_returns(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            await store.journal.append("oak", 0, [(5, b'{"is":"opened"}'), (7, b"\xff\x00")], make_summary())
            await store.journal.append("oak", 2, [(9, b"made")])
            assert await store.repository.load_log("oak") == [
                (0, 5, b'{"is":"opened"}'),
                (1, 7, b"\xff\x00"),
                (2, 9, b"made"),
            ]
            assert await store.repository.load_log("oak", 2) == [(2, 9, b"made")]

    asyncio.run(scenario())


def test_lines_outlive_the_program(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            await store.journal.append("oak", 0, make_rows("opened", "made"), make_summary(phase="playing"))
        async with open_store(url) as store:
            assert await read_bodies(store, "oak") == ["opened", "made"]
            assert await store.repository.load_summary("oak") == make_summary(phase="playing")

    asyncio.run(scenario())


def test_what_waits_goes_into_one_transaction(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            await write_tables(store, *(f"table{number}" for number in range(100)))
            assert store.journal.transactions == 1
            await asyncio.gather(*(store.journal.append(f"table{n}", 1, make_rows("made")) for n in range(100)))
            assert store.journal.transactions == 2
            assert await read_bodies(store, "table73") == ["opened", "made"]

    asyncio.run(scenario())


def test_each_transaction_is_counted_with_its_lines(url: str) -> None:
    async def scenario() -> None:
        counted: list[int] = []
        async with open_store(url) as store:
            store.journal.on_commit = lambda lines, seconds: counted.append(lines if seconds > 0 else 0)
            await write_tables(store, "oak", "elm")
            await store.journal.append("oak", 1, make_rows("made", "made", "made"))
        assert counted == [2, 3]

    asyncio.run(scenario())


def test_what_comes_while_a_transaction_runs_goes_into_the_next(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            spy = spy_on_journal(store)
            spy.gate.clear()
            first = asyncio.create_task(write_tables(store, "oak"))
            await spy.reached.wait()
            others = asyncio.create_task(write_tables(store, "elm", "ash"))
            await asyncio.sleep(0)
            spy.gate.set()
            await asyncio.gather(first, others)
            assert spy.batches == [[("oak", 0)], [("elm", 0), ("ash", 0)]]

    asyncio.run(scenario())


def test_no_transaction_is_larger_than_it_should_be(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            await write_tables(store, *(f"table{number}" for number in range(MAX_BATCH_APPENDS + 1)))
            assert store.journal.transactions == 2

    asyncio.run(scenario())


def test_appends_of_one_table_are_never_reordered(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            spy = spy_on_journal(store)
            await write_tables(store, "oak", "elm")
            waiting = [store.journal.append(b, s, make_rows(f"{b}{s}")) for s in range(1, 40) for b in ("oak", "elm")]
            await asyncio.gather(*waiting)
            seqs = [seq for batch in spy.batches for board, seq in batch if board == "oak"]
            assert seqs == list(range(40))
            assert await read_bodies(store, "elm") == ["opened", *(f"elm{seq}" for seq in range(1, 40))]

    asyncio.run(scenario())


def test_the_last_summary_of_a_table_counts(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            first = store.journal.append("oak", 0, make_rows("opened"), make_summary())
            second = store.journal.append("oak", 1, make_rows("dealt"), make_summary(phase="playing", updated_ms=1500))
            await asyncio.gather(first, second)
            assert await store.repository.load_summary("oak") == make_summary(phase="playing", updated_ms=1500)
            later = make_summary(phase="over", public=True, seats=("person", "bot"), updated_ms=2000)
            await store.journal.append("oak", 2, make_rows("made"), later)
            assert await store.repository.load_summary("oak") == later

    asyncio.run(scenario())


def test_a_summary_may_come_without_log_entries(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            await write_tables(store, "oak")
            await store.journal.append("oak", 1, [], make_summary(updated_ms=3000))
            assert await store.repository.load_summary("oak") == make_summary(updated_ms=3000)
            assert await read_bodies(store, "oak") == ["opened"]

    asyncio.run(scenario())


def test_a_cancelled_append_breaks_nothing_and_is_written(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            await write_tables(store, "oak", "elm")
            spy = spy_on_journal(store)
            spy.gate.clear()
            being_written = asyncio.create_task(store.journal.append("oak", 1, make_rows("one")))
            await spy.reached.wait()
            queued = asyncio.create_task(store.journal.append("oak", 2, make_rows("two")))
            others = [
                asyncio.create_task(store.journal.append(b, s, make_rows("kept"))) for b, s in (("oak", 3), ("elm", 1))
            ]
            await asyncio.sleep(0)
            being_written.cancel()
            queued.cancel()
            spy.gate.set()
            await asyncio.gather(*others)
            assert being_written.cancelled()
            assert queued.cancelled()
            assert await read_bodies(store, "oak") == ["opened", "one", "two", "kept"]
            assert await read_bodies(store, "elm") == ["opened", "kept"]

    asyncio.run(scenario())


def test_closing_commits_what_waits_and_takes_no_more(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            await write_tables(store, "oak")
            spy = spy_on_journal(store)
            spy.gate.clear()
            waiting = [asyncio.create_task(store.journal.append("oak", 1, make_rows("one")))]
            await spy.reached.wait()
            waiting.append(asyncio.create_task(store.journal.append("oak", 2, make_rows("two"))))
            await asyncio.sleep(0)
            closing = asyncio.create_task(store.journal.close())
            await asyncio.sleep(0)
            with pytest.raises(UnavailableError, match="closed"):
                await store.journal.append("oak", 3, make_rows("three"))
            assert not closing.done()
            spy.gate.set()
            await closing
            await asyncio.gather(*waiting)
            assert await read_bodies(store, "oak") == ["opened", "one", "two"]

    asyncio.run(scenario())


def test_no_append_waits_forever_when_writing_is_interrupted(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            await write_tables(store, "oak")
            spy = spy_on_journal(store)
            spy.gate.clear()
            waiting = [asyncio.create_task(store.journal.append("oak", 1, make_rows("one")))]
            await spy.reached.wait()
            waiting.append(asyncio.create_task(store.journal.append("oak", 2, make_rows("two"))))
            await asyncio.sleep(0)
            store.journal.task.cancel()
            results = await asyncio.gather(*waiting, return_exceptions=True)
            assert [type(result) for result in results] == [UnavailableError] * 2
            with pytest.raises(UnavailableError, match="closed"):
                await store.journal.append("oak", 1, make_rows("one"))
            await store.journal.close()

    asyncio.run(scenario())
