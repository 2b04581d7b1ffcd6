"""While a bot thinks, that shows and is in nobody's way; players who look elsewhere are notified of their turn."""

from typing import Final

from playwright.sync_api import Page, expect

from tests.e2e.kit.axe import assert_accessible
from tests.e2e.kit.duel import ASKED, DuelScreen
from tests.e2e.kit.home_navigation import HomeNavigation
from tests.e2e.kit.mouse import Pointer
from tests.e2e.kit.pages import People
from tests.e2e.kit.server_thread import LiveHouse
from tests.e2e.kit.table_player import TablePlayer, asked

BROWSER: Final = """
(() => {
  globalThis.notices = [];
  globalThis.Notification = class {
    static permission = "default";
    static requestPermission = async () => (Notification.permission = "granted");
    constructor(title, { body }) { notices.push(`${title} ${body}`); }
  };
  Object.defineProperty(document, "hidden", { get: () => globalThis.isAway === true });
})();
"""
"""A browser that lets pages notify, and a person who may look at something else."""


def test_a_bot_that_thinks_shows_it_and_is_in_nobodys_way(page: Page, house: LiveHouse) -> None:
    hand, way, sitter = Pointer(page), HomeNavigation(page), TablePlayer(page)
    way.hurry_bots(hand)
    way.fight(hand)
    assert hand.screen.is_asked()
    with house.bots_held():
        answer_until_bot_is_asked(sitter)
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


def test_players_who_look_elsewhere_are_notified_of_their_turn_if_they_want_that(
    people: People, house: LiveHouse
) -> None:
    page = people.open()
    page.add_init_script(BROWSER)
    page.reload()
    hand, way, sitter = Pointer(page), HomeNavigation(page), TablePlayer(page)
    way.hurry_bots(hand)
    way.fight(hand)
    wait_elsewhere(sitter, house)
    assert page.evaluate("notices") == []
    sitter.press("table-menu")
    sitter.press("table-settings")
    page.get_by_role("switch", name=sitter.words.format("settings-notify")).check()
    sitter.press("ui-close")
    wait_elsewhere(sitter, house)
    (notice,) = page.evaluate("notices")
    assert notice.startswith("Your turn")


def wait_elsewhere(sitter: TablePlayer, house: LiveHouse) -> None:
    """Answer, and look at something else until the bot has answered, too."""
    asked(sitter)
    with house.bots_held():
        answer_until_bot_is_asked(sitter)
        sitter.page.evaluate("globalThis.isAway = true")
    asked(sitter)
    sitter.page.evaluate("globalThis.isAway = false")


def answer_until_bot_is_asked(sitter: TablePlayer) -> None:
    """Between two questions to the same player there is a moment without any: it is not the bot's turn yet."""
    hand = Pointer(sitter.page)
    bot_is_asked = sitter.question.filter(has_text="is choosing")
    question = sitter.page.locator(ASKED).or_(bot_is_asked)
    expect(question).to_be_visible()
    while not bot_is_asked.count():
        hand.step()
        expect(question).to_be_visible()
