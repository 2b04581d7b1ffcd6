"""Time in the browser that stands still, so that what shows for a moment can be looked at."""

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.e2e.kit.axe import RUN, bring_axe, note_looked_at, told
from tests.e2e.kit.duel import ASKED, CALL, OVER, TOWER, DuelScreen

NOON_MS: Final = 1_900_000_000_000
TICK_MS: Final = 5
MAX_TICKS: Final = 100
CALL_MS: Final = 1_500
"""So long whoever may be put to a test looks at its odds."""
BEGIN: Final = (
    f"(screen) => {{ window.axeFound = null; ({RUN})(screen).then((found) => {{ window.axeFound = found; }}); }}"
)


def stop_time(page: Page) -> None:
    page.clock.install()
    page.clock.pause_at(NOON_MS)


class FrozenScreen(DuelScreen):
    """A duel where time stands still: it goes on for whoever looks at the odds of a test that a bot may call."""

    def is_asked(self) -> bool:
        while self.is_called():
            self.page.clock.run_for(CALL_MS)
        return super().is_asked()

    def is_called(self) -> bool:
        expect(self.page.locator(f"{ASKED}, {OVER}, {TOWER}, {CALL}").first).to_be_visible()
        return self.page.locator(CALL).count() > 0 and self.page.locator(ASKED).count() == 0


def assert_frozen_screen_accessible(page: Page, screen: str) -> None:
    """As `assert_accessible`, where time stands still: axe waits for timers of its own, and is given just these."""
    bring_axe(page, screen)
    page.evaluate(BEGIN, screen)
    found = found_by_axe(page)
    assert not found, f"axe at the screen {screen}:\n" + "\n".join(map(told, found))
    note_looked_at(page, screen)


def found_by_axe(page: Page) -> list[dict[str, Any]]:
    for _ in range(MAX_TICKS):
        page.clock.run_for(TICK_MS)
        found: list[dict[str, Any]] | None = page.evaluate("window.axeFound")
        if found is not None:
            return found
    raise AssertionError("axe does not come to an end")
