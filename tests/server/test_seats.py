"""Seats: taken and left, and by whom."""

import pytest

from knockbox.server.errors import Refusal
from tests.server.kit import Kit, code, kinds, play_on, refusal_of, run


def test_a_seat_is_kept_for_whoever_has_its_link_and_given_once() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", "link"])
        ana = await kit.guest(opened.table, opened.seats[0].token)
        assert kinds(ana) == ["person", "link"]
        link = opened.seats[1].invitation
        assert await refusal_of(kit.house.sit(opened.table, 1, "", "Olek")) == "not-invited"
        assert await refusal_of(kit.house.sit(opened.table, 1, opened.seats[0].token, "Olek")) == "not-invited"
        assert len(kit.log.lines[opened.table]) == 1
        token = await kit.house.sit(opened.table, 1, link, "Olek")
        assert kinds(ana) == ["person", "person"]
        assert await refusal_of(kit.house.sit(opened.table, 1, link, "Ida")) == "seat-taken"
        assert (await kit.guest(opened.table, token)).visitor.seat == 1

    run(scenario())


def test_an_invitation_is_no_token() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", "link"])
        with pytest.raises(Refusal, match="no seat of this table"):
            await kit.guest(opened.table, opened.seats[1].invitation)

    run(scenario())


def test_an_open_seat_is_for_anybody_and_one_that_is_here_or_a_bots_for_nobody() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "open", "random"])
        assert await refusal_of(kit.house.sit(opened.table, 0, "", "Olek")) == "seat-taken"
        assert await refusal_of(kit.house.sit(opened.table, 2, "", "Olek")) == "seat-taken"
        assert await refusal_of(kit.house.sit(opened.table, 3, "", "Olek")) == "no-seat"
        assert await kit.house.sit(opened.table, 1, "", "Olek")

    run(scenario())


def test_names_are_cleaned_wherever_they_come_from() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", "open"], names=[" A\u202ena \n"])
        token = await kit.house.sit(opened.table, 1, "", "\tOl\u200bek ")
        olek = await kit.guest(opened.table, token)
        assert [seat["name"] for seat in olek.last("seats")["seats"]] == ["Ana", "Olek"]
        assert (await olek.ask("rename", name="Bo\u0000lek"))["is"] == "accepted"
        assert olek.last("seats")["seats"][1]["name"] == "Bolek"
        lines = len(kit.log.lines[opened.table])
        assert code(await olek.ask("rename", name="o" + "\u0301" * 9)) == "name-marks"
        assert await refusal_of(kit.house.sit(opened.table, 0, "", "x")) == "seat-taken"
        assert len(kit.log.lines[opened.table]) == lines

    run(scenario())


def test_whoever_leaves_is_gone_and_the_match_waits_for_somebody_else_who_goes_on() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, olek = await kit.seated(opened)
        await play_on([ana, olek], 30)
        scene, story = olek.scene, olek.actor.table.course
        assert (await olek.ask("leave"))["is"] == "accepted"
        assert olek.closed == "left"
        assert kinds(ana) == ["person", "link"]
        with pytest.raises(Refusal, match="somebody may have left it"):
            await kit.guest(opened.table, opened.seats[1].token)
        assert (ana.scene["phase"], ana.scene["asked"]) == ("playing", scene["asked"])
        token = await kit.reseat(opened.table, 1, "Ida")
        ida = await kit.guest(opened.table, token)
        assert ida.scene | {"clock": None} == scene | {"clock": None}
        assert story is not None
        assert ida.last("snapshot")["seq"] == story.heard[1]
        await play_on([ana, ida])
        assert ida.scene["phase"] == "over"

    run(scenario())


def test_before_the_deal_a_seat_can_be_left_and_whoever_comes_has_to_be_ready_too() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, olek = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
        await olek.ask("ready", nonce="nonce-of-olek")
        await olek.ask("leave")
        await ana.ask("ready", nonce="nonce-of-ana")
        assert ana.scene["phase"] == "seating"
        ida = await kit.guest(opened.table, await kit.reseat(opened.table, 1, "Ida"))
        assert ida.last("seats")["seats"][1]["ready"] is False
        await ida.ask("ready", nonce="nonce-of-ida")
        assert ana.scene["luck"]["nonces"] == ["nonce-of-ana", "nonce-of-ida"]

    run(scenario())


def test_a_nonce_is_given_once_and_before_the_deal() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, olek = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
        await ana.ask("ready", nonce="nonce-of-ana")
        lines = len(kit.log.lines[opened.table])
        assert (await ana.ask("ready", nonce="nonce-of-ana"))["is"] == "accepted"
        assert code(await ana.ask("ready", nonce="another-one")) == "ready-already"
        assert len(kit.log.lines[opened.table]) == lines
        await olek.ask("ready", nonce="nonce-of-olek")
        await olek.ask("leave")
        ida = await kit.guest(opened.table, await kit.reseat(opened.table, 1, "Ida"))
        late = await ida.ask("ready", nonce="nonce-of-ida")
        assert late["code"] == "ready-already"
        assert late["text"].startswith("the cards are dealt; no nonce can be added any more")

    run(scenario())


def test_seats_are_the_same_after_a_crash() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "here", "link", "random"], names=["Ana", "Olek"])
        ana, olek = [await kit.guest(opened.table, seat.token) for seat in opened.seats[:2]]
        await kit.house.sit(opened.table, 2, opened.seats[2].invitation, "Ida")
        await ana.ask("hand", seat=0, bot="greedy")
        await olek.ask("leave")
        told = [seat | {"online": False} for seat in ana.last("seats")["seats"]]
        kit.restart()
        again = await kit.guest(opened.table)
        assert [seat | {"online": False} for seat in again.last("seats")["seats"]] == told

    run(scenario())
