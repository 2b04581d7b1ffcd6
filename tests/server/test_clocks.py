"""Clocks: the minutes of a dungeon and the time for each decision of a duel, held by the server."""

import asyncio

from knockbox.server.tables.actor import MAX_LATENCY_CREDIT_MS
from tests.server.clock_tables import MINUTE_MS, left_ms, match_inputs, open_timed_dungeon
from tests.server.kit import Guest, Kit, fire_timeout, play_on, refusal_code, require_guest_to_move, run


def test_the_minutes_of_a_dungeon_run_for_the_whole_match() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await open_timed_dungeon(kit, "here", "here")
        assert guests[0].scene["clock"] == {
            "left_ms": 6 * MINUTE_MS,
            "running": True,
            "seat": None,
            "rule": "KKD-END-5",
        }
        kit.time.now += 10_000
        player = require_guest_to_move(guests)
        await player.choose(player.options[0])
        assert player.scene["clock"]["left_ms"] == 6 * MINUTE_MS - 10_000
        kit.time.now += 5_000
        await player.choose(player.options[0])
        assert {guest.scene["clock"]["left_ms"] for guest in guests} == {6 * MINUTE_MS - 15_000}
        assert [made.clock_ms for made in match_inputs(player)] == [10_000, 15_000]

    run(scenario())


def test_when_the_minutes_are_over_the_table_says_so_and_the_match_is_lost() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await open_timed_dungeon(kit, "here", "here")
        kit.time.now += 6 * MINUTE_MS - 1
        await fire_timeout(guests[0].actor)
        assert guests[0].scene["phase"] == "playing"
        kit.time.now += 1
        await fire_timeout(guests[0].actor)
        assert [guest.scene["phase"] for guest in guests] == ["over", "over"]
        assert guests[0].scene["result"] == [-1, -1]
        assert guests[0].scene["view"]["table"]["verdict"] == "KKD-END-5"
        assert [(made.seat, made.notation, made.clock_ms) for made in match_inputs(guests[0])] == [
            (-1, "time-up", 6 * MINUTE_MS)
        ]

    run(scenario())


def test_a_player_who_is_too_slow_gets_the_default_answer_and_loses_after_three() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await kit.duel({"decision_time": "30"})
        while require_guest_to_move(guests).scene["question"]["prompt"] != "take_action":
            await play_on(guests, 1)
        player = require_guest_to_move(guests)
        assert player.scene["clock"] | {"left_ms": 0} == {
            "left_ms": 0,
            "running": True,
            "seat": player.visitor.seat,
            "rule": "KDR-76",
        }
        late = 0
        while guests[0].scene["phase"] == "playing":
            player = require_guest_to_move(guests)
            assert player.scene["clock"]["left_ms"] == 30_000
            kit.time.now += 30_000
            await fire_timeout(player.actor)
            late += 1
            assert match_inputs(player)[-1].notation == "time-out"
            assert match_inputs(player)[-1].seat == -1
        told = [event["event"]["type"] for message in guests[0].all("events") for event in message["events"]]
        assert told.count("TimedOut") == late
        assert guests[0].scene["result"] in ([1, -1], [-1, 1])

    run(scenario())


def test_a_new_decision_has_its_whole_time() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await kit.duel({"decision_time": "30"})
        while require_guest_to_move(guests).scene["question"]["prompt"] != "take_action":
            await play_on(guests, 1)
        kit.time.now += 29_000
        await play_on(guests, 1)
        assert require_guest_to_move(guests).scene["clock"]["left_ms"] == 30_000
        assert {made.clock_ms for made in match_inputs(guests[0])} == {0}

    run(scenario())


def test_a_secret_that_both_are_asked_for_gives_both_the_same_time() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await sealing(kit)
        kit.time.now += 20_000
        await ana.choose(ana.options[0])
        assert left_ms(olek) == 10_000
        kit.time.now += 10_000
        await fire_timeout(olek.actor)
        assert [(made.seat, made.notation.split()[0]) for made in match_inputs(ana)[-2:]] == [
            (0, "keep"),
            (-1, "time-out"),
        ]
        assert ana.scene["question"]["prompt"] == "keep_second"
        assert left_ms(ana) == 30_000

    run(scenario())


async def sealing(kit: Kit) -> list[Guest]:
    guests = await kit.duel({"decision_time": "30"})
    while require_guest_to_move(guests).scene["question"]["prompt"] != "keep_first":
        await play_on(guests, 1)
    return guests


def test_when_no_player_has_sealed_in_time_both_get_the_default_answer() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, _ = await sealing(kit)
        kit.time.now += 30_000
        await fire_timeout(ana.actor)
        await fire_timeout(ana.actor)
        assert [made.notation for made in match_inputs(ana)[-2:]] == ["time-out", "time-out"]
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
        await fire_timeout(ana.actor)
        assert match_inputs(ana)[-1].notation == "time-out"
        assert ana.actor.table.game.action_to_string(chosen) == f"keep {olek.scene['view']['own']['kept'][0]}"
        assert olek.scene["question"]["prompt"] == "keep_second"

    run(scenario())


def test_an_answer_that_was_on_its_way_counts() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await open_timed_dungeon(kit, "here", "here")
        player = require_guest_to_move(guests)
        player.round_trip_ms = 400
        kit.time.now += 6 * MINUTE_MS + 399
        await fire_timeout(player.actor)
        assert (await player.choose(player.options[0]))["is"] == "accepted"
        kit.time.now += 1
        await fire_timeout(player.actor)
        assert player.scene["phase"] == "over"

    run(scenario())


def test_credit_for_lag_is_bounded_and_only_for_those_who_are_asked() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await open_timed_dungeon(kit, "here", "here")
        player = require_guest_to_move(guests)
        other = guests[1 - guests.index(player)]
        other.round_trip_ms = 900
        assert player.actor.latency_credit_ms() == 0
        player.round_trip_ms = 86_400_000
        assert player.actor.latency_credit_ms() == MAX_LATENCY_CREDIT_MS == 1000
        kit.time.now += 6 * MINUTE_MS + MAX_LATENCY_CREDIT_MS
        await fire_timeout(player.actor)
        assert player.scene["phase"] == "over"

    run(scenario())


def test_what_comes_too_late_is_too_late_even_if_the_alarm_has_not_rung() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await open_timed_dungeon(kit, "here", "here")
        player = require_guest_to_move(guests)
        choice, question = player.options[0], player.scene["question"]["id"]
        kit.time.now += 6 * MINUTE_MS
        assert refusal_code(await player.ask("choose", choice=choice, question=question)) == "over"
        assert [made.notation for made in match_inputs(player)] == ["time-up"]

    run(scenario())


def test_the_alarm_is_set_for_when_the_time_is_over() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await open_timed_dungeon(kit, "here", "here")
        player, loop = require_guest_to_move(guests), asyncio.get_running_loop()
        player.round_trip_ms = 500
        kit.time.now += MINUTE_MS
        before = loop.time()
        await player.choose(player.options[0])
        alarm, after = player.actor.timeout_handle, loop.time()
        assert alarm is not None
        assert before <= alarm.when() - (5 * MINUTE_MS + 500) / 1000 <= after  # however long the answer took
        for guest in guests:
            await guest.ask("pause", on=True)
        assert alarm.cancelled()
        assert player.actor.timeout_handle is None

    run(scenario())
