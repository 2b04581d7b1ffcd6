"""Clocks: the minutes of a dungeon and the time for each decision of a duel, held by the server."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from knockbox.records.verify import Exact, verify
from knockbox.server.records import record_of
from knockbox.server.tables import log
from knockbox.server.tables.actor import CREDIT_MS
from tests.server.kit import Guest, Kit, asked, code, play_on, run, rung, settled

MINUTE = 60_000


async def explorers(kit: Kit, *seats: str) -> list[Guest]:
    return await kit.duel({"timer": "6"}, game="dungeon", seats=list(seats))


def left_ms(guest: Guest) -> int:
    """What the clock shows now, to whoever looks."""
    table = guest.actor.table
    assert table.clock is not None
    return table.clock.left_ms(guest.actor.around.now_ms())


def is_running(guest: Guest) -> bool:
    clock = guest.actor.table.clock
    assert clock is not None
    return clock.is_running


def inputs(guest: Guest) -> list[Any]:
    course = guest.actor.table.course
    assert course is not None
    return course.session.inputs


def someone(guests: list[Guest]) -> Guest:
    guest = asked(guests)
    assert guest is not None
    return guest


def test_the_minutes_of_a_dungeon_run_for_the_whole_match() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await explorers(kit, "here", "here")
        assert guests[0].scene["clock"] == {"left_ms": 6 * MINUTE, "running": True, "seat": None, "rule": "KKD-END-5"}
        kit.time.now += 10_000
        player = someone(guests)
        await player.choose(player.options[0])
        assert player.scene["clock"]["left_ms"] == 6 * MINUTE - 10_000
        kit.time.now += 5_000
        await player.choose(player.options[0])
        assert {guest.scene["clock"]["left_ms"] for guest in guests} == {6 * MINUTE - 15_000}
        assert [made.clock_ms for made in inputs(player)] == [10_000, 15_000]

    run(scenario())


def test_when_the_minutes_are_over_the_table_says_so_and_the_match_is_lost() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await explorers(kit, "here", "here")
        kit.time.now += 6 * MINUTE - 1
        await rung(guests[0].actor)
        assert guests[0].scene["phase"] == "playing"
        kit.time.now += 1
        await rung(guests[0].actor)
        assert [guest.scene["phase"] for guest in guests] == ["over", "over"]
        assert guests[0].scene["result"] == [-1, -1]
        assert guests[0].scene["view"]["table"]["verdict"] == "KKD-END-5"
        assert [(made.seat, made.notation, made.clock_ms) for made in inputs(guests[0])] == [
            (-1, "time-up", 6 * MINUTE)
        ]

    run(scenario())


def test_whoever_is_too_slow_gets_the_house_answer_and_after_three_has_lost() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await kit.duel({"decision_time": "30"})
        while someone(guests).scene["question"]["prompt"] != "take_action":
            await play_on(guests, 1)
        player = someone(guests)
        assert player.scene["clock"] | {"left_ms": 0} == {
            "left_ms": 0,
            "running": True,
            "seat": player.visitor.seat,
            "rule": "KDR-76",
        }
        late = 0
        while guests[0].scene["phase"] == "playing":
            player = someone(guests)
            assert player.scene["clock"]["left_ms"] == 30_000
            kit.time.now += 30_000
            await rung(player.actor)
            late += 1
            assert inputs(player)[-1].notation == "time-out"
            assert inputs(player)[-1].seat == -1
        told = [event["event"]["type"] for message in guests[0].all("events") for event in message["events"]]
        assert told.count("TimedOut") == late
        assert guests[0].scene["result"] in ([1, -1], [-1, 1])

    run(scenario())


def test_a_new_decision_has_its_whole_time() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await kit.duel({"decision_time": "30"})
        while someone(guests).scene["question"]["prompt"] != "take_action":
            await play_on(guests, 1)
        kit.time.now += 29_000
        await play_on(guests, 1)
        assert someone(guests).scene["clock"]["left_ms"] == 30_000
        assert {made.clock_ms for made in inputs(guests[0])} == {0}

    run(scenario())


def test_a_secret_that_both_are_asked_for_gives_both_the_same_time() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await sealing(kit)
        kit.time.now += 20_000
        await ana.choose(ana.options[0])
        assert left_ms(olek) == 10_000
        kit.time.now += 10_000
        await rung(olek.actor)
        assert [(made.seat, made.notation.split()[0]) for made in inputs(ana)[-2:]] == [(0, "keep"), (-1, "time-out")]
        assert ana.scene["question"]["prompt"] == "keep_second"
        assert left_ms(ana) == 30_000

    run(scenario())


async def sealing(kit: Kit) -> list[Guest]:
    guests = await kit.duel({"decision_time": "30"})
    while someone(guests).scene["question"]["prompt"] != "keep_first":
        await play_on(guests, 1)
    return guests


def test_when_nobody_has_sealed_in_time_both_get_the_house_answer() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, _ = await sealing(kit)
        kit.time.now += 30_000
        await rung(ana.actor)
        await rung(ana.actor)
        assert [made.notation for made in inputs(ana)[-2:]] == ["time-out", "time-out"]
        assert ana.scene["question"]["prompt"] == "keep_second"

    run(scenario())


def test_an_early_answer_under_seal_is_kept_when_the_others_time_is_over() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await sealing(kit)
        chosen = olek.options[1]
        await olek.choose(chosen)
        assert left_ms(ana) == 30_000
        kit.time.now += 30_000
        await rung(ana.actor)
        assert inputs(ana)[-1].notation == "time-out"
        assert ana.actor.table.game.spell(chosen) == f"keep {olek.scene['view']['own']['kept'][0]}"
        assert olek.scene["question"]["prompt"] == "keep_second"

    run(scenario())


def test_no_clock_runs_while_bots_think_or_nobody_sits_where_somebody_is_asked() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "here"], options={"timer": "6"})
        guests = await kit.seated(opened)
        player = someone(guests)
        other, seat = guests[1 - guests.index(player)], player.visitor.seat
        kit.time.now += 1_000
        await player.ask("leave")
        assert other.scene["clock"] | {"rule": ""} == {
            "left_ms": 6 * MINUTE - 1_000,
            "running": False,
            "seat": None,
            "rule": "",
        }
        kit.time.now += MINUTE
        assert seat is not None
        await kit.house.sit(opened.table, seat, "", "Ida")
        assert (left_ms(other), is_running(other)) == (6 * MINUTE - 1_000, True)

    run(scenario())


def test_a_bot_that_thinks_costs_nobody_time() -> None:
    async def scenario() -> None:
        kit = Kit()
        thinking = asyncio.Event()

        async def think(seconds: float) -> None:
            kit.time.now += 10_000
            thinking.set()
            await asyncio.sleep(0)

        kit.house.around.wait = think
        opened = await kit.open("dungeon", ["here", "random"], options={"timer": "6", "first_player": "1"})
        (ana,) = await kit.seated(opened)
        assert is_running(ana) is False
        while not ana.options:
            await asyncio.sleep(0)
        assert thinking.is_set()
        assert (left_ms(ana), is_running(ana)) == (6 * MINUTE, True)

    run(scenario())


def test_a_seat_that_is_handed_over_stops_the_clock_and_taken_back_starts_it() -> None:
    async def scenario() -> None:
        kit = Kit()
        kit.house.around.wait = for_ever
        (ana, olek) = await explorers(kit, "here", "here")
        player = someone([ana, olek])
        kit.time.now += 1_000
        await player.ask("hand", seat=player.visitor.seat, bot="random")
        kit.time.now += MINUTE
        assert (left_ms(ana), is_running(ana)) == (6 * MINUTE - 1_000, False)
        await player.ask("hand", seat=player.visitor.seat)
        kit.time.now += 1_000
        assert (left_ms(ana), is_running(ana)) == (6 * MINUTE - 2_000, True)
        kit.house.put_to_sleep(ana.actor.table.id)

    run(scenario())


async def for_ever(seconds: float) -> None:
    await asyncio.Event().wait()


def test_a_pause_needs_all_people_and_ends_when_one_has_had_enough() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await explorers(kit, "here", "here", "random")
        ana, olek = guests
        await ana.ask("pause", on=True)
        assert olek.scene["paused"] is False
        assert olek.last("seats")["seats"][0]["wants_pause"] is True
        kit.time.now += 1_000
        await olek.ask("pause", on=True)
        assert [guest.scene["paused"] for guest in guests] == [True, True]
        assert is_running(ana) is False
        kit.time.now += 10 * MINUTE
        await rung(ana.actor)
        assert ana.scene["phase"] == "playing"
        for guest in guests:
            if guest.options:
                assert code(await guest.choose(guest.options[0])) == "paused"
        await ana.ask("pause", on=False)
        assert [guest.scene["paused"] for guest in guests] == [False, False]
        assert [seat["wants_pause"] for seat in ana.last("seats")["seats"]] == [False, False, False]

    run(scenario())


def test_time_stands_still_in_a_pause() -> None:
    async def scenario() -> None:
        kit = Kit()
        (ana,) = await explorers(kit, "here")
        kit.time.now += 1_000
        await ana.ask("pause", on=True)
        kit.time.now += 10 * MINUTE
        await rung(ana.actor)
        assert ana.scene["clock"] | {"rule": ""} == {
            "left_ms": 6 * MINUTE - 1_000,
            "running": False,
            "seat": None,
            "rule": "",
        }
        await ana.ask("pause", on=False)
        kit.time.now += 2_000
        assert left_ms(ana) == 6 * MINUTE - 3_000

    run(scenario())


def test_in_a_pause_people_may_still_speak_and_bots_do_nothing() -> None:
    async def scenario() -> None:
        kit = Kit()
        gate = asyncio.Event()

        async def wait(seconds: float) -> None:
            await gate.wait()

        kit.house.around.wait = wait
        opened = await kit.open("dungeon", ["here", "random"], options={"first_player": "1"})
        (ana,) = await kit.seated(opened)
        assert ana.actor.company.is_busy
        await ana.ask("pause", on=True)
        gate.set()
        await settled(ana.actor)
        assert inputs(ana) == []
        said = await ana.ask("choose", choice=ana.scene["utterances"][0]["choice"])
        assert said["is"] == "accepted"
        assert (await ana.ask("chat", text="soup"))["is"] == "accepted"
        await ana.ask("pause", on=False)
        await settled(ana.actor)
        assert {made.seat for made in inputs(ana)} == {0, 1}

    run(scenario())


@pytest.mark.parametrize("how", ["leave", "hand"])
def test_whoever_leaves_or_hands_over_has_no_vote(how: str) -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await explorers(kit, "here", "here")
        await ana.ask("pause", on=True)
        await (olek.ask("leave") if how == "leave" else olek.ask("hand", seat=1, bot="random"))
        assert ana.scene["paused"] is True
        assert is_running(ana) is False

    run(scenario())


@pytest.mark.parametrize("how", ["leave", "hand"])
def test_a_vote_goes_with_whoever_cast_it(how: str) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "here"])
        ana, olek = await kit.seated(opened)
        await olek.ask("pause", on=True)
        await (olek.ask("leave") if how == "leave" else olek.ask("hand", seat=1, bot="random"))
        assert ana.last("seats")["seats"][1]["wants_pause"] is False
        if how == "leave":
            await kit.house.sit(opened.table, 1, "", "Ida")
        else:
            await olek.ask("hand", seat=1)
        await ana.ask("pause", on=True)
        assert ana.scene["paused"] is False

    run(scenario())


def test_somebody_who_sits_down_in_a_pause_ends_it() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "here"])
        ana, olek = await kit.seated(opened)
        await ana.ask("pause", on=True)
        await olek.ask("leave")
        assert ana.scene["paused"] is True
        await kit.house.sit(opened.table, 1, "", "Ida")
        assert ana.scene["paused"] is False

    run(scenario())


def test_by_correspondence_there_is_neither_clock_nor_pause() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, _ = await kit.duel(correspondence=True)
        assert ana.scene["clock"] is None
        assert code(await ana.ask("pause", on=True)) == "no-pause"

    run(scenario())


def test_who_hands_over_cannot_vote_and_before_the_deal_nobody_can() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana = await kit.guest(opened.table, opened.seats[0].token)
        assert code(await ana.ask("pause", on=True)) == "not-dealt"
        ana, _ = await kit.seated(opened)
        await ana.ask("hand", seat=0, bot="random")
        assert code(await ana.ask("pause", on=True)) == "handed"
        onlooker = await kit.guest(opened.table)
        assert code(await onlooker.ask("pause", on=True)) == "not-seated"
        kit.house.put_to_sleep(opened.table)

    run(scenario())


# ------------------------------------------------------------------------------------------- lag


def test_an_answer_that_was_on_its_way_counts() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await explorers(kit, "here", "here")
        player = someone(guests)
        player.lag_ms = 400
        kit.time.now += 6 * MINUTE + 399
        await rung(player.actor)
        assert (await player.choose(player.options[0]))["is"] == "accepted"
        kit.time.now += 1
        await rung(player.actor)
        assert player.scene["phase"] == "over"

    run(scenario())


def test_credit_for_lag_is_bounded_and_only_for_those_who_are_asked() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await explorers(kit, "here", "here")
        player = someone(guests)
        other = guests[1 - guests.index(player)]
        other.lag_ms = 900
        assert player.actor.credit_ms() == 0
        player.lag_ms = 86_400_000
        assert player.actor.credit_ms() == CREDIT_MS == 1000
        kit.time.now += 6 * MINUTE + CREDIT_MS
        await rung(player.actor)
        assert player.scene["phase"] == "over"

    run(scenario())


def test_what_comes_too_late_is_too_late_even_if_the_alarm_has_not_rung() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await explorers(kit, "here", "here")
        player = someone(guests)
        choice, question = player.options[0], player.scene["question"]["id"]
        kit.time.now += 6 * MINUTE
        assert code(await player.ask("choose", choice=choice, question=question)) == "over"
        assert [made.notation for made in inputs(player)] == ["time-up"]

    run(scenario())


def test_the_alarm_is_set_for_when_the_time_is_over() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await explorers(kit, "here", "here")
        player, loop = someone(guests), asyncio.get_running_loop()
        player.lag_ms = 500
        kit.time.now += MINUTE
        await player.choose(player.options[0])
        alarm = player.actor.alarm
        assert alarm is not None
        assert 5 * MINUTE / 1000 < alarm.when() - loop.time() < 5 * MINUTE / 1000 + 0.51
        for guest in guests:
            await guest.ask("pause", on=True)
        assert alarm.cancelled()
        assert player.actor.alarm is None

    run(scenario())


# ------------------------------------------------------------------------------------------- restarts


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
            kit.house = kit.built(kit.log.pulses["server"])
            ana = await kit.guest(opened.table, opened.seats[0].token)
            kit.time.now += 5_000
            await kit.house.beat()
        assert left_ms(ana) == 6 * MINUTE - 25_000
        assert ana.scene["phase"] == "playing"

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
