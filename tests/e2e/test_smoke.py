"""The app opens in every size, language and theme, and nothing on the way goes wrong."""

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.e2e.kit.axe import assert_accessible
from tests.e2e.kit.pages import SIZES, People, Size, Theme, visiting
from tests.e2e.kit.server_thread import living

IS_KEPT: Final = """
() => {
  const [{ transferSize, encodedBodySize }] = performance.getEntriesByType("navigation");
  return 0 < transferSize && transferSize < encodedBodySize;
}
"""
"""Whether the house was asked for the page, and sent nothing but headers."""
LOADED: Final = """
() => ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
  .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize])
"""
"""Every part of the page and its bytes, packed as they came."""
MOST_CODE_BYTES: Final = 150_000
MAX_BYTES: Final = 600_000
LIST: Final = re.compile(r"/api/tables(\?|$)")


def language_of(page: Page) -> str | None:
    return page.locator("html").get_attribute("lang")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "theme"), [("en", "dark"), ("es", "light"), ("pl", "dark")])
def test_home_opens_and_is_open_to_everybody(people: People, size: Size, language: str, theme: Theme) -> None:
    page = people.open(size, language, theme)
    assert_accessible(page, "home")
    assert language_of(page) == language
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_the_first_load_is_small(page: Page) -> None:
    expect(page.get_by_role("region", name="Knockdown")).to_be_visible()
    page.wait_for_load_state("networkidle")
    loaded: list[tuple[str, int]] = page.evaluate(LOADED)
    code = [size for path, size in loaded if path.endswith((".js", ".css"))]
    assert code
    assert 0 < sum(code) < MOST_CODE_BYTES
    assert sum(size for _, size in loaded) < MAX_BYTES
    assert all(size for path, size in loaded if "/assets/" in path), loaded


def test_a_page_that_the_browser_has_kept_works_after_a_reload(page: Page) -> None:
    """The house says that it is the same still (304), and its headers are in force as before."""
    expect(page.get_by_role("region", name="Knockdown")).to_be_visible()
    page.reload()
    assert_accessible(page, "home")
    assert page.evaluate(IS_KEPT)
    page.get_by_role("button", name="Fight a bot").click()
    expect(page.get_by_role("button", name="Easy")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_busy_can_still_be_read(people: People, theme: Theme) -> None:
    page = people.open(theme=theme)
    again = page.get_by_role("button", name="Refresh")
    expect(again).not_to_have_attribute("aria-busy", "true")
    held: list[Route] = []
    page.route(LIST, lambda route: held.append(route))  # Playwright takes no builtin
    again.click()
    expect(again).to_have_attribute("aria-busy", "true")
    assert_accessible(page, "home")
    for route in held:
        route.continue_()
    expect(again).not_to_have_attribute("aria-busy", "true")


def test_the_language_is_switched_in_place(page: Page) -> None:
    expect(page.get_by_role("region", name="Knockdown")).to_be_visible()
    before = page.locator("main").inner_text()
    page.get_by_role("combobox", name="Language").select_option(label="Polski")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    assert page.locator("main").inner_text() != before


def test_the_same_seed_deals_the_same_cards(browser: Browser, app: Path, tmp_path: Path) -> None:
    deals = [dealt(browser, app, tmp_path / name, seed) for name, seed in (("one", 7), ("two", 7), ("three", 8))]
    assert deals[0] == deals[1]
    assert deals[0] != deals[2]


def dealt(browser: Browser, app: Path, folder: Path, seed: int) -> list[str]:
    """Where a match against a bot is opened, and how it begins, in a house of that seed."""
    folder.mkdir()
    with living(folder, app, seed) as house, visiting(browser, house) as people:
        page = people.open()
        page.get_by_role("button", name="Fight a bot").click()
        page.get_by_role("button", name="Easy").click()
        expect(page.locator('[data-screen="duel"]')).to_be_visible()
        return [page.url.partition("#")[2], page.locator("main").inner_text()]
