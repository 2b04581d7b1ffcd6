"""What somebody hears who cannot see: how the duel reads aloud, and what the page says while an attack happens."""

from typing import Final

from playwright.sync_api import Page

from tests.e2e.kit.duel import DuelScreen
from tests.e2e.kit.duel_strategies import cautiously
from tests.e2e.kit.frozen_time import FrozenScreen, stop_time
from tests.e2e.kit.golden import assert_golden
from tests.e2e.kit.home_navigation import HomeNavigation
from tests.e2e.kit.mouse import Pointer
from tests.e2e.kit.screen_reader import ScreenReader

BREATH_MS: Final = 700
"""Within which all that happened has been said."""
POSTERS_MS: Final = 6000
"""Within which the posters of the beginning have gone."""
ACT: Final = "button.open[data-thing^='space:']"


def may_act(screen: DuelScreen) -> bool:
    return screen.page.locator(ACT).count() > 0


def begin(page: Page) -> Pointer:
    """At the first action of a match, with all that came before it said."""
    stop_time(page)
    hand, way = Pointer(page, cautiously, FrozenScreen(page)), HomeNavigation(page)
    way.hurry_bots(hand)
    way.fight(hand)
    hand.play(lambda: may_act(hand.screen))
    page.clock.run_for(POSTERS_MS)
    return hand


def test_the_duel_reads_aloud_as_it_is(page: Page) -> None:
    begin(page)
    assert_golden("duel.aria.yaml", page.locator('[data-screen="duel"]').aria_snapshot())


def test_an_exchange_is_told_in_words(page: Page) -> None:
    """Attack, block and wounds, in the order in which they happen, and the question last."""
    hand = begin(page)
    exchange = Exchange(hand, ScreenReader(page))
    hand.play(exchange.is_over)
    assert_golden("exchange.txt", exchange.told)


class Exchange:
    """What is said from the end of one's own turn to the next, once one blocks in between."""

    def __init__(self, hand: Pointer, ears: ScreenReader) -> None:
        self.hand = hand
        self.ears = ears
        self.is_blocked = False

    def is_over(self) -> bool:
        self.hand.page.clock.run_for(BREATH_MS)
        if self.hand.page.locator('[data-answer^="block "]').count():
            self.is_blocked = True
        if may_act(self.hand.screen):
            if self.is_blocked:
                return True
            self.ears.heard.clear()
        return False

    @property
    def told(self) -> str:
        return "\n".join(f"{manner}: {text}" for manner, text in self.ears.heard)
