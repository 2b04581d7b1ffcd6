"""Tables asleep: those that nobody would miss leave the memory, and are as they were when somebody comes."""

import gc
import tracemalloc

import pytest

from knockbox.server.errors import RequestRefusedError
from tests.server.kit import Guest, Kit, play_on, require_guest_to_move, run, settle

DAY_MS = 86_400_000
SOON_MS = 600_000
"""After which a table that nobody missed is put to sleep."""
MOST_BYTES = 100_000
"""That a table takes whose cards are dealt and at which two people sit."""


def close_all(guests: list[Guest]) -> None:
    for guest in guests:
        guest.close("gone", "")


def nod_off(kit: Kit) -> set[str]:
    """What is awake after nobody has been missed for long enough."""
    kit.house.put_idle_to_sleep(SOON_MS)
    kit.time.now += SOON_MS
    kit.house.put_idle_to_sleep(SOON_MS)
    return set(kit.house.awake)


def test_a_match_by_correspondence_sleeps_for_days_between_two_answers_and_goes_on() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(correspondence=True)
        guests = await kit.connect_all(opened)
        await play_on(guests, 20)
        for _ in range(4):
            player, scenes = require_guest_to_move(guests), [guest.scene for guest in guests]
            mover, known = guests.index(player), [guest.actor.table.match for guest in guests]
            seqs = [course.last_seq[seat] for seat, course in enumerate(known) if course]
            close_all(guests)
            assert nod_off(kit) == set()
            kit.time.now += 3 * DAY_MS
            guests = [
                await kit.guest(opened.table, seat.token, seq=seq) for seat, seq in zip(opened.seats, seqs, strict=True)
            ]
            assert [guest.scene for guest in guests] == scenes
            assert [guest.last("events")["events"] for guest in guests] == [[], []]
            again = guests[mover]
            assert (await again.choose(again.options[0]))["is"] == "accepted"

    run(scenario())


def test_no_table_sleeps_while_it_is_watched_or_before_its_time() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        guests = await kit.connect_all(opened)
        onlooker = await kit.guest(opened.table)
        close_all(guests)
        assert nod_off(kit) == {opened.table}
        onlooker.close("gone", "")
        kit.house.put_idle_to_sleep(SOON_MS)
        kit.time.now += SOON_MS - 1
        kit.house.put_idle_to_sleep(SOON_MS)
        assert set(kit.house.awake) == {opened.table}
        kit.time.now += 1
        kit.house.put_idle_to_sleep(SOON_MS)
        assert set(kit.house.awake) == set()

    run(scenario())


def test_a_visit_keeps_a_table_awake_for_as_long_again() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        close_all(await kit.connect_all(opened))
        kit.house.put_idle_to_sleep(SOON_MS)
        kit.time.now += SOON_MS
        guest = await kit.guest(opened.table)
        kit.house.put_idle_to_sleep(SOON_MS)
        guest.close("gone", "")
        kit.house.put_idle_to_sleep(SOON_MS)
        assert set(kit.house.awake) == {opened.table}

    run(scenario())


def test_a_clock_that_runs_keeps_its_table_awake_until_it_has_run_out() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"] * 2)
        guests = await kit.connect_all(opened)
        actor = guests[0].actor
        close_all(guests)
        assert nod_off(kit) == {opened.table}
        actor.check_timeout()
        await settle(actor)
        assert actor.table.phase == "over"
        assert nod_off(kit) == set()

    run(scenario())


def test_a_full_registry_unloads_idle_tables_only() -> None:
    async def scenario() -> None:
        kit = Kit()
        kit.house.max_tables = 2
        first, second = await kit.open(), await kit.open()
        guest = await kit.guest(first.table)
        third = await kit.open()
        assert set(kit.house.awake) == {first.table, third.table}
        await kit.guest(third.table)
        with pytest.raises(RequestRefusedError) as caught:
            await kit.open()
        assert caught.value.code == "full"
        guest.close("gone", "")
        await kit.guest(second.table)
        assert set(kit.house.awake) == {second.table, third.table}

    run(scenario())


def test_a_table_takes_little_room_and_leaves_none_when_it_sleeps() -> None:
    async def scenario() -> None:
        kit = Kit()
        await kit.duel()  # what all tables share is made once
        await taken_by(kit, 1)
        taken, left = await taken_by(kit, 8)
        assert taken < 8 * MOST_BYTES
        assert left < 8 * MOST_BYTES // 10

    run(scenario())


async def taken_by(kit: Kit, tables: int) -> tuple[int, int]:
    """Bytes that some tables take awake and asleep; their logs, which a store has elsewhere, are not counted."""
    tracemalloc.start()
    try:
        before = held()
        guests = [guest for _ in range(tables) for guest in await kit.duel()]
        for guest in guests:
            guest.received.clear()
            guest.messages.clear()
        taken = held() - before
        close_all(guests)
        guests.clear()
        nod_off(kit)
        kit.store.logs.clear()
        return taken, held() - before
    finally:
        tracemalloc.stop()


def held() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]
