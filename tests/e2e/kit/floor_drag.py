"""Somebody who drags cards to the floor with a finger."""

from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.e2e.kit.dungeon import Prospect, at_any_price
from tests.e2e.kit.dungeon_player import DungeonPlayer
from tests.e2e.kit.touch import LIFT_PX, Finger, middle_of

EDGE_PX: Final = 8
MAX_FRAMES: Final = 400


class Dragger(DungeonPlayer):
    """Drags the first card of the hand to the floor, turn by turn, whatever comes of it."""

    def __init__(self, page: Page, language: str = "en") -> None:
        super().__init__(page, language, at_any_price, is_touch=True)
        self.finger = Finger(page)

    def choose(self, card: str) -> None:
        x, y = middle_of(self.floor.card(card))
        self.finger.put_down(x, y)
        self.finger.move(x, y - LIFT_PX)
        expect(self.floor.card(card)).to_have_attribute("aria-pressed", "true")

    def put_down(self, prospect: Prospect) -> None:
        cell = self.floor.cell(prospect.thing)
        self.finger.move(*middle_of(self.floor.pane))
        self.breathe()
        self.hold_at_the_edge(cell)
        self.finger.move(*middle_of(cell))
        self.finger.lift()

    def hold_at_the_edge(self, cell: Locator) -> None:
        """What is out of sight comes nearer while a card is held at that edge of the floor."""
        box = self.floor.pane.bounding_box()
        assert box
        for _ in range(MAX_FRAMES):
            dx, dy = self.floor.beyond(cell)
            if not dx and not dy:
                return
            x, y = middle_of(self.floor.pane)
            x = box["x"] + (EDGE_PX if dx > 0 else box["width"] - EDGE_PX) if dx else x
            y = box["y"] + (EDGE_PX if dy > 0 else box["height"] - EDGE_PX) if dy else y
            self.finger.move(x, y)
            self.breathe()
        raise AssertionError(f"the floor does not slide to {cell}")
