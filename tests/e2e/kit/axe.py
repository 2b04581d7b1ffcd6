"""What axe-core finds wrong with a screen; whatever it looked at is noted."""

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.e2e.kit.screens import note_seen
from tools.house.web import MODULES

AXE: Final = MODULES / "axe-core" / "axe.min.js"
ROOT: Final = """
(screen) => document.querySelector(`dialog[open]:has([data-screen="${screen}"])`) ?? document
"""
"""What is looked at for the sake of a screen: a window alone, for the page behind it can neither be read nor used."""
RUN: Final = f"""
async (screen) => {{
  const moving = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map((each) => each.finished));
  const found = await axe.run(({ROOT})(screen), {{ resultTypes: ["violations"], preload: false }});
  return found.violations.map(({{ id, help, nodes }}) => ({{
    id, help, where: nodes.map((node) => `${{node.target.join(" ")}}: ${{node.failureSummary}}`),
  }}));
}}
"""
VISIBLE: Final = f"""
(screen) => [({ROOT})(screen), document].map((root) => [...root.querySelectorAll("[data-screen]")]
  .filter((element) => element.checkVisibility({{ visibilityProperty: true, opacityProperty: true }}))
  .map((element) => element.dataset.screen))
"""
"""The names of all that was looked at, and of all that is there."""


def bring_axe(page: Page, screen: str) -> None:
    """To a page that shows the screen or dialog; once is enough for all that the page shows."""
    expect(page.locator(f'[data-screen="{screen}"]').first).to_be_visible()
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))


def assert_accessible(page: Page, screen: str) -> None:
    """The dialog is there, or the screen, and axe has nothing to say against it or the page that shows it."""
    bring_axe(page, screen)
    found = page.evaluate(RUN, screen)
    assert not found, f"axe at the screen {screen}:\n" + "\n".join(map(told, found))
    note_looked_at(page, screen)


def note_looked_at(page: Page, screen: str) -> None:
    looked_at, there = page.evaluate(VISIBLE, screen)
    note_seen(looked_at, there, page.evaluate("innerWidth"))


def told(violation: dict[str, Any]) -> str:
    return "\n".join([f"{violation['id']}: {violation['help']}", *(f"    {place}" for place in violation["where"])])
