"""Somebody who plays by keyboard alone, and never loses the focus."""

from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.e2e.kit.duel import DuelScreen, Sight, Step
from tests.e2e.kit.duel_strategies import boldly
from tests.e2e.kit.pages import Troubles
from tests.e2e.kit.screen_reader import watch_focus

REGIONS: Final = {"space": "s", "row": "r", "hand": "c", "special": "f", "foe": "o"}
"""The key that leads to where things of a kind lie."""
FOCUSED: Final = ":focus"
MAX_KEYS: Final = 60
MAX_STEPS: Final = 600


class Typist:
    """Presses keys, each of which leaves the focus somewhere."""

    def __init__(self, page: Page, troubles: Troubles) -> None:
        self.page = page
        self.troubles = troubles
        self.screen = DuelScreen(page)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        assert self.troubles.unexpected == []

    def begin(self) -> None:
        """Into the page, where the focus is from now on."""
        self.press("Tab")
        watch_focus(self.page)

    @property
    def focused(self) -> Locator:
        return self.page.locator(FOCUSED)

    def go_to(self, what: Locator, key: str = "Tab") -> None:
        """Press a key until the focus is there."""
        for _ in range(MAX_KEYS):
            if what.and_(self.focused).count():
                return
            self.press(key)
        raise AssertionError(f"{key} never leads to {what}")

    def choose(self, what: Locator, key: str = "Tab") -> None:
        expect(what).to_be_visible()
        self.go_to(what, key)
        self.press("Enter")

    def play(self) -> Iterator[Step]:
        """To the end of the match; says each step that was made."""
        for _ in range(MAX_STEPS):
            if not self.screen.is_asked():
                return
            sight = self.screen.look()
            step = boldly(sight)
            self.make(step, sight)
            yield step
        raise AssertionError(f"after {MAX_STEPS} steps there is no end")

    def make(self, step: Step, sight: Sight) -> None:
        if not step.is_answer:
            self.pick_up(step)
        elif len(sight.picked) == 1 == len(sight.answers):
            self.press("Enter")  # once more, on what was picked up
        else:
            self.say(step, sight)

    def pick_up(self, step: Step) -> None:
        self.enter_region(step.name.partition(":")[0])
        self.choose(self.page.locator(step.place).first, "ArrowRight")

    def enter_region(self, kind: str) -> None:
        moment = self.page.locator('[data-region="moment"]')
        if kind in REGIONS:
            self.press(REGIONS[kind])
        elif moment.count():
            self.go_to(moment.locator("button"), "ArrowDown")
        else:
            self.press("f")

    def say(self, step: Step, sight: Sight) -> None:
        """By its number, or, if more than one card is picked up, by the button."""
        if sight.picked:
            self.press("p")
            self.choose(self.page.locator(step.place).first, "ArrowRight")
        else:
            self.press(str(sight.answers.index(step.name) + 1))
