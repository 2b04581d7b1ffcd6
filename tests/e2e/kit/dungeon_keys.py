"""Somebody in a dungeon who has a keyboard and nothing else."""

import re
from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.e2e.kit.dungeon import LABELS, DungeonScreen, Prospect, read
from tests.e2e.kit.dungeon_player import MAX_TURNS
from tests.e2e.kit.keyboard import Typist
from tests.e2e.kit.pages import Troubles
from tests.e2e.kit.table_player import words_of

ROUND: Final = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowUp", "ArrowRight", "r")
"""From cell to cell around where the focus came to the floor; then the card is turned."""
ON_CELL: Final = re.compile(r"^cell:")


class DungeonTypist(Typist):
    """Lays the first card of the hand where it loses nothing, or somewhere."""

    def __init__(self, page: Page, troubles: Troubles, language: str) -> None:
        super().__init__(page, troubles)
        self.language = language
        self.floor = DungeonScreen(page, language)

    def dig(self) -> Iterator[Prospect]:
        """To the end of the dungeon; says what each card that was laid promised."""
        for _ in range(MAX_TURNS):
            if not self.floor.is_asked():
                return
            yield self.lay_a_card()
        raise AssertionError(f"after {MAX_TURNS} turns there is no end")

    def lay_a_card(self) -> Prospect:
        self.choose_card()
        found = self.find_place()
        self.press("Enter")
        if found.loses:
            self.choose(self.named("dungeon-floor-loses-yes"))
        return found

    def choose_card(self) -> None:
        """By its number; the focus goes on to the floor."""
        if self.floor.is_choosing_card():
            self.press("1")
        expect(self.focused).to_have_attribute("data-thing", ON_CELL)

    def find_place(self) -> Prospect:
        """Read one cell after the other, as far as the arrows lead."""
        for key in ROUND:
            found = self.heard()
            if not found.loses:
                return found
            self.press(key)
        return self.heard()

    def heard(self) -> Prospect:
        """What the cell with the focus says."""
        ((thing, label),) = self.focused.evaluate_all(LABELS)
        return read(self.language, thing, label)

    def named(self, message: str, **values: str | int) -> Locator:
        name = words_of(self.language).format(message, **values)
        return self.page.get_by_role("button", name=name)
