"""Giving up a dungeon: all people agree and bots go along, whoever is to lay a card."""

import pytest

from tests.server.dungeon_play import give_up
from tests.server.kit import Kit, run, settle


@pytest.mark.rule("KKDR-47")
@pytest.mark.parametrize("first", ["0", "2"])
def test_bots_agree_whichever_seat_is_to_move(first: str) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(
            "dungeon", ["here", "here", "random", "random"], options={"first_player": first, "timer": "off"}
        )
        guests = await kit.connect_all(opened)
        await give_up(guests)
        assert guests[0].scene["view"]["table"]["verdict"] == "KKDR-47"

    run(scenario())


@pytest.mark.rule("KKDR-47")
def test_bots_agree_once_the_player_against_it_has_handed_over() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "here"], options={"first_player": "0", "timer": "off"})
        ana, olek = await kit.connect_all(opened)
        await ana.ask("choose", choice=ana.actor.table.game.string_to_action("give-up"))
        await settle(ana.actor)
        assert ana.scene["phase"] == "playing"
        await olek.ask("hand", seat=1, bot="random")
        await settle(ana.actor)
        assert ana.scene["phase"] == "over"

    run(scenario())
