"""The words of a game are read once for its boxes and a language, whatever is played with them."""

from itertools import product
from typing import Any

import pytest

from knockbox.games.registry import build
from knockbox.hosting.speech import KEPT, voice_in, voice_of
from knockbox.text.language import LANGUAGES

BOXES = ("siege-storm", "nemesis", "tainted-grail")


def words_of(packs: list[str], language: str, **options: str) -> Any:
    voice: Any = voice_of(build("knockdown", options, packs, 2), language)
    return voice.wording


def test_tables_with_the_same_boxes_share_their_words_whatever_their_options_are() -> None:
    words = words_of(["siege-storm"], "en")
    assert words_of(["siege-storm"], "en", redraft="true") is words
    assert words_of(["siege-storm"], "pl") is not words
    assert words_of(["nemesis"], "en") is not words
    assert words_of(["siege-storm", "nemesis"], "en", arena="nemesis") is not words_of(["siege-storm", "nemesis"], "en")


def test_no_words_are_read_again_for_want_of_room() -> None:
    settings = list(product([[box] for box in BOXES], LANGUAGES))
    first = [words_of(packs, language) for packs, language in settings]
    assert all(words is words_of(*setting) for words, setting in zip(first, settings, strict=True))


@pytest.mark.parametrize("game", ["knockdown", "dungeon"])
def test_a_voice_is_at_hand_for_as_many_games_as_a_house_has_built(game: str) -> None:
    rules = build(game, {}, [], 2)
    assert voice_of(rules, "en") is voice_of(rules, "en")
    assert voice_in.cache_parameters()["maxsize"] == KEPT >= len(BOXES) * len(LANGUAGES)
