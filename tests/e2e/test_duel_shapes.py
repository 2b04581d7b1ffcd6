"""A duel in windows of every shape: whoever acts sees the stage, the cards, both fighters and the question."""

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.e2e.kit.duel import ASKED
from tests.e2e.kit.group_play import fighting
from tests.e2e.kit.page_text import in_every_language
from tests.e2e.kit.pages import People
from tests.e2e.kit.table_player import TablePlayer

SHAPES: Final[dict[str, ViewportSize]] = {
    "a phone that stands": {"width": 360, "height": 740},
    "a tablet that stands": {"width": 768, "height": 1024},
    "a larger one": {"width": 820, "height": 1180},
    "a tablet that lies": {"width": 1024, "height": 768},
    "a flat window": {"width": 1280, "height": 680},
    "a laptop": {"width": 1280, "height": 800},
    "a desktop": {"width": 1440, "height": 900},
    "a large one": {"width": 1920, "height": 1080},
}
ROOMY: Final = ("a laptop", "a desktop", "a large one")
PLACES: Final = (
    '[data-region="stage"]',
    '[data-region="row"]',
    '[data-region="hand"]',
    ".who >> nth=0",
    ".who >> nth=1",
)
STEP: Final = "button.open[data-thing^='space:']"
ATTACK: Final = "button.open[data-thing^='row:']"
OPEN_FOR_SKILLS: Final = ".skills-only"
CUT: Final = "(sheets) => sheets.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight).length"
LIES: Final[ViewportSize] = {"width": 844, "height": 390}
SQUEEZED: Final = """
(cards) => cards.map((card) => [card.querySelector(".picture"), card.querySelector(".lower")])
  .filter(([picture, lower]) => lower.getBoundingClientRect().top < picture.getBoundingClientRect().top + 40).length
"""
"""How many cards have so much text that little of their picture is left."""


def acting(people: People) -> Page:
    """At the first action of a match of two at one screen."""
    both = TablePlayer(people.open())
    both.settle_in()
    both.pick_opponent("home-play-here")
    acts = (both.page.locator(STEP), both.page.locator(ATTACK))
    next(hand for hand in fighting(both) if all(act.count() for act in acts))
    both.page.mouse.move(1, 1)
    return both.page


def assert_seen(place: Locator, prompt: Locator, shape: str) -> None:
    """All of it is in the window and, where the prompt lies below, above the prompt."""
    expect(place, shape).to_be_in_viewport(ratio=0.98)
    box, asked = place.bounding_box(), prompt.bounding_box()
    assert box is not None and asked is not None
    is_beside = box["x"] >= asked["x"] + asked["width"] or box["x"] + box["width"] <= asked["x"]
    is_below = box["y"] >= asked["y"] + asked["height"]
    assert is_beside or is_below or box["y"] + box["height"] <= asked["y"] + 1, f"{place} on {shape}"


@pytest.mark.parametrize(
    ("seed", "sheets"),
    [pytest.param(2, 0, id="sheets are folded"), pytest.param(1, 1, id="a skill opens its sheet")],
    indirect=["seed"],
)
def test_everything_is_in_sight_in_windows_of_every_shape(people: People, sheets: int) -> None:
    page = acting(people)
    prompt = page.locator(ASKED)
    expect(page.locator(OPEN_FOR_SKILLS)).to_have_count(sheets)
    for shape, size in SHAPES.items():
        page.set_viewport_size(size)
        expect(prompt, shape).to_be_in_viewport(ratio=1)
        for place in PLACES:
            assert_seen(page.locator(place), prompt, shape)
        if shape in ROOMY:
            assert page.locator(".left, .right").evaluate_all(CUT) == 0, shape
    assert_usable_on_a_phone_that_lies(page)


def assert_usable_on_a_phone_that_lies(page: Page) -> None:
    """Not everything has room there: the question leaves the stage in sight, and one scrolls to the cards."""
    page.set_viewport_size(LIES)
    stage, prompt = page.locator('[data-region="stage"]'), page.locator(ASKED)
    expect(prompt).to_be_in_viewport(ratio=1)
    assert_seen(stage, prompt, "a phone that lies")
    page.locator('[data-region="row"]').scroll_into_view_if_needed()
    page.locator(ATTACK).first.click()
    expect(page.locator(f"{ASKED} [data-answer^='attack ']")).to_be_in_viewport(ratio=1)


@in_every_language
def test_skills_are_read_whole_wherever_they_are_drafted(people: People, language: str) -> None:
    """On a phone they are lines; elsewhere cards, of which every one shows its picture."""
    both = TablePlayer(people.open("phone", language), language)
    both.settle_in()
    both.pick_opponent("home-play-here")
    both.answer()
    both.take_turn()
    both.answer()
    both.take_turn()
    draft = both.screen("duel-skills")
    expect(draft.locator(".narrow:visible")).to_have_count(3)
    for line in draft.locator(".narrow:visible").all():
        expect(line).to_be_in_viewport(ratio=1)
    both.page.set_viewport_size(SHAPES["a tablet that stands"])
    expect(draft.locator(".card:visible")).to_have_count(3)
    assert draft.locator(".card .poster").evaluate_all(SQUEEZED) == 0
    assert both.page.locator('[data-region="repertoire"] .poster').evaluate_all(SQUEEZED) == 0
    for place in PLACES[-2:]:
        assert_seen(both.page.locator(place), both.page.locator(ASKED), "a tablet that stands")
