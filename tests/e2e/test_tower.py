"""A tower is built for real, in practice: by mouse, finger and keys, on a slow line, and with too many cubes."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.kit.axe import assert_accessible
from tests.e2e.kit.delay import SlowBench
from tests.e2e.kit.pages import People, Size, Theme
from tests.e2e.kit.server_thread import LiveHouse
from tests.e2e.kit.table_player import TablePlayer
from tests.e2e.kit.tower import Bench
from tests.e2e.kit.tower_builders import Builder, Typist, with_finger, with_mouse, with_palm

MOVING = "document.getAnimations().length"
FIRST = 6
"""Cubes that one begins with."""
FEW = 5
TOO_MANY = 16


@pytest.fixture
def bench(people: People, house: LiveHouse) -> Bench:
    return Bench(people.open(path="#/practice"), house)


def take(page: Page, cubes: int) -> None:
    """So many cubes lie on the table."""
    for number in range(FIRST, cubes):
        page.get_by_role("button", name="One heavy cube more").click()
        expect(page.locator("[data-cube]")).to_have_count(number + 1)
    for number in range(FIRST, cubes, -1):
        page.get_by_role("button", name="One light cube less").click()
        expect(page.locator("[data-cube]")).to_have_count(number - 1)


def resting(bench: Bench) -> Builder:
    """The palm lies below the table, and was there before the finger."""
    box = bench.scene.locator(".foot").bounding_box()
    assert box
    return with_palm(bench, box["x"] + 4, box["y"] + box["height"] - 4)


def test_a_mouse_passes_with_few_cubes(bench: Bench) -> None:
    take(bench.page, FEW)
    bench.start()
    with_mouse(bench).build()
    bench.see_verdict()
    expect(bench.page.get_by_role("heading", name="Still standing")).to_be_visible()
    expect(bench.scene).to_contain_text(f"All {FEW} cubes stand in one column.")
    expect(bench.page.get_by_role("row", name=re.compile(f"^{FEW} "))).to_contain_text("100% of 1")
    bench.page.reload()
    expect(bench.page.get_by_text("5 cubes", exact=True)).to_be_visible()


def test_a_mouse_fails_with_too_many_cubes_and_is_shown_where(bench: Bench) -> None:
    take(bench.page, TOO_MANY)
    bench.start()
    with_mouse(bench).build()
    bench.see_verdict()
    expect(bench.page.get_by_role("heading", name="Not this time")).to_be_visible()
    assert bench.page.locator("[data-culprit]").count() > 0
    expect(bench.page.get_by_role("row", name=re.compile(f"^{TOO_MANY} "))).to_contain_text("0% of 1")


def test_keys_pass_and_the_hand_needs_no_mouse(bench: Bench) -> None:
    take(bench.page, 4)
    bench.page.get_by_role("button", name="Start the clock").focus()
    bench.began_ms = bench.house.time.ms
    bench.page.keyboard.press("Enter")
    bench.await_start()
    expect(bench.field).to_be_focused()
    Typist(bench).build()
    bench.see_verdict()
    expect(bench.page.get_by_role("heading", name="Still standing")).to_be_visible()


@pytest.mark.parametrize("with_touch", [with_finger, resting], ids=["a finger", "a palm rests on the screen"])
def test_a_finger_passes_on_a_phone(people: People, house: LiveHouse, with_touch: Callable[[Bench], Builder]) -> None:
    bench = Bench(people.open("phone", path="#/practice"), house)
    take(bench.page, FEW)
    bench.scene.scroll_into_view_if_needed()
    bench.start()
    with_touch(bench).build()
    bench.see_verdict()
    expect(bench.page.get_by_role("heading", name="Still standing")).to_be_visible()


def test_a_mouse_passes_five_cubes_on_a_line_that_is_150_ms_late(people: People, house: LiveHouse) -> None:
    page = people.open()
    bench = SlowBench(page, house, delay_ms=150)
    page.goto(house.url + "#/practice")
    page.reload()
    take(page, FEW)
    bench.start()
    with_mouse(bench).build()
    bench.see_verdict()
    expect(page.get_by_role("heading", name="Still standing")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "theme", "language"), [("phone", "light", "es"), ("desktop", "dark", "pl"), ("tablet", "light", "en")]
)
def test_everybody_can_use_the_table_in_every_phase(
    people: People, house: LiveHouse, size: Size, theme: Theme, language: str
) -> None:
    bench = Bench(people.open(size, language, theme, "#/practice"), house)
    somebody = TablePlayer(bench.page, language)
    expect(bench.in_phase("waiting")).to_be_visible()
    assert_accessible(bench.page, "practice")
    bench.start()
    bench.pass_moments(3)
    assert_accessible(bench.page, "tower")
    bench.pass_moments(160)
    expect(bench.scene.get_by_role("timer")).to_have_text("2")
    assert bench.page.evaluate(MOVING) == 0
    bench.see_verdict()
    assert bench.page.evaluate(MOVING) == 0
    expect(somebody.page.get_by_role("heading", name=somebody.words.format("tower-missed"))).to_be_visible()
    assert_accessible(bench.page, "tower")
    overflow = "document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"
    assert bench.page.evaluate(overflow) <= 0


LARGE = "document.documentElement.style.fontSize = '200%'"


@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_text_of_twice_its_size_leaves_room_to_build_on_a_phone(
    people: People, house: LiveHouse, language: str
) -> None:
    bench = Bench(people.open("phone", language, path="#/practice"), house)
    bench.page.evaluate(LARGE)
    expect(bench.in_phase("waiting")).to_be_visible()
    bench.start()
    bench.pass_moments(2)
    box = bench.field.bounding_box()
    assert box and box["height"] > 150
    assert box["y"] > -1 and box["y"] + box["height"] < 741
    overflow = "document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"
    assert bench.page.evaluate(overflow) <= 0
