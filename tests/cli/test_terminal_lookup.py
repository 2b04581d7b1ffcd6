"""Looking up what an arena does and what a token is for, in every language, and after a pause."""

import io
from pathlib import Path

import pytest

from knockbox.cli.knockdown.lookup import show_cards
from knockbox.cli.main import main
from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import make_rng
from knockbox.games.knockdown.game import build
from knockbox.text.language import LANGUAGES
from tests.cli.knockdown.scenes import render, scene_of

BOXES = ("nemesis", "siege-storm", "tainted-grail")
CORRIDORS = ["KD-NEM-CORR-1", "KD-NEM-CORR-2", "KD-NEM-CORR-3", "KD-NEM-CORR-4"]
CANDLES = ["KD-TG-CAND-1", "KD-TG-CAND-2", "KD-TG-CAND-3"]
EDGES = ["KD-SS-EDGE-1"]


def looked_up(typed: str, language: str = "en", arena: str = "tainted-grail") -> str:
    game = build({"fighters": "mgielec,lost-knight", "arena": arena}, *BOXES)
    scene = scene_of(game, game.start(make_rng(1)), PUBLIC, language)
    return render(show_cards(scene, typed), 400)


def cited(text: str) -> list[str]:
    return [rule for rule in (*CORRIDORS, *CANDLES, *EDGES) if rule in text]


WORDS = [
    ("en", "candle", CANDLES),
    ("en", "corridor", CORRIDORS),
    ("en", "edge", EDGES),
    ("es", "vela", CANDLES),
    ("es", "pasillo", CORRIDORS),
    ("es", "borde", EDGES),
    ("es", "candle", CANDLES),
    ("es", "corridors", CORRIDORS),
    ("pl", "świeca", CANDLES),
    ("pl", "swiec", CANDLES),
    ("pl", "korytarz", CORRIDORS),
    ("pl", "krawędź", EDGES),
    ("pl", "edge", EDGES),
]


@pytest.mark.parametrize(("language", "typed", "rules"), WORDS)
def test_a_word_of_an_arena_is_explained_with_its_rules(language: str, typed: str, rules: list[str]) -> None:
    text = looked_up(typed, language)
    assert cited(text) == rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arena", "rules"), [("nemesis", CORRIDORS), ("siege-storm", EDGES), ("tainted-grail", CANDLES)]
)
def test_the_word_arena_explains_the_one_that_is_played(arena: str, rules: list[str], language: str) -> None:
    text = looked_up("arena", language, arena)
    assert cited(text) == rules


def test_the_name_of_an_arena_explains_it_in_the_words_of_the_first_screen() -> None:
    text = looked_up("menhir")
    assert "The Dying Menhir  9 spaces" in text
    assert "a fighter who ends a turn in it suffers a wound." in text
    assert cited(text) == CANDLES


def test_a_few_letters_are_no_word_of_an_arena() -> None:
    assert cited(looked_up("da")) == []


@pytest.mark.parametrize(
    ("token", "specials"),
    [
        ("curse", "Doom, Revenge, Curse"),
        ("elixir", "Bitter Brew, Tainted Blade, Quest\N{RIGHT SINGLE QUOTATION MARK}s End, Flask of Last Hope"),
    ],
)
def test_a_token_that_only_marks_names_the_special_attacks_that_speak_of_it(token: str, specials: str) -> None:
    lines = [line.strip() for line in looked_up(token).splitlines()]
    assert f"Special attacks that mention it: {specials}" in lines


def test_a_token_with_a_text_or_a_trait_speaks_for_itself() -> None:
    assert "mention it" not in looked_up("fog") + looked_up("trap")


@pytest.mark.parametrize(("language", "word"), [("en", "token"), ("es", "ficha"), ("pl", "żetonu")])
def test_whoever_finds_nothing_learns_that_tokens_can_be_looked_up(language: str, word: str) -> None:
    assert word in looked_up("nobody", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_resumed_match_explains_its_arena_again(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KNOCKBOX_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "400")
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    main(["terminal", "--box", "nemesis", "--seed", "1", "--lang", language])
    first = capsys.readouterr().out
    main(["terminal", "--resume", "--lang", language])
    again = capsys.readouterr().out
    (explained,) = [line.strip("┃ ") for line in first.splitlines() if "∩" in line and "┃" in line]
    assert explained in again
    assert "c arena" in again
