"""A whole dungeon by keyboard alone, beside a bot, in Polish; and what is heard of it by somebody who cannot see."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.e2e.kit.dungeon_keys import DungeonTypist
from tests.e2e.kit.dungeon_player import GAME, DungeonPlayer
from tests.e2e.kit.frozen_time import stop_time
from tests.e2e.kit.golden import assert_golden
from tests.e2e.kit.page_text import say
from tests.e2e.kit.pages import People
from tests.e2e.kit.screen_reader import ScreenReader

BREATH_MS: Final = 6000
"""Within which all that happened has been said, and great moments have gone."""
POLISH: Final = "pl"


@pytest.mark.parametrize("seed", [4], indirect=True)
def test_a_dungeon_is_played_by_keyboard_alone(people: People) -> None:
    page = people.open(language=POLISH)
    keys = DungeonTypist(page, people.troubles, POLISH)
    expect(keys.named("home-settings")).to_be_visible()
    keys.begin()
    keys.choose(keys.named("home-settings"))
    keys.go_to(page.get_by_role("radio", name=say(POLISH, "settings-pace-normal")))
    keys.go_to(page.get_by_role("radio", name=say(POLISH, "settings-pace-instant")), "ArrowRight")
    keys.press("Escape")
    keys.choose(page.get_by_role("button", name=GAME))
    keys.choose(keys.named("hall-less", what=say(POLISH, "hall-bot")))
    keys.choose(keys.named("hall-enter-single"), "Shift+Tab")
    assert keys.floor.is_asked()
    keys.press("s")
    keys.choose(keys.named("dungeon-round-say-nod"), "ArrowRight")
    expect(page.get_by_text(say(POLISH, "dungeon-round-heard-nod"))).to_be_visible()
    laid = list(keys.dig())
    assert [prospect.loses for prospect in laid] == [False] * (len(laid) - 1) + [True]
    expect(keys.floor.prompt).to_contain_text("KKD-END-2")
    first = page.url
    keys.choose(keys.named("hall-again-try"))
    expect(page.locator('[data-screen="result"]')).to_be_hidden()
    assert keys.floor.is_asked()
    assert page.url != first


@pytest.mark.parametrize("seed", [1], indirect=True)
def test_a_turn_is_told_in_words(people: People) -> None:
    """How the table reads while a card is about to be laid, and what is said until the next one is asked for."""
    ola = DungeonPlayer(people.open(language=POLISH), POLISH)
    stop_time(ola.page)
    ola.settle_in("Ola")
    ola.gather(bot=1)
    ola.enter()
    assert ola.floor.is_asked()
    ola.page.clock.run_for(BREATH_MS)
    ears = ScreenReader(ola.page)
    ola.choose(ola.floor.cards()[0])
    ola.page.clock.run_for(BREATH_MS)
    assert_golden("dungeon.aria.yaml", ola.screen("dungeon").aria_snapshot())
    found = ola.look_for_place()
    assert found
    ola.place(found)
    assert ola.floor.is_asked()
    ola.page.clock.run_for(BREATH_MS)
    assert_golden("turn.txt", "\n".join(f"{manner}: {text}" for manner, text in ears.heard))
