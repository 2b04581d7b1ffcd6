"""A duel on a phone: the question and one's own sheet stay in sight, and nothing moves under whoever points at it."""

from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.e2e.kit.duel import ASKED
from tests.e2e.kit.duel_strategies import cautiously
from tests.e2e.kit.home_navigation import HomeNavigation
from tests.e2e.kit.mouse import Pointer
from tests.e2e.kit.page_text import in_every_language
from tests.e2e.kit.pages import People

LARGE: Final = "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%' })"
ACT: Final = "button.open[data-thing^='row:']"
HURT: Final = '[data-region="own"] .odds'
READ: Final = f"{ASKED} .small"
REST: Final = """
(card) => new Promise((done) => {
  const found = [];
  const look = () => {
    found.push(Math.round(card.getBoundingClientRect().top), card.matches(":hover"));
    found.length < 60 ? requestAnimationFrame(look) : done([...new Set(found)].length);
  };
  look();
})
"""
"""How many different things are true of a card for half a second: where it is, and that it is pointed at."""


def begun(people: People, language: str, is_large: bool = False) -> Pointer:
    """At the first action of a match."""
    page = people.open("phone", language)
    if is_large:
        page.add_init_script(LARGE)
        page.reload()
    hand, way = Pointer(page, cautiously), HomeNavigation(page, language)
    way.hurry_bots(hand)
    way.fight(hand)
    hand.play(lambda: in_sight(page) and page.locator(ACT).count() > 0)
    return hand


def in_sight(page: Page) -> bool:
    expect(page.locator(f"{ASKED} h2")).to_be_in_viewport(ratio=1)
    return True


def top_of(place: Locator) -> float:
    box = place.bounding_box()
    assert box is not None
    return box["y"]


@in_every_language
def test_large_text_leaves_the_question_in_sight_and_cards_where_they_are(people: People, language: str) -> None:
    page = begun(people, language, is_large=True).page
    for card in page.locator(ACT).all():
        before = page.locator(READ).inner_text()
        card.hover()
        expect(page.locator(READ)).not_to_have_text(before, use_inner_text=True)
        assert card.evaluate(REST) == 2
        in_sight(page)


def test_fingers_are_told_to_tap(people: People) -> None:
    page = people.open("phone", is_mobile=True)
    HomeNavigation(page).fight(Pointer(page))
    expect(page.get_by_text("Tap a fighter")).to_be_visible()


@in_every_language
def test_ones_own_sheet_lies_above_the_prompt(people: People, language: str) -> None:
    """Also once it tells how likely a knockout is."""
    hand = begun(people, language)
    page = hand.page
    hand.play(lambda: page.locator(ACT).count() > 0 and page.locator(HURT).count() > 0)
    page.mouse.move(1, 1)
    own, prompt = page.locator('[data-region="own"] .who'), page.locator(ASKED)
    height = own.evaluate("(sheet) => sheet.offsetHeight")
    assert top_of(own) + height <= top_of(prompt)
