"""Every screen and window of a dungeon is open to everybody, light and dark, at each size, in each language."""

import pytest
from playwright.sync_api import expect

from tests.e2e.kit.axe import assert_accessible
from tests.e2e.kit.dungeon import ASKED, OVER, recklessly
from tests.e2e.kit.dungeon_player import GAME, DungeonPlayer
from tests.e2e.kit.frozen_time import assert_frozen_screen_accessible, stop_time
from tests.e2e.kit.pages import People, Size, Theme
from tests.e2e.kit.touch import middle_of

MOMENT_MS = 3000
"""Within which a great moment has gone."""
BREATH_MS = 50
JOKER = "hand:joker"
FITS = "document.scrollingElement.scrollWidth <= document.scrollingElement.clientWidth"


class Onlooker(DungeonPlayer):
    """Where time stands still, nothing is drawn unless some of it passes."""

    def breathe(self) -> None:
        self.page.clock.run_for(BREATH_MS)


class Visit:
    """Somebody who looks at all that there is, with a bot beside."""

    def __init__(self, people: People, size: Size, language: str, theme: Theme) -> None:
        self.delver = Onlooker(people.open(size, language, theme), language, recklessly, is_touch=size == "phone")
        self.page = self.delver.page
        stop_time(self.page)

    def look(self, screen: str) -> None:
        assert_frozen_screen_accessible(self.page, screen)
        assert self.page.evaluate(FITS)

    def see_moment(self) -> None:
        self.look("dungeon-moment")
        self.page.clock.run_for(MOMENT_MS)
        expect(self.delver.screen("dungeon-moment")).to_have_count(0)

    def enter_adventure(self) -> None:
        self.delver.settle_in("Zoë")
        self.delver.gather(bot=1)
        self.page.locator("details summary").click()
        self.page.get_by_role("radio", name=self.delver.words.format("hall-quest-adventure")).check()
        self.delver.pick_opponent("hall-enter-adventure")
        assert self.delver.floor.is_asked()

    def see_map(self) -> None:
        self.delver.press("table-menu")
        self.delver.press("table-adventure")
        self.look("adventure")
        self.delver.press("ui-close")

    def see_card(self) -> None:
        """The first one lies alone in the middle."""
        x, y = middle_of(self.delver.floor.laid.first)
        if self.delver.is_touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        self.look("dungeon-card")
        self.delver.press("dungeon-floor-looked")

    def fall_silent(self) -> None:
        """The table with a card that can be chosen, with one that is about to be laid, and in silence."""
        self.look("dungeon")
        self.delver.choose(JOKER)
        self.delver.floor.cells.first.focus()
        self.look("dungeon")
        self.delver.place(self.delver.floor.prospects()[0])
        self.see_moment()
        self.look("dungeon")

    def lose(self) -> None:
        """Whatever is laid in between, at last a card loses, and one is asked whether it is meant."""
        while self.is_asked():
            found = self.delver.find()
            self.delver.put_down(found)
            if found.loses:
                self.look("losing")
                self.delver.insist()
        self.look("result")

    def is_asked(self) -> bool:
        """With a look at whatever happens before; time goes on only then."""
        now = self.page.locator(f'{ASKED}, {OVER}, [data-screen="dungeon-moment"]').first
        expect(now).to_be_visible()
        if self.delver.screen("dungeon-moment").count():
            self.see_moment()
        return self.delver.floor.is_asked()


@pytest.mark.parametrize("seed", [44], indirect=True)
@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [("phone", "pl", "light"), ("tablet", "en", "dark"), ("desktop", "es", "light")],
)
def test_all_that_is_seen_in_a_dungeon(people: People, size: Size, language: str, theme: Theme) -> None:
    """This seed lets one begin, with a joker."""
    visit = Visit(people, size, language, theme)
    visit.enter_adventure()
    visit.see_map()
    visit.see_card()
    visit.fall_silent()
    visit.lose()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_way_into_a_dungeon(people: People, size: Size) -> None:
    page = people.open(size, "pl", "light")
    page.get_by_role("button", name=GAME).click()
    page.locator("details summary").click()
    assert_accessible(page, "dungeon-menu")


def test_all_options_of_a_dungeon(people: People) -> None:
    ann = DungeonPlayer(people.open("phone", "es", "dark", path="#/new/dungeon"), "es")
    ann.page.get_by_role("switch", name=ann.words.format("home-option-adventure")).check()
    ann.page.get_by_role("radio", name=ann.words.format("home-more-list")).check()
    stop_time(ann.page)
    assert_frozen_screen_accessible(ann.page, "new-table")


@pytest.mark.parametrize("size", [(844, 390), (667, 375)])
def test_a_phone_that_lies_shows_floor_question_and_hand_at_once(people: People, size: tuple[int, int]) -> None:
    ann = DungeonPlayer(people.open("phone"), is_touch=True)
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    ann.settle_in("Ann")
    ann.gather()
    ann.enter()
    assert ann.floor.is_asked()
    ann.choose(ann.floor.cards()[0])
    for place in (ann.floor.pane, ann.floor.prompt, ann.page.locator('[data-region="hand"]')):
        expect(place).to_be_in_viewport(ratio=1)
    assert ann.page.evaluate(FITS)
