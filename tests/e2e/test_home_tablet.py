"""The start on a tablet that is held upright: it is filled, and its pictures are seen beside the words."""

from typing import Final

from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.e2e.kit.axe import assert_accessible
from tests.e2e.kit.page_text import in_every_language
from tests.e2e.kit.pages import SIZES, People

FILLED: Final = 0.75
"""Of the height of the screen, down to the last thing that can be pressed."""


def box_of(what: Locator) -> FloatRect:
    expect(what).to_be_visible()
    box = what.bounding_box()
    assert box
    return box


def is_inside(inner: FloatRect, outer: FloatRect) -> bool:
    return (
        inner["x"] >= outer["x"]
        and inner["y"] >= outer["y"]
        and inner["x"] + inner["width"] <= outer["x"] + outer["width"]
        and inner["y"] + inner["height"] <= outer["y"] + outer["height"]
    )


def middle_x(box: FloatRect) -> float:
    return box["x"] + box["width"] / 2


def poster(page: Page, game: str) -> Locator:
    return page.locator(f'[data-screen="home"] section.{game}')


@in_every_language
def test_a_tablet_is_filled_and_no_picture_is_cut_or_covered(people: People, language: str) -> None:
    page = people.open("tablet", language)
    knockdown, dungeon = poster(page, "knockdown"), poster(page, "dungeon")
    menu, burst = box_of(knockdown.locator(".menu").first), box_of(knockdown.locator(".burst"))
    assert middle_x(burst) > menu["x"] + menu["width"]
    assert is_inside(box_of(dungeon.locator(".frame")), box_of(dungeon))
    last = box_of(page.get_by_role("button").last)
    assert last["y"] + last["height"] > FILLED * SIZES["tablet"]["height"]
    assert_accessible(page, "home")


def test_somebody_looks_out_beside_the_menu_of_the_dungeon(people: People) -> None:
    page = people.open("tablet", path="#/game/dungeon")
    dungeon = poster(page, "dungeon")
    menu, eyes = box_of(dungeon.locator(".menu").first), box_of(dungeon.locator(".eyes"))
    assert eyes["x"] > menu["x"] + menu["width"]
    assert is_inside(box_of(dungeon.locator("h2 button")), box_of(dungeon))
    assert is_inside(box_of(poster(page, "knockdown").locator(".burst")), box_of(poster(page, "knockdown")))
