"""A whole match against a bot: by mouse, two clicks from home, and by keyboard alone."""

from typing import Final

from playwright.sync_api import Page, expect

from tests.e2e.kit.axe import assert_accessible
from tests.e2e.kit.duel import DuelScreen
from tests.e2e.kit.home_navigation import HomeNavigation
from tests.e2e.kit.keyboard import Typist
from tests.e2e.kit.mouse import Pointer
from tests.e2e.kit.pages import People

WATCH: Final = """
() => {
  globalThis.moved = new Set();
  function look() {
    for (const { effect } of document.getAnimations())
      for (const name of effect?.target?.classList ?? []) moved.add(name);
    requestAnimationFrame(look);
  }
  look();
}
"""
"""Collects the classes of everything that moves, in every frame."""


def test_two_clicks_from_home_a_match_is_played_by_mouse(page: Page) -> None:
    hand, way = Pointer(page), HomeNavigation(page)
    way.hurry_bots(hand)
    way.fight(hand)
    hand.play()
    assert_accessible(page, "result")
    first = page.url
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(DuelScreen.FIGHTERS)).to_be_visible()
    assert page.url != first


def test_a_fight_is_on_with_everything_in_motion(people: People) -> None:
    """Figures, cards and wounds move at their own pace; whoever acts is never kept from it."""
    page = people.open(reduced_motion="no-preference")
    hand, way = Pointer(page), HomeNavigation(page)
    way.hurry_bots(hand)
    way.fight(hand)
    poster = hand.screen.moment("duel-poster")
    hand.play(lambda: poster.count() > 0)
    page.mouse.click(1, 1)
    expect(poster).to_have_count(0)
    page.evaluate(WATCH)

    def moved() -> set[str]:
        return set(page.evaluate("[...moved]"))

    hand.play(lambda: moved() >= {"figure", "face", "hurts"} or poster.locator(".score").count() > 0)
    assert moved() >= {"figure", "face"}


def test_a_match_is_played_by_keyboard_alone(people: People) -> None:
    """This seed deals a match in which one also blocks, reacts and calls a test."""
    page = people.open()
    keys, way = Typist(page, people.troubles), HomeNavigation(page)
    expect(way.button("home-play-bot")).to_be_visible()
    keys.begin()
    keys.choose(way.button("home-settings"))
    keys.go_to(page.get_by_role("radio", name="Normal"))
    keys.go_to(way.at_once, "ArrowRight")
    keys.press("Escape")
    keys.choose(way.button("home-play-bot"))
    keys.choose(way.button("home-level-easy"))
    verbs = {step.name.partition(" ")[0] for step in keys.play() if step.is_answer}
    assert {"pick", "keep", "lay", "take", "attack", "perform", "pay", "react", "block", "call"} <= verbs
    first = page.url
    keys.choose(page.get_by_role("button", name="Rematch"))
    expect(page.locator(DuelScreen.FIGHTERS)).to_be_visible()
    assert page.url != first
