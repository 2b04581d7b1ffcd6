"""Dice where others build: a seat asks for them before the deal, everybody is shown, and they go where it goes."""

from typing import Any

import pytest

from tests.server.kit import Guest, Kit, refusal_code, run

TOWERS = {"ko_test": "tower"}


def rolling(guest: Guest) -> list[bool]:
    """Which seats roll where others build, as somebody was told last."""
    return [seat["dice"] for seat in guest.last("seats")["seats"]]


def test_a_seat_that_asks_for_dice_rolls_and_every_seat_sees_it() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(options=TOWERS)
        guests = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
        await guests[1].ask("ready", nonce="nonce-of-1", dice=True)
        assert rolling(guests[0]) == [False, True]
        await guests[0].ask("ready", nonce="nonce-of-0")
        assert guests[0].actor.table.facts.options["dice_always"] == "B"
        kit.restart()
        again = await kit.guest(opened.table)
        assert again.last("welcome")["table"]["options"]["dice_always"] == "B"
        assert again.scene["phase"] == "playing"

    run(scenario())


@pytest.mark.rule("KDR-69")
def test_dice_can_be_asked_for_until_the_deal_and_the_nonce_stays() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(options=TOWERS)
        ana, olek = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
        await ana.ask("ready", nonce="nonce-of-ana")
        for nonce, dice in (("nonce-of-ana", True), ("nonce-of-ana", False), ("of-a-page-loaded-anew", True)):
            assert (await ana.ask("ready", nonce=nonce, dice=dice))["is"] == "accepted"
            assert rolling(olek) == [dice, False]
        kit.restart()
        olek = await kit.guest(opened.table, opened.seats[1].token)
        await olek.ask("ready", nonce="nonce-of-olek")
        assert olek.actor.table.facts.options["dice_always"] == "A"
        assert olek.scene["luck"]["nonces"] == ["nonce-of-ana", "nonce-of-olek"]
        assert refusal_code(await olek.ask("ready", nonce="nonce-of-olek", dice=True)) == "ready-already"

    run(scenario())


def test_dice_cannot_be_asked_for_in_a_game_without_towers() -> None:
    async def scenario() -> None:
        kit = Kit()
        for game in ("knockdown", "dungeon"):
            opened = await kit.open(game)
            guest = await kit.guest(opened.table, opened.seats[0].token)
            assert refusal_code(await guest.ask("ready", nonce="nonce-of-0", dice=True)) == "no-tower"
            assert (await guest.ask("ready", nonce="nonce-of-0"))["is"] == "accepted"
            assert refusal_code(await guest.ask("ready", nonce="nonce-of-0", dice=True)) == "no-tower"

    run(scenario())


@pytest.mark.rule("KDR-69")
def test_dice_that_a_table_was_opened_with_are_shown_like_those_that_were_asked_for() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(options=TOWERS | {"dice_always": "A"})
        ana, olek = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
        assert rolling(olek) == [True, False]
        await olek.ask("ready", nonce="nonce-of-olek", dice=True)
        assert rolling(ana) == [True, True]
        await ana.ask("ready", nonce="nonce-of-ana")
        assert ana.actor.table.facts.options["dice_always"] == "both"

    run(scenario())


@pytest.mark.rule("KDR-69")
def test_a_seat_that_rolls_keeps_doing_so_with_a_new_player() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(options=TOWERS)
        ana, olek = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
        await ana.ask("ready", nonce="nonce-of-ana", dice=True)
        await olek.ask("ready", nonce="nonce-of-olek")
        await ana.ask("leave")
        assert rolling(olek) == [True, False]

    run(scenario())


@pytest.mark.rule("KDR-69")
@pytest.mark.parametrize(
    ("opened_with", "wished", "after"),
    [
        ("A", {}, "B"),
        ("B", {}, "A"),
        ("both", {}, "both"),
        ("none", {}, "none"),
        ("A", {"stay": True}, "A"),
        ("A", {"options": {"dice_always": "both"}}, "both"),
    ],
)
def test_dice_follow_their_player_to_the_seat_of_the_rematch(
    opened_with: str, wished: dict[str, Any], after: str
) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(options=TOWERS | {"dice_always": opened_with})
        guests = await kit.connect_all(opened)
        await guests[0].ask("choose", choice=guests[0].actor.table.game.string_to_action("resign"))
        for guest in guests:
            await guest.ask("rematch", **wished)
        again = await kit.guest(guests[0].last("followed")["table"], opened.seats[0].token)
        assert again.last("welcome")["table"]["options"]["dice_always"] == after
        assert rolling(again) == [after in ("A", "both"), after in ("B", "both")]

    run(scenario())
