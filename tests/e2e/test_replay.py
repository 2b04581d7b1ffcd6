"""A match that is over is looked back at, step by step, with anybody's eyes."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.kit.axe import assert_accessible
from tests.e2e.kit.pages import People
from tests.e2e.kit.table_player import TablePlayer, asked

DEALT: Final = re.compile(r"is dealt ([^.,]+), ([^.,]+) and ([^.,]+)\.")
LAST: Final = 4
"""The inputs of the match: two fighters, one kept skill, and that somebody resigns."""


@pytest.fixture
def viewer(people: People) -> TablePlayer:
    """Somebody who has just resigned in a match of two at one screen, and watches it again."""
    both = TablePlayer(people.open())
    both.settle_in()
    both.pick_opponent("home-play-here")
    for _ in range(2):
        asked(both).answer()
    both.screen("curtain").get_by_role("button").first.click()
    asked(both).answer()
    both.screen("curtain").get_by_role("button").first.click()
    both.resign()
    both.press("table-replay")
    expect(place(both)).to_have_text(f"Step 0 of {LAST}")
    return both


def place(viewer: TablePlayer) -> Locator:
    return viewer.screen("replay").locator(".place")


def at(viewer: TablePlayer, step: int) -> None:
    expect(place(viewer)).to_have_text(f"Step {step} of {LAST}")


def test_buttons_keys_and_a_slider_lead_through_all_steps(viewer: TablePlayer) -> None:
    for button, step in [("next", 1), ("next", 2), ("back", 1), ("last", LAST), ("next", LAST), ("first", 0)]:
        viewer.press(f"table-replay-{button}")
        at(viewer, step)
    expect(viewer.turn).to_have_count(0)
    assert_accessible(viewer.page, "replay")
    press_keys(viewer)
    move_slider(viewer)


def press_keys(viewer: TablePlayer) -> None:
    viewer.page.get_by_role("heading", name="Replay").click()
    steps = [("ArrowRight", 1), ("]", 2), ("ArrowLeft", 1), ("End", LAST), ("[", LAST - 1), ("Home", 0)]
    for key, step in steps:
        viewer.page.keyboard.press(key)
        at(viewer, step)


def move_slider(viewer: TablePlayer) -> None:
    slider = viewer.page.get_by_role("slider", name="Step of the match")
    slider.fill("3")
    at(viewer, 3)
    slider.press("ArrowLeft")
    at(viewer, 2)
    expect(slider).to_have_attribute("aria-valuetext", f"Step 2 of {LAST}")


def test_it_plays_by_itself_until_the_end_and_reload_and_back_lead_there_again(viewer: TablePlayer) -> None:
    viewer.press("table-replay-play")
    at(viewer, LAST)
    expect(viewer.button("table-replay-play")).to_be_visible()
    viewer.page.reload()
    at(viewer, 0)
    viewer.page.go_back()
    expect(viewer.screen("result")).to_be_visible()
    viewer.page.go_forward()
    at(viewer, 0)


def test_every_seat_and_the_public_see_what_they_saw(viewer: TablePlayer) -> None:
    viewer.open_log()
    viewer.press("table-replay-next")
    viewer.press("table-replay-next")
    at(viewer, 2)
    seen = {name: seen_by(viewer, name) for name in ("Player A", "Player B", "Spectator")}
    of_first, of_second = dealt(seen["Player A"]), dealt(seen["Player B"])
    assert (len(of_first), len(of_second), len(dealt(seen["Spectator"]))) == (3, 3, 0)
    assert of_first.isdisjoint(of_second)
    assert not [name for name in of_first if name in seen["Player B"]]
    assert not [name for name in of_first | of_second if name in seen["Spectator"]]


def seen_by(viewer: TablePlayer, name: str) -> str:
    """The whole page as one of them sees it at this step."""
    viewer.page.get_by_role("combobox", name="Seen by").select_option(label=name)
    expect(viewer.lines.filter(has_text=re.compile("is dealt"))).to_have_count(2)
    at(viewer, 2)
    return viewer.page.content()


def dealt(content: str) -> set[str]:
    return {name for found in DEALT.findall(re.sub(r"<[^>]*>", "\n", content)) for name in found}
