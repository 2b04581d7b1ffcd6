"""Cards are carried to the stage with mouse or finger; what would follow shows before anything is meant by it."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.kit.group_play import fighting
from tests.e2e.kit.pages import People
from tests.e2e.kit.table_player import TablePlayer
from tests.e2e.kit.touch import LIFT_PX, Finger, middle_of

STAGE: Final = '[data-region="stage"]'
PICKED: Final = re.compile(r"\bpicked\b")
HELD: Final = 'button.open[data-thing^="hand:"]'
OFFERED: Final = 'button.open[data-thing^="row:"]'


def pick_up(page: Page, card: Locator) -> tuple[float, float]:
    """Into the air, half way to the stage; says where that is."""
    (x, y), (to_x, to_y) = middle_of(card), middle_of(page.locator(STAGE))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + to_x) / 2, (y + to_y) / 2, steps=4)
    expect(page.locator(".stage.awaiting")).to_be_visible()
    return to_x, to_y


def seated(people: People) -> TablePlayer:
    both = TablePlayer(people.open())
    both.settle_in()
    both.pick_opponent("home-play-here")
    return both


def test_a_card_that_is_carried_to_the_stage_is_picked_up(people: People) -> None:
    both = seated(people)
    page = both.page
    hand = next(hand for hand in fighting(both) if hand.page.locator(OFFERED).count())
    thing = hand.page.locator(OFFERED).first.get_attribute("data-thing")
    card = page.locator(f'[data-thing="{thing}"]').first
    target = pick_up(page, card)
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(card).not_to_have_class(PICKED)
    pick_up(page, card)
    page.mouse.move(*target, steps=4)
    page.mouse.up()
    expect(card).to_have_class(PICKED)
    expect(page.locator('[data-answer^="take "]')).to_be_visible()


@pytest.mark.long
def test_costs_are_paid_and_blows_are_blocked_by_carrying_cards(people: People) -> None:
    """The outcome is told before it is confirmed."""
    both = seated(people)
    page, carried = both.page, set[str]()
    for _ in fighting(both):
        verb = verb_of_hand(both)
        if verb is None or verb in carried:
            continue
        card = page.locator(HELD).first
        target = pick_up(page, card)
        page.mouse.move(*target, steps=4)
        page.mouse.up()
        expect(page.locator('button.picked[data-thing^="hand:"]').first).to_be_visible()
        carried.add(verb)
        if carried == {"pay", "block"}:
            break
    assert carried == {"pay", "block"}
    expect(page.locator('[data-region="prompt"] strong')).to_be_visible()


def verb_of_hand(both: TablePlayer) -> str | None:
    """What the cards of the hand are asked for, by the heading; nothing if all of it lies ready already."""
    if not both.page.locator(HELD).count() or both.page.locator("button.picked[data-thing]").count():
        return None
    asked = both.question.inner_text()
    return next((verb for verb, words in {"pay": "pay", "block": "block"}.items() if words in asked.lower()), None)


def test_a_finger_carries_what_is_paid_or_blocked_with(people: People) -> None:
    both = TablePlayer(people.open("phone"))
    both.settle_in()
    both.pick_opponent("home-play-here")
    next(hand for hand in fighting(both) if verb_of_hand(both))
    page, finger = both.page, Finger(both.page)
    card, stage = page.locator(HELD).first, page.locator(STAGE)
    thing = card.get_attribute("data-thing")
    stage.scroll_into_view_if_needed()
    x, y = middle_of(card)
    finger.put_down(x, y)
    finger.move(x, y - LIFT_PX)
    expect(page.locator(".stage.awaiting")).to_be_visible()
    finger.move(*middle_of(stage))
    finger.lift()
    expect(page.locator(f'button.picked[data-thing="{thing}"]').first).to_be_visible()
