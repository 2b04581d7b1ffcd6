"""Texts of a game are loaded once for its packs and a language."""

from itertools import product
from typing import Any

import pytest

from knockbox.engine.rng import make_rng
from knockbox.games.registry import build
from knockbox.hosting.game_text import GAME_TEXT_CACHE_SIZE, action_text, game_text_of, load_game_text
from knockbox.text.language import LANGUAGES

BOXES = ("siege-storm", "nemesis", "tainted-grail")


def words_of(packs: list[str], language: str, **options: str) -> Any:
    voice: Any = game_text_of(build("knockdown", options, packs, 2), language)
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
    assert game_text_of(rules, "en") is game_text_of(rules, "en")
    assert load_game_text.cache_parameters()["maxsize"] == GAME_TEXT_CACHE_SIZE >= len(BOXES) * len(LANGUAGES)


@pytest.mark.parametrize(
    ("language", "before", "laid"),
    [
        ("en", "Lay ", "Lay {} at 1 left, 1 up, turned"),
        ("es", "Poner ", "Poner {} en la casilla 1 a la izquierda, 1 arriba, con la carta girada"),
        ("pl", "Wyłóż ", "Wyłóż {} na pole 1 w lewo, 1 w górę, z obrotem"),
    ],
)
def test_a_card_that_was_laid_is_named_to_whoever_reads_of_nothing_else(language: str, before: str, laid: str) -> None:
    game = build("dungeon", {}, seats=2)
    state = game.start(make_rng(1))
    hand = game.decision(state)
    assert hand is not None
    chosen = action_text(game, state, hand.prompt, hand.options[0], language)
    game.step(state, hand.options[0])
    cells = game.decision(state)
    assert cells is not None
    told = action_text(game, state, cells.prompt, game.string_to_action("lay -1,-1 turned"), language)
    assert told == laid.format(chosen.removeprefix(before))
