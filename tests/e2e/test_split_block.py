"""A block that is not enough for all light and heavy wounds of an attack: the defender clicks which ones it ignores."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.kit.axe import assert_accessible
from tests.e2e.kit.duel import Step
from tests.e2e.kit.keyboard import Typist
from tests.e2e.kit.mouse import Pointer
from tests.e2e.kit.pages import SIZES, People
from tests.e2e.kit.table_player import TablePlayer, starting

HEARTSEEKER: Final = starting(
    "Block the wounds", "Play Driana", "Attack with Haymaker", "Attack with Drawbridge", "Start"
)
"""Fists are gathered until Driana can begin a Combo with her arrow, which wounds once heavily and twice lightly."""
MAX_ANSWERS: Final = 40
HEAVY: Final = Step(False, "cube:heavy")
LIGHT: Final = Step(False, "cube:light")
ONE_OF_EACH: Final = "split 1 heavy 1 light"
BOTH_LIGHT: Final = "split 0 heavy 2 light"
THEN: Final = "Then:"


def attacked(people: People) -> TablePlayer:
    """Two at one phone, one of whom has blocked and is asked which wounds that spares him."""
    both = TablePlayer(people.open("phone", theme="light"))
    both.settle_in()
    both.pick_opponent("home-play-here")
    for _ in range(MAX_ANSWERS):
        both.take_turn()
        if both.screen("duel-split").count():
            return both
        both.answer(HEARTSEEKER)
    raise AssertionError(f"after {MAX_ANSWERS} answers nobody splits a block")


def cubes(both: TablePlayer, kind: str, standing: str) -> Locator:
    return both.screen("duel-split").locator(f'button.{standing}[data-thing="cube:{kind}"]')


def outcome(both: TablePlayer, *parts: str) -> list[str]:
    """What is said to follow before it is confirmed, sentence by sentence."""
    said = both.page.locator('[data-region="prompt"] p').filter(has_text=THEN)
    for part in parts:
        expect(said).to_contain_text(part)
    return re.findall(r"[^.]+\.", said.inner_text().partition(THEN)[2])


def assert_happened(both: TablePlayer, sentences: list[str]) -> None:
    """Once it is confirmed, the log tells what was said to follow."""
    expect(both.screen("duel-split")).to_have_count(0)
    both.take_turn()
    both.open_log()
    assert sentences
    for sentence in sentences:
        expect(both.lines.filter(has_text=sentence.strip()).first).to_be_visible()


@pytest.mark.parametrize("seed", [25], indirect=True)
def test_a_block_is_split_by_keys_and_by_mouse(people: People) -> None:
    """It takes long until somebody may: whoever has looked at one way by keys on a phone goes another by mouse."""
    both = attacked(people)
    spare_light_wounds_by_keys(both, people)
    both.page.set_viewport_size(SIZES["desktop"])
    spare_one_of_each_by_mouse(both)


def spare_light_wounds_by_keys(both: TablePlayer, people: People) -> None:
    """The heavy wound is chosen first, and put down again for the light ones; those are put down, too, in the end."""
    keys = Typist(both.page, people.troubles)
    keys.begin()
    keys.pick_up(HEAVY)
    expect(cubes(both, "heavy", "picked")).to_have_count(1)
    keys.press("Enter")
    expect(cubes(both, "heavy", "picked")).to_have_count(0)
    for count in (1, 2):
        keys.pick_up(LIGHT)
        expect(cubes(both, "light", "picked")).to_have_count(count)
    expect(both.page.locator("[data-answer]")).to_have_attribute("data-answer", BOTH_LIGHT)
    outcome(both, "ignores 2 light wounds", "suffers 1 heavy wound")
    assert_accessible(both.page, "duel-split")
    for count in (1, 0):
        keys.choose(cubes(both, "light", "picked").first, "ArrowRight")
        expect(cubes(both, "light", "picked")).to_have_count(count)


def spare_one_of_each_by_mouse(both: TablePlayer) -> None:
    hand, answers = Pointer(both.page), both.page.locator("[data-answer]")
    assert_accessible(both.page, "duel-split")
    for step in (HEAVY, LIGHT):
        expect(answers).to_have_count(0)
        hand.press(both.page.locator(step.place).first)
    expect(answers).to_have_attribute("data-answer", ONE_OF_EACH)
    told = outcome(both, "ignores 1 heavy and 1 light wound")
    assert_accessible(both.page, "duel-split")
    hand.press(answers)
    assert_happened(both, told)
