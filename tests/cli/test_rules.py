"""`knockbox rules`, as people call it."""

import pytest
from click.testing import CliRunner

from knockbox.cli.main import main
from knockbox.cli.rules import command
from knockbox.text import coverage
from knockbox.text.contents import games_with_rules, known_ids

Captured = pytest.CaptureFixture[str]


def printed(*arguments: str, **environment: str) -> str:
    """Run with an 80-column pipe and no locale but the one that is given."""
    blank: dict[str, str | None] = {
        "LC_ALL": None,
        "LC_MESSAGES": None,
        "LANG": None,
        "COLUMNS": "80",
        "FORCE_COLOR": None,
    }
    result = CliRunner().invoke(command, list(arguments), env=blank | environment, catch_exceptions=False)
    assert result.exit_code == 0
    return result.stdout


def test_one_rule() -> None:
    assert printed("KD-GOAL-2") == "KD-GOAL-2 · Goal\n  The first player to win two rounds wins the match.\n\n"


def test_one_rule_in_polish_by_option_or_locale() -> None:
    assert printed("kd-block-2", "--lang", "pl").startswith("KD-BLOCK-2 · Blok\n  Zmniejszanie liczby Obrażeń")
    assert printed("kd-block-2", LANG="pl_PL.UTF-8") == printed("kd-block-2", "--lang", "pl")


def test_marks() -> None:
    assert printed("KDR-75").startswith("KDR-75 · Rulings · house rule\n  Resigning. ")
    assert printed("KDR-46", "--lang", "es").startswith("KDR-46 · Aclaraciones · regla de la casa\n")
    assert printed("KKD-TIP-1", "--lang", "es").startswith("KKD-TIP-1 · Consejos · consejo\n")


def ids(output: str) -> set[str]:
    return {line.split(" · ")[0] for line in output.splitlines() if " · " in line}


def test_the_whole_book_of_every_game() -> None:
    assert ids(printed()) == known_ids()


@pytest.mark.parametrize("game", games_with_rules())
def test_the_whole_book_of_one_game(game: str) -> None:
    assert ids(printed("--game", game)) == known_ids(game)


def test_an_id_needs_no_game() -> None:
    assert printed("kkd-alarm-1").startswith("KKD-ALARM-1 · Phase 3: check the alarm\n  Take one time token")
    assert printed("KKD-TIP-4", "--lang", "pl").startswith("KKD-TIP-4 · Porady · porada\n")


def test_a_chapter_is_that_of_one_game_or_of_all() -> None:
    assert ids(printed("end", "--game", "dungeon")) == {f"KKD-END-{number}" for number in range(1, 6)}
    assert ids(printed("end")) == {id for id in known_ids() if "-END-" in id}


def test_several_words_are_one_phrase() -> None:
    assert printed("two", "rounds").startswith("KD-GOAL-2 · Goal\n")


def test_lines_fit_the_terminal_and_carry_no_colour_when_piped() -> None:
    narrow = printed("KDR-22", COLUMNS="40")
    assert max(len(line) for line in narrow.splitlines()) <= 40
    assert not [line for line in narrow.splitlines() if line != line.rstrip()]
    assert "\x1b" not in narrow


def test_no_color_is_honoured_even_when_colour_is_forced() -> None:
    assert "\x1b[33m" in printed("KDR-75", FORCE_COLOR="1", TERM="xterm")
    assert "\x1b[33m" not in printed("KDR-75", FORCE_COLOR="1", TERM="xterm", NO_COLOR="1")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["KD-BLOK-2"], "error: unknown rule 'KD-BLOK-2'; nearest: KD-BLOCK-2"),
        (["KD-GOAL-1", "--lang", "de"], "error: unknown language 'de'; known: en, es, pl"),
        (["--game", "chess"], "error: no rules for the game 'chess'; known: dungeon, knockdown"),
        (["KD-GOAL-1", "--game", "dungeon"], "error: unknown rule 'KD-GOAL-1'; nearest: KKD-GOAL-1"),
        (["xyzzy", "--lang", "en"], "error: no rule mentions 'xyzzy'; expected a rule id, a word or a chapter: goal"),
    ],
)
def test_wrong_input_is_explained(capsys: Captured, arguments: list[str], complaint: str) -> None:
    assert main(["rules", *arguments]) == 2
    output = capsys.readouterr()
    assert output.err.startswith(complaint)
    assert output.out == ""


@pytest.mark.parametrize(("gaps", "code"), [([], 0), ([coverage.Gap("KD-GOAL-1", "is missing")], 1)])
def test_coverage_exits_1_when_there_are_gaps(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, gaps: list[coverage.Gap], code: int
) -> None:
    monkeypatch.setattr("knockbox.cli.rules.find_gaps", lambda *_: gaps)
    assert main(["rules", "--coverage"]) == code
    assert capsys.readouterr().out == "".join(f"{gap}\n" for gap in gaps)


def test_coverage_is_that_of_one_game_or_of_all(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knockbox.cli.rules.find_gaps", lambda game, _: [coverage.Gap(game, "is missing")])
    assert main(["rules", "--coverage", "--game", "dungeon"]) == 1
    assert capsys.readouterr().out == "dungeon: is missing\n"
    assert main(["rules", "--coverage"]) == 1
    assert capsys.readouterr().out == "".join(f"{game}: is missing\n" for game in games_with_rules())
