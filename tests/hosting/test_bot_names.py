"""Display names of bots."""

import pytest

from knockbox.bots.availability import BOT_LEVELS
from knockbox.hosting.bot_names import bot_name
from knockbox.text.catalogue import load_catalogue
from knockbox.text.language import LANGUAGES


@pytest.mark.parametrize("level", BOT_LEVELS)
def test_every_level_has_one_name_in_all_languages(level: str) -> None:
    assert {load_catalogue(language).format(f"ui-bot-{level}") for language in LANGUAGES} == {bot_name(level)}
    assert bot_name(level) != level


def test_a_style_does_not_change_a_name_and_who_has_none_is_called_by_the_level() -> None:
    assert bot_name("hard:tricky") == bot_name("hard@200") == bot_name("hard")
    assert bot_name("greedy") == "greedy"
    assert bot_name("") == ""
