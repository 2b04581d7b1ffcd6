"""The way from the home page to a table against a bot."""

from playwright.sync_api import Locator, Page

from tests.e2e.kit.mouse import Pointer
from tests.e2e.kit.page_text import say


class HomeNavigation:
    """What somebody presses on the way, in the language of the page."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.language = language

    def button(self, message: str) -> Locator:
        return self.page.get_by_role("button", name=say(self.language, message))

    @property
    def at_once(self) -> Locator:
        """The choice of how fast bots play that lets nobody wait."""
        return self.page.get_by_role("radio", name=say(self.language, "settings-pace-instant"))

    def hurry_bots(self, hand: Pointer) -> None:
        hand.press(self.button("home-settings"))
        hand.press(self.page.locator("label").filter(has=self.at_once))
        hand.press(self.page.locator("dialog[open]").get_by_role("button", name=say(self.language, "ui-close")))

    def fight(self, hand: Pointer) -> None:
        """Two presses, and one fights in the usual box."""
        hand.press(self.button("home-play-bot"))
        hand.press(self.button("home-level-easy"))

    def fight_in(self, box: str, hand: Pointer) -> None:
        """With another box than the usual one."""
        hand.press(self.page.get_by_role("link", name=say(self.language, "home-options-open")))
        for name in (box, "Siege Storm"):
            hand.press(self.page.locator("label").filter(has=self.page.get_by_role("checkbox", name=name)))
        hand.press(self.button("home-new-create"))
