"""Seats in the hands of bots: handed over, stood in for, and taken back."""

import asyncio
from typing import Any

import pytest

from knockbox.server.forms import Opened
from tests.server.kit import Guest, Kit, play_on, raised_refusal_code, refusal_code, run, seat_kinds, settle


def test_a_seat_is_handed_to_a_bot_that_plays_it_until_its_person_takes_it_back() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await kit.duel()
        question, choice = ana.scene["question"]["id"], ana.options[0]
        assert (await ana.ask("hand", seat=0, bot="random"))["is"] == "accepted"
        assert olek.last("seats")["seats"][0]["bot"] == "random"
        refused = await ana.ask("choose", choice=choice, question=question)
        assert (refused["code"], refused["text"]) == ("handed", "random plays your seat; take it back first")
        await settle(ana.actor)
        course = ana.actor.table.match
        assert course is not None
        assert [made.seat for made in course.session.inputs] == [0]
        assert (await ana.ask("hand", seat=0))["is"] == "accepted"
        assert olek.last("seats")["seats"][0]["bot"] == ""
        await play_on([ana, olek])
        assert ana.scene["phase"] == "over"

    run(scenario())


def test_a_player_cannot_hand_over_the_seat_of_another() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "here", "open"])
        ana, olek = [await kit.guest(opened.table, seat.token) for seat in opened.seats[:2]]
        onlooker = await kit.guest(opened.table)
        host = await kit.guest(opened.table, host=opened.host)
        for guest, seat in ((ana, 1), (ana, 2), (onlooker, 2), (host, 0)):
            assert refusal_code(await guest.ask("hand", seat=seat, bot="random")) == "not-yours"
        assert refusal_code(await host.ask("hand", seat=2, bot="nobody")) == "bad-seat"
        assert refusal_code(await host.ask("hand", seat=4, bot="random")) == "no-seat"
        assert (await host.ask("hand", seat=2, bot="random"))["is"] == "accepted"
        assert seat_kinds(ana) == ["person", "person", "bot"]
        assert (await host.ask("hand", seat=2))["is"] == "accepted"
        assert seat_kinds(olek) == ["person", "person", "open"]

    run(scenario())


def test_the_host_hands_a_seat_that_was_left_so_that_the_match_goes_on() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, olek = await kit.connect_all(opened)
        host = await kit.guest(opened.table, host=opened.host)
        await olek.ask("leave")
        assert (await host.ask("hand", seat=1, bot="random"))["is"] == "accepted"
        while ana.scene["phase"] == "playing":
            await settle(ana.actor)
            await play_on([ana], 1)
        assert ana.scene["phase"] == "over"

    run(scenario())


def test_a_bot_plays_on_for_a_player_who_leaves_until_someone_sits_down() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, olek = await kit.connect_all(opened)
        host = await kit.guest(opened.table, host=opened.host)
        await olek.ask("hand", seat=1, bot="random")
        await olek.ask("leave")
        seat = ana.last("seats")["seats"][1]
        assert (seat["kind"], seat["bot"]) == ("link", "random")
        await host.ask("hand", seat=1)
        seat = ana.last("seats")["seats"][1]
        assert (seat["kind"], seat["bot"]) == ("link", "")
        assert await kit.reseat(opened.table, 1, "Ida")

    run(scenario())


def test_a_player_who_sits_down_on_a_stand_in_seat_plays_it_themselves() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        _, olek = await kit.connect_all(opened)
        await olek.ask("hand", seat=1, bot="random")
        await olek.ask("leave")
        ida = await kit.guest(opened.table, await kit.reseat(opened.table, 1, "Ida"))
        assert ida.last("seats")["seats"][1] | {"online": True} == {
            "seat": 1,
            "kind": "person",
            "name": "Ida",
            "online": True,
            "ready": False,
            "wants_pause": False,
            "wants_rematch": False,
            "terms": None,
            "bot": "",
            "dice": False,
            "lost": False,
            "unseen": False,
            "sittings": 1,
            "invited": False,
        }

    run(scenario())


async def lost_in_a_dungeon(kit: Kit, **fields: Any) -> tuple[Opened, Guest, Guest]:
    """Ana opened the table and plays; Olek came and is asked, and his line breaks."""
    opened = await kit.open("dungeon", ["here", "here"], options={"first_player": "1"}, names=["Ana", "Olek"], **fields)
    _, olek = await kit.connect_all(opened)
    ana = await kit.guest(opened.table, opened.seats[0].token, opened.host)
    assert ana.scene["asked"] == [1]
    assert not ana.last("seats")["seats"][1]["lost"]
    olek.actor.leave(olek)
    assert ana.last("seats")["seats"][1]["lost"]
    return opened, ana, olek


@pytest.mark.rule("KKD-GOAL-1")
def test_a_bot_takes_the_seat_of_a_disconnected_player_until_they_are_back() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, ana, _ = await lost_in_a_dungeon(kit)
        assert (await ana.ask("hand", seat=1, bot="random"))["is"] == "accepted"
        await settle(ana.actor)
        seat = ana.last("seats")["seats"][1]
        assert (seat["kind"], seat["name"], seat["bot"], seat["online"]) == ("person", "Olek", "random", False)
        assert ana.scene["asked"] == [0]
        olek = await kit.guest(opened.table, opened.seats[1].token)
        await settle(ana.actor)
        seat = olek.last("seats")["seats"][1]
        assert (seat["kind"], seat["name"], seat["bot"], seat["online"]) == ("person", "Olek", "", True)
        assert refusal_code(await ana.ask("hand", seat=1, bot="random")) == "not-yours"
        await play_on([ana, olek])
        assert olek.scene["phase"] == "over"

    run(scenario())


def test_the_host_can_withdraw_a_stand_in_bot() -> None:
    async def scenario() -> None:
        kit = Kit()
        _, ana, _ = await lost_in_a_dungeon(kit)
        await ana.ask("hand", seat=1, bot="random")
        await ana.ask("hand", seat=1, bot="greedy")
        assert ana.last("seats")["seats"][1]["bot"] == "greedy"
        await ana.ask("hand", seat=1)
        assert ana.last("seats")["seats"][1]["bot"] == ""

    run(scenario())


def test_a_bot_chosen_by_the_player_stays_when_they_disconnect_and_return() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "here"])
        _, olek = await kit.connect_all(opened)
        ana = await kit.guest(opened.table, opened.seats[0].token, opened.host)
        await olek.ask("hand", seat=1, bot="random")
        olek.actor.leave(olek)
        assert refusal_code(await ana.ask("hand", seat=1)) == "not-yours"
        assert refusal_code(await ana.ask("hand", seat=1, bot="greedy")) == "not-yours"
        again = await kit.guest(opened.table, opened.seats[1].token)
        await settle(ana.actor)
        assert again.last("seats")["seats"][1]["bot"] == "random"

    run(scenario())


@pytest.mark.parametrize("fields", [{"game": "knockdown"}, {"game": "dungeon", "correspondence": True}])
def test_no_stand_in_bot_in_duels_or_by_correspondence(fields: dict[str, Any]) -> None:
    async def scenario() -> None:
        kit = Kit()
        options = {"timer": "off"} if fields["game"] == "dungeon" else {}
        opened = await kit.open(seats=["here", "here"], options=options, **fields)
        _, olek = await kit.connect_all(opened)
        ana = await kit.guest(opened.table, opened.seats[0].token, opened.host)
        olek.actor.leave(olek)
        assert refusal_code(await ana.ask("hand", seat=1, bot="random")) == "not-yours"

    run(scenario())


def test_only_the_host_seats_a_bot_for_a_disconnected_player() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, _, _ = await lost_in_a_dungeon(kit)
        ana = await kit.guest(opened.table, opened.seats[0].token)
        assert refusal_code(await ana.ask("hand", seat=1, bot="random")) == "not-yours"

    run(scenario())


def test_who_is_awaited_is_known_after_a_crash() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, ana, _ = await lost_in_a_dungeon(kit)
        await ana.ask("hand", seat=1, bot="random")
        await settle(ana.actor)
        kit.restart()
        olek = await kit.guest(opened.table, opened.seats[1].token)
        await settle(olek.actor)
        assert olek.last("seats")["seats"][1]["bot"] == ""

    run(scenario())


def test_a_link_is_good_for_its_seat_though_a_bot_plays_there() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "link"])
        host = await kit.guest(opened.table, host=opened.host)
        await host.ask("hand", seat=1, bot="random")
        (ana,) = await kit.connect_all(opened)
        seat = ana.last("seats")["seats"][1]
        assert (seat["kind"], seat["bot"]) == ("link", "random")
        assert ana.scene["phase"] == "playing"
        assert await raised_refusal_code(kit.house.take_seat(opened.table, 1, "", "Ida")) == "not-invited"
        ida = await kit.guest(
            opened.table, await kit.house.take_seat(opened.table, 1, opened.seats[1].invitation, "Ida")
        )
        seat = ida.last("seats")["seats"][1]
        assert (seat["kind"], seat["name"], seat["bot"]) == ("person", "Ida", "")
        assert ida.scene["phase"] == "playing"
        assert ida.scene["view"]["own"]["hand"]

    run(scenario())


def test_the_host_frees_a_seat_with_a_link_for_it_again() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "link"])
        host = await kit.guest(opened.table, host=opened.host)
        await host.ask("hand", seat=1, bot="random")
        await host.ask("hand", seat=1)
        seat = host.last("seats")["seats"][1]
        assert (seat["kind"], seat["name"], seat["bot"]) == ("link", "", "")

    run(scenario())


def test_a_table_of_bots_plays_for_spectators() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["random", "greedy"])
        assert [seat.token for seat in opened.seats] == ["", ""]
        onlooker = await kit.guest(opened.table)
        await settle(onlooker.actor)
        while onlooker.scene["phase"] != "over":
            await asyncio.sleep(0)
        assert onlooker.scene["result"] is not None

    run(scenario())


@pytest.mark.parametrize("seats", [["here", "random"], ["random", "random"]])
def test_a_bot_builds_its_tower_like_any_player(seats: list[str]) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=seats, options={"ko_test": "tower"})
        onlooker = await kit.guest(opened.table)
        await kit.connect_all(opened)
        await settle(onlooker.actor)
        assert onlooker.actor.table.game.options["dice_always"] == "none"

    run(scenario())


@pytest.mark.parametrize("bot", ["easy", "normal"])
def test_how_well_a_seat_builds_is_settled_by_who_plays_it_at_the_deal(bot: str) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", "open"], options={"ko_test": "tower"})
        host = await kit.guest(opened.table, host=opened.host)
        await host.ask("hand", seat=1, bot=bot)
        (ana,) = await kit.connect_all(opened)
        table = ana.actor.table
        assert table.deal_entry is not None
        assert [player.kind for player in table.deal_entry.players] == ["person", "bot"]
        assert table.game.builder_skills == ("normal", bot)
        await host.ask("hand", seat=1)
        assert table.game.builder_skills == ("normal", bot)
        kit.restart()
        assert (await kit.house.find(opened.table)).table.freeze_reason == ""

    run(scenario())
