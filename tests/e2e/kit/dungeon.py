"""The table of the dungeon as somebody sees it who plays there: what is asked, and what open cells promise."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.e2e.kit.table_player import words_of
from tests.e2e.kit.touch import middle_of

OVER: Final = '[data-screen="result"]'
ASKED: Final = '[data-region="prompt"]:not([data-prompt=""])'
LABELS: Final = """
(buttons) => buttons.map((button) => [button.dataset.thing, button.ariaLabel ?? button.textContent.trim()])
"""
LOSSES: Final = ("alarm", "alarm-unsummed", "expires", "short", "empty-hands")
NAME: Final = "…"
RIM_PX: Final = 12
BUTTONS_PX: Final = 60
NUMBER: Final = "№"


@dataclass(frozen=True)
class Prospect:
    """What an open cell says of the card that is about to be laid there."""

    thing: str
    wins: bool
    loses: bool
    falls: int
    relief: int  # by how much all sums together would fall

    @property
    def cell(self) -> tuple[int, int]:
        x, y = self.thing.removeprefix("cell:").split(",")
        return int(x), int(y)

    @property
    def worth(self) -> tuple[bool, int, int]:
        return self.wins, self.falls, self.relief


def best_of(prospects: list[Prospect]) -> Prospect | None:
    """Nobody loses on purpose."""
    safe = [prospect for prospect in prospects if not prospect.loses]
    return max(safe, key=lambda prospect: prospect.worth, default=None)


def at_any_price(prospects: list[Prospect]) -> Prospect | None:
    """Whatever is in the hand is laid, even if that loses."""
    return best_of(prospects) or prospects[0]


def recklessly(prospects: list[Prospect]) -> Prospect | None:
    """Whatever loses."""
    return next((prospect for prospect in prospects if prospect.loses), None)


@cache
def sentence(language: str, message: str) -> re.Pattern[str]:
    """A message of the floor as it is found on the page, with whatever names and numbers."""
    blanks = {"name": NAME, "danger": NUMBER, "before": NUMBER, "after": NUMBER}
    words = words_of(language).format(f"dungeon-floor-{message}", **blanks)
    return re.compile(words.replace("(", r"\(").replace(")", r"\)").replace(NAME, ".+").replace(NUMBER, r"(\d+)"))


def read(language: str, thing: str, label: str) -> Prospect:
    told = label.split("; ")
    sums = [found for part in told if (found := sentence(language, "sum").fullmatch(part))]
    return Prospect(
        thing=thing,
        wins=any(sentence(language, "wins").fullmatch(part) for part in told),
        loses=any(sentence(language, loss).fullmatch(part) for loss in LOSSES for part in told),
        falls=sum(1 for part in told if sentence(language, "falls").fullmatch(part)),
        relief=sum(int(found[1]) - int(found[2]) for found in sums),
    )


class DungeonScreen:
    """One page with a dungeon on it."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.language = language

    @property
    def prompt(self) -> Locator:
        return self.page.locator('[data-region="prompt"]')

    @property
    def hand(self) -> Locator:
        return self.page.locator('[data-region="hand"] button')

    @property
    def pane(self) -> Locator:
        return self.page.locator('[data-region="floor"]')

    @property
    def map(self) -> Locator:
        return self.page.locator('[data-control="map"]')

    def beyond(self, place: Locator) -> tuple[float, float]:
        """How far the floor has to move until the middle of a place is in sight and nothing covers it: neither the
        buttons, nor the prompt, which grows over the floor, nor the map, which large text moves to the bottom."""
        box, (x, y) = self.pane.bounding_box(), middle_of(place)
        assert box
        right, bottom = box["x"] + box["width"] - RIM_PX, box["y"] + box["height"] - RIM_PX
        for cover in (self.prompt.bounding_box(), self.map.bounding_box()):
            if cover and cover["y"] > box["y"] + BUTTONS_PX:
                bottom = min(bottom, cover["y"] - RIM_PX)
        clear_x = min(max(box["x"] + RIM_PX, x), right)
        clear_y = min(max(box["y"] + BUTTONS_PX, y), bottom)
        return clear_x - x, clear_y - y

    @property
    def cells(self) -> Locator:
        return self.places("cells")

    @property
    def targets(self) -> Locator:
        """What on the floor a token or a finger can be aimed at."""
        return self.places("targets")

    def places(self, kind: str) -> Locator:
        name = words_of(self.language).format(f"dungeon-floor-{kind}")
        return self.pane.get_by_role("group", name=name).get_by_role("button")

    @property
    def laid(self) -> Locator:
        name = words_of(self.language).format("dungeon-floor-cards")
        return self.pane.get_by_role("list", name=name).get_by_role("listitem")

    def card(self, thing: str) -> Locator:
        return self.page.locator(f'[data-region="hand"] button[data-thing="{thing}"]').first

    def cell(self, thing: str) -> Locator:
        return self.page.locator(f'[data-region="floor"] button[data-thing="{thing}"]')

    def is_asked(self) -> bool:
        """Wait until a card or a cell is asked for; or the dungeon is over, and none will be."""
        found = self.page.locator(f"{ASKED}, {OVER}").first
        expect(found).to_be_visible()
        return found.get_attribute("data-screen") is None

    def is_choosing_card(self) -> bool:
        return self.prompt.get_attribute("data-prompt") == "choose_card"

    def cards(self) -> list[str]:
        """Cards of the hand that can be chosen; of equal ones the first."""
        found = self.hand.and_(self.page.locator('[aria-disabled="false"]')).evaluate_all(LABELS)
        return list(dict.fromkeys(thing for thing, _ in found))

    def prospects(self) -> list[Prospect]:
        return [read(self.language, thing, label) for thing, label in self.labels()]

    def labels(self) -> list[tuple[str, str]]:
        """Each open cell, and what it says of the card that is about to be laid."""
        expect(self.cells.first).to_be_attached()
        return [(thing, label) for thing, label in self.cells.evaluate_all(LABELS)]
