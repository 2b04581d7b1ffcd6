"""The lock of a database: one server at a time writes to it, and no other one gets a line in."""

import asyncio
import select
import subprocess
import sys
import time as wall_time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import pytest
from sqlalchemy import text

from knockbox.server.store.errors import LockedError, LockTakenError
from knockbox.server.store.lock import (
    MAX_COUNTED_SECONDS,
    POLL_SECONDS,
    HolderWatch,
    read_holder,
    release_lock,
    take_lock,
)
from knockbox.server.store.lock import Holder as Row
from knockbox.server.store.process import is_dead, process_id, stat_of
from knockbox.server.store.repository import StoredReport
from tests.server.store.open_store import Store, make_rows, open_store, read_bodies, run_statement, write_tables

ELSEWHERE = "UPDATE server_lock SET process = 'another-boot pid:[1] 1 1'"
"""As if the holder ran on another machine, of which nothing is known."""
DEADLINE_SECONDS = 60.0
HOLDER = """
import asyncio, sys
from knockbox.server.store.database import open_database
from knockbox.server.store.lock import take_lock

async def hold():
    database = await open_database(sys.argv[1])
    await take_lock(database)
    print("held", flush=True)
    await asyncio.Event().wait()

asyncio.run(hold())
"""


class Time:
    """A clock that advances only during pauses, and may do something then."""

    def __init__(self, during: Callable[[], Awaitable[Any]] | None = None, seconds: float | None = None) -> None:
        self.now = 0.0
        self.during = during
        self.seconds = seconds

    def __call__(self) -> float:
        return self.now

    async def pause(self, seconds: float) -> None:
        self.now += seconds if self.seconds is None else self.seconds
        if self.during is not None:
            await self.during()


async def no_pause(seconds: float) -> None:
    raise AssertionError("found a pause; expected none")


async def beat(store: Store) -> None:
    await store.repository.save_heartbeat("server", 1)


async def held_elsewhere(store: Store) -> None:
    await take_lock(store.database)
    await run_statement(store, ELSEWHERE)


def test_a_free_lock_is_taken_at_once_and_so_is_one_that_was_released(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as first, open_store(url) as second:
            await take_lock(first.database, pause=no_pause)
            await release_lock(first.database)
            await take_lock(second.database, pause=no_pause)
            assert (await read_holder(second.database)).token == second.database.token != ""

    asyncio.run(scenario())


def test_a_second_server_is_refused_while_the_first_shows_signs_of_life(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as first, open_store(url) as second:
            await take_lock(first.database)
            time = Time(lambda: beat(first))
            with pytest.raises(LockedError, match=r"another server \(process \d+ on .+\) has this database"):
                await take_lock(second.database, now=time, pause=time.pause)
            assert time.now == pytest.approx(2 * POLL_SECONDS)
            await write_tables(first, "oak")
            assert await read_bodies(second, "oak") == ["opened"]

    asyncio.run(scenario())


def test_a_start_that_is_cancelled_while_it_takes_the_lock_can_release_it(url: str) -> None:
    """The write may be committed although it is no longer awaited."""

    async def scenario() -> None:
        async with open_store(url) as store, open_store(url) as other:
            taking = asyncio.create_task(take_lock(store.database))
            write = store.database.write

            async def cancel_and_write(*words: Any, **named: Any) -> Any:
                taking.cancel()
                return await write(*words, **named)

            store.database.write = cancel_and_write  # type: ignore[method-assign]  # a write at the worst moment
            with pytest.raises(asyncio.CancelledError):
                await taking
            store.database.write = write  # type: ignore[method-assign]
            assert (await read_holder(other.database)).token == store.database.token != ""
            await release_lock(store.database)
            assert (await read_holder(other.database)).token == ""

    asyncio.run(scenario())


def test_nothing_is_written_by_a_server_that_has_released_its_lock(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            await take_lock(store.database)
            await write_tables(store, "oak")
            await release_lock(store.database)
            writes: list[Callable[[], Awaitable[object]]] = [
                lambda: beat(store),
                lambda: store.journal.append("oak", 1, make_rows("late")),
            ]
            for write in writes:
                with pytest.raises(LockTakenError):
                    await write()
            assert await read_bodies(store, "oak") == ["opened"]
            await take_lock(store.database, pause=no_pause)
            await store.journal.append("oak", 1, make_rows("made"))

    asyncio.run(scenario())


def test_a_silent_server_is_waited_for_and_then_replaced(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as first, open_store(url) as second:
            await held_elsewhere(first)
            time, waited_for = Time(), list[str]()
            await take_lock(second.database, silent_seconds=7, on_wait=waited_for.append, now=time, pause=time.pause)
            assert 7 <= time.now < 7.2
            assert len(waited_for) == 1

    asyncio.run(scenario())


def test_a_last_sign_of_life_lengthens_the_wait_and_is_not_enough_to_be_refused(url: str) -> None:
    """Postgres may carry out what a server sent before it died."""

    async def scenario() -> None:
        async with open_store(url) as first, open_store(url) as second:
            await held_elsewhere(first)
            looks = count()

            async def beat_once() -> None:
                if next(looks) == 50:
                    await beat(first)

            time = Time(beat_once)
            await take_lock(second.database, silent_seconds=7, now=time, pause=time.pause)
            assert 12 <= time.now < 12.5

    asyncio.run(scenario())


def test_a_lock_that_is_released_during_the_wait_is_taken_then(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as first, open_store(url) as second:
            await held_elsewhere(first)
            time = Time(lambda: release_lock(first.database))
            await take_lock(second.database, now=time, pause=time.pause)
            assert time.now == pytest.approx(POLL_SECONDS)

    asyncio.run(scenario())


def test_time_in_which_the_waiting_process_was_suspended_is_no_silence_of_the_holder() -> None:
    watch, row = HolderWatch(0), Row("token", "", "", 1)
    watch.poll(row, 0)
    watch.poll(row, 3600)
    assert watch.silent_seconds == MAX_COUNTED_SECONDS


@contextmanager
def running(program: str, *words: str) -> Iterator[subprocess.Popen[str]]:
    """A child process that is killed at the end."""
    child = subprocess.Popen(
        [sys.executable, "-c", program, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with child:
        try:
            yield child
        finally:
            child.kill()
            child.wait()


def line_of(child: subprocess.Popen[str]) -> str:
    """The first line that a child prints."""
    assert child.stdout is not None
    ready, _, _ = select.select([child.stdout], [], [], DEADLINE_SECONDS)
    assert ready, f"nothing was printed within {DEADLINE_SECONDS} seconds"
    return child.stdout.readline()


def test_a_server_that_was_killed_on_this_machine_is_replaced_at_once(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as store:
            await take_lock(store.database, pause=no_pause)

    with running(HOLDER, url) as holder:
        assert line_of(holder) == "held\n"
    asyncio.run(scenario())


def test_a_process_is_dead_if_it_ended_or_its_number_went_to_another_one() -> None:
    mine = process_id()
    machine, number, started = mine.rsplit(" ", 2)
    assert not is_dead(mine)
    assert is_dead(f"{machine} {number} {int(started) - 1}")
    assert is_dead(f"{machine} {2**22 + 1} {started}")
    assert not is_dead(f"another-machine {2**22 + 1} {started}")
    assert not is_dead("")


def test_a_process_that_ended_is_dead_before_its_parent_asks_how() -> None:
    machine = process_id().rsplit(" ", 2)[0]
    with running("print('up', flush=True); input()") as child:
        assert line_of(child) == "up\n"
        process = f"{machine} {child.pid} {stat_of(child.pid)[1]}"
        assert not is_dead(process)
        child.kill()
        deadline = wall_time.monotonic() + DEADLINE_SECONDS
        while not is_dead(process):
            assert wall_time.monotonic() < deadline, "a zombie is taken for a process that runs"
        assert child.returncode is None, "its end was not asked for"


def test_a_server_that_lost_its_lock_writes_nothing(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as old, open_store(url) as new:
            await take_lock(old.database)
            await write_tables(old, "oak", "elm")
            await take_lock(new.database, force=True, pause=no_pause)
            writes: list[Callable[[], Awaitable[object]]] = [
                lambda: write_tables(old, "ash"),
                lambda: old.journal.append("oak", 1, make_rows("made")),
                lambda: old.repository.save_report(StoredReport("oak", 1, 0, "Rude", "", [])),
                lambda: old.repository.delete("elm"),
                lambda: old.repository.save_heartbeat("server", 1),
                lambda: old.repository.prune_heartbeats(0),
                lambda: release_lock(old.database),
            ]
            assert not old.database.lock_taken.is_set()
            for write in writes:
                with pytest.raises(LockTakenError):
                    await write()
                assert old.database.lock_taken.is_set()
            assert [brief.id for brief in await new.repository.list_recent(9)] == ["elm", "oak"]
            assert (await read_bodies(new, "oak"), await new.repository.list_reports(9)) == (["opened"], [])
            await new.journal.append("oak", 1, make_rows("theirs"))
            assert await read_bodies(old, "oak") == ["opened", "theirs"]

    asyncio.run(scenario())


def test_what_is_on_its_way_when_the_lock_is_taken_is_there_or_never_comes(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as old, open_store(url) as new:
            await take_lock(old.database)
            await write_tables(old, "oak")
            written = 0

            async def play() -> None:
                nonlocal written
                for seq in count(1):
                    await old.journal.append("oak", seq, make_rows("made"))
                    written = seq

            playing = asyncio.create_task(play())
            while written < 20:
                await asyncio.sleep(0)
            await take_lock(new.database, force=True)
            known = await read_bodies(new, "oak")
            with pytest.raises(LockTakenError):
                await playing
            assert await read_bodies(new, "oak") == known
            assert len(known) == written + 1, "what was acknowledged is there, and nothing else"

    asyncio.run(scenario())


def test_a_server_whose_row_was_deleted_writes_no_more_and_the_next_one_makes_another(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as first, open_store(url) as second:
            await take_lock(first.database)
            await run_statement(second, "DELETE FROM server_lock")
            with pytest.raises(LockTakenError):
                await beat(first)
            await take_lock(second.database, pause=no_pause)
            await write_tables(second, "oak")

    asyncio.run(scenario())


def test_a_process_without_the_lock_may_still_manage_tables(url: str) -> None:
    async def scenario() -> None:
        async with open_store(url) as server, open_store(url) as operator:
            await take_lock(server.database)
            await write_tables(server, "oak")
            assert await operator.repository.delete("oak")
            async with operator.database.read_transaction() as connection:
                assert await connection.scalar(text("SELECT count(*) FROM server_lock")) == 1

    asyncio.run(scenario())
