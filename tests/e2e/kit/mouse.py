"""Somebody who plays by mouse, or by finger where the screen is touched."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page

from tests.e2e.kit.duel import DuelScreen
from tests.e2e.kit.duel_strategies import Style, boldly

MAX_STEPS: Final = 600


class Pointer:
    """Clicks, or taps, what it is shown."""

    def __init__(
        self, page: Page, style: Style = boldly, screen: DuelScreen | None = None, is_touch: bool = False
    ) -> None:
        self.page = page
        self.style = style
        self.is_touch = is_touch
        self.screen = screen or DuelScreen(page)

    def press(self, what: Locator) -> None:
        if self.is_touch:
            what.tap()
        else:
            what.click()

    def play(self, is_enough: Callable[[], bool] = lambda: False) -> None:
        """To the end of the match, or until it is enough; that is asked before each step."""
        for _ in range(MAX_STEPS):
            if not self.screen.is_asked() or is_enough():
                return
            self.step()
        raise AssertionError(f"after {MAX_STEPS} steps there is no end")

    def step(self) -> None:
        """Choose the next thing that is asked for."""
        self.press(self.page.locator(self.style(self.screen.look()).place).first)
