"""The floor is seen from near and far: by fingers, wheel, keys, map and buttons; a phone shows what can be read."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.kit.dungeon_player import DungeonPlayer
from tests.e2e.kit.pages import People, Size
from tests.e2e.kit.touch import Finger, middle_of

TURNS: Final = 5
READABLE_PX: Final = 60
FINGER_PX: Final = 44
GROWN: Final = 1.3
LARGE: Final = "document.documentElement.style.fontSize = '200%'"
IS_ON_TOP: Final = """
(place) => {
  const box = place.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return place.contains(top);
}
"""
in_this_dungeon = pytest.mark.parametrize("seed", [59], indirect=True)


def widths(places: Locator) -> Iterator[float]:
    for box in (place.bounding_box() for place in places.all()):
        assert box
        yield box["width"]


def left_and_width(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"], box["width"]


def after_some_turns(people: People, size: Size) -> DungeonPlayer:
    """With three bots: by then the floor has grown beyond a phone."""
    ann = DungeonPlayer(people.open(size), is_touch=size == "phone")
    ann.settle_in("Ann")
    ann.gather(bot=3)
    ann.enter()
    turns = iter(range(TURNS))
    ann.play(lambda: next(turns, None) is None)
    assert ann.floor.is_asked()
    return ann


def is_in_sight(ann: DungeonPlayer, place: Locator) -> bool:
    return ann.floor.beyond(place) == (0, 0)


@in_this_dungeon
def test_a_phone_shows_what_can_be_read_and_met_with_a_finger(people: People) -> None:
    ann = after_some_turns(people, "phone")
    ann.touch(ann.button("dungeon-floor-all"))
    ann.breathe()
    assert all(is_in_sight(ann, card) for card in ann.floor.laid.all())
    assert max(widths(ann.floor.laid)) < READABLE_PX
    ann.choose(ann.floor.cards()[0])
    ann.breathe()
    assert min(widths(ann.floor.laid)) >= READABLE_PX
    assert min(widths(ann.floor.cells)) >= FINGER_PX
    assert [cell for cell in ann.floor.cells.all() if is_in_sight(ann, cell)]
    look_where_most_would_happen(ann)
    assert ann.floor.prompt.evaluate("(prompt) => prompt.scrollHeight <= prompt.clientHeight")
    for answer in ("dungeon-floor-turn", "dungeon-floor-lay-here", "dungeon-floor-put-back"):
        expect(ann.button(answer)).to_be_in_viewport(ratio=1)


@in_this_dungeon
def test_every_open_cell_can_be_brought_out_from_under_a_tall_prompt(people: People) -> None:
    """In large text the prompt grows over the floor, and covers cells that the floor itself would show."""
    ann = after_some_turns(people, "phone")
    ann.page.evaluate(LARGE)
    ann.choose(ann.floor.cards()[0])
    ann.breathe()
    floor, prompt = ann.floor.pane.bounding_box(), ann.floor.prompt.bounding_box()
    assert floor and prompt
    assert prompt["y"] < floor["y"] + floor["height"]
    for thing, _ in ann.floor.labels():
        cell = ann.floor.cell(thing)
        ann.bring_into_sight(cell)
        assert cell.evaluate(IS_ON_TOP), thing


def look_where_most_would_happen(ann: DungeonPlayer) -> None:
    """Of all places the one of which there is most to tell."""
    thing, _ = max(ann.floor.labels(), key=lambda told: len(told[1]))
    ann.bring_into_sight(ann.floor.cell(thing))
    ann.touch(ann.floor.cell(thing))
    ann.breathe()


@in_this_dungeon
def test_two_fingers_and_the_map_move_the_floor_of_a_phone(people: People) -> None:
    ann = after_some_turns(people, "phone")
    card = ann.floor.laid.last
    _, before = left_and_width(card)
    Finger(ann.page).pinch(*middle_of(ann.floor.pane), 40, 80)
    ann.breathe()
    assert left_and_width(card)[1] == pytest.approx(2 * before, rel=0.1)
    x, _ = left_and_width(card)
    chart = ann.floor.map.bounding_box()
    assert chart
    ann.page.touchscreen.tap(chart["x"] + 6, chart["y"] + chart["height"] / 2)
    ann.breathe()
    assert left_and_width(card)[0] > x


@in_this_dungeon
def test_mouse_wheel_keys_and_buttons_move_the_floor(people: People) -> None:
    ann = after_some_turns(people, "desktop")
    card = ann.floor.laid.first
    drag_the_floor(ann, card)
    ann.page.mouse.move(*middle_of(card))
    x, before = left_and_width(card)
    ann.page.mouse.wheel(0, -300)
    ann.breathe()
    near, after = left_and_width(card)
    assert after > GROWN * before
    assert near + after / 2 == pytest.approx(x + before / 2, abs=2)
    ann.button("dungeon-floor-nearer").focus()
    ann.page.keyboard.press("Shift+ArrowRight")
    ann.breathe()
    assert left_and_width(card)[0] < near
    ann.page.keyboard.press("-")
    ann.breathe()
    assert left_and_width(card)[1] < after
    ann.page.keyboard.press("0")
    ann.breathe()
    assert all(is_in_sight(ann, each) for each in ann.floor.laid.all())


def drag_the_floor(ann: DungeonPlayer, card: Locator) -> None:
    """A card goes along with the mouse, and is neither looked at nor laid on."""
    x, width = left_and_width(card)
    from_x, from_y = middle_of(ann.floor.pane)
    ann.page.mouse.move(from_x, from_y)
    ann.page.mouse.down()
    ann.page.mouse.move(from_x + 60, from_y + 10, steps=3)
    ann.page.mouse.up()
    ann.breathe()
    assert left_and_width(card) == pytest.approx((x + 60, width), abs=1)
    expect(ann.screen("dungeon-card")).to_be_hidden()


@in_this_dungeon
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_somebody_asks_for_the_danger(people: People, size: Size) -> None:
    """The loudest card is in sight, however far away one was."""
    ann = after_some_turns(people, size)
    for _ in range(4):
        ann.touch(ann.button("dungeon-floor-nearer"))
    danger = ann.floor.laid.filter(has_text="the fight goes on").first
    expect(danger).to_be_attached()
    ann.touch(ann.button("dungeon-floor-danger"))
    ann.breathe()
    assert is_in_sight(ann, danger)
    assert left_and_width(danger)[1] >= READABLE_PX
