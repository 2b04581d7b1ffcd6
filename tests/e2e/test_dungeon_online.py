"""Three people play a dungeon from browsers of their own: in silence, with spells out of turn and a lost connection."""

from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.e2e.kit.axe import assert_accessible
from tests.e2e.kit.dungeon import recklessly
from tests.e2e.kit.dungeon_player import DungeonPlayer, play_together
from tests.e2e.kit.network import Wire
from tests.e2e.kit.pages import People


class Trio(NamedTuple):
    """Ann opened the table; Bob and Cid came by her links."""

    ann: DungeonPlayer
    bob: DungeonPlayer
    cid: DungeonPlayer
    wire: Wire  # of Bob


@pytest.fixture
def trio(people: People) -> Trio:
    wire = Wire()
    ann, bob, cid = DungeonPlayer(people.open()), DungeonPlayer(people.open(wire=wire)), DungeonPlayer(people.open())
    ann.settle_in("Ann")
    ann.page.goto(people.house.url + "#/new/dungeon")
    open_adventure(ann)
    links = ann.field("home-share-link")
    for place, (guest, name) in enumerate([(bob, "Bob"), (cid, "Cid")]):
        guest.settle_in()
        guest.join(links.first.input_value(), name)
        expect(links).to_have_count(1 - place)
    for each in (ann, bob, cid):
        each.press("table-chat")
    return Trio(ann, bob, cid, wire)


def open_adventure(ann: DungeonPlayer) -> None:
    """With all options: two seats by link, and two spells to begin with."""
    seats = ann.page.get_by_role("combobox", name=ann.words.format("home-new-seat-count"))
    seats.select_option("3")
    for place in (1, 2):
        ann.page.get_by_role("radio", name=ann.words.format("home-new-seat-link")).nth(place).check()
    ann.page.get_by_role("switch", name=ann.words.format("home-option-adventure")).check()
    ann.page.get_by_role("radio", name=ann.words.format("home-more-list")).check()
    ann.page.get_by_role("checkbox", name=ann.words.format("dungeon-face-token-silence")).check()
    ann.press("home-new-create")


@pytest.mark.parametrize("seed", [77], indirect=True)
def test_a_dungeon_of_three_browsers(trio: Trio) -> None:
    """Ann begins with a joker, and a creature lies in the middle."""
    everybody = trio.ann, trio.bob, trio.cid
    assert trio.ann.floor.is_asked()
    say(trio.bob, "Careful with the demon!")
    for each in everybody:
        expect(each.screen("chat")).to_contain_text("Careful with the demon!")
    trio.ann.lay_a_card()
    for each in everybody:
        assert_hushed(each)
    assert_accessible(trio.cid.page, "dungeon")
    point_and_nod(trio)
    burn_out_of_turn(trio)
    break_silence_while_one_is_away(trio)
    for each in everybody:
        each.style = recklessly
    play_together(*everybody)
    for each in everybody:
        expect(each.screen("result")).to_contain_text("Dungeon lost")


def say(delver: DungeonPlayer, words: str) -> None:
    delver.field("table-chat-label").fill(words)
    delver.press("table-chat-send")


def assert_hushed(delver: DungeonPlayer) -> None:
    """Nobody writes or speaks, by a rule that can be read; gestures remain."""
    chat = delver.screen("chat")
    expect(chat).to_contain_text("Silence: no chat now.")
    expect(chat.get_by_role("button", name="KKD-TALK-2")).to_be_visible()
    expect(delver.field("table-chat-label")).to_have_count(0)
    expect(delver.button("dungeon-round-say-stuck")).to_have_count(0)
    expect(delver.button("dungeon-round-say-shake")).to_be_visible()


def point_and_nod(trio: Trio) -> None:
    ann, bob, cid, _ = trio
    cid.press("dungeon-round-say-nod")
    for each in (ann, bob):
        expect(each.page.get_by_role("listitem").filter(has_text="Cid")).to_contain_text("nods")
    ann.press("dungeon-round-say-point")
    ann.floor.targets.first.click()
    for each in (bob, cid):
        expect(each.page.get_by_role("listitem").filter(has_text="Ann")).to_contain_text("points")


def burn_out_of_turn(trio: Trio) -> None:
    """It is Bob's turn; Cid burns the creature in the middle, and nobody has to agree."""
    ann, bob, cid, _ = trio
    assert bob.floor.is_asked()
    expect(cid.floor.laid).to_have_count(2)
    cid.page.get_by_role("button", name="Use a token: fireball").click()
    cid.floor.targets.first.click()
    expect(cid.floor.prompt).to_contain_text("burns and leaves the table")
    assert_accessible(cid.page, "dungeon")
    cid.press("dungeon-round-use-it")
    for each in (ann, bob, cid):
        expect(each.floor.laid).to_have_count(1)
    assert bob.floor.is_asked()


def break_silence_while_one_is_away(trio: Trio) -> None:
    ann, bob, cid, wire = trio
    wire.cut()
    expect(bob.page.get_by_role("alert").filter(has_text="Connection lost")).to_be_visible()
    ann.page.get_by_role("button", name="Use a token: ball of silence").click()
    ann.press("dungeon-round-use-it")
    say(cid, "At last!")
    assert_hushed(bob)
    bob.press("ui-try-again")
    wire.restore()
    expect(bob.screen("chat")).to_contain_text("At last!")
    say(bob, "What did I miss?")
    expect(ann.screen("chat")).to_contain_text("What did I miss?")
