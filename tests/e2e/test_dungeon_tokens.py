"""Ice and poison, each with its effect shown; a token without a use says why; and a card is looked at closely."""

import pytest
from playwright.sync_api import expect

from tests.e2e.kit.axe import assert_accessible
from tests.e2e.kit.dungeon_player import DungeonPlayer
from tests.e2e.kit.pages import People
from tests.e2e.kit.touch import middle_of

MUMMY = "Laundry-Day Mummy"
"""With this seed she lies in the middle, with 2 time tokens and a danger of 8."""


def enter_with_spells(ann: DungeonPlayer) -> None:
    """Alone, with all options: ice, poison and what comes with them."""
    seats = ann.page.get_by_role("combobox", name=ann.words.format("home-new-seat-count"))
    seats.select_option("1")
    ann.page.get_by_role("switch", name=ann.words.format("home-option-adventure")).check()
    ann.page.get_by_role("radio", name=ann.words.format("home-more-list")).check()
    for token, is_held in {"ice": True, "poison": True, "fireball": False}.items():
        ann.page.get_by_role("checkbox", name=ann.words.format(f"dungeon-face-token-{token}")).set_checked(is_held)
    ann.press("home-new-create")
    assert ann.floor.is_asked()


@pytest.mark.parametrize("seed", [7], indirect=True)
def test_ice_and_poison_do_what_they_promise(people: People) -> None:
    ann = DungeonPlayer(people.open("phone", path="#/new/dungeon"), is_touch=True)
    enter_with_spells(ann)
    mummy = ann.floor.laid.first
    expect(mummy).to_contain_text(MUMMY)
    expect(mummy).to_contain_text("with 2 time tokens left")
    look_closely(ann)
    freeze(ann)
    expect(mummy).to_contain_text("A frozen creature.")
    expect(mummy).to_contain_text("Danger 8: the fight goes on")
    poison(ann)
    expect(mummy).to_contain_text("Danger 4")
    expect(mummy).to_contain_text("A beaten creature.")
    expect(ann.page.get_by_role("img", name="Poisoned corner: worth 0.")).to_be_visible()
    assert_accessible(ann.page, "dungeon")


def look_closely(ann: DungeonPlayer) -> None:
    """A tap on the card tells what goes on there."""
    ann.touch(ann.button("dungeon-floor-all"))
    ann.page.touchscreen.tap(*middle_of(ann.floor.laid.first))
    window = ann.page.get_by_role("dialog", name=MUMMY)
    expect(window).to_contain_text("At the start:")
    expect(window.locator(".scene")).not_to_be_empty()
    assert_accessible(ann.page, "dungeon-card")
    ann.touch(ann.button("dungeon-floor-looked"))
    expect(window).to_be_hidden()


def freeze(ann: DungeonPlayer) -> None:
    """Nothing moves aside for what is foreseen."""
    before = ann.floor.pane.bounding_box()
    ann.touch(ann.page.get_by_role("button", name="Use a token: ice flash"))
    ann.touch(ann.page.get_by_role("button", name=f"Freeze the {MUMMY} at the start"))
    expect(ann.floor.prompt).to_contain_text("is frozen and gives back its time, but still has to be beaten")
    expect(ann.page.locator('[data-foreseen="cell:0,0"]')).to_be_visible()
    expect(ann.page.locator('[data-fate="frozen"]')).to_be_visible()
    assert ann.floor.pane.bounding_box() == before
    assert_accessible(ann.page, "dungeon")
    ann.touch(ann.button("dungeon-round-use-it"))


def poison(ann: DungeonPlayer) -> None:
    ann.touch(ann.page.get_by_role("button", name="Use a token: poison"))
    ann.touch(ann.page.get_by_role("button", name=f"Poison the upper left corner of the {MUMMY} (the start)"))
    expect(ann.floor.prompt).to_contain_text("is poisoned: it is worth 0")
    expect(ann.page.locator('[data-foreseen="vertex:0,0"]')).to_be_visible()
    expect(ann.page.locator('[data-fate="falls"]')).to_be_visible()
    ann.touch(ann.button("dungeon-round-use-it"))


@pytest.mark.parametrize("seed", [7], indirect=True)
def test_a_token_without_a_use_says_why(people: People) -> None:
    """Once the only creature is beaten by poison, there is nothing to freeze."""
    ann = DungeonPlayer(people.open(path="#/new/dungeon"))
    enter_with_spells(ann)
    poison(ann)
    ice = ann.page.get_by_role("button", name="ice flash: not useful now. This creature is beaten and counts as a room")
    expect(ice).to_have_attribute("aria-disabled", "true")
    ice.press("Enter")
    expect(ann.floor.prompt).to_contain_text("This creature is beaten and counts as a room")
    ann.floor.prompt.get_by_role("button", name="KKD-GRIM-2").click()
    expect(ann.page.get_by_role("heading", name="KKD-GRIM-2")).to_be_visible()
