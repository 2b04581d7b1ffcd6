"""The words around the dungeon: they fit their line, and they fit whoever plays."""

import re

import pytest

from knockbox.engine.rng import make_rng
from knockbox.games.dungeon.events import DungeonLost, DungeonWon
from knockbox.games.dungeon.game import build
from knockbox.games.dungeon.text.log import Cast, render_event
from knockbox.records.record import Player
from knockbox.text.language import LANGUAGES
from tests.cli.dungeon.scenes import at, presenter_of, render, scene_of, screen_lines, set_up_table

ENDINGS = ("KKD-END-2", "KKD-END-3", "KKD-END-4", "KKD-END-5", "KKDR-11", "KKDR-47")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_the_keys_stand_in_one_line_of_a_small_screen(seats: int, language: str) -> None:
    game = build({}, seats)
    keys = scene_of(game, game.start(make_rng(1)), 0, language).format_message("keys")
    assert len(keys) <= 80
    assert ("· t " in keys) == (seats > 1)


@pytest.mark.parametrize(
    ("language", "alone", "together"),
    [
        ("en", "while you are away.", "while bots play"),
        ("es", "Tienes 6 minutos", "Tenéis 6 minutos"),
        ("pl", "Masz 6 minut ", "Macie 6 minut "),
    ],
)
def test_the_welcome_counts_those_who_play(language: str, alone: str, together: str) -> None:
    for seats, words, others in ((1, alone, together), (2, together, alone)):
        game = build({}, seats)
        stage = presenter_of(game, language)
        text = render(stage.render_welcome(scene_of(game, game.start(make_rng(1)), 0, language), []))
        assert words in text
        assert others not in text


@pytest.mark.parametrize(
    ("language", "duel"), [("en", "fight|duel|bout"), ("es", "combate|duelo"), ("pl", "[Pp]ojedynek|[Ww]alka")]
)
def test_a_dungeon_that_is_left_is_no_duel(language: str, duel: str) -> None:
    stage = presenter_of(build({}, 2), language)
    said = [stage.format_message("saved", command="kb"), stage.format_message("resumed", inputs=3)]
    assert not [words for words in said if re.search(duel, words)]


@pytest.mark.parametrize(("language", "plural"), [("es", r"éis\b|áis\b|\bos\b"), ("pl", r"cie\b|\bwam\b")])
def test_an_ending_fits_one_player_as_well_as_six(language: str, plural: str) -> None:
    stage = presenter_of(build({}, 1), language)
    endings = [DungeonWon(rule="KKD-END-1"), *[DungeonLost(rule=rule) for rule in ENDINGS]]
    told = [render_event(event, Cast(["Ana"]), stage.wording) for event in endings]
    assert len(set(told)) == len(endings)
    assert not [words for words in told if re.search(plural, words)]


@pytest.mark.parametrize(("language", "word"), [("en", "reserve"), ("es", "reserva"), ("pl", "zapas")])
def test_the_time_tokens_that_are_left_are_called_the_reserve(language: str, word: str) -> None:
    game, state = set_up_table({"cards": [at("beast-1113-4", 0, 0)], "hands": [["joker"], ["joker"]]})
    head, *_ = screen_lines(game, state, 0, (100, 40), language)
    assert f" · {word} ●8 · " in head


@pytest.mark.parametrize(
    ("kinds", "expected"),
    [("person", []), ("person,bot", []), ("person,person", ["2: …"]), ("bot,person,bot,person,person", ["4: …"])],
)
def test_speaking_for_another_person_is_explained_where_there_is_one(kinds: str, expected: list[str]) -> None:
    players = [Player(str(number), kind) for number, kind in enumerate(kinds.split(","), start=1)]
    game = build({}, len(players))
    stage = presenter_of(game, "en", players)
    keys = stage.keys(stage.scene(game.start(make_rng(1)), 0, 0))
    assert [key for key, word in keys if word == "speaker"] == expected


@pytest.mark.parametrize(("language", "key"), [("en", "c map"), ("es", "c mapa"), ("pl", "c mapa")])
def test_the_key_of_the_map_is_a_word_of_the_language(language: str, key: str) -> None:
    game = build({}, 1)
    scene = scene_of(game, game.start(make_rng(1)), 0, language)
    assert key in dict(presenter_of(game, language).keys(scene))
