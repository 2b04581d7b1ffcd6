"""A dungeon that is won, by mouse with three bots: chests count, a door stands open, and it can be looked back at."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.kit.axe import assert_accessible
from tests.e2e.kit.dungeon_player import DungeonPlayer
from tests.e2e.kit.pages import People

POINTS = re.compile(r"(One point|\d+ points) for the chests")
CHAIN = re.compile(r"the chain of chests goes from \d+ to \d+")


def set_out(ann: DungeonPlayer) -> None:
    """Into an adventure in which chests are hunted, with three bots."""
    ann.settle_in("Ann")
    ann.gather(bot=3)
    ann.page.locator("details summary").click()
    ann.page.get_by_role("radio", name=ann.words.format("hall-quest-adventure")).check()
    ann.page.get_by_role("switch", name=ann.words.format("hall-chests")).check()
    ann.pick_opponent("hall-enter-adventure")
    expect(ann.screen("table")).to_be_visible()


@pytest.mark.parametrize("seed", [55], indirect=True)
def test_a_won_dungeon_opens_its_door_counts_its_chests_and_is_looked_back_at(people: People) -> None:
    ann = DungeonPlayer(people.open())
    set_out(ann)
    heard: list[str] = []

    def listen() -> bool:
        """Which chains the places of the first card promise."""
        if not heard and ann.floor.is_choosing_card():
            ann.choose(ann.floor.cards()[0])
            heard.extend(CHAIN.findall(" ".join(label for _, label in ann.floor.labels())))
        return False

    ann.play(listen)
    result = ann.screen("result")
    expect(result).to_contain_text("Dungeon won!")
    assert heard
    points = POINTS.search(result.inner_text())
    assert points
    expect(ann.floor.prompt).to_contain_text(points[0])
    expect(result).to_contain_text("Dungeon 1 won on the first try")
    expect(result).to_contain_text("Dungeon 2 comes next")
    expect(result.get_by_text("Your spells:")).to_be_visible()
    assert_accessible(ann.page, "result")
    look_back(ann)
    ann.press("hall-again-next", level=2)
    expect(result).to_be_hidden()
    assert ann.floor.is_asked()
    expect(ann.page.get_by_role("region", name="Grimoire tokens").get_by_role("button")).to_have_count(1)
    go_on_elsewhere(people, ann)


def look_back(ann: DungeonPlayer) -> None:
    """From the end, where the chain is framed, to the beginning, where one card lies; and back to the table."""
    ann.press("table-replay")
    ann.press("table-replay-last")
    expect(ann.page.locator("li.chained").first).to_be_visible()
    expect(ann.floor.laid.filter(has_text="Black Knight")).to_contain_text("A beaten creature.")
    assert_accessible(ann.page, "replay")
    ann.press("table-replay-first")
    expect(ann.floor.laid).to_have_count(1)
    ann.page.get_by_role("link", name=ann.words.format("table-replay-table")).click()
    expect(ann.screen("result")).to_be_visible()


def go_on_elsewhere(people: People, ann: DungeonPlayer) -> None:
    """The link of the seat is the save: it leads to the second door with the spell that was won."""
    ann.press("table-menu")
    ann.press("table-elsewhere")
    link = ann.screen("elsewhere").get_by_role("textbox").input_value()
    phone = DungeonPlayer(people.open("phone"), is_touch=True)
    phone.page.goto(link)
    assert phone.floor.is_asked()
    phone.press("table-menu")
    phone.press("table-adventure")
    expect(phone.screen("adventure").first).to_contain_text("Dungeon 2 you are here")
    expect(phone.screen("adventure").first.get_by_role("img")).to_have_count(1)
