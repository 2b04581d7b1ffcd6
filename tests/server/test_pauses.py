"""Pauses: all people vote for one, one of them ends it, and meanwhile nothing happens."""

import asyncio

import pytest

from tests.server.kit import Kit, code, run, rung, settled
from tests.server.minutes import MINUTE, explorers, inputs, is_running, left_ms


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
            await kit.reseat(opened.table, 1, "Ida")
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
        await kit.reseat(opened.table, 1, "Ida")
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
