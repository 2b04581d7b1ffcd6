"""Time in the browser that stands still, so that what shows for a moment can be looked at."""

from typing import Any, Final

from playwright.sync_api import Page

from tests.e2e.kit.axe import RUN, VISIBLE, bring_axe, told
from tests.e2e.kit.screens import note_seen

NOON_MS: Final = 1_900_000_000_000
TICK_MS: Final = 5
MOST_TICKS: Final = 100
BEGIN: Final = f"() => {{ window.axeFound = null; ({RUN})().then((found) => {{ window.axeFound = found; }}); }}"


def stop_time(page: Page) -> None:
    page.clock.install()
    page.clock.pause_at(NOON_MS)


def assert_still_accessible(page: Page, screen: str) -> None:
    """As `assert_accessible`, where time stands still: axe waits for timers of its own, and is given just these."""
    bring_axe(page, screen)
    page.evaluate(BEGIN)
    found = found_by_axe(page)
    assert not found, f"axe at the screen {screen}:\n" + "\n".join(map(told, found))
    note_seen(page.evaluate(VISIBLE))


def found_by_axe(page: Page) -> list[dict[str, Any]]:
    for _ in range(MOST_TICKS):
        page.clock.run_for(TICK_MS)
        found: list[dict[str, Any]] | None = page.evaluate("window.axeFound")
        if found is not None:
            return found
    raise AssertionError("axe does not come to an end")
