"""Two people at one screen: a curtain between their turns, behind which nothing is there to be found."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.kit.axe import assert_accessible
from tests.e2e.kit.group_play import fighting
from tests.e2e.kit.pages import People, Size, Theme
from tests.e2e.kit.screen_reader import watch_focus
from tests.e2e.kit.table_player import TablePlayer, asked, play_on

DEALT: Final = re.compile(r"is dealt (.+), (.+) and (.+)\.")
RECEIVED: Final = re.compile(r"passes on (.+) and (.+)\.")


@pytest.fixture
def both(people: People) -> TablePlayer:
    """Two who have chosen their fighters, before the curtain of the skill draft."""
    return begun(people)


def begun(people: People, size: Size = "desktop", theme: Theme = "dark") -> TablePlayer:
    both = TablePlayer(people.open(size, theme=theme))
    both.settle_in()
    both.pick_opponent("home-play-here")
    expect(both.screen("duel-fighters")).to_be_visible()
    expect(both.screen("curtain")).to_have_count(0)
    play_on(2, both)
    expect(both.screen("curtain")).to_be_visible()
    return both


def draw(both: TablePlayer) -> None:
    both.screen("curtain").get_by_role("button").first.click()
    expect(both.screen("curtain")).to_have_count(0)
    asked(both)


def secrets(both: TablePlayer) -> set[str]:
    """The names of skills that only whoever looks now has read."""
    both.open_log()
    expect(both.lines.filter(has_text=DEALT)).to_be_visible()
    log = "\n".join(both.log())
    return {name for found in DEALT.findall(log) + RECEIVED.findall(log) for name in found}


def test_nothing_hidden_is_on_the_page_behind_the_curtain(both: TablePlayer) -> None:
    known: set[str] = set()
    for name in ("B", "A"):  # B chose last, and is asked while A still looks on
        expect(both.screen("curtain")).to_contain_text(f"Player {name}, it is your turn")
        covered = both.page.content()
        draw(both)
        own = secrets(both)
        assert len(own) == 3
        assert not found_in(covered, own | known)
        assert not found_in(both.page.content(), known)
        both.answer()
        known |= own
    draw_whoever_is_next(both, known)


def draw_whoever_is_next(both: TablePlayer, known: set[str]) -> None:
    """A keeps a second skill at once; then it is for B to look."""
    asked(both).answer()
    expect(both.screen("curtain")).to_contain_text("Player B, it is your turn")
    assert not found_in(both.page.content(), known)


def found_in(content: str, names: set[str]) -> set[str]:
    return {name for name in names if name in content}


def test_the_log_is_behind_the_curtain_and_the_rules_are_not(both: TablePlayer) -> None:
    both.open_log()
    expect(both.screen("log")).to_contain_text("The log is hidden, too.")
    both.press("table-rules")
    expect(both.screen("rules")).to_be_visible()
    expect(both.screen("curtain")).to_be_visible()


def test_the_last_answer_is_taken_back_before_the_other_has_looked(both: TablePlayer) -> None:
    draw(both)
    question = both.question.inner_text()
    both.answer()
    expect(both.screen("curtain")).to_contain_text("Player A, it is your turn")
    both.press("table-curtain-undo", name="Player B")
    expect(both.question).to_have_text(question)
    asked(both).answer()
    expect(both.screen("curtain")).to_contain_text("Player A, it is your turn")


def test_the_curtain_is_drawn_by_keys(both: TablePlayer) -> None:
    keys = both.page.keyboard
    watch_focus(both.page)
    for name in ("B", "A"):
        expect(both.page.get_by_role("heading", name=f"Player {name}, it is your turn")).to_be_focused()
        keys.press("Tab")
        expect(both.button("table-curtain-draw", name=f"Player {name}")).to_be_focused()
        keys.press("Enter")
        asked(both)
        keys.press("a")
        focus_by_tab(both, both.screen("duel-answers").get_by_role("button").first)
        keys.press("Enter")
    asked(both)


def focus_by_tab(both: TablePlayer, target: Locator) -> None:
    expect(target).to_be_visible()
    while not target.evaluate("(button) => button === document.activeElement"):
        both.page.keyboard.press("Tab")


@pytest.mark.parametrize(("size", "theme"), [("phone", "light"), ("desktop", "dark")])
def test_everybody_can_use_the_curtain(people: People, size: Size, theme: Theme) -> None:
    both = begun(people, size, theme)
    assert_accessible(both.page, "curtain")
    draw(both)
    both.answer()
    expect(both.button("table-curtain-undo", name="Player B")).to_be_visible()
    assert_accessible(both.page, "curtain")


@pytest.mark.parametrize("seed", [2], indirect=True)
def test_a_match_goes_on_behind_curtains_to_its_end_and_a_rematch(both: TablePlayer) -> None:
    """This seed deals a short one."""
    called = 0
    for _ in fighting(both):
        if both.screen("duel-test").count():
            called += 1
            if called == 1:
                assert_accessible(both.page, "duel-test")
    assert called
    expect(both.screen("result")).to_contain_text(re.compile(r"Player [AB] wins"))
    both.press("table-result-look")
    both.open_log()
    for line in ("Round 2 begins.", "wins the match"):
        expect(both.lines.filter(has_text=line)).to_be_visible()
    both.press("table-result")
    both.press("table-rematch")
    expect(both.screen("duel-fighters")).to_be_visible()
