"""Seats: taken and left, and by whom."""

import pytest

from knockbox.server.errors import RequestRefusedError
from tests.server.kit import Kit, play_on, raised_refusal_code, refusal_code, run, seat_kinds


def test_an_invited_seat_is_kept_for_its_link_and_given_once() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", "link"])
        ana = await kit.guest(opened.table, opened.seats[0].token)
        assert seat_kinds(ana) == ["person", "link"]
        link = opened.seats[1].invitation
        assert await raised_refusal_code(kit.house.take_seat(opened.table, 1, "", "Olek")) == "not-invited"
        assert (
            await raised_refusal_code(kit.house.take_seat(opened.table, 1, opened.seats[0].token, "Olek"))
            == "not-invited"
        )
        assert len(kit.store.logs[opened.table]) == 1
        token = await kit.house.take_seat(opened.table, 1, link, "Olek")
        assert seat_kinds(ana) == ["person", "person"]
        assert await raised_refusal_code(kit.house.take_seat(opened.table, 1, link, "Ida")) == "seat-taken"
        assert (await kit.guest(opened.table, token)).visitor.seat == 1

    run(scenario())


def test_an_invitation_is_no_token() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", "link"])
        with pytest.raises(RequestRefusedError, match="no seat of this table"):
            await kit.guest(opened.table, opened.seats[1].invitation)

    run(scenario())


def test_anyone_may_take_an_open_seat_but_no_occupied_or_bot_seat() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "open", "random"])
        assert await raised_refusal_code(kit.house.take_seat(opened.table, 0, "", "Olek")) == "seat-taken"
        assert await raised_refusal_code(kit.house.take_seat(opened.table, 2, "", "Olek")) == "seat-taken"
        assert await raised_refusal_code(kit.house.take_seat(opened.table, 3, "", "Olek")) == "no-seat"
        assert await kit.house.take_seat(opened.table, 1, "", "Olek")

    run(scenario())


def test_names_from_every_source_are_cleaned() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", "open"], names=[" A\u202ena \n"])
        token = await kit.house.take_seat(opened.table, 1, "", "\tOl\u200bek ")
        olek = await kit.guest(opened.table, token)
        assert [seat["name"] for seat in olek.last("seats")["seats"]] == ["Ana", "Olek"]
        assert (await olek.ask("rename", name="Bo\u0000lek"))["is"] == "accepted"
        assert olek.last("seats")["seats"][1]["name"] == "Bolek"
        lines = len(kit.store.logs[opened.table])
        assert refusal_code(await olek.ask("rename", name="o" + "\u0301" * 9)) == "name-marks"
        assert await raised_refusal_code(kit.house.take_seat(opened.table, 0, "", "x")) == "seat-taken"
        assert len(kit.store.logs[opened.table]) == lines

    run(scenario())


def test_when_a_player_leaves_the_match_waits_for_a_successor() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, olek = await kit.connect_all(opened)
        await play_on([ana, olek], 30)
        scene, story = olek.scene, olek.actor.table.match
        assert (await olek.ask("leave"))["is"] == "accepted"
        assert olek.close_code == "left"
        assert seat_kinds(ana) == ["person", "link"]
        with pytest.raises(RequestRefusedError, match="its player may have left"):
            await kit.guest(opened.table, opened.seats[1].token)
        assert (ana.scene["phase"], ana.scene["asked"]) == ("playing", scene["asked"])
        token = await kit.reseat(opened.table, 1, "Ida")
        ida = await kit.guest(opened.table, token)
        assert ida.scene | {"clock": None} == scene | {"clock": None}
        assert story is not None
        assert ida.last("snapshot")["seq"] == story.last_seq[1]
        await play_on([ana, ida])
        assert ida.scene["phase"] == "over"

    run(scenario())


def test_a_seat_left_before_the_deal_needs_its_next_player_to_be_ready_too() -> None:
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
        lines = len(kit.store.logs[opened.table])
        assert (await ana.ask("ready", nonce="nonce-of-ana"))["is"] == "accepted"
        assert refusal_code(await ana.ask("ready", nonce="another-one")) == "ready-already"
        assert len(kit.store.logs[opened.table]) == lines
        await olek.ask("ready", nonce="nonce-of-olek")
        await olek.ask("leave")
        ida = await kit.guest(opened.table, await kit.reseat(opened.table, 1, "Ida"))
        late = await ida.ask("ready", nonce="nonce-of-ida")
        assert late["code"] == "ready-already"
        assert late["text"].startswith("the cards are dealt; nonces and dice can no longer be set")

    run(scenario())


def test_seats_are_the_same_after_a_crash() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "here", "link", "random"], names=["Ana", "Olek"])
        ana, olek = [await kit.guest(opened.table, seat.token) for seat in opened.seats[:2]]
        await kit.house.take_seat(opened.table, 2, opened.seats[2].invitation, "Ida")
        await ana.ask("hand", seat=0, bot="greedy")
        await olek.ask("leave")
        told = [seat | {"online": False} for seat in ana.last("seats")["seats"]]
        kit.restart()
        again = await kit.guest(opened.table)
        assert [seat | {"online": False} for seat in again.last("seats")["seats"]] == told

    run(scenario())
