"""What is done beside the question, by whom, and which options belong to which game."""

import io
from pathlib import Path

import pytest

from knockbox.cli.main import main
from knockbox.cli.terminal.clock import Stopwatch
from knockbox.cli.terminal.orders import split_speaker
from knockbox.records.reader import read_record

DUEL = ("--seed", "5", "--lang", "en", "--fighters", "veroth,driana")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KNOCKBOX_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


def play(monkeypatch: pytest.MonkeyPatch, typed: list[str], *arguments: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    return main(["terminal", *arguments])


def inputs(home: Path) -> list[tuple[int, str]]:
    (path,) = (home / "records").glob("*.kbr")
    return [(entry.seat, entry.notation) for entry in read_record(path).inputs]


def test_offers_are_listed_and_taken_by_number(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    play(monkeypatch, ["o", "o 2", "t", "o 1"], *DUEL)
    output = capsys.readouterr().out
    assert "Beside your answer you may:\n 1  Resign the match" in output
    assert "There is no answer 2: choose from 1 to 1." in output
    assert "There is nobody to talk to, or nothing to say now." in output
    assert inputs(home)[-1] == (0, "resign")


def test_another_person_at_the_keyboard_can_act_by_name(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    assert play(monkeypatch, ["", "b: o 1"], *DUEL, "--seats", "person,person") == 0
    assert inputs(home) == [(1, "resign")]


def test_another_person_cannot_answer_for_the_one_who_is_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    play(monkeypatch, ["", "B: 1"], *DUEL, "--seats", "person,person")
    assert "is not possible now:" in capsys.readouterr().out
    assert inputs(home) == []


def test_nobody_speaks_for_a_bot(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    play(monkeypatch, ["B: resign"], *DUEL)
    assert "resign" not in [notation for _, notation in inputs(home)]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("2: nod", ("2", "nod")),
        ("2:nod", ("2", "nod")),
        ("a : o 1", ("A", "o 1")),
        ("3: nod", ("", "3: nod")),
        ("lay 1,-1", ("", "lay 1,-1")),
    ],
)
def test_a_line_may_begin_with_whoever_types(line: str, expected: tuple[str, str]) -> None:
    assert split_speaker(line, ["A", "2"]) == expected


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess"], "unknown game 'chess'; known: knockdown"),
        (["knockdown", "--seats", "person,person,person"], "found 3 seats"),
    ],
)
def test_wrong_words_are_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    assert play(monkeypatch, [], *arguments) == 2
    assert message in capsys.readouterr().err


def test_the_stopwatch_adds_up_only_what_people_take() -> None:
    seconds = iter([10.0, 11.5, 90.0, 90.25])
    watch = Stopwatch(4000, lambda: next(seconds))
    for _ in range(2):
        with watch.running():
            pass
    assert watch.elapsed_ms == 4000 + 1500 + 250
