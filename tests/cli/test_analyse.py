"""`knockbox analyse`: look back at a recorded match."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from knockbox.cli import calibrate
from knockbox.cli.main import main
from knockbox.lab.analysis import calibration
from knockbox.lab.analysis.annotations import Analysis
from knockbox.lab.analysis.correction import get_correction
from knockbox.lab.analysis.reviewer import NET_EVALUATOR
from knockbox.records.commitment import commitment_to
from knockbox.records.session import record_session
from tests.lab.analysis.analysed_matches import dungeon_match, winnable_match
from tests.records.matches import SECRET, committed_start, new_match, play_random, record_match, write_forged

QUICK = ["--budget", "6", "--jobs", "1", "--lang", "en"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.kbr"


def numbers(path: Path) -> Analysis:
    return msgspec.json.decode(path.with_name("match.analysis.json").read_bytes(), type=Analysis)


def left_by(path: Path) -> list[str]:
    return sorted(each.name for each in path.parent.iterdir())


def test_it_says_what_was_missed_and_where_it_wrote(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    winnable_match("pass").save(path)
    assert main(["analyse", str(path), "--budget", "100", "--jobs", "1", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Analysis of a match: Ada against <b>Bo</b>\nThe match is not over")
    assert "1. Blunder · Ada: Start no test\n   It cost " in said
    assert "   Surely better: Start a Knockdown test (100%)." in said
    assert left_by(path) == ["match.analysis.html", "match.analysis.json", "match.kbr"]
    for ending in ("json", "html"):
        assert f"Written: {path.with_name(f'match.analysis.{ending}')}" in said
    (moment,) = numbers(path).moments
    assert moment.mark == "blunder"


def test_the_page_has_the_words_of_the_game(path: Path) -> None:
    winnable_match("pass").save(path)
    assert main(["analyse", str(path), "--budget", "100", "--jobs", "1", "--lang", "en"]) == 0
    page = path.with_name("match.analysis.html").read_text(encoding="utf-8")
    assert "Step 1</span> Ada: Start no test</h3>" in page
    assert "Surely better: Start a Knockdown test" in page


@pytest.mark.parametrize(("language", "word"), [("en", "Blunder"), ("es", "Error grave"), ("pl", "Gruby błąd")])
def test_it_speaks_the_language(path: Path, language: str, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    winnable_match("pass").save(path)
    assert main(["analyse", str(path), "--budget", "80", "--jobs", "1", "--lang", language]) == 0
    assert word in capsys.readouterr().out
    assert word in path.with_name("match.analysis.html").read_text(encoding="utf-8")


def test_files_go_where_they_are_told(path: Path) -> None:
    record_match(path, 8)
    places = [path.with_name("numbers.json"), path.with_name("shown.html")]
    assert main(["analyse", str(path), *QUICK, "--json", str(places[0]), "--page", str(places[1])]) == 0
    assert left_by(path) == ["match.kbr", "numbers.json", "shown.html"]
    assert json.loads(places[0].read_text())["file"] == "analysis"


def test_any_number_of_processes_finds_the_same(path: Path) -> None:
    record_match(path, 14)
    assert main(["analyse", str(path), *QUICK]) == 0
    alone = numbers(path)
    assert main(["analyse", str(path), "--budget", "6", "--jobs", "2"]) == 0
    assert numbers(path) == alone


def test_a_group_is_looked_at_too(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    dungeon_match(9).save(path)
    assert main(["analyse", str(path), *QUICK, "--judge", "rollouts"]) == 0
    assert "Ana (1), Olek, Ana (3)" in capsys.readouterr().out
    assert numbers(path).shared


def test_a_card_that_was_laid_is_named_where_its_place_is_judged(path: Path) -> None:
    dungeon_match(9).save(path)
    assert main(["analyse", str(path), *QUICK]) == 0
    page = path.with_name("match.analysis.html").read_text(encoding="utf-8")
    places = [moment for moment in numbers(path).moments if moment.question == "choose_cell"]
    assert len(places) >= 3
    assert len(re.findall(r"<td>Lay [^<]+ at [^<]+</td>", page)) == len(places)
    assert "<td>Lay it" not in page


def test_a_match_under_seal_is_opened_by_its_secret(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = new_match(committed_start(commitment_to(SECRET)), SECRET)
    record_session(session, path)
    play_random(session, 6).close()
    assert main(["analyse", str(path), *QUICK]) == 0
    path.with_name("match.kbr.secret").unlink()
    assert main(["analyse", str(path), *QUICK, "--secret", SECRET]) == 0
    capsys.readouterr()
    assert main(["analyse", str(path), *QUICK]) == 2
    assert "the secret, as the match is not over" in capsys.readouterr().err


def test_a_torn_last_line_is_left_out_and_said(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record_match(path, 8)
    path.write_bytes(path.read_bytes()[:-20])
    assert main(["analyse", str(path), *QUICK]) == 0
    assert capsys.readouterr().err.startswith("warning: line 9 is incomplete")
    assert len(numbers(path).moments) == 7


def refused(path: Path, capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What it complains of; nothing is left behind."""
    before = left_by(path)
    assert main(["analyse", str(path), *QUICK, *arguments]) == 2
    assert left_by(path) == before
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("error: ")
    return said.err


def test_what_is_no_record_is_refused(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_text("hello\n")
    assert "expected a Knockbox record" in refused(path, capsys)
    path.write_text("")
    assert "found an empty file" in refused(path, capsys)
    path.unlink()
    assert "does not exist" in refused(path, capsys)
    path.mkdir()
    assert "is a directory" in refused(path, capsys)


def test_a_damaged_record_is_refused(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record_match(path, 6)
    path.write_bytes(path.read_bytes().replace(b"Ada", b"Eve"))
    said = refused(path, capsys)
    assert "line 1: found a line that was changed after it was written" in said
    assert "hint: run `verify` for details" in said


def test_other_rules_and_missing_boxes_are_refused(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = record_match(path, 6)
    replace = msgspec.structs.replace
    write_forged(path, replace(record.header, rules_version=99), record.inputs, None)
    assert "found rules version 99; expected rules version" in refused(path, capsys)
    write_forged(path, replace(record.header, packs=["no-such-box"]), record.inputs, None)
    assert "no-such-box" in refused(path, capsys)
    write_forged(path, record.header, [replace(record.inputs[0], state="beef")], None)
    assert "diverged at input 1" in refused(path, capsys)


def test_a_match_without_a_choice_is_refused(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record_match(path, 0)
    assert "found no choice" in refused(path, capsys)


def test_files_of_others_are_left_alone(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record_match(path, 6)
    path.with_name("match.analysis.html").write_text("mine")
    assert "only an older analysis may be overwritten" in refused(path, capsys)
    assert "only an older analysis may be overwritten" in refused(path, capsys, "--page", str(path))
    assert path.with_name("match.analysis.html").read_text() == "mine"
    assert "both name" in refused(path, capsys, "--page", "one.html", "--json", "one.html")
    one, same = path.parent / "one.html", path.parent / ".." / path.parent.name / "one.html"
    assert "both name" in refused(path, capsys, "--page", str(one), "--json", str(same))
    assert "does not exist" in refused(path, capsys, "--page", str(path.parent / "nowhere" / "one.html"))


@pytest.mark.parametrize("words", [["--budget", "0"], ["--budget", "soon"], ["--judge", "me"], ["--jobs", "0"]])
def test_wrong_words_are_refused(path: Path, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    record_match(path, 6)
    assert words[1] in refused(path, capsys, *words)


def test_an_empty_budget_is_not_the_usual_one(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record_match(path, 6)
    assert "budget: found ''; expected simulations such as 500" in refused(path, capsys, "--budget", "")
    assert main(["analyse", "--calibrate", "1", "--budget", ""]) == 2
    assert "budget: found ''" in capsys.readouterr().err


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A calibration of random players, that are looked at for a moment."""
    monkeypatch.setattr(calibrate, "TRIAL_BOT", "random")
    return ["analyse", "--calibrate", "3", "--budget", "3", "--jobs", "1"]


def test_matches_are_held_against_what_is_said(
    few: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    numbers, line = tmp_path / "calibration.json", tmp_path / "corrections.json"
    assert main([*few, "--write", str(numbers), "--correct", str(line)]) == 0
    said = capsys.readouterr().out
    assert "mean prediction" in said
    assert "too few matches to judge" in said
    assert json.loads(numbers.read_text())["knockdown"]["matches"] == 3
    assert json.loads(line.read_text())["knockdown learned"]["lesson"]["matches"] == "3"


@pytest.mark.parametrize("option", ["--write", "--correct"])
def test_what_a_calibration_cannot_be_written_into_is_refused_before_the_matches(
    option: str, few: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calibrate, "collect_samples", lambda *words: pytest.fail("matches were played"))
    damaged, folder = tmp_path / "damaged.json", tmp_path / "folder.json"
    damaged.write_text("[1]")
    folder.mkdir()
    assert main([*few, option, str(damaged)]) == 2
    assert "is not a c" in capsys.readouterr().err
    assert main([*few, option, str(folder)]) == 2
    assert "is a folder" in capsys.readouterr().err
    assert main([*few, "--write", str(tmp_path / "one.json"), "--correct", str(tmp_path / "one.json")]) == 2
    assert "both name" in capsys.readouterr().err


def test_a_calibration_of_too_few_matches_fails(few: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(few) == 1
    assert "too few matches to judge" in capsys.readouterr().out


def test_matches_that_taught_a_correction_are_no_test_of_it(few: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    taught, other = get_correction("knockdown", NET_EVALUATOR).lesson["seed"], "987"
    main([*few, "--seed", taught])
    assert f"was fitted to matches of seed {taught} as well" in capsys.readouterr().err
    main([*few, "--seed", other])
    assert "was fitted to" not in capsys.readouterr().err


def test_a_calibration_that_is_off_fails(few: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "MIN_MATCHES_PER_BIN", 1)
    monkeypatch.setattr(calibration, "MAX_DIFFERENCE_POINTS", 0.0)
    assert main(few) == 1


@pytest.mark.parametrize(
    "words",
    [
        ["analyse"],
        ["analyse", "--game", "dungeon"],
        ["analyse", "match.kbr", "--calibrate", "3"],
        ["analyse", "--calibrate", "0"],
        ["analyse", "--calibrate", "3", "--page", "one.html"],
        ["analyse", "--calibrate", "3", "--write", "page.md"],
        ["analyse", "--calibrate", "3", "--correct", "nowhere/line.json"],
    ],
)
def test_a_calibration_and_a_record_exclude_each_other(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert capsys.readouterr().err.startswith("error: ")
