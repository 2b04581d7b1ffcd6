"""Several people who play a match of Knockdown to its end: each on a page of their own, or all at one screen."""

from collections.abc import Iterator
from itertools import cycle
from typing import Final

from playwright.sync_api import TimeoutError, expect

from tests.e2e.kit.duel import ASKED, OVER, TOWER
from tests.e2e.kit.mouse import Pointer
from tests.e2e.kit.pages import WAIT_MS
from tests.e2e.kit.table_player import GLANCE_MS, TablePlayer

CURTAIN: Final = '[data-screen="curtain"]'
MAX_STEPS: Final = 1200


def fighting(*sitters: TablePlayer) -> Iterator[Pointer]:
    """Whoever is asked does what hurts, by mouse, to the end of the match or a tower; says whose step is next."""
    hands = [Pointer(sitter.page) for sitter in sitters]
    for _ in range(MAX_STEPS):
        hand = next_to_act(hands)
        if hand is None:
            return
        curtain = hand.page.locator(CURTAIN)
        if curtain.count():
            curtain.get_by_role("button").first.click()
            expect(curtain).to_have_count(0)
        else:
            yield hand
            hand.step()
    raise AssertionError(f"after {MAX_STEPS} steps there is no end")


def next_to_act(hands: list[Pointer]) -> Pointer | None:
    """Whoever has something to do, as soon as anybody has; nobody once the match is over, or a tower is due."""
    for glance, hand in enumerate(cycle(hands)):
        found = hand.page.locator(f"{ASKED}, {CURTAIN}, {OVER}, {TOWER}").first
        try:
            found.wait_for(timeout=GLANCE_MS)
        except TimeoutError:
            assert glance * GLANCE_MS < WAIT_MS, "nobody has anything to do, and it is not over"
        else:
            return None if found.get_attribute("data-screen") in ("result", "tower") else hand
    return None
