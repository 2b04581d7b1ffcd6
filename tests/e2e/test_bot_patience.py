"""While a bot thinks, that shows and is in nobody's way; and whoever is elsewhere is called for his turn."""

from typing import Final

from playwright.sync_api import ConsoleMessage, Page, expect

from tests.e2e.kit.axe import assert_accessible
from tests.e2e.kit.duel import ASKED, DuelScreen
from tests.e2e.kit.house import LiveHouse
from tests.e2e.kit.mouse import Pointer
from tests.e2e.kit.pages import People
from tests.e2e.kit.sitting import Sitter, asked
from tests.e2e.kit.way import Way

BROWSER: Final = """
(() => {
  globalThis.Notification = class {
    static permission = "default";
    static requestPermission = async () => (Notification.permission = "granted");
    constructor(title, { body }) { console.info(`notified: ${title} ${body}`); }
  };
  Object.defineProperty(document, "hidden", { get: () => globalThis.isAway === true });
})();
"""
"""A browser that lets pages notify, and a person who may look at something else."""
NOTIFIED: Final = "notified: "


def test_a_bot_that_thinks_shows_it_and_is_in_nobodys_way(page: Page, house: LiveHouse) -> None:
    hand, way, sitter = Pointer(page), Way(page), Sitter(page)
    way.hurry_bots(hand)
    way.fight(hand)
    assert hand.screen.is_asked()
    with house.bots_held():
        while page.locator(ASKED).count():
            hand.step()
        expect(sitter.question).to_contain_text("is choosing")
        expect(sitter.text("table-thinks")).to_be_visible()
        sitter.open_log()
        sitter.press("table-rules")
        assert_accessible(page, "rules")
        sitter.press("table-menu")
        sitter.screen("menu").get_by_role("button", name=sitter.words.format("table-keys"), exact=True).click()
        expect(sitter.screen("keys")).to_be_visible()
        sitter.press("ui-close")
        assert page.locator(ASKED).count() == 0
    assert DuelScreen(page).is_asked()


class Bell:
    """What a browser is asked to notify somebody of."""

    def __init__(self, page: Page) -> None:
        self.rung: list[str] = []
        page.on("console", self.hear)

    def hear(self, message: ConsoleMessage) -> None:
        if message.text.startswith(NOTIFIED):
            self.rung.append(message.text.removeprefix(NOTIFIED))


def test_whoever_looks_elsewhere_is_notified_of_his_turn_if_he_wants_that(people: People, house: LiveHouse) -> None:
    page = people.open()
    page.add_init_script(BROWSER)
    page.reload()
    bell, hand, way, sitter = Bell(page), Pointer(page), Way(page), Sitter(page)
    way.hurry_bots(hand)
    way.fight(hand)
    wait_elsewhere(sitter, house)
    assert bell.rung == []
    sitter.press("table-menu")
    sitter.press("table-settings")
    page.get_by_role("switch", name=sitter.words.format("settings-notify")).check()
    sitter.press("ui-close")
    wait_elsewhere(sitter, house)
    (told,) = bell.rung
    assert told.startswith("It is your turn")


def wait_elsewhere(sitter: Sitter, house: LiveHouse) -> None:
    """Answer, and look at something else until the bot has answered, too."""
    hand = Pointer(sitter.page)
    asked(sitter)
    with house.bots_held():
        while sitter.page.locator(ASKED).count():
            hand.step()
        sitter.page.evaluate("globalThis.isAway = true")
    asked(sitter)
    sitter.page.evaluate("globalThis.isAway = false")
