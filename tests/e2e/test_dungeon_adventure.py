"""Into a dungeon and on from it: an adventure that is left and gone on with, the dungeon of the day, a retry."""

import re

from playwright.sync_api import expect

from tests.e2e.kit.axe import assert_accessible
from tests.e2e.kit.pages import People
from tests.e2e.kit.table_player import TablePlayer

GAME = "Knock, Knock! Dungeon!"
GIVE_UP = "Agree to give up"
TWENTY_FIVE = re.compile(r"25:00|24:\d\d")
"""Minutes, less what went by until somebody looked."""


def prepare(sitter: TablePlayer, quest: str) -> None:
    """At home, alone, with everything shown at once: what for."""
    sitter.settle_in("Ann")
    sitter.page.get_by_role("button", name=GAME).click()
    fewer = sitter.button("hall-less", what=sitter.words.format("hall-bot"))
    fewer.click()
    fewer.click()
    sitter.page.locator("details summary").click()
    sitter.page.get_by_role("radio", name=sitter.words.format(f"hall-quest-{quest}")).check()


def enter(sitter: TablePlayer, quest: str) -> None:
    prepare(sitter, quest)
    sitter.pick_opponent(f"hall-enter-{quest}")
    expect(sitter.screen("table")).to_be_visible()
    expect(sitter.button("table-menu")).to_be_visible()


def give_up(sitter: TablePlayer) -> None:
    sitter.press("table-menu")
    sitter.screen("menu").get_by_role("button", name=GIVE_UP).click()
    sitter.screen("offer").get_by_role("button", name=GIVE_UP).click()
    expect(sitter.screen("result")).to_contain_text(sitter.words.format("hall-outcome-lost"))


def own_link(sitter: TablePlayer) -> str:
    """The link by which a seat is gone on with elsewhere."""
    sitter.press("table-menu")
    sitter.press("table-elsewhere")
    link = sitter.screen("elsewhere").get_by_role("textbox").input_value()
    sitter.press("ui-close")
    return link


def table_of(sitter: TablePlayer) -> str:
    return sitter.page.url.partition("#")[2]


def see_map(sitter: TablePlayer, words: str) -> None:
    sitter.press("table-menu")
    sitter.press("table-adventure")
    expect(sitter.screen("adventure").first).to_contain_text(words)
    assert_accessible(sitter.page, "adventure")
    sitter.press("ui-close")


def test_an_adventure_is_left_and_gone_on_with_on_another_device(people: People) -> None:
    ann = TablePlayer(people.open())
    enter(ann, "adventure")
    see_map(ann, "Dungeon 1 you are here")
    old, first = own_link(ann), table_of(ann)
    give_up(ann)
    expect(ann.screen("result")).to_contain_text("Dungeon 1 comes next, after one loss")
    assert_accessible(ann.page, "result")
    ann.press("hall-again-retry", level=1)
    expect(ann.screen("result")).to_be_hidden()
    see_map(ann, "Dungeon 1 you are here, after one loss")
    second = table_of(ann)
    assert second != first
    ann.page.goto(people.house.url)
    ann.press("home-mine-go-on")
    see_map(ann, "Dungeon 1 you are here, after one loss")
    elsewhere = TablePlayer(people.open("phone"))
    elsewhere.page.goto(old)
    expect(elsewhere.page).to_have_url(people.house.url + "#" + second)
    see_map(elsewhere, "Dungeon 1 you are here, after one loss")


def shared(sitter: TablePlayer) -> str:
    return sitter.field("hall-share").input_value()


def look_back(sitter: TablePlayer) -> None:
    sitter.press("table-replay")
    expect(sitter.screen("dungeon")).to_be_visible()
    assert_accessible(sitter.page, "replay")
    sitter.page.get_by_role("link", name=sitter.words.format("table-replay-table")).click()


def test_the_dungeon_of_the_day_has_a_result_to_share_and_says_which_try_it_was(people: People) -> None:
    """Whoever has seen the cards does not try for the first time any more, in a new table neither."""
    ann = TablePlayer(people.open("phone"))
    enter(ann, "daily")
    give_up(ann)
    assert "Knock, Knock! Dungeon! of" in shared(ann)
    assert "Lost on the first try" in shared(ann)
    assert_accessible(ann.page, "result")
    look_back(ann)
    first = table_of(ann)
    ann.press("hall-again-try")
    expect(ann.screen("result")).to_be_hidden()
    assert table_of(ann) != first
    give_up(ann)
    assert "Lost on try 2" in shared(ann)


def test_an_hourglass_of_ones_own(people: People) -> None:
    ann = TablePlayer(people.open("phone"))
    prepare(ann, "single")
    ann.page.get_by_role("radio", name=ann.words.format("hall-hourglass-own")).check()
    ann.page.get_by_role("spinbutton", name=ann.words.format("home-more-minutes-field")).fill("25")
    assert_accessible(ann.page, "home")
    ann.pick_opponent("hall-enter-single")
    expect(ann.page.locator("div.glass")).to_contain_text(TWENTY_FIVE)
