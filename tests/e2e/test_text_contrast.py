"""Text over pictures can be read: what axe leaves open is measured by the pixels behind it."""

from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from knockbox.server.catalogue.texts import catalogue_of
from tests.e2e.kit.contrast import assert_legible
from tests.e2e.kit.group_play import fighting
from tests.e2e.kit.page_text import in_every_language
from tests.e2e.kit.pages import People, Size, Theme
from tests.e2e.kit.table_player import TablePlayer

MOMENTS: Final = ("duel-fighters", "duel-skills", "duel-opening", "duel-test")
ACT: Final = "button.open[data-thing^='space:']"
BOXES: Final = ("siege-storm", "nemesis", "tainted-grail")
WRITE: Final = """
(line, { name, text }) => {
  const [title, words] = line.querySelector(".words").children;
  title.textContent = name;
  words.textContent = text;
}
"""
SPARE: Final = """
(line) => {
  const edge = line.getBoundingClientRect();
  const [title, words] = [...line.querySelector(".words").children].map((part) => part.getBoundingClientRect());
  return Math.min(title.top - edge.top, edge.bottom - words.bottom);
}
"""
"""Pixels between the text of a line and its upper or lower edge, which is nearer."""
SKILLS_IN_A_BOX: Final = 12
CLEAR_PX: Final = 3
"""As wide as the mark around a card that can be chosen."""
SAMPLE: Final = """
<title>Sample</title>
<main data-screen="sample" style="padding: 20px; background: linear-gradient(#fff, #eee); font: 20px sans-serif">
  <p style="color: {colour}; line-height: 1; border-top: 4px solid {colour}">Text over a picture</p>
</main>
"""


@pytest.mark.parametrize(
    ("size", "theme"), [pytest.param("desktop", "dark", marks=pytest.mark.long), ("phone", "light")]
)
def test_text_over_pictures_can_be_read(people: People, size: Size, theme: Theme) -> None:
    both = TablePlayer(people.open(size, theme=theme))
    expect(both.page.get_by_role("region", name="Knockdown")).to_be_visible()
    measured = {"home": assert_legible(both.page, "home")}
    both.settle_in()
    both.pick_opponent("home-play-here")
    for _ in fighting(both):
        shown = next((name for name in MOMENTS if both.screen(name).is_visible()), None)
        name = shown or ("duel" if both.page.locator(ACT).count() else None)
        if name and name not in measured and not both.screen("duel-poster").count():
            measured[name] = assert_legible(both.page, name)
        if len(measured) == 2 + len(MOMENTS):
            break
    assert set(measured) == {"home", "duel", *MOMENTS}
    assert sum(measured.values()) > 20


@in_every_language
def test_the_text_of_every_skill_stays_clear_of_its_edge_in_the_draft(people: People, language: str) -> None:
    """A deal shows three of them; all others are written in their place."""
    both = TablePlayer(people.open("phone", language), language)
    both.settle_in()
    both.pick_opponent("home-play-here")
    while not both.screen("duel-skills").is_visible():
        both.take_turn()
        both.answer()
    both.take_turn()
    line = both.screen("duel-skills").locator(".narrow .line").first
    skills = [skill for box in BOXES for skill in skills_of(box, language)]
    assert len(skills) == len(BOXES) * SKILLS_IN_A_BOX
    crowded = {skill["name"]: spare for skill in skills if (spare := spare_px(line, skill)) < CLEAR_PX}
    assert not crowded


def skills_of(box: str, language: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = msgspec.json.decode(catalogue_of("knockdown", [box], language))["contents"]["skills"]
    return found


def spare_px(line: Locator, skill: dict[str, Any]) -> float:
    line.evaluate(WRITE, skill)
    return float(line.evaluate(SPARE))


@pytest.mark.parametrize(("colour", "is_faint"), [("#111", False), ("#ddd", True)], ids=["dark", "faint"])
def test_faint_text_is_found_and_lines_beside_text_are_not_taken_for_it(
    people: People, colour: str, is_faint: bool
) -> None:
    """The measure itself: a border of the colour of the text lies within its box, and not behind its ink."""
    page = people.open()
    page.goto("about:blank")  # the policy of the server lets nothing inline be styled
    page.set_content(SAMPLE.format(colour=colour))
    if is_faint:
        with pytest.raises(AssertionError, match=r"'Text over a picture': 1\.\d of 4\.5"):
            assert_legible(page, "sample")
    else:
        assert assert_legible(page, "sample") == 1
