"""The table of Knockdown as somebody sees it who plays there: what is asked, and what can be chosen."""

from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Locator, Page, expect

ASKED: Final = '[data-region="prompt"].mine'
TOWER: Final = '[data-screen="tower"]'
CALL: Final = '[data-screen="duel-test"]'
OVER: Final = '[data-screen="result"]'
CHOOSABLE: Final = "button.open[data-thing], button.picked[data-thing], [data-answer]"
READ: Final = """
(elements) => elements.filter((element) => element.checkVisibility()).map((element) => ({
  answer: element.dataset.answer ?? "",
  thing: element.dataset.thing ?? "",
  isPicked: element.classList.contains("picked"),
  isAside: element.classList.contains("aside"),
}))
"""


@dataclass(frozen=True)
class Sight:
    """What of an open question lights up: answers in words, things that go with what is picked up, and that itself."""

    answers: tuple[str, ...]
    things: tuple[str, ...]
    picked: tuple[str, ...]


@dataclass(frozen=True)
class Step:
    """What to choose next: an answer by its notation, or a thing of the table by its name."""

    is_answer: bool
    name: str

    @property
    def place(self) -> str:
        """Where it is; of equal things, one that is not picked up."""
        return f'[data-answer="{self.name}"]' if self.is_answer else f'button.open[data-thing="{self.name}"]'


class DuelScreen:
    """One page with a duel on it."""

    FIGHTERS: Final = '[data-screen="duel-fighters"]'

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def question(self) -> Locator:
        return self.page.locator(f"{ASKED} h2")

    def moment(self, name: str) -> Locator:
        """One of the screens of a duel."""
        return self.page.locator(f'[data-screen="{name}"]')

    def is_asked(self) -> bool:
        """Wait until a question is open; or a tower has to be built first, or the match is over."""
        found = self.page.locator(f"{ASKED}, {OVER}, {TOWER}").first
        expect(found).to_be_visible()
        return found.get_attribute("data-screen") is None

    def look(self) -> Sight:
        found = self.page.locator(CHOOSABLE).evaluate_all(READ)
        things = [each for each in found if each["thing"]]
        return Sight(
            answers=tuple(each["answer"] for each in found if each["answer"]),
            things=tuple(each["thing"] for each in things if not each["isPicked"] and not each["isAside"]),
            picked=tuple(each["thing"] for each in things if each["isPicked"]),
        )
