"""A round against a bot in each other box, language and screen size, with a look at all that is met on the way."""

import pytest
from playwright.sync_api import Locator, Page

from tests.e2e.kit.duel_strategies import cautiously
from tests.e2e.kit.frozen_time import FrozenScreen, assert_frozen_screen_accessible, stop_time
from tests.e2e.kit.home_navigation import HomeNavigation
from tests.e2e.kit.mouse import Pointer
from tests.e2e.kit.page_text import say
from tests.e2e.kit.pages import People, Size, Theme

MOMENTS = ("duel-poster", "duel-fighters", "duel-skills", "duel-opening", "duel-split", "duel-test")
POSTER_MS = 1300
"""As long as a poster stands when bots play at once."""


class Tour:
    """Looks at each screen of a duel that is met, once, and into everything that can be opened there."""

    def __init__(self, page: Page, language: str, hand: Pointer) -> None:
        self.page = page
        self.language = language
        self.hand = hand
        self.met: list[str] = []

    def is_round_over(self) -> bool:
        """Look around; posters follow each other only when time goes on, and one of them tells the score."""
        while self.poster.is_visible():
            self.look("duel-poster")
            if self.poster.locator(".score").count():
                return True
            self.page.clock.run_for(POSTER_MS)
        self.look_around()
        return False

    @property
    def poster(self) -> Locator:
        return self.hand.screen.moment("duel-poster")

    def look_around(self) -> None:
        for name in MOMENTS:
            if self.hand.screen.moment(name).is_visible():
                self.look(name)
        if "duel" not in self.met and self.page.locator("button.open[data-thing^='row:']").count():
            self.look("duel")
            self.look_into("duel-answers", self.page.get_by_role("button", name=say(self.language, "duel-all")))
            self.look_into("duel-discards", self.page.locator('[data-region="row"] button[aria-haspopup]'))

    def look(self, screen: str) -> None:
        if screen not in self.met:
            assert_frozen_screen_accessible(self.page, screen)
            self.met.append(screen)

    def look_into(self, dialog: str, door: Locator) -> None:
        self.hand.press(door)
        self.look(dialog)
        close = say(self.language, "ui-close")
        self.hand.press(self.page.locator("dialog[open]").get_by_role("button", name=close))


@pytest.mark.parametrize(
    ("size", "language", "theme", "box"),
    [("phone", "es", "light", "Nemesis"), ("tablet", "pl", "dark", "Tainted Grail")],
)
def test_a_round_in_another_box(people: People, size: Size, language: str, theme: Theme, box: str) -> None:
    page = people.open(size, language, theme)
    stop_time(page)
    hand, way = Pointer(page, cautiously, FrozenScreen(page), is_touch=size == "phone"), HomeNavigation(page, language)
    way.hurry_bots(hand)
    way.fight_in(box, hand)
    tour = Tour(page, language, hand)
    hand.play(tour.is_round_over)
    assert {"duel-poster", "duel-fighters", "duel-skills", "duel-opening", "duel"} <= set(tour.met)
