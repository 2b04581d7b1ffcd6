"""The beat of all towers: all have their turn at it, others in between, and a failure is nobody else's."""

import asyncio
from collections.abc import Callable

import pytest

from knockbox.server.towers.beats import FEW, Beats
from knockbox.server.towers.pace import BEAT_MS
from tests.server.building import breathe
from tests.server.kit import run


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
        await breathe()  # whoever comes only now waits for it as well
        self.now += BEAT_MS
        await breathe()


def turns(seen: list[int], most: int) -> Callable[[int], bool]:
    """Notes when it was moved on, and ends after so many times."""

    def turn(now_ms: int) -> bool:
        seen.append(now_ms)
        return len(seen) == most

    return turn


def test_all_who_build_share_one_look_at_the_clock_and_each_ends_by_himself() -> None:
    async def scenario() -> None:
        clock, brief, long = Clock(), list[int](), list[int]()
        beats = Beats(clock.now_ms, clock.until)
        tasks = [asyncio.create_task(beats.attend(turns(seen, most))) for seen, most in ((brief, 2), (long, 3))]
        for _ in range(3):
            await clock.strike()
        await asyncio.gather(*tasks)
        assert brief == [1_000 + BEAT_MS, 1_000 + 2 * BEAT_MS]
        assert long == [*brief, 1_000 + 3 * BEAT_MS]
        assert clock.waited == long
        assert beats.task is None, "nobody looks at the clock while nobody builds"
        again = list[int]()
        task = asyncio.create_task(beats.attend(turns(again, 1)))
        await clock.strike()
        await task
        assert again == [1_000 + 4 * BEAT_MS]

    run(scenario())


def test_a_failure_ends_its_own_tower_and_no_other() -> None:
    async def scenario() -> None:
        clock, seen = Clock(), list[int]()
        beats = Beats(clock.now_ms, clock.until)
        broken = asyncio.create_task(beats.attend(lambda now_ms: bool(now_ms / 0)))
        sound = asyncio.create_task(beats.attend(turns(seen, 2)))
        await clock.strike()
        await clock.strike()
        with pytest.raises(ZeroDivisionError):
            await broken
        await sound
        assert len(seen) == 2

    run(scenario())


def test_whoever_gives_up_has_no_turn_any_more() -> None:
    async def scenario() -> None:
        clock, seen = Clock(), list[int]()
        beats = Beats(clock.now_ms, clock.until)
        task = asyncio.create_task(beats.attend(turns(seen, 9)))
        await clock.strike()
        task.cancel()
        await clock.strike()
        await clock.strike()
        assert len(seen) == 1
        assert (beats.turns, beats.task) == ({}, None)

    run(scenario())


def test_whoever_gives_up_just_before_his_last_turn_has_none_and_stops_nobody_else() -> None:
    async def scenario() -> None:
        clock, last, seen = Clock(), list[int](), list[int]()
        beats = Beats(clock.now_ms, clock.until)
        rival = asyncio.create_task(beats.attend(lambda now_ms: quitter.cancel()))
        quitter = asyncio.create_task(beats.attend(turns(last, 1)))
        sound = asyncio.create_task(beats.attend(turns(seen, 2)))
        await clock.strike()
        await clock.strike()
        assert (len(last), len(seen)) == (0, 2)
        assert quitter.cancelled()
        await asyncio.gather(rival, sound)

    run(scenario())


def test_others_have_their_turn_between_a_few_towers() -> None:
    async def scenario() -> None:
        clock, order = Clock(), list[str]()
        beats = Beats(clock.now_ms, clock.until)

        def turn(_now_ms: int) -> bool:
            order.append("tower")
            asyncio.get_running_loop().call_soon(order.append, "other")
            return True

        tasks = [asyncio.create_task(beats.attend(turn)) for _ in range(2 * FEW)]
        await clock.strike()
        await asyncio.gather(*tasks)
        assert order == 2 * ([*FEW * ["tower"], *FEW * ["other"]])

    run(scenario())
