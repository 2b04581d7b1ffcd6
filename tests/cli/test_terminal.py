"""The terminal game by pipe: whole matches, looking things up, wrong input, saving and going on."""

import builtins
import random
import re
import signal
from pathlib import Path

import pytest

from knockbox.cli.knockdown.presenter import require_knockdown
from knockbox.cli.terminal.match_setup import open_match
from knockbox.cli.terminal.seats import parse_seats
from knockbox.games.knockdown.text.questions import Wording
from knockbox.records.reader import read_record
from knockbox.records.verify import ExactVerdict, verify
from knockbox.text.language import LANGUAGES
from tests.cli.piped_game import PipedGame

PERSON_TO_PICK = "Which fighter do you play?"
ESCAPE = "\x1b"


def numbers(seed: int, count: int = 2500) -> list[str]:
    """Answers of somebody who types small numbers; those that are too big are refused and cost nothing."""
    chance = random.Random(seed)  # noqa: S311  (nothing to protect)
    return [str(chance.choice((1, 1, 2, 2, 3, 4, 5, 6, 7))) for _ in range(count)]


@pytest.mark.parametrize(
    ("language", "arguments"),
    [
        ("en", ["--seats", "person,greedy"]),
        ("es", ["--seats", "random,person", "--option", "memory=closed"]),
        ("pl", ["--seats", "person,random", "--option", "ko_test=tower"]),
        ("en", ["--seats", "person,person", "--names", "Ana,Olek", "--no-auto"]),
        ("en", ["--seats", "person,greedy", "--box", "nemesis"]),
        ("es", ["--seats", "random,person", "--box", "tainted-grail"]),
        ("pl", ["--seats", "person,random", "--box", "all"]),
    ],
)
def test_a_whole_match_can_be_played(table: PipedGame, language: str, arguments: list[str]) -> None:
    output = table.play(numbers(1), "--seed", "11", "--lang", language, *arguments)
    verdict = verify(table.record())
    assert (table.code, table.complaint) == (0, "")
    assert isinstance(verdict, ExactVerdict)
    assert verdict.finished
    assert f"./kb replay {table.record()}" in output
    assert f"./kb verify {table.record()}" in output
    assert "[KD-GOAL-2]" in output


def test_bots_can_be_watched(table: PipedGame) -> None:
    output = table.play([], "--seats", "greedy,random", "--seed", "2", "--lang", "en")
    assert table.code == 0
    assert "Round 1 begins. [KD-TURN-1]" in output
    assert "wins the match" in output


def test_without_a_seed_chance_is_sealed_and_kept_for_later(table: PipedGame) -> None:
    table.play(["1"], "--lang", "en")
    table.play(numbers(3), "--resume", "--lang", "en")
    verdict = verify(table.record())
    assert isinstance(verdict, ExactVerdict)
    assert verdict.fair
    assert verdict.finished


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_welcomes_and_asks_in_the_language(table: PipedGame, language: str) -> None:
    output = table.play([], "--seed", "1", "--lang", language)
    game = require_knockdown(open_match("knockdown", {}, (), parse_seats("knockdown", "person,greedy", ""), 1).game)
    wording = Wording(game.card_pool, language)
    assert wording.say("terminal-welcome-type")[:30] in output
    assert wording.question_text(0) in output


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--box", "nemesis"], ["KNOCKDOWN · Nemesis", "“∩” marks a corridor entrance"]),
        (["--box", "tainted-grail"], ["KNOCKDOWN · Tainted Grail", "Candle cards (“♦”) hide in the deck."]),
        (["--box", "siege-storm"], ["KNOCKDOWN · Siege Storm", "On a space marked “!”"]),
        (["--arena", "nemesis", "--skills", "siege-storm"], ["arena: The Silent Deck · skills: Siege Storm", "“∩”"]),
    ],
)
def test_it_says_what_is_special_about_the_arena(table: PipedGame, arguments: list[str], expected: list[str]) -> None:
    output = table.play([], "--seed", "1", "--lang", "en", *arguments)
    assert [words for words in expected if words not in output] == []
    hazards = ("“∩” marks", "Candle cards (", "On a space marked “!”")
    assert sum(words in output for words in hazards) == 1


def test_from_several_boxes_any_fighter_can_be_picked_and_looked_up(table: PipedGame) -> None:
    output = table.play(["c imke", "c dying menhir", "h", "9"], "--box", "all", "--seed", "3", "--lang", "en")
    assert "Play The Lost Knight  Last of His Order · Tainted Grail" in output
    assert "Imke  Duct Rat\n" in output
    assert "Hatch  3 tokens · a corridor entrance for its owner, without a wound" in output
    assert re.search(r"The Dying Menhir  9 spaces · .* · 4 candle cards in the deck", output)
    help_page = output[output.index("what is not possible, why, and by which rule") - 200 :]
    assert re.search(r"arena: .* · skills: ", help_page)
    assert "A plays The Lost Knight. [KD-SETUP-1]" in output


def test_the_help_explains_only_the_signs_of_the_arena_that_is_played(table: PipedGame) -> None:
    corridors = table.play(["h"], "--box", "nemesis", "--seed", "1", "--lang", "en")
    candles = table.play(["h"], "--box", "tainted-grail", "--seed", "1", "--lang", "en")
    assert "∩▫ ∩▪  corridor entrance, and the wound" in corridors
    assert "candle and darkness" not in corridors
    assert "♦ ░    candle and darkness" in candles
    assert "dangerous:" not in candles


def test_boxes_fighters_arena_and_skills_are_in_the_record(table: PipedGame) -> None:
    table.play([], "--fighters", "imke,veroth", "--arena", "tainted-grail", "--skills", "nemesis", "--seed", "1")
    header = read_record(table.record()).header
    assert header.packs == ["nemesis", "siege-storm", "tainted-grail"]
    assert [header.options[name] for name in ("fighters", "arena", "skills")] == [
        "imke,veroth",
        "tainted-grail",
        "nemesis",
    ]


def test_the_locale_chooses_the_language(table: PipedGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "es_MX.UTF-8")
    assert "¿Con qué Luchador juegas?" in table.play([], "--seed", "1")


def test_the_end_of_input_saves_and_says_how_to_go_on(table: PipedGame) -> None:
    output = table.play(["1", "2"], "--seed", "5", "--lang", "en")
    assert table.code == 0
    assert f"./kb terminal --resume {table.record()}" in output
    assert read_record(table.record()).end is None


def test_going_on_gives_exactly_the_same_match(table: PipedGame) -> None:
    typed = numbers(8)
    table.play(typed, "--seed", "5", "--lang", "en")
    whole = read_record(table.record())
    table.play(typed[:40], "--seed", "5", "--lang", "en")
    path = table.record()
    begun = len(read_record(path).inputs)
    output = table.play(typed[40:], "--resume", str(path), "--lang", "en")
    assert 0 < begun < len(whole.inputs)
    assert f"continues after input {begun}" in output
    assert read_record(path).inputs == whole.inputs


def test_resume_without_a_file_takes_the_newest_unfinished_match(table: PipedGame) -> None:
    table.play(["1"], "--seed", "5", "--lang", "en")
    unfinished = table.record()
    table.play([], "--seats", "random,random", "--seed", "6", "--lang", "en")
    output = table.play([], "--resume", "--lang", "en")
    assert str(unfinished) in output


def test_resume_passes_over_what_is_no_record(table: PipedGame) -> None:
    table.play(["1"], "--seed", "5", "--lang", "en")
    unfinished = table.record()
    (table.home / "records" / "folder.kbr").mkdir()
    (table.home / "records" / "nowhere.kbr").symlink_to("nowhere")
    (table.home / "records" / "empty.kbr").touch()
    assert str(unfinished) in table.play([], "--resume", "--lang", "en")


def test_a_very_long_line_is_no_answer_but_does_not_end_the_match(table: PipedGame) -> None:
    output = table.play(["x" * 100_000, "9" * 100_000, "c " + "x" * 5000, "r " + "x" * 5000], "--seed", "5")
    assert table.code == 0
    assert "The match is saved." in output


def test_saving_is_a_word_too(table: PipedGame) -> None:
    output = table.play(["s", "1", "1"], "--seed", "5", "--lang", "en")
    assert "The match is saved." in output
    assert not [entry for entry in read_record(table.record()).inputs if entry.seat == 0]


def test_resigning_ends_the_match(table: PipedGame) -> None:
    output = table.play(["1", "resign"], "--seed", "5", "--lang", "en")
    assert "Veroth resigns. [KDR-75]" in output
    assert read_record(table.record()).end is not None


def at_first_action(table: PipedGame, *typed: str) -> str:
    """Driana has drafted; the words are typed at the first question for an action."""
    arguments = ("--seed", "5", "--lang", "en", "--fighters", "veroth,driana", "--seats", "person,random")
    return table.play(["1", "1", "1", "1", *typed], *arguments)


def test_the_question_mark_says_why_not_with_rule_ids(table: PipedGame) -> None:
    output = at_first_action(table, "?")
    closed = output[output.index("Not possible now:") :]
    assert "End the turn" in closed
    assert "[KD-TURN-4]" in closed


def test_an_answer_can_be_written_in_notation(table: PipedGame) -> None:
    at_first_action(table, "move 2")
    assert [entry.notation for entry in read_record(table.record()).inputs if entry.seat == 0][-1] == "move 2"


def test_an_answer_can_be_written_as_it_is_shown(table: PipedGame) -> None:
    at_first_action(table, "move to space 2")
    assert [entry.notation for entry in read_record(table.record()).inputs if entry.seat == 0][-1] == "move 2"


def test_what_is_not_possible_is_refused_with_the_rule(table: PipedGame) -> None:
    output = at_first_action(table, "move 6")
    assert "“Move to space 6” is not possible now:" in output
    assert re.search(r"\[KD-MOVE-\d\]", output[output.index("not possible now") :])


@pytest.mark.rule("KD-MOVE-5")
def test_a_space_that_no_choice_can_hold_is_off_the_arena(table: PipedGame) -> None:
    output = at_first_action(table, "move -1")
    assert "“move -1” is not possible now:" in output
    assert "[KD-MOVE-5]" in output[output.index("not possible now") :]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("99", "There is no answer 99: choose from 1 to"),
        ("dance", "“dance” is not an answer here. Type a number from 1 to"),
        ("attack with", "could be any of: Attack with"),
        ("", "Type a number from 1 to"),
        ("h", "what is not possible, why, and by which rule"),
        ("help", "in a cost: and, or, any symbol"),
        ("c haymaker", "Haymaker  fist · Strike · range 1 · 1 light, 2 heavy · K.O."),
        ("c driana", "Heartseeker  cost: fist + foot + any symbol"),
        ("c nobody", "is called “nobody”"),
        ("c", "Type c and part of a name"),
        ("r KD-BLOCK-2", "KD-BLOCK-2 · Blocking"),
        ("r KD-BLOCK-99", "No rule is called “KD-BLOCK-99”"),
        ("r", "Type r and the id of a rule"),
        ("l", "Driana lays"),
        ("v", "Which action do you take?"),
        ("n", "Which action do you take?"),
    ],
)
def test_every_other_word_gets_an_answer_and_plays_nothing(table: PipedGame, typed: str, expected: str) -> None:
    before = len(read_record(record_after(table)).inputs)
    output = at_first_action(table, typed)
    asked = output.index("Which action do you take?")
    assert expected in output[asked + 1 :]
    assert len(read_record(table.record()).inputs) == before


def record_after(table: PipedGame, *typed: str) -> Path:
    at_first_action(table, *typed)
    return table.record()


def test_a_single_answer_is_given_at_once_and_the_log_says_so(table: PipedGame) -> None:
    output = table.play(numbers(4, 150), "--seed", "5", "--lang", "en")
    assert "has only one answer: " in output


def test_without_auto_a_single_answer_is_asked_for(table: PipedGame) -> None:
    output = table.play(numbers(4, 150), "--seed", "5", "--lang", "en", "--no-auto")
    assert "has only one answer: " not in output


def test_people_judge_their_towers_and_bots_build_theirs(table: PipedGame) -> None:
    said = ""
    for seed in range(40):
        said += table.play(numbers(seed), "--seed", str(seed), "--lang", "en", "--option", "ko_test=tower")
        if "build one tower of" in said and "builds a tower of" in said:
            break
    inputs = [entry for path in table.records() for entry in read_record(path).inputs if entry.seat == -1]
    assert {entry.notation for entry in inputs} <= {"stands", "fell"}
    assert {bool(entry.trace) for entry in inputs} == {True, False}
    verdicts = [verify(path) for path in table.records()]
    assert all(isinstance(verdict, ExactVerdict) and not verdict.unconfirmed for verdict in verdicts)


def skills_dealt(seed: int) -> list[list[str]]:
    """The names of the three skills that each seat is dealt."""
    session = open_match(
        "knockdown", {"fighters": "veroth,driana"}, (), parse_seats("knockdown", "person,person", ""), seed
    )
    game = require_knockdown(session.game)
    dealt = [game.view(session.snapshot.state, seat).own for seat in (0, 1)]
    words = Wording(game.card_pool, "en")
    return [[words.say(f"skill-{id}") for id in own.dealt] for own in dealt if own is not None]


def test_the_curtain_hides_what_is_dealt_to_the_other(table: PipedGame) -> None:
    arguments = ("--seats", "person,person", "--names", "Ana,Olek", "--fighters", "veroth,driana", "--seed", "9")
    output = table.play(["", "1", "", "1"], *arguments, "--lang", "en")
    mine, yours = skills_dealt(9)
    before, for_ana, for_olek, *_ = re.split(r"only. Press Enter when nobody else is looking.", output)
    assert not [name for name in mine + yours if name in before]
    assert all(name in for_ana for name in mine)
    assert not [name for name in yours if name in for_ana]
    assert all(name in for_olek for name in yours)
    assert not [name for name in mine if name in for_olek]


def test_the_curtain_waits_for_enter(table: PipedGame) -> None:
    arguments = ("--seats", "person,person", "--names", "Ana,Olek", "--fighters", "veroth,driana", "--seed", "9")
    output = table.play([], *arguments, "--lang", "en")
    assert "Pass the keyboard to Ana (Veroth)" in output
    assert not [name for name in skills_dealt(9)[0] if name in output]


def test_alone_there_is_no_curtain(table: PipedGame) -> None:
    assert "Pass the keyboard" not in table.play(numbers(2, 60), "--seed", "9", "--lang", "en")


@pytest.mark.parametrize("width", [60, 80, 120])
def test_no_line_is_wider_than_the_terminal(table: PipedGame, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    output = table.play(["1", "?", "h", "l", "c a", *numbers(2, 120)], "--seed", "7", "--lang", "pl")
    drawn = [line for line in output.splitlines() if str(table.home) not in line]
    assert max(len(line) for line in drawn) <= width


def test_a_pipe_gets_plain_text(table: PipedGame) -> None:
    assert ESCAPE not in table.play(numbers(1, 30), "--seed", "7", "--lang", "en")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--seats", "person"], "expected 2"),
        (["--seats", "person,genius"], "unknown bot 'genius'; known: person, computer, random, deaf, greedy, ismcts"),
        (["--names", "Ana"], "expected two names"),
        (["--names", f"Ana,{'o' * 41}"], "expected two names of at most 40 letters"),
        (["--names", "Ana,\udcff"], "expected two names"),
        (["--box", "\udcff"], "expected one that can be written as UTF-8"),
        (["--lang", "fr"], "unknown language 'fr'; known: en, es, pl"),
        (["--option", "gravity=off"], "unknown option 'gravity'"),
        (["--option", "memory"], "expected name=value"),
        (["--fighters", "veroth,nobody"], "found 'veroth,nobody'"),
        (["--fighters", "draw", "--option", "fighters=draw"], "given twice"),
        (["--box", "nowhere"], "nowhere"),
        (["--box", "nemesis,"], "found an empty name among the boxes 'nemesis,'"),
        (["--arena", "moon"], "found 'moon', expected draw, or one of the boxes on the table: nemesis, siege-storm"),
        (["--skills", "draw", "--option", "skills=draw"], "'skills' is given twice, by --skills and by --option"),
        (["--resume", "x.kbr", "--arena", "nemesis"], "only --lang and --auto"),
        (["--level", "godlike"], "--level: found 'godlike'; expected easy, normal, hard, expert"),
        (["--level", "hard:angry"], "expected a style after the colon"),
        (["--level", "hard", "--seats", "person,greedy"], "expected a computer among them"),
        (["--resume", "nowhere.kbr"], "nowhere.kbr"),
        (["--resume"], "no unfinished match"),
        (["--option", f"decision_time={'9' * 5000}"], "expected off or a number of seconds"),
        (["--resume", "x.kbr", "--seed", "1"], "only --lang and --auto"),
    ],
)
def test_wrong_arguments_are_explained(table: PipedGame, arguments: list[str], message: str) -> None:
    table.play([], *arguments)
    assert table.code == 2
    assert table.complaint.startswith("error: ")
    assert message in table.complaint
    assert not list(table.home.glob("records/*.kbr"))


def test_a_match_that_is_over_cannot_be_resumed(table: PipedGame) -> None:
    table.play([], "--seats", "random,random", "--seed", "6")
    table.play([], "--resume", str(table.record()))
    assert table.code == 2
    assert "is over" in table.complaint
    assert "replay" in table.complaint


def test_an_edited_record_is_refused_and_left_alone(table: PipedGame) -> None:
    table.play(["1", "1"], "--seed", "6", "--lang", "en")
    text = table.record().read_text().replace("keep", "Keep")
    table.record().write_text(text)
    table.play([], "--resume", str(table.record()))
    assert table.code == 2
    assert "changed after it was written" in table.complaint
    assert table.record().read_text() == text


def test_a_torn_last_line_is_left_out_and_told(table: PipedGame) -> None:
    table.play(["1", "1"], "--seed", "6", "--lang", "en")
    whole = table.record().read_bytes()
    table.record().write_bytes(whole[:-10])
    output = table.play([], "--resume", str(table.record()), "--lang", "en")
    assert "is incomplete" in output
    assert table.code == 0


def test_whoever_takes_too_long_gets_the_house_answer_and_the_third_time_loses(
    table: PipedGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(builtins, "input", lambda prompt="": signal.raise_signal(signal.SIGALRM))
    output = table.play([], "--seed", "4", "--seats", "person,random", "--option", "decision_time=30")
    assert output.count("30 seconds are up: the default answer is given for you. [KDR-76]") == 3
    record = read_record(table.record())
    assert [entry.notation for entry in record.inputs if entry.seat == -1] == ["time-out"] * 3
    assert table.code == 0
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
