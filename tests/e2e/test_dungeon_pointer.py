"""Whole dungeons by pointer: alone by mouse, with three bots by finger, and by cards that are dragged to the floor."""

import pytest
from playwright.sync_api import expect

from tests.e2e.kit.axe import assert_accessible
from tests.e2e.kit.dungeon_player import DungeonPlayer
from tests.e2e.kit.floor_drag import Dragger
from tests.e2e.kit.pages import People


@pytest.mark.parametrize("seed", [226], indirect=True)
def test_a_dungeon_is_played_alone_by_mouse(people: People) -> None:
    """This seed deals a short one: two creatures fall, then there is nothing left that can be laid."""
    ann = DungeonPlayer(people.open())
    ann.settle_in("Ann")
    ann.gather()
    ann.enter()
    turns = ann.play()
    expect(ann.screen("result")).to_contain_text("Dungeon lost")
    expect(ann.floor.prompt).to_contain_text("The alarm goes off. KKD-END-2")
    expect(ann.floor.laid).to_have_count(turns + 1)
    expect(ann.floor.laid.filter(has_text="A beaten creature.")).to_have_count(2)
    assert_accessible(ann.page, "result")
    first = ann.page.url
    ann.press("hall-again-try")
    expect(ann.screen("result")).to_be_hidden()
    assert ann.floor.is_asked()
    assert ann.page.url != first


@pytest.mark.parametrize("seed", [59], indirect=True)
def test_a_dungeon_is_won_with_three_bots_by_finger(people: People) -> None:
    ana = DungeonPlayer(people.open("phone", "es"), "es", is_touch=True)
    ana.settle_in("Ana")
    ana.gather(bot=3)
    ana.enter()
    ana.play()
    expect(ana.screen("result")).to_contain_text("¡Mazmorra ganada!")
    expect(ana.floor.prompt).to_contain_text("KKD-END-1")
    assert_accessible(ana.page, "result")


@pytest.mark.parametrize("seed", [131], indirect=True)
def test_a_dungeon_is_played_by_dragging_cards_to_the_floor(people: People) -> None:
    ann = Dragger(people.open("phone", theme="light"))
    ann.settle_in("Ann")
    ann.gather()
    ann.enter()
    turns = ann.play()
    expect(ann.screen("result")).to_contain_text("Dungeon lost")
    expect(ann.floor.laid).to_have_count(turns + 1)
    assert all(ann.floor.beyond(card) == (0, 0) for card in ann.floor.laid.all())
    assert ann.floor.prompt.evaluate("(prompt) => prompt.scrollHeight <= prompt.clientHeight")
