"""The hourglass: it runs for everybody, stands still if everybody wants it to, and ends the dungeon."""

from typing import Final

from playwright.sync_api import Locator, expect

from tests.e2e.kit.axe import assert_accessible
from tests.e2e.kit.dungeon_player import DungeonPlayer
from tests.e2e.kit.frozen_time import stop_time
from tests.e2e.kit.pages import People

MINUTE_MS: Final = 60_000
GLASS: Final = 6


def glass(delver: DungeonPlayer) -> Locator:
    return delver.page.locator("div.glass")


def test_time_runs_stands_still_and_runs_out(people: People) -> None:
    ann, bob = DungeonPlayer(people.open("phone")), DungeonPlayer(people.open())
    stop_time(ann.page)
    ann.settle_in("Ann")
    ann.gather(link=1)
    ann.turn_glass(GLASS)
    ann.enter()
    bob.settle_in()
    bob.join(ann.link("home-share-link"), "Bob")
    expect(glass(ann)).to_contain_text("6:00")
    ann.page.clock.run_for(MINUTE_MS)
    expect(glass(ann)).to_contain_text("5:00")
    ann.page.clock.resume()
    vote_for_a_pause(ann, bob)
    people.house.move_time(2 * GLASS * MINUTE_MS)
    for each in (ann, bob):
        expect(glass(each)).to_contain_text("stopped")
    bob.button("table-go-on").first.click()
    expect(glass(ann)).not_to_contain_text("stopped")
    people.house.move_time((GLASS + 1) * MINUTE_MS)
    for each in (ann, bob):
        expect(each.screen("result")).to_contain_text("Dungeon lost")
        expect(each.floor.prompt).to_contain_text("Time is up. KKD-END-5")


def vote_for_a_pause(ann: DungeonPlayer, bob: DungeonPlayer) -> None:
    """One vote is not enough."""
    ann.press("dungeon-round-pause")
    expect(bob.page.get_by_text("Ann asks for a pause.")).to_be_visible()
    expect(glass(bob)).to_contain_text("1 of 2")
    expect(glass(bob)).not_to_contain_text("stopped")
    assert_accessible(bob.page, "dungeon")
    bob.press("table-pause-agree")
    for each in (ann, bob):
        expect(each.text("table-paused")).to_be_visible()
