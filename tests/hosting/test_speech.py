"""The words of a game are read once for its boxes and a language, whatever is played with them."""

from itertools import product
from typing import Any

import pytest

from knockbox.engine.rng import seeded
from knockbox.games.registry import build
from knockbox.hosting.speech import KEPT, deed_text, voice_in, voice_of
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


@pytest.mark.parametrize(
    ("language", "before", "laid"),
    [
        ("en", "Lay ", "Lay {} at 1 left, 1 up, turned"),
        ("es", "Colocar ", "Colocar {} en la casilla 1 a la izquierda, 1 arriba, con la carta girada"),
        ("pl", "Wyłóż ", "Wyłóż {} na pole 1 w lewo, 1 w górę, z obrotem"),
    ],
)
def test_a_card_that_was_laid_is_named_to_whoever_reads_of_nothing_else(language: str, before: str, laid: str) -> None:
    game = build("dungeon", {}, seats=2)
    state = game.start(seeded(1))
    hand = game.decision(state)
    assert hand is not None
    chosen = deed_text(game, state, hand.prompt, hand.options[0], language)
    game.step(state, hand.options[0])
    cells = game.decision(state)
    assert cells is not None
    told = deed_text(game, state, cells.prompt, game.read("lay -1,-1 turned"), language)
    assert told == laid.format(chosen.removeprefix(before))
