"""What helps players and decides nothing is worded for everybody and marked as such."""

import pytest

from knockbox.text.contents import RuleKind
from knockbox.text.language import LANGUAGES
from knockbox.text.rulebook import load_rulebook

TIPS = [f"KKD-TIP-{number}" for number in range(1, 6)]


@pytest.mark.rule("KKD-SETUP-3", "KKD-SETUP-9")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_real_table_is_described_among_the_steps_of_setup(language: str) -> None:
    setup = next(chapter for chapter in load_rulebook("dungeon", language).chapters if chapter.slug == "setup")
    assert [rule.id for rule in setup.rules if rule.kind is not RuleKind.RULE] == ["KKD-SETUP-3", "KKD-SETUP-9"]


@pytest.mark.rule("KKD-TIP-1", "KKD-TIP-2", "KKD-TIP-3", "KKD-TIP-4", "KKD-TIP-5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tips_are_a_chapter_of_their_own(language: str) -> None:
    tips = next(chapter for chapter in load_rulebook("dungeon", language).chapters if chapter.slug == "tips")
    assert [(rule.id, rule.kind) for rule in tips.rules] == [(id, RuleKind.ADVICE) for id in TIPS]
