"""Pauses: all people vote for one, one of them ends it, and meanwhile nothing happens."""

import asyncio

import pytest

from tests.server.clock_tables import MINUTE_MS, is_running, left_ms, match_inputs, open_timed_dungeon
from tests.server.kit import Kit, fire_timeout, refusal_code, run, settle


def test_a_pause_needs_all_people_and_ends_when_one_has_had_enough() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await open_timed_dungeon(kit, "here", "here", "random")
        ana, olek = guests
        await ana.ask("pause", on=True)
        assert olek.scene["paused"] is False
        assert olek.last("seats")["seats"][0]["wants_pause"] is True
        kit.time.now += 1_000
        await olek.ask("pause", on=True)
        assert [guest.scene["paused"] for guest in guests] == [True, True]
        assert is_running(ana) is False
        kit.time.now += 10 * MINUTE_MS
        await fire_timeout(ana.actor)
        assert ana.scene["phase"] == "playing"
        for guest in guests:
            if guest.options:
                assert refusal_code(await guest.choose(guest.options[0])) == "paused"
        await ana.ask("pause", on=False)
        assert [guest.scene["paused"] for guest in guests] == [False, False]
        assert [seat["wants_pause"] for seat in ana.last("seats")["seats"]] == [False, False, False]

    run(scenario())


def test_the_clock_stops_in_a_pause() -> None:
    async def scenario() -> None:
        kit = Kit()
        (ana,) = await open_timed_dungeon(kit, "here")
        kit.time.now += 1_000
        await ana.ask("pause", on=True)
        kit.time.now += 10 * MINUTE_MS
        await fire_timeout(ana.actor)
        assert ana.scene["clock"] | {"rule": ""} == {
            "left_ms": 6 * MINUTE_MS - 1_000,
            "running": False,
            "seat": None,
            "rule": "",
        }
        await ana.ask("pause", on=False)
        kit.time.now += 2_000
        assert left_ms(ana) == 6 * MINUTE_MS - 3_000

    run(scenario())


def test_in_a_pause_people_may_still_speak_and_bots_do_nothing() -> None:
    async def scenario() -> None:
        kit = Kit()
        gate = asyncio.Event()

        async def wait(seconds: float) -> None:
            await gate.wait()

        kit.house.context.sleep = wait
        opened = await kit.open("dungeon", ["here", "random"], options={"first_player": "1"})
        (ana,) = await kit.connect_all(opened)
        assert ana.actor.bot_runner.is_busy
        await ana.ask("pause", on=True)
        gate.set()
        await settle(ana.actor)
        assert match_inputs(ana) == []
        said = await ana.ask("choose", choice=ana.scene["utterances"][0]["choice"])
        assert said["is"] == "accepted"
        assert (await ana.ask("chat", text="soup"))["is"] == "accepted"
        await ana.ask("pause", on=False)
        await settle(ana.actor)
        assert {made.seat for made in match_inputs(ana)} == {0, 1}

    run(scenario())


@pytest.mark.parametrize("how", ["leave", "hand"])
def test_a_player_who_leaves_or_hands_over_has_no_vote(how: str) -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await open_timed_dungeon(kit, "here", "here")
        await ana.ask("pause", on=True)
        await (olek.ask("leave") if how == "leave" else olek.ask("hand", seat=1, bot="random"))
        assert ana.scene["paused"] is True
        assert is_running(ana) is False

    run(scenario())


@pytest.mark.parametrize("how", ["leave", "hand"])
def test_a_vote_leaves_with_the_player_who_cast_it(how: str) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "here"])
        ana, olek = await kit.connect_all(opened)
        await olek.ask("pause", on=True)
        await (olek.ask("leave") if how == "leave" else olek.ask("hand", seat=1, bot="random"))
        assert ana.last("seats")["seats"][1]["wants_pause"] is False
        if how == "leave":
            await kit.reseat(opened.table, 1, "Ida")
        else:
            await olek.ask("hand", seat=1)
        await ana.ask("pause", on=True)
        assert ana.scene["paused"] is False

    run(scenario())


def test_a_player_who_sits_down_in_a_pause_ends_it() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "here"])
        ana, olek = await kit.connect_all(opened)
        await ana.ask("pause", on=True)
        await olek.ask("leave")
        assert ana.scene["paused"] is True
        await kit.reseat(opened.table, 1, "Ida")
        assert ana.scene["paused"] is False

    run(scenario())


def test_by_correspondence_there_is_no_clock_and_no_pause() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, _ = await kit.duel(correspondence=True)
        assert ana.scene["clock"] is None
        assert refusal_code(await ana.ask("pause", on=True)) == "no-pause"

    run(scenario())


def test_no_vote_after_handing_over_or_before_the_deal() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana = await kit.guest(opened.table, opened.seats[0].token)
        assert refusal_code(await ana.ask("pause", on=True)) == "not-dealt"
        ana, _ = await kit.connect_all(opened)
        await ana.ask("hand", seat=0, bot="random")
        assert refusal_code(await ana.ask("pause", on=True)) == "handed"
        onlooker = await kit.guest(opened.table)
        assert refusal_code(await onlooker.ask("pause", on=True)) == "not-seated"
        kit.house.put_to_sleep(opened.table)

    run(scenario())
