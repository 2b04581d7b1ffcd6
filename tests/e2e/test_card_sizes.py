"""Cards are as large as there is room for: they lie beside each other before they lie over each other."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.kit.duel_strategies import cautiously
from tests.e2e.kit.home_navigation import HomeNavigation
from tests.e2e.kit.mouse import Pointer
from tests.e2e.kit.pages import People
from tests.e2e.kit.table_player import TablePlayer

FEW: Final = 3
TALLEST_PROMPT: Final = 200
OFFERED: Final = '[data-region="row"] button.open'
TOUCH: Final = 44
HELD: Final = '[data-region="hand"] li'
PROMPT: Final = '[data-region="prompt"]'
COVERED: Final = """
(cards) => {
  const [...faces] = cards.map((card) => card.querySelector(".poster").getBoundingClientRect());
  return faces.filter((face, number) => number > 0 && face.left < faces[number - 1].right).length;
}
"""
SMALL: Final = f"""
(buttons) => buttons.map((button) => button.getBoundingClientRect())
  .filter(({{ width, height }}) => width < {TOUCH} || height < {TOUCH}).length
"""


def with_cards(page: Page) -> None:
    hand, way = Pointer(page, cautiously), HomeNavigation(page)
    way.hurry_bots(hand)
    way.fight(hand)
    expect(page.locator(PROMPT)).to_be_visible()
    hand.play(lambda: page.locator(HELD).count() >= FEW and page.locator(OFFERED).count() > 0)


@pytest.mark.long
def test_beside_an_open_panel_cards_lie_side_by_side_and_the_prompt_is_small(people: People) -> None:
    page = people.open()
    page.set_viewport_size({"width": 1440, "height": 900})
    with_cards(page)
    TablePlayer(page).open_log()
    assert page.locator(HELD).evaluate_all(COVERED) == 0
    box = page.locator(PROMPT).bounding_box()
    assert box is not None
    assert box["height"] < TALLEST_PROMPT


def test_what_is_touched_is_large_enough(people: People) -> None:
    page = people.open("tablet")
    with_cards(page)
    page.locator(OFFERED).first.click()
    for place in (f"{PROMPT} button:visible", "aside nav button"):
        assert page.locator(place).evaluate_all(SMALL) == 0
