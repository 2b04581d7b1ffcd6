"""Whoever is put to a Knockdown test can read what it takes, however fast it is called."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.kit.duel import ASKED, CALL, OVER
from tests.e2e.kit.duel_strategies import cautiously
from tests.e2e.kit.frozen_time import CALL_MS, stop_time
from tests.e2e.kit.home_navigation import HomeNavigation
from tests.e2e.kit.mouse import MAX_STEPS, Pointer
from tests.e2e.kit.screen_reader import ScreenReader

REST_MS: Final = 100


def until_a_bot_may_call(hand: Pointer) -> None:
    for _ in range(MAX_STEPS):
        expect(hand.page.locator(f"{ASKED}, {OVER}, {CALL}").first).to_be_visible()
        if not hand.page.locator(ASKED).count():
            break
        hand.step()
    expect(hand.page.locator(CALL)).to_be_visible()


@pytest.mark.parametrize("seed", [3], indirect=True)
def test_the_odds_stay_in_sight_while_a_bot_calls_at_once(page: Page) -> None:
    """The house lets bots answer in no time, and the page shows all at once."""
    hand, way = Pointer(page, cautiously), HomeNavigation(page)
    stop_time(page)
    way.hurry_bots(hand)
    way.fight(hand)
    assert hand.screen.is_asked()
    ears = ScreenReader(page)
    until_a_bot_may_call(hand)
    odds = page.locator(CALL).locator(".number").inner_text()
    page.clock.run_for(CALL_MS - REST_MS)
    expect(page.locator(CALL)).to_be_visible()
    assert odds in ears.said("status")
    page.clock.run_for(REST_MS)
    expect(page.locator(CALL)).to_have_count(0)
