"""`knockbox recount`: bots say what they were up to, here and at the end of a match at the keyboard."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from knockbox.cli.main import main
from knockbox.engine.rng import make_rng
from knockbox.games.registry import build
from knockbox.hosting.game_text import move_name
from knockbox.lab.match import play_match, save_match
from knockbox.lab.recount.noteworthy_actions import ACTION_WEIGHTS
from knockbox.lab.recount.remarks import Recount
from knockbox.records.record import Player, SeedStart
from knockbox.records.session import new_session
from knockbox.text.language import LANGUAGES
from tests.cli.live_terminal import LiveTerminal, start_terminal
from tests.cli.piped_game import PipedGame

QUICK = ["--budget", "6"]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A duel between two bots."""
    path = tmp_path_factory.mktemp("played") / "match.kbr"
    game = build("knockdown", {"fighters": "veroth,driana"})
    save_match(game, (), play_match(game, ["normal:own", "random"], 4, len), path)
    return path


@pytest.fixture
def opened() -> Iterator[list[LiveTerminal]]:
    terminals: list[LiveTerminal] = []
    yield terminals
    for terminal in terminals:
        terminal.close()


def test_every_bot_is_heard(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["recount", str(record), *QUICK, "--lang", "en"]) == 0
    first, second = capsys.readouterr().out.split("\n\n")
    assert first.startswith("normal:own looks back:\n   I wanted to hit first and hit hard.")
    assert second == "random looks back:\n   I had no plan: I took what came.\n"


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "at my last choice"), ("es", "en mi última decisión"), ("pl", "rzy ostatniej decyzji")],
)
def test_one_of_them_in_a_language(
    record: Path, language: str, words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert main(["recount", str(record), *QUICK, "--seat", "a", "--lang", language]) == 0
    said = capsys.readouterr().out
    assert words in said
    assert "random" not in said


def test_no_line_is_longer_than_the_screen(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert main(["recount", str(record), *QUICK, "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 40
    assert not any(line.lstrip().startswith("%") for line in lines)


def test_as_values_for_programs(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["recount", str(record), *QUICK, "--json"]) == 0
    told = msgspec.json.decode(capsys.readouterr().out, type=list[Recount])
    assert [(each.seat, each.name, each.style) for each in told] == [(0, "normal:own", "aggressive"), (1, "random", "")]
    assert [remark.kind for remark in told[1].remarks] == ["aimless"]
    assert told[0].won != told[1].won
    assert main(["recount", str(record), *QUICK, "--json"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out, type=list[Recount]) == told


@pytest.mark.parametrize("seat", ["C", "AB", "0", " "])
def test_only_seats_of_bots_can_be_asked(record: Path, seat: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["recount", str(record), "--seat", seat]) == 2
    assert f"--seat: found '{seat}'; expected the seat of a bot: A, B" in capsys.readouterr().err


def test_before_the_end_nothing_is_given_away(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.kbr"
    new_session("knockdown", {}, [], [Player("Ana", "person"), Player("hard", "bot")], SeedStart(1)).save(path)
    assert main(["recount", str(path)]) == 2
    assert "found a match in progress; expected a finished one" in capsys.readouterr().err


def test_people_have_to_tell_themselves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.kbr"
    session = new_session("knockdown", {}, [], [Player(name, "person") for name in ("Ana", "Olek")], SeedStart(1))
    session.choose(0, session.game.string_to_action("resign"))
    session.save(path)
    assert main(["recount", str(path)]) == 2
    assert "found no bot in this match" in capsys.readouterr().err


def test_a_damaged_record_is_refused(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.kbr"
    path.write_bytes(record.read_bytes().replace(b'"seat":0', b'"seat":1', 1))
    assert main(["recount", str(path)]) == 2
    assert "run `verify` for details" in capsys.readouterr().err


# What feats are called.


DUELS = {
    "move 3": "the move to space 3",
    "hop 3": "the corridor to space 3",
    "dash sortie 3": "the dash to space 3",
    "attack haymaker": "the attack with Haymaker",
    "blind pavise": "Pavise",
    "block wounds sortie": "the block with Sortie",
    "block effect sortie": "the block with Sortie",
    "block both sortie+feint": "the block with Feint and Sortie",
    "react veroth/fury-grab": "the Reaction Fury Grab",
    "perform veroth/fists-of-fury": "Fists of Fury",
    "call": "the Knockdown test",
}
DELVES = {
    "fireball 0,0": "the fireball at the start",
    "ice 0,0": "the ice flash at the start",
    "poison 0,0": "the poison on a corner of the Ironing Ogre",
    "silence-ball": "the ball of silence",
}


@pytest.mark.parametrize("notation", DUELS)
def test_a_feat_of_a_duel_has_a_name(notation: str) -> None:
    game = build("knockdown", {})
    state = game.start(make_rng(1))
    names = {language: move_name(game, state, game.string_to_action(notation), language) for language in LANGUAGES}
    assert names["en"] == DUELS[notation]
    assert len(set(names.values())) == len(LANGUAGES)
    assert {each.partition(" ")[0] for each in DUELS} == set(ACTION_WEIGHTS["knockdown"])


@pytest.mark.parametrize("notation", DELVES)
def test_a_token_that_is_used_has_a_name(notation: str) -> None:
    game = build("dungeon", {}, seats=2)
    state = game.start(make_rng(1))
    names = {language: move_name(game, state, game.string_to_action(notation), language) for language in LANGUAGES}
    assert names["en"] == DELVES[notation]
    assert len(set(names.values())) == len(LANGUAGES)
    assert {each.partition(" ")[0] for each in DELVES} | {"lay"} == set(ACTION_WEIGHTS["dungeon"])


def test_a_card_that_is_laid_is_called_by_its_name() -> None:
    game = build("dungeon", {}, seats=2)
    state = game.start(make_rng(1))
    hand = game.decision(state)
    assert hand is not None
    game.step(state, hand.options[0])
    cells = game.decision(state)
    assert cells is not None
    assert game.action_to_string(cells.options[0]) == "lay -1,-1"
    ways = {"en": "1 left, 1 up", "es": "la casilla 1 a la izquierda, 1 arriba", "pl": "polu 1 w lewo, 1 w górę"}
    for language in LANGUAGES:
        name = move_name(game, state, cells.options[0], language)
        assert name.endswith(f" {ways[language]}")
        assert not name.startswith("none")


# At the keyboard.


def test_the_way_to_it_is_told_where_a_bot_played(table: PipedGame) -> None:
    said = table.play(["resign"], "--seats", "person,easy", "--seed", "1", "--lang", "en")
    assert f"Hear what the computer was up to: ./kb recount {table.record()}\n" in said
    assert f"See what would have been better: ./kb analyse {table.record()}\n" in said
    assert "looks back" not in said
    said = table.play(["resign"], "--seats", "person,person", "--seed", "1", "--lang", "en")
    assert "./kb verify" in said
    assert "recount" not in said


def resigned(opened: list[LiveTerminal], home: Path, turns: int) -> LiveTerminal:
    """Somebody at a terminal has just resigned, after so many answers."""
    terminal = start_terminal(opened, home, "--seats", "person,easy:tricky", "--seed", "1", "--lang", "en")
    terminal.read_until("Press Enter to begin.")
    for typed in ["", *["1"] * turns, "resign"]:
        terminal.press(f"{typed}\n")
        if typed != "resign":
            terminal.read_until("Your answer > ")
    terminal.read_until("Enter: leave · t: hear what the computer was up to > ")
    return terminal


def test_whoever_likes_hears_it_after_the_match(opened: list[LiveTerminal], tmp_path: Path) -> None:
    terminal = resigned(opened, tmp_path, 6)
    terminal.press("t\n")
    terminal.read_until("easy:tricky looks back:")
    terminal.read_until("I had a few surprises in store.")
    terminal.read_until("Did you see it coming?")
    assert terminal.end() == 0


@pytest.mark.parametrize("key", ["\n", "\x04"])
def test_whoever_leaves_hears_nothing(opened: list[LiveTerminal], tmp_path: Path, key: str) -> None:
    terminal = resigned(opened, tmp_path, 1)
    terminal.press(key)
    assert terminal.end() == 0
    assert "looks back" not in terminal.text_so_far
    assert "Traceback" not in terminal.text_so_far
