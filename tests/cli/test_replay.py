"""`knockbox replay`: step through a recorded match."""

import builtins
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from knockbox.cli.main import main
from knockbox.records.record import Record
from tests.records.matches import record_match, write_forged
from tests.records.tower_matches import build_due_tower, call_test, judge_tower


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.kbr"


def inputs_in(out: str) -> list[int]:
    return [int(line.partition(".")[0]) for line in out.splitlines() if line[:1].isdigit()]


def test_all_prints_every_input_and_the_rules(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = record_match(path)
    assert main(["replay", str(path), "--all"]) == 0
    out = capsys.readouterr().out
    assert inputs_in(out) == list(range(1, len(record.inputs) + 1))
    assert "[KD-ATK-1]" in out
    assert out.splitlines()[-1].startswith("result: ")


def test_to_stops_at_an_input(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record_match(path)
    assert main(["replay", str(path), "--to", "7"]) == 0
    out = capsys.readouterr().out
    assert inputs_in(out) == list(range(1, 8))
    assert out.splitlines()[-1].startswith("not over: waiting for ")


def test_away_from_a_terminal_it_prints_all(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record_match(path, 5)
    assert main(["replay", str(path)]) == 0
    assert inputs_in(capsys.readouterr().out) == [1, 2, 3, 4, 5]


@pytest.fixture
def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Words that a person types, in their order; then the input ends."""
    words: list[str] = []
    typed: Iterator[str] = iter(words)

    def type_word(prompt: str) -> str:
        word = next(typed, None)
        if word is None:
            raise EOFError
        return word

    monkeypatch.setattr(builtins, "input", type_word)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    return words


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        (["", "", "q"], [1, 2]),
        (["4", "", "q", ""], [1, 2, 3, 4, 5]),
        (["99", "back", "2", "1"], [1, 2]),
        ([""] * 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]),
        ([], []),
    ],
)
def test_a_person_steps_through(
    path: Path, at_a_terminal: list[str], typed: list[str], shown: list[int], capsys: pytest.CaptureFixture[str]
) -> None:
    record_match(path, 9)
    at_a_terminal += typed
    assert main(["replay", str(path)]) == 0
    assert inputs_in(capsys.readouterr().out) == shown


def test_a_torn_last_line_is_left_out_and_said(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record_match(path, 5)
    path.write_bytes(path.read_bytes()[:-20])
    assert main(["replay", str(path), "--all"]) == 0
    said = capsys.readouterr()
    assert inputs_in(said.out) == [1, 2, 3, 4]
    assert said.err.startswith("warning: line 6 is incomplete; ignoring its ")


def broken(record: Record) -> bytes:
    return record.path.read_bytes().replace(b"Ada", b"Eve")


def test_a_damaged_record_is_wrong_input(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_bytes(broken(record_match(path, 3)))
    assert main(["replay", str(path)]) == 2
    assert "line 1: found a line that was changed after it was written" in capsys.readouterr().err


def test_a_match_with_other_boxes_is_wrong_input(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = record_match(path, 3)
    write_forged(path, msgspec.structs.replace(record.header, content_hash="beef"), record.inputs, None)
    assert main(["replay", str(path)]) == 2
    said = capsys.readouterr().err
    assert "line 1: found a match with siege-storm of content hash beef; expected content hash " in said
    assert ": the packs installed here differ\n" in said


@pytest.mark.parametrize("arguments", [["--to", "99"], ["--to", "-1"], ["--to", "1", "--all"], ["--to", "x"]])
def test_wrong_arguments_are_wrong_input(path: Path, arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    record_match(path, 3)
    assert main(["replay", str(path), *arguments]) == 2
    assert capsys.readouterr().err.startswith("error: ")


@pytest.mark.parametrize(("language", "sentence"), [("en", "starts"), ("es", "Empieza"), ("pl", "Zaczyna")])
def test_events_are_told_in_the_language(
    path: Path, language: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    record_match(path)
    assert main(["replay", str(path), "--all", "--lang", language]) == 0
    assert sentence in capsys.readouterr().out


def test_plain_prints_names_and_values(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record_match(path)
    assert main(["replay", str(path), "--all", "--plain"]) == 0
    assert "TurnStarted seat=" in capsys.readouterr().out


def test_an_unknown_language_is_refused_before_anything_is_printed(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record_match(path)
    assert main(["replay", str(path), "--all", "--lang", "xx"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "unknown language 'xx'; known: en, es, pl" in err


def test_towers_are_built_again(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = call_test(3, 2)
    judge_tower(session, build_due_tower(session))
    session.save(path)
    assert main(["replay", str(path), "--all", "--lang", "es"]) == 0
    assert "   La torre de 5 cubos en 10 segundos, construida de nuevo: se sostiene.\n" in capsys.readouterr().out


def test_a_tower_that_is_not_confirmed_here_is_named(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = call_test(3, 2)
    judge_tower(session, build_due_tower(session), is_standing=False)
    session.save(path)
    assert main(["replay", str(path), "--all", "--plain"]) == 0
    assert "   tower not confirmed here\n" in capsys.readouterr().out
