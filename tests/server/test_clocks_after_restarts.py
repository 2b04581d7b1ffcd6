"""Clocks over restarts: a crash eats nobody's time, and gives nobody any."""

import asyncio
from pathlib import Path

from knockbox.records.verify import Exact, verify
from knockbox.server.records import record_of
from knockbox.server.tables import log
from tests.server.kit import Kit, asked, run, rung, settled
from tests.server.minutes import MINUTE, inputs, is_running, left_ms


def test_time_in_which_no_server_ran_does_not_count_and_time_before_does() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"], options={"timer": "6"})
        (ana,) = await kit.seated(opened)
        kit.time.now += 10_000
        await ana.choose(ana.options[0])
        kit.time.now += 20_000
        await kit.house.beat()
        kit.time.now += 700
        kit.restart()
        kit.time.now += 60 * MINUTE
        ana = await kit.guest(opened.table, opened.seats[0].token)
        assert ana.scene["clock"]["left_ms"] == 6 * MINUTE - 30_000
        kit.time.now += 1_000
        assert left_ms(ana) == 6 * MINUTE - 31_000

    run(scenario())


def test_a_second_crash_does_not_bring_back_the_time_of_the_first() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"], options={"timer": "6"})
        await kit.seated(opened)
        kit.time.now += 10_000
        await kit.house.beat()
        for _ in range(3):
            kit.restart()
            kit.time.now += 60 * MINUTE
            kit.house = kit.built()
            ana = await kit.guest(opened.table, opened.seats[0].token)
            kit.time.now += 5_000
            await kit.house.beat()
        assert left_ms(ana) == 6 * MINUTE - 25_000
        assert ana.scene["phase"] == "playing"

    run(scenario())


def test_a_server_that_nobody_came_to_eats_no_time_either() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"], options={"timer": "6"})
        await kit.seated(opened)
        kit.time.now += 10_000
        await kit.house.beat()
        for _ in range(3):  # servers live and die, and this table is asleep all the while
            kit.time.now += 60 * MINUTE
            kit.restart()
            await kit.house.beat()
            kit.time.now += 3 * MINUTE
            await kit.house.beat()
        kit.restart()
        ana = await kit.guest(opened.table, opened.seats[0].token)
        assert (ana.scene["phase"], left_ms(ana)) == ("playing", 6 * MINUTE - 10_000)

    run(scenario())


def test_the_pulse_of_an_older_version_still_counts() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"], options={"timer": "6"})
        await kit.seated(opened)
        kit.log.pulses = {"server": kit.time.now + 10_000, "somebody else": kit.time.now + MINUTE}
        kit.time.now += 60 * MINUTE
        kit.restart()
        ana = await kit.guest(opened.table, opened.seats[0].token)
        assert left_ms(ana) == 6 * MINUTE - 10_000

    run(scenario())


def test_of_a_server_that_nobody_remembers_only_what_it_wrote_counts() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"], options={"timer": "6"})
        (ana,) = await kit.seated(opened)
        kit.time.now += 10_000
        await ana.choose(ana.options[0])
        kit.time.now += MINUTE
        await kit.house.beat()
        kit.log.pulses.clear()
        kit.restart()
        ana = await kit.guest(opened.table, opened.seats[0].token)
        assert left_ms(ana) == 6 * MINUTE - 10_000

    run(scenario())


def test_an_input_after_the_last_sign_of_life_counts_as_one() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"], options={"timer": "6"})
        (ana,) = await kit.seated(opened)
        await kit.house.beat()
        kit.time.now += 800
        await ana.choose(ana.options[0])
        kit.time.now += 60 * MINUTE
        kit.restart()
        again = await kit.guest(opened.table, opened.seats[0].token)
        assert left_ms(again) == 6 * MINUTE - 800

    run(scenario())


def test_a_clock_that_stood_still_stands_still_after_a_restart_and_nothing_is_written() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"], options={"timer": "6"})
        (ana,) = await kit.seated(opened)
        kit.time.now += 1_000
        await ana.ask("pause", on=True)
        lines = len(kit.log.lines[opened.table])
        kit.restart()
        kit.time.now += 60 * MINUTE
        ana = await kit.guest(opened.table, opened.seats[0].token)
        assert (left_ms(ana), ana.scene["paused"]) == (6 * MINUTE - 1_000, True)
        assert len(kit.log.lines[opened.table]) == lines

    run(scenario())


def test_a_vote_outlasts_a_crash_which_takes_and_gives_no_time_while_it_is_open_or_carried() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "here"], options={"timer": "6"})
        ana, olek = await kit.seated(opened)
        kit.time.now += 10_000
        await ana.ask("pause", on=True)
        kit.time.now += 5_000
        for left, is_paused in ((6 * MINUTE - 15_000, False), (6 * MINUTE - 17_000, True)):
            await kit.house.beat()
            kit.time.now += 500  # in which the server dies
            kit.restart()
            kit.time.now += 60 * MINUTE
            ana, olek = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
            assert [seat["wants_pause"] for seat in ana.last("seats")["seats"]] == [True, is_paused]
            assert (left_ms(ana), is_running(ana)) == (left, not is_paused)
            kit.time.now += 2_000
            await olek.ask("pause", on=True)
        assert left_ms(ana) == 6 * MINUTE - 17_000
        await ana.ask("pause", on=False)
        kit.time.now += 1_000
        assert left_ms(ana) == 6 * MINUTE - 18_000

    run(scenario())


def test_a_bot_that_no_server_asked_costs_whoever_takes_its_seat_back_nothing() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"], options={"timer": "6"})
        kit.house.around.wait = for_ever
        (ana,) = await kit.seated(opened)
        await ana.ask("hand", seat=0, bot="random")
        kit.time.now += 60 * MINUTE
        kit.restart()
        kit.house.around.wait = for_ever
        ana = await kit.guest(opened.table, opened.seats[0].token)
        kit.time.now += 1_000
        await ana.ask("hand", seat=0)
        assert left_ms(ana) == 6 * MINUTE - 1_000
        kit.house.put_to_sleep(opened.table)

    run(scenario())


async def for_ever(seconds: float) -> None:
    await asyncio.Event().wait()


def test_a_table_that_is_read_anew_in_the_same_life_has_lost_no_time() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"], options={"timer": "6"})
        (ana,) = await kit.seated(opened)
        ana.actor.lose("unavailable", "for a test")
        kit.time.now += 10_000
        again = await kit.guest(opened.table, opened.seats[0].token)
        assert left_ms(again) == 6 * MINUTE - 10_000

    run(scenario())


def test_a_machine_that_slept_eats_no_time_either() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"], options={"timer": "6"})
        (ana,) = await kit.seated(opened)
        quiet = await kit.duel()
        lines = quiet[0].actor.table.lines
        kit.time.now += 10_000 + 60 * MINUTE
        await kit.house.skip(60 * MINUTE)
        assert left_ms(ana) == ana.scene["clock"]["left_ms"] == 6 * MINUTE - 10_000
        await rung(ana.actor)
        assert ana.scene["phase"] == "playing"
        assert quiet[0].actor.table.lines == lines
        kit.restart()
        again = await kit.guest(opened.table, opened.seats[0].token)
        assert left_ms(again) == 6 * MINUTE - 10_000

    run(scenario())


def test_the_end_of_the_time_comes_at_once_if_it_was_over_before_the_crash() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"], options={"timer": "6"})
        await kit.seated(opened)
        kit.time.now += 7 * MINUTE
        await kit.house.beat()
        kit.restart()
        ana = await kit.guest(opened.table, opened.seats[0].token)
        await settled(ana.actor)
        assert ana.scene["phase"] == "over"

    run(scenario())


def test_the_clock_in_a_record_never_runs_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "here"], options={"timer": "6"})
        guests = await kit.seated(opened)
        for number in range(400):
            player = asked(guests)
            if player is None:
                break
            kit.time.now += (1_500, -700, 0, 400)[number % 4]
            await player.choose(player.options[number % len(player.options)])
            if player.scene["undo"] and number % 3 == 0:
                await player.ask("undo")
            if number % 7 == 0:
                kit.restart()
                guests = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
        shown = [made.clock_ms for made in inputs(guests[0])]
        assert shown == sorted(shown)
        assert shown[-1] > 0
        path = tmp_path / "match.kbr"
        path.write_bytes(record_of(guests[0].actor.table))
        assert isinstance(verify(path), Exact)

    run(scenario())


def test_who_wakes_a_timed_table_leaves_a_line_about_its_clock() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"], options={"timer": "6"})
        await kit.seated(opened)
        kit.time.now += 3_000
        await kit.house.beat()
        kit.restart()
        kit.time.now += MINUTE
        await kit.house.find(opened.table)
        assert log.read(kit.log.lines[opened.table][-1][2]) == log.Resumed(3_000)

    run(scenario())
