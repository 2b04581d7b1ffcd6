"""Clocks where seats change hands: whoever gets up, or lets a bot play, wins no time by it."""

import asyncio

import pytest

from knockbox.server.errors import RequestRefusedError
from knockbox.server.tables.commands import MAX_CHARGED_BOT_MS
from tests.server.clock_tables import MINUTE_MS, is_running, left_ms, match_inputs, open_timed_dungeon, sleep_forever
from tests.server.kit import Kit, fire_timeout, require_guest_to_move, run


def test_the_clock_of_a_dungeon_runs_on_when_the_player_to_move_gets_up() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "here"], options={"timer": "6"})
        guests = await kit.connect_all(opened)
        player = require_guest_to_move(guests)
        other, seat = guests[1 - guests.index(player)], player.visitor.place
        kit.time.now += 1_000
        await player.ask("leave")
        assert other.scene["clock"] | {"rule": ""} == {
            "left_ms": 6 * MINUTE_MS - 1_000,
            "running": True,
            "seat": None,
            "rule": "",
        }
        kit.time.now += MINUTE_MS
        await kit.reseat(opened.table, seat, "Ida")
        assert (left_ms(other), is_running(other)) == (5 * MINUTE_MS - 1_000, True)

    run(scenario())


def test_a_solo_player_cannot_stop_the_clock_by_getting_up() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"], options={"timer": "6"})
        (ana,) = await kit.connect_all(opened)
        await ana.ask("leave")
        kit.time.now += 6 * MINUTE_MS
        await fire_timeout(ana.actor)
        assert [made.notation for made in match_inputs(ana)] == ["time-up"]
        with pytest.raises(RequestRefusedError, match="the match is over"):
            await kit.reseat(opened.table, 0, "Ana")

    run(scenario())


def test_getting_up_and_sitting_down_again_gives_no_time_for_a_decision() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(options={"decision_time": "30"})
        guests = await kit.connect_all(opened)
        player = require_guest_to_move(guests)
        seat = player.visitor.place
        for _ in range(3):
            kit.time.now += 3_000
            await player.ask("leave")
            kit.time.now += 5_000
            player = await kit.guest(opened.table, await kit.reseat(opened.table, seat, "Ana"))
        assert (left_ms(player), player.scene["clock"]["left_ms"], is_running(player)) == (6_000, 6_000, True)

    run(scenario())


def test_a_decision_of_a_left_seat_gets_the_default_answer_when_its_time_is_over() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await kit.duel({"decision_time": "30"})
        player = require_guest_to_move(guests)
        other, seat = guests[1 - guests.index(player)], player.visitor.place
        await player.ask("leave")
        while other.scene["phase"] == "playing":
            if other.options:
                await other.choose(other.options[0])
                continue
            kit.time.now += 29_999
            await fire_timeout(other.actor)
            assert other.scene["asked"] == [seat]
            kit.time.now += 1
            await fire_timeout(other.actor)
            assert (match_inputs(other)[-1].seat, match_inputs(other)[-1].notation) == (-1, "time-out")
        assert other.scene["result"][other.visitor.place] == 1

    run(scenario())


def test_getting_up_behind_a_bot_gives_no_free_thinking_time() -> None:
    async def scenario() -> None:
        kit = Kit()
        kit.house.context.sleep = sleep_forever
        opened = await kit.open(options={"decision_time": "30"})
        guests = await kit.connect_all(opened)
        player = require_guest_to_move(guests)
        seat = player.visitor.place
        for _ in range(4):
            await player.ask("hand", seat=seat, bot="random")
            await player.ask("leave")
            kit.time.now += 2_000
            player = await kit.guest(opened.table, await kit.reseat(opened.table, seat, "Ana"))
        assert left_ms(player) == 22_000
        kit.house.put_to_sleep(opened.table)

    run(scenario())


def test_a_host_who_removes_the_bot_from_their_own_seat_gets_no_time_for_it() -> None:
    async def scenario() -> None:
        kit = Kit()
        kit.house.context.sleep = sleep_forever
        opened = await kit.open(options={"decision_time": "30"})
        guests = await kit.connect_all(opened)
        player = require_guest_to_move(guests)
        seat, host = player.visitor.place, await kit.guest(opened.table, host=opened.host)
        await player.ask("leave")
        await host.ask("hand", seat=seat, bot="random")
        kit.time.now += 4_000
        await host.ask("hand", seat=seat, bot="")
        assert (left_ms(host), is_running(host)) == (26_000, True)
        kit.house.put_to_sleep(opened.table)

    run(scenario())


def test_a_thinking_bot_costs_no_player_time() -> None:
    async def scenario() -> None:
        kit = Kit()
        thinking = asyncio.Event()

        async def think(seconds: float) -> None:
            kit.time.now += 10_000
            thinking.set()
            await asyncio.sleep(0)

        kit.house.context.sleep = think
        opened = await kit.open("dungeon", ["here", "random"], options={"timer": "6", "first_player": "1"})
        (ana,) = await kit.connect_all(opened)
        assert is_running(ana) is False
        while not ana.options:
            await asyncio.sleep(0)
        assert thinking.is_set()
        assert (left_ms(ana), is_running(ana)) == (6 * MINUTE_MS, True)

    run(scenario())


def test_a_seat_that_is_handed_over_stops_the_clock_and_taken_back_starts_it() -> None:
    async def scenario() -> None:
        kit = Kit()
        kit.house.context.sleep = sleep_forever
        (ana, olek) = await open_timed_dungeon(kit, "here", "here")
        player = require_guest_to_move([ana, olek])
        kit.time.now += 1_000
        await player.ask("hand", seat=player.visitor.seat, bot="random")
        kit.time.now += MINUTE_MS
        assert (left_ms(ana), is_running(ana)) == (6 * MINUTE_MS - 1_000, False)
        await player.ask("hand", seat=player.visitor.seat)
        assert (left_ms(ana), is_running(ana)) == (6 * MINUTE_MS - 1_000 - MAX_CHARGED_BOT_MS, True)
        kit.time.now += 1_000
        assert (left_ms(ana), is_running(ana)) == (6 * MINUTE_MS - 2_000 - MAX_CHARGED_BOT_MS, True)
        kit.house.put_to_sleep(ana.actor.table.id)

    run(scenario())


def test_handing_over_to_a_bot_repeatedly_gives_no_free_thinking_time() -> None:
    async def scenario() -> None:
        kit = Kit()
        kit.house.context.sleep = sleep_forever
        guests = await kit.duel({"decision_time": "30"})
        player = require_guest_to_move(guests)
        for bot in ["random", ""] * 14:
            await player.ask("hand", seat=player.visitor.seat, bot=bot)
            kit.time.now += 1_000
        assert left_ms(player) == 2_000
        kit.house.put_to_sleep(player.actor.table.id)

    run(scenario())


def test_a_seat_that_is_taken_back_in_a_pause_or_out_of_turn_costs_nothing() -> None:
    async def scenario() -> None:
        kit = Kit()
        kit.house.context.sleep = sleep_forever
        guests = await open_timed_dungeon(kit, "here", "here")
        player = require_guest_to_move(guests)
        other = guests[1 - guests.index(player)]
        await other.ask("hand", seat=other.visitor.seat, bot="random")
        kit.time.now += 3_000
        await other.ask("hand", seat=other.visitor.seat)
        assert left_ms(player) == 6 * MINUTE_MS - 3_000
        await player.ask("hand", seat=player.visitor.seat, bot="random")
        await other.ask("pause", on=True)
        kit.time.now += MINUTE_MS
        await player.ask("hand", seat=player.visitor.seat)
        assert left_ms(player) == 6 * MINUTE_MS - 3_000
        kit.house.put_to_sleep(player.actor.table.id)

    run(scenario())
