"""Clocks over restarts: a crash eats nobody's time, and gives nobody any."""

import asyncio
from pathlib import Path

from knockbox.records.verify import ExactVerdict, verify
from knockbox.server.records import build_record
from knockbox.server.tables import log
from tests.server.clock_tables import MINUTE_MS, is_running, left_ms, match_inputs
from tests.server.kit import Kit, fire_timeout, guest_to_move, run, settle


def test_time_in_which_no_server_ran_does_not_count_and_time_before_does() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"], options={"timer": "6"})
        (ana,) = await kit.connect_all(opened)
        kit.time.now += 10_000
        await ana.choose(ana.options[0])
        kit.time.now += 20_000
        await kit.house.heartbeat()
        kit.time.now += 700
        kit.restart()
        kit.time.now += 60 * MINUTE_MS
        ana = await kit.guest(opened.table, opened.seats[0].token)
        assert ana.scene["clock"]["left_ms"] == 6 * MINUTE_MS - 30_000
        kit.time.now += 1_000
        assert left_ms(ana) == 6 * MINUTE_MS - 31_000

    run(scenario())


def test_a_second_crash_does_not_bring_back_the_time_of_the_first() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"], options={"timer": "6"})
        await kit.connect_all(opened)
        kit.time.now += 10_000
        await kit.house.heartbeat()
        for _ in range(3):
            kit.restart()
            kit.time.now += 60 * MINUTE_MS
            kit.house = kit.build_registry()
            ana = await kit.guest(opened.table, opened.seats[0].token)
            kit.time.now += 5_000
            await kit.house.heartbeat()
        assert left_ms(ana) == 6 * MINUTE_MS - 25_000
        assert ana.scene["phase"] == "playing"

    run(scenario())


def test_a_server_without_visitors_takes_no_time_either() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"], options={"timer": "6"})
        await kit.connect_all(opened)
        kit.time.now += 10_000
        await kit.house.heartbeat()
        for _ in range(3):  # servers live and die, and this table is asleep all the while
            kit.time.now += 60 * MINUTE_MS
            kit.restart()
            await kit.house.heartbeat()
            kit.time.now += 3 * MINUTE_MS
            await kit.house.heartbeat()
        kit.restart()
        ana = await kit.guest(opened.table, opened.seats[0].token)
        assert (ana.scene["phase"], left_ms(ana)) == ("playing", 6 * MINUTE_MS - 10_000)

    run(scenario())


def test_the_heartbeat_of_an_older_version_still_counts() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"], options={"timer": "6"})
        await kit.connect_all(opened)
        kit.store.heartbeats = {"server": kit.time.now + 10_000, "somebody else": kit.time.now + MINUTE_MS}
        kit.time.now += 60 * MINUTE_MS
        kit.restart()
        ana = await kit.guest(opened.table, opened.seats[0].token)
        assert left_ms(ana) == 6 * MINUTE_MS - 10_000

    run(scenario())


def test_without_heartbeats_only_what_a_server_wrote_counts() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"], options={"timer": "6"})
        (ana,) = await kit.connect_all(opened)
        kit.time.now += 10_000
        await ana.choose(ana.options[0])
        kit.time.now += MINUTE_MS
        await kit.house.heartbeat()
        kit.store.heartbeats.clear()
        kit.restart()
        ana = await kit.guest(opened.table, opened.seats[0].token)
        assert left_ms(ana) == 6 * MINUTE_MS - 10_000

    run(scenario())


def test_an_input_after_the_last_sign_of_life_counts_as_one() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"], options={"timer": "6"})
        (ana,) = await kit.connect_all(opened)
        await kit.house.heartbeat()
        kit.time.now += 800
        await ana.choose(ana.options[0])
        kit.time.now += 60 * MINUTE_MS
        kit.restart()
        again = await kit.guest(opened.table, opened.seats[0].token)
        assert left_ms(again) == 6 * MINUTE_MS - 800

    run(scenario())


def test_a_stopped_clock_stays_stopped_after_a_restart_and_nothing_is_written() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"], options={"timer": "6"})
        (ana,) = await kit.connect_all(opened)
        kit.time.now += 1_000
        await ana.ask("pause", on=True)
        lines = len(kit.store.logs[opened.table])
        kit.restart()
        kit.time.now += 60 * MINUTE_MS
        ana = await kit.guest(opened.table, opened.seats[0].token)
        assert (left_ms(ana), ana.scene["paused"]) == (6 * MINUTE_MS - 1_000, True)
        assert len(kit.store.logs[opened.table]) == lines

    run(scenario())


def test_a_vote_outlasts_a_crash_which_takes_and_gives_no_time_while_it_is_open_or_carried() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "here"], options={"timer": "6"})
        ana, olek = await kit.connect_all(opened)
        kit.time.now += 10_000
        await ana.ask("pause", on=True)
        kit.time.now += 5_000
        for left, is_paused in ((6 * MINUTE_MS - 15_000, False), (6 * MINUTE_MS - 17_000, True)):
            await kit.house.heartbeat()
            kit.time.now += 500  # in which the server dies
            kit.restart()
            kit.time.now += 60 * MINUTE_MS
            ana, olek = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
            assert [seat["wants_pause"] for seat in ana.last("seats")["seats"]] == [True, is_paused]
            assert (left_ms(ana), is_running(ana)) == (left, not is_paused)
            kit.time.now += 2_000
            await olek.ask("pause", on=True)
        assert left_ms(ana) == 6 * MINUTE_MS - 17_000
        await ana.ask("pause", on=False)
        kit.time.now += 1_000
        assert left_ms(ana) == 6 * MINUTE_MS - 18_000

    run(scenario())


def test_a_bot_that_no_server_asked_costs_no_time_when_its_seat_is_taken_back() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"], options={"timer": "6"})
        kit.house.context.sleep = for_ever
        (ana,) = await kit.connect_all(opened)
        await ana.ask("hand", seat=0, bot="random")
        kit.time.now += 60 * MINUTE_MS
        kit.restart()
        kit.house.context.sleep = for_ever
        ana = await kit.guest(opened.table, opened.seats[0].token)
        kit.time.now += 1_000
        await ana.ask("hand", seat=0)
        assert left_ms(ana) == 6 * MINUTE_MS - 1_000
        kit.house.put_to_sleep(opened.table)

    run(scenario())


async def for_ever(seconds: float) -> None:
    await asyncio.Event().wait()


def test_a_table_reloaded_in_the_same_server_run_has_lost_no_time() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"], options={"timer": "6"})
        (ana,) = await kit.connect_all(opened)
        ana.actor.abandon("unavailable", "for a test")
        kit.time.now += 10_000
        again = await kit.guest(opened.table, opened.seats[0].token)
        assert left_ms(again) == 6 * MINUTE_MS - 10_000

    run(scenario())


def test_a_machine_that_slept_takes_no_time_either() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"], options={"timer": "6"})
        (ana,) = await kit.connect_all(opened)
        quiet = await kit.duel()
        lines = quiet[0].actor.table.next_seq
        kit.time.now += 10_000 + 60 * MINUTE_MS
        await kit.house.skip_clocks(60 * MINUTE_MS)
        assert left_ms(ana) == ana.scene["clock"]["left_ms"] == 6 * MINUTE_MS - 10_000
        await fire_timeout(ana.actor)
        assert ana.scene["phase"] == "playing"
        assert quiet[0].actor.table.next_seq == lines
        kit.restart()
        again = await kit.guest(opened.table, opened.seats[0].token)
        assert left_ms(again) == 6 * MINUTE_MS - 10_000

    run(scenario())


def test_the_end_of_the_time_comes_at_once_if_it_was_over_before_the_crash() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"], options={"timer": "6"})
        await kit.connect_all(opened)
        kit.time.now += 7 * MINUTE_MS
        await kit.house.heartbeat()
        kit.restart()
        ana = await kit.guest(opened.table, opened.seats[0].token)
        await settle(ana.actor)
        assert ana.scene["phase"] == "over"

    run(scenario())


def test_the_clock_in_a_record_never_runs_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "here"], options={"timer": "6"})
        guests = await kit.connect_all(opened)
        for number in range(400):
            player = guest_to_move(guests)
            if player is None:
                break
            kit.time.now += (1_500, -700, 0, 400)[number % 4]
            await player.choose(player.options[number % len(player.options)])
            if player.scene["undo"] and number % 3 == 0:
                await player.ask("undo")
            if number % 7 == 0:
                kit.restart()
                guests = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
        shown = [made.clock_ms for made in match_inputs(guests[0])]
        assert shown == sorted(shown)
        assert shown[-1] > 0
        path = tmp_path / "match.kbr"
        path.write_bytes(build_record(guests[0].actor.table))
        assert isinstance(verify(path), ExactVerdict)

    run(scenario())


def test_waking_a_timed_table_writes_a_clock_entry() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"], options={"timer": "6"})
        await kit.connect_all(opened)
        kit.time.now += 3_000
        await kit.house.heartbeat()
        kit.restart()
        kit.time.now += MINUTE_MS
        await kit.house.find(opened.table)
        assert log.decode_entry(kit.store.logs[opened.table][-1][2]) == log.ClockResumed(3_000)

    run(scenario())
