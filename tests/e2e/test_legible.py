"""Text over pictures can be read: what axe leaves open is measured by the pixels behind it."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.e2e.kit.contrast import assert_legible
from tests.e2e.kit.pages import People, Size, Theme
from tests.e2e.kit.sitting import Sitter
from tests.e2e.kit.together import fighting

MOMENTS: Final = ("duel-fighters", "duel-skills", "duel-opening", "duel-test")
ACT: Final = "button.open[data-thing^='space:']"


@pytest.mark.parametrize(
    ("size", "theme"), [pytest.param("desktop", "dark", marks=pytest.mark.long), ("phone", "light")]
)
def test_text_over_pictures_can_be_read(people: People, size: Size, theme: Theme) -> None:
    both = Sitter(people.open(size, theme=theme))
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
