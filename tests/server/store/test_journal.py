"""Lines are written in their order, many in one transaction, and whoever waits is told when they are."""

import asyncio

import pytest

from knockbox.server.store.errors import UnavailableError
from knockbox.server.store.journal import MOST
from tests.server.store.stores import begin, bodies, brief, opened, spied, words_of


def test_lines_are_there_in_their_order_when_the_append_returns(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await store.journal.append("oak", 0, [(5, b'{"is":"opened"}'), (7, b"\xff\x00")], brief())
            await store.journal.append("oak", 2, [(9, b"made")])
            assert await store.shelf.lines_of("oak") == [
                (0, 5, b'{"is":"opened"}'),
                (1, 7, b"\xff\x00"),
                (2, 9, b"made"),
            ]
            assert await store.shelf.lines_of("oak", 2) == [(2, 9, b"made")]

    asyncio.run(scenario())


def test_lines_outlive_the_program(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await store.journal.append("oak", 0, bodies("opened", "made"), brief(phase="playing"))
        async with opened(url) as store:
            assert await words_of(store, "oak") == ["opened", "made"]
            assert await store.shelf.brief_of("oak") == brief(phase="playing")

    asyncio.run(scenario())


def test_what_waits_goes_into_one_transaction(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await begin(store, *(f"table{number}" for number in range(100)))
            assert store.journal.transactions == 1
            await asyncio.gather(*(store.journal.append(f"table{n}", 1, bodies("made")) for n in range(100)))
            assert store.journal.transactions == 2
            assert await words_of(store, "table73") == ["opened", "made"]

    asyncio.run(scenario())


def test_each_transaction_is_counted_with_its_lines(url: str) -> None:
    async def scenario() -> None:
        counted: list[int] = []
        async with opened(url) as store:
            store.journal.count = lambda lines, seconds: counted.append(lines if seconds > 0 else 0)
            await begin(store, "oak", "elm")
            await store.journal.append("oak", 1, bodies("made", "made", "made"))
        assert counted == [2, 3]

    asyncio.run(scenario())


def test_what_comes_while_a_transaction_runs_goes_into_the_next(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            spy = spied(store)
            spy.gate.clear()
            first = asyncio.create_task(begin(store, "oak"))
            await spy.reached.wait()
            others = asyncio.create_task(begin(store, "elm", "ash"))
            await asyncio.sleep(0)
            spy.gate.set()
            await asyncio.gather(first, others)
            assert spy.batches == [[("oak", 0)], [("elm", 0), ("ash", 0)]]

    asyncio.run(scenario())


def test_no_transaction_is_larger_than_it_should_be(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await begin(store, *(f"table{number}" for number in range(MOST + 1)))
            assert store.journal.transactions == 2

    asyncio.run(scenario())


def test_appends_of_one_table_are_never_reordered(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            spy = spied(store)
            await begin(store, "oak", "elm")
            waiting = [store.journal.append(b, s, bodies(f"{b}{s}")) for s in range(1, 40) for b in ("oak", "elm")]
            await asyncio.gather(*waiting)
            seqs = [seq for batch in spy.batches for board, seq in batch if board == "oak"]
            assert seqs == list(range(40))
            assert await words_of(store, "elm") == ["opened", *(f"elm{seq}" for seq in range(1, 40))]

    asyncio.run(scenario())


def test_the_last_brief_of_a_table_counts(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            first = store.journal.append("oak", 0, bodies("opened"), brief())
            second = store.journal.append("oak", 1, bodies("dealt"), brief(phase="playing", touched_ms=1500))
            await asyncio.gather(first, second)
            assert await store.shelf.brief_of("oak") == brief(phase="playing", touched_ms=1500)
            later = brief(phase="over", public=True, seats=("person", "bot"), touched_ms=2000)
            await store.journal.append("oak", 2, bodies("made"), later)
            assert await store.shelf.brief_of("oak") == later

    asyncio.run(scenario())


def test_a_brief_may_come_without_lines(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await begin(store, "oak")
            await store.journal.append("oak", 1, [], brief(touched_ms=3000))
            assert await store.shelf.brief_of("oak") == brief(touched_ms=3000)
            assert await words_of(store, "oak") == ["opened"]

    asyncio.run(scenario())


def test_whoever_is_cancelled_breaks_nothing_and_is_written(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await begin(store, "oak", "elm")
            spy = spied(store)
            spy.gate.clear()
            being_written = asyncio.create_task(store.journal.append("oak", 1, bodies("one")))
            await spy.reached.wait()
            queued = asyncio.create_task(store.journal.append("oak", 2, bodies("two")))
            others = [
                asyncio.create_task(store.journal.append(b, s, bodies("kept"))) for b, s in (("oak", 3), ("elm", 1))
            ]
            await asyncio.sleep(0)
            being_written.cancel()
            queued.cancel()
            spy.gate.set()
            await asyncio.gather(*others)
            assert being_written.cancelled()
            assert queued.cancelled()
            assert await words_of(store, "oak") == ["opened", "one", "two", "kept"]
            assert await words_of(store, "elm") == ["opened", "kept"]

    asyncio.run(scenario())


def test_closing_commits_what_waits_and_takes_no_more(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await begin(store, "oak")
            spy = spied(store)
            spy.gate.clear()
            waiting = [asyncio.create_task(store.journal.append("oak", 1, bodies("one")))]
            await spy.reached.wait()
            waiting.append(asyncio.create_task(store.journal.append("oak", 2, bodies("two"))))
            await asyncio.sleep(0)
            closing = asyncio.create_task(store.journal.close())
            await asyncio.sleep(0)
            with pytest.raises(UnavailableError, match="closed"):
                await store.journal.append("oak", 3, bodies("three"))
            assert not closing.done()
            spy.gate.set()
            await closing
            await asyncio.gather(*waiting)
            assert await words_of(store, "oak") == ["opened", "one", "two"]

    asyncio.run(scenario())


def test_nobody_is_left_waiting_when_the_writing_is_cut_short(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await begin(store, "oak")
            spy = spied(store)
            spy.gate.clear()
            waiting = [asyncio.create_task(store.journal.append("oak", 1, bodies("one")))]
            await spy.reached.wait()
            waiting.append(asyncio.create_task(store.journal.append("oak", 2, bodies("two"))))
            await asyncio.sleep(0)
            store.journal.task.cancel()
            results = await asyncio.gather(*waiting, return_exceptions=True)
            assert [type(result) for result in results] == [UnavailableError] * 2
            with pytest.raises(UnavailableError, match="closed"):
                await store.journal.append("oak", 1, bodies("one"))
            await store.journal.close()

    asyncio.run(scenario())
