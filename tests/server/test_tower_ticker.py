"""The beat of all towers: all have their turn at it, others in between, and a failure is nobody else's."""

import asyncio
from collections.abc import Callable

import pytest

from knockbox.server.towers.pace import TICKER_INTERVAL_MS
from knockbox.server.towers.ticker import TOWERS_PER_YIELD, Ticker
from tests.server.kit import run
from tests.server.tower_tables import run_pending_tasks


class Clock:
    """Shows whatever a test says; whoever waits for a time has his turn when it has come."""

    def __init__(self) -> None:
        self.now = 1_000
        self.waited: list[int] = []

    def now_ms(self) -> int:
        return self.now

    async def until(self, at_ms: int) -> None:
        self.waited.append(at_ms)
        while self.now < at_ms:
            await asyncio.sleep(0)

    async def strike(self) -> None:
        """The next beat, and all that follows from it."""
        await run_pending_tasks()  # whoever comes only now waits for it as well
        self.now += TICKER_INTERVAL_MS
        await run_pending_tasks()


def turns(seen: list[int], most: int) -> Callable[[int], bool]:
    """Notes when it was moved on, and ends after so many times."""

    def turn(now_ms: int) -> bool:
        seen.append(now_ms)
        return len(seen) == most

    return turn


def test_all_towers_share_one_clock_reading_and_end_separately() -> None:
    async def scenario() -> None:
        clock, brief, long = Clock(), list[int](), list[int]()
        beats = Ticker(clock.now_ms, clock.until)
        tasks = [asyncio.create_task(beats.run(turns(seen, most), clock.now)) for seen, most in ((brief, 2), (long, 3))]
        for _ in range(3):
            await clock.strike()
        await asyncio.gather(*tasks)
        assert brief == [1_000 + TICKER_INTERVAL_MS, 1_000 + 2 * TICKER_INTERVAL_MS]
        assert long == [*brief, 1_000 + 3 * TICKER_INTERVAL_MS]
        assert clock.waited == long
        assert beats.task is None, "nobody looks at the clock while nobody builds"
        again = list[int]()
        task = asyncio.create_task(beats.run(turns(again, 1), clock.now))
        await clock.strike()
        await task
        assert again == [1_000 + 4 * TICKER_INTERVAL_MS]

    run(scenario())


def test_time_that_passed_before_the_first_look_at_the_clock_counts() -> None:
    """The start of a clock is shown at once: a builder may see it before the beat of all towers begins."""

    async def scenario() -> None:
        clock, seen = Clock(), list[int]()
        beats = Ticker(clock.now_ms, clock.until)
        since_ms = clock.now
        clock.now += TICKER_INTERVAL_MS
        await asyncio.wait_for(beats.run(turns(seen, 1), since_ms), 1)
        assert seen == [clock.now]

    run(scenario())


def test_a_failure_ends_its_own_tower_and_no_other() -> None:
    async def scenario() -> None:
        clock, seen = Clock(), list[int]()
        beats = Ticker(clock.now_ms, clock.until)
        broken = asyncio.create_task(beats.run(lambda now_ms: bool(now_ms / 0), clock.now))
        sound = asyncio.create_task(beats.run(turns(seen, 2), clock.now))
        await clock.strike()
        await clock.strike()
        with pytest.raises(ZeroDivisionError):
            await broken
        await sound
        assert len(seen) == 2

    run(scenario())


def test_a_player_who_gives_up_gets_no_more_ticks() -> None:
    async def scenario() -> None:
        clock, seen = Clock(), list[int]()
        beats = Ticker(clock.now_ms, clock.until)
        task = asyncio.create_task(beats.run(turns(seen, 9), clock.now))
        await clock.strike()
        task.cancel()
        await clock.strike()
        await clock.strike()
        assert len(seen) == 1
        assert (beats.callbacks, beats.task) == ({}, None)

    run(scenario())


def test_giving_up_just_before_the_last_tick_does_not_stop_the_shared_ticker() -> None:
    async def scenario() -> None:
        clock, last, seen = Clock(), list[int](), list[int]()
        beats = Ticker(clock.now_ms, clock.until)
        rival = asyncio.create_task(beats.run(lambda now_ms: quitter.cancel(), clock.now))
        quitter = asyncio.create_task(beats.run(turns(last, 1), clock.now))
        sound = asyncio.create_task(beats.run(turns(seen, 2), clock.now))
        await clock.strike()
        await clock.strike()
        assert (len(last), len(seen)) == (0, 2)
        assert quitter.cancelled()
        await asyncio.gather(rival, sound)

    run(scenario())


def test_others_have_their_turn_between_a_few_towers() -> None:
    async def scenario() -> None:
        clock, order = Clock(), list[str]()
        beats = Ticker(clock.now_ms, clock.until)

        def turn(_now_ms: int) -> bool:
            order.append("tower")
            asyncio.get_running_loop().call_soon(order.append, "other")
            return True

        tasks = [asyncio.create_task(beats.run(turn, clock.now)) for _ in range(2 * TOWERS_PER_YIELD)]
        await clock.strike()
        await asyncio.gather(*tasks)
        assert order == 2 * ([*TOWERS_PER_YIELD * ["tower"], *TOWERS_PER_YIELD * ["other"]])

    run(scenario())
