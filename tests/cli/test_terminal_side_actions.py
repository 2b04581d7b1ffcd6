"""What is done beside the question, by whom, and which options belong to which game."""

import pytest

from knockbox.cli.terminal.clock import Stopwatch
from knockbox.cli.terminal.line_parser import split_speaker
from tests.cli.piped_game import PipedGame

DUEL = ("--seed", "5", "--lang", "en", "--fighters", "veroth,driana")


def test_offers_are_listed_and_taken_by_number(table: PipedGame) -> None:
    output = table.play(["o", "o 2", "t", "o 1"], *DUEL)
    assert "Besides answering, you may:\n 1  Resign the match" in output
    assert "There is no answer 2: choose from 1 to 1." in output
    assert "There is no one to talk to, or nothing to say now." in output
    assert table.inputs()[-1] == (0, "resign")


def test_another_person_at_the_keyboard_can_act_by_name(table: PipedGame) -> None:
    table.play(["", "b: o 1"], *DUEL, "--seats", "person,person")
    assert (table.code, table.inputs()) == (0, [(1, "resign")])


def test_another_person_cannot_answer_for_the_one_who_is_asked(table: PipedGame) -> None:
    assert "is not possible now:" in table.play(["", "B: 1"], *DUEL, "--seats", "person,person")
    assert table.inputs() == []


def test_nobody_speaks_for_a_bot(table: PipedGame) -> None:
    table.play(["B: resign"], *DUEL)
    assert "resign" not in [notation for _, notation in table.inputs()]


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
def test_wrong_words_are_explained(table: PipedGame, arguments: list[str], message: str) -> None:
    table.play([], *arguments)
    assert table.code == 2
    assert message in table.complaint


def test_the_stopwatch_adds_up_only_what_people_take() -> None:
    seconds = iter([10.0, 11.5, 90.0, 90.25])
    watch = Stopwatch(4000, lambda: next(seconds))
    for _ in range(2):
        with watch.running():
            pass
    assert watch.elapsed_ms == 4000 + 1500 + 250
