"""What axe-core finds wrong with a screen; whatever it looked at is noted."""

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.e2e.kit.screens import note_seen
from tools.house.web import MODULES

AXE: Final = MODULES / "axe-core" / "axe.min.js"
RUN: Final = """
async () => {
  const moving = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map((each) => each.finished));
  const found = await axe.run(document, { resultTypes: ["violations"], preload: false });
  return found.violations.map(({ id, help, nodes }) => ({
    id, help, where: nodes.map((node) => `${node.target.join(" ")}: ${node.failureSummary}`),
  }));
}
"""
VISIBLE: Final = """
() => [...document.querySelectorAll("[data-screen]")]
  .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .map((element) => element.dataset.screen)
"""


def bring_axe(page: Page, screen: str) -> None:
    """To a page that shows the screen or dialog; once is enough for all that the page shows."""
    expect(page.locator(f'[data-screen="{screen}"]').first).to_be_visible()
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))


def assert_accessible(page: Page, screen: str) -> None:
    """The screen or dialog is there, and axe has nothing to say against the page that shows it."""
    bring_axe(page, screen)
    found = page.evaluate(RUN)
    assert not found, f"axe at the screen {screen}:\n" + "\n".join(map(told, found))
    note_looked_at(page)


def note_looked_at(page: Page) -> None:
    note_seen(page.evaluate(VISIBLE), page.evaluate("innerWidth"))


def told(violation: dict[str, Any]) -> str:
    return "\n".join([f"{violation['id']}: {violation['help']}", *(f"    {place}" for place in violation["where"])])
