"""Two people at one screen in a dungeon: a curtain guards their hands, and the floor is for both."""

import re

from playwright.sync_api import expect

from tests.e2e.kit.axe import assert_accessible
from tests.e2e.kit.dungeon import recklessly
from tests.e2e.kit.dungeon_player import DungeonPlayer
from tests.e2e.kit.pages import People

NAME = re.compile(r"^[^.]+")
"""What a card is called, before all that there is to know of it."""


def hand_of(both: DungeonPlayer) -> set[str]:
    """The names of cards that only whoever looks now may know."""
    found = (NAME.match(text) for text in both.floor.hand.all_inner_texts())
    return {name[0] for name in found if name}


def laid_out(both: DungeonPlayer) -> str:
    return "\n".join(both.floor.laid.all_inner_texts())


def test_hands_stay_behind_the_curtain(people: People) -> None:
    both = DungeonPlayer(people.open(theme="light"))
    both.settle_in()
    both.gather(here=2)
    both.enter()
    curtain = both.screen("curtain")
    expect(curtain).to_contain_text("it is your turn")
    expect(both.floor.hand).to_have_count(0)
    assert_accessible(both.page, "curtain")
    both.take_turn()
    first = hand_of(both)
    both.lay_a_card()
    expect(curtain).to_be_visible()
    covered = both.page.content()
    both.take_turn()
    second, laid = hand_of(both), laid_out(both)
    seen = both.page.content()
    secrets = {name for name in first | second if name not in laid}
    assert secrets - second
    assert not {name for name in secrets if name in covered}
    assert not {name for name in secrets - second if name in seen}
    both.style = recklessly
    while both.floor.is_asked():
        both.lay_a_card()
        both.take_turn()
    expect(both.screen("result")).to_contain_text("Dungeon lost")
