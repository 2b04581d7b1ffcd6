"""What somebody likes counts at once, is kept, and never costs a question or a part of the page."""

from playwright.sync_api import Page, expect

from tests.e2e.kit.group_play import fighting
from tests.e2e.kit.page_text import in_every_language
from tests.e2e.kit.pages import People
from tests.e2e.kit.table_player import TablePlayer, asked

LARGE = "document.documentElement.style.fontSize = '200%'"
OVERFLOW = "document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"

ATTACK = '[data-answer^="attack "]'
ENOUGH = 1
"""Attacks until all of a duel was on the screen: drafts, row, hand, a block."""


def fits(page: Page) -> None:
    assert page.evaluate(OVERFLOW) <= 0


def test_settings_survive_a_reload(people: People) -> None:
    visitor = TablePlayer(people.open())
    visitor.settle_in("Zoë")
    visitor.press("home-settings")
    for choice in ("Dark", "Reduced"):
        visitor.page.get_by_role("radio", name=choice, exact=True).check()
    visitor.page.get_by_role("slider", name="Volume").fill("25")
    visitor.page.get_by_role("switch", name="Mute").check()
    visitor.page.reload()
    html = visitor.page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-motion", "reduced")
    visitor.press("home-settings")
    expect(visitor.field("settings-name")).to_have_value("Zoë")
    for choice in ("Dark", "Reduced", "Instant"):
        expect(visitor.page.get_by_role("radio", name=choice, exact=True)).to_be_checked()
    expect(visitor.page.get_by_role("slider", name="Volume")).to_have_value("25")
    expect(visitor.page.get_by_role("switch", name="Mute")).to_be_checked()


def test_the_language_changes_in_the_middle_of_a_match(people: People) -> None:
    both = TablePlayer(people.open())
    both.settle_in()
    both.pick_opponent("home-play-here")
    asked(both).answer()
    asked(both)
    both.page.locator('button[data-thing^="fighter:"].open').first.focus()
    both.press("table-menu")
    both.press("table-settings")
    both.page.get_by_role("radio", name="Polski").check()
    expect(both.page.locator("html")).to_have_attribute("lang", "pl")
    polish = TablePlayer(both.page, "pl")
    polish.press("ui-close")
    expect(polish.question).to_have_text("Którym Zawodnikiem grasz?")
    expect(polish.turn).to_be_visible()
    polish.answer()
    expect(polish.screen("curtain")).to_be_visible()
    both.page.reload()
    expect(polish.screen("curtain")).to_be_visible()


@in_every_language
def test_text_of_twice_its_size_fits_on_a_phone(people: People, language: str) -> None:
    visitor = TablePlayer(people.open("phone", language), language)
    visitor.page.add_init_script(f"addEventListener('DOMContentLoaded', () => {{ {LARGE} }})")
    visitor.page.reload()
    expect(visitor.screen("home")).to_be_visible()
    fits(visitor.page)
    visitor.settle_in()
    fits(visitor.page)
    visitor.pick_opponent("home-play-here")
    asked(visitor).answer()
    asked(visitor)
    fits(visitor.page)
    visitor.answer()
    expect(visitor.screen("curtain")).to_be_visible()
    fits(visitor.page)
    attacks = 0
    for hand in fighting(visitor):
        fits(visitor.page)
        attacks += hand.page.locator(ATTACK).count()
        if attacks > ENOUGH:
            break
    assert attacks > ENOUGH
