"""Before a card that loses, one is asked; whoever does not want to be told, or likes to do the sums, is left alone."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.kit.axe import assert_accessible
from tests.e2e.kit.dungeon import Prospect
from tests.e2e.kit.dungeon_player import DungeonPlayer
from tests.e2e.kit.pages import People

LOSING = "cell:-1,-1"
"""With this seed the first card of the hand brings the start card to 7 there."""
SUM = re.compile("danger", re.IGNORECASE)
in_this_dungeon = pytest.mark.parametrize("seed", [4], indirect=True)


def about_to_lay(people: People, *unwanted: str) -> DungeonPlayer:
    """Alone, with the first card chosen; without some of what is usually told."""
    ann = DungeonPlayer(people.open())
    ann.settle_in("Ann")
    ann.press("home-settings")
    for setting in unwanted:
        ann.page.get_by_role("switch", name=ann.words.format(setting)).uncheck()
    ann.press("ui-close")
    ann.gather()
    ann.enter()
    assert ann.floor.is_asked()
    ann.choose(ann.floor.cards()[0])
    return ann


def losing(ann: DungeonPlayer) -> Prospect:
    return next(prospect for prospect in ann.floor.prospects() if prospect.thing == LOSING)


@in_this_dungeon
def test_a_card_that_loses_is_laid_only_if_it_is_meant(people: People) -> None:
    ann = about_to_lay(people)
    assert losing(ann).loses
    ann.floor.cell(LOSING).click()
    warning = ann.page.get_by_role("dialog", name="This loses the dungeon")
    expect(warning).to_contain_text("Sharp Dresser’s Wardrobe (the start) would rise to 7: 5 is safe, 6 loses.")
    expect(ann.page.locator('[data-fate="alarm"]')).to_be_in_viewport()
    expect(warning.get_by_role("button", name="KKD-END-2")).to_be_visible()
    assert_accessible(ann.page, "losing")
    ann.press("dungeon-floor-loses-no")
    expect(warning).to_be_hidden()
    expect(ann.floor.laid).to_have_count(1)
    ann.place(losing(ann))
    result = ann.screen("result")
    expect(result).to_contain_text("Dungeon lost")
    expect(result).to_contain_text("The alarm goes off.")
    expect(result).to_contain_text("Sharp Dresser’s Wardrobe (the start) has danger 7: 5 is safe, 6 loses.")
    result.get_by_role("button", name="KKD-END-2").click()
    expect(ann.page.get_by_role("heading", name="KKD-END-2")).to_be_visible()


@in_this_dungeon
def test_a_purist_is_neither_told_nor_asked(people: People) -> None:
    ann = about_to_lay(people, "settings-previews")
    expect(ann.floor.cell(LOSING)).to_have_accessible_name("Lay at 1 left, 1 up")
    ann.floor.cell(LOSING).click()
    expect(ann.screen("result")).to_contain_text("Dungeon lost")


@in_this_dungeon
def test_whoever_likes_to_do_the_sums_sees_none(people: People) -> None:
    ann = about_to_lay(people, "settings-sums")
    expect(ann.floor.laid).to_contain_text("Corners: top 0 and 1, bottom 1 and 3")
    for words in (ann.floor.laid, ann.page.locator('[data-region="hand"]'), ann.page.locator('[data-region="floor"]')):
        expect(words.first).not_to_contain_text(SUM)
    assert not [prospect for prospect in ann.floor.prospects() if prospect.relief]
    ann.floor.cell(LOSING).click()
    warning = ann.screen("losing")
    expect(warning).to_contain_text("Sharp Dresser’s Wardrobe (the start) would raise the alarm.")
    expect(warning).not_to_contain_text("7")
    ann.insist()
    expect(ann.screen("result")).to_contain_text("Dungeon lost")
