"""`knockbox ladder`, as people call it: climbed with quick bots, stopped, gone on with, and refused."""

import os
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from knockbox.cli.main import main
from knockbox.cli.studies import render_table
from knockbox.lab.ladder import run_matchup
from knockbox.lab.ladder.ladder_file import locked_for_writing, read_ladder, write_ladder
from knockbox.lab.ladder.matchups import LADDERS, Lineup, Won
from knockbox.lab.ladder.page import results_path
from knockbox.lab.ladder.play_deal import DealResult, DealTask, play_deal_task
from knockbox.lab.ladder.report import ladder_tables
from knockbox.lab.result_tables import format_cell
from tests.lab.ladder.ladder_results import EASY_TARGET, GROUPS, HARD_TARGET, NO_TARGET
from tools.make_strength_docs import PAGE, ROOT

Captured = pytest.CaptureFixture[str]
DUEL = ["ladder", "knockdown", "--jobs", "1"]
DELVE = ["ladder", "dungeon", "--jobs", "1"]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch, home: Path) -> Path:
    """Ladders of quick bots, and a home of their own."""
    monkeypatch.setitem(LADDERS, "knockdown", (EASY_TARGET, HARD_TARGET))
    monkeypatch.setitem(LADDERS, "dungeon", (msgspec.structs.replace(GROUPS, lineups=GROUPS.lineups[:3], aims=()),))
    monkeypatch.setenv("COLUMNS", "160")
    return home / "ladders" / "knockdown.json"


def refused(arguments: list[str], capsys: Captured) -> str:
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    return said.err


def test_a_person_reads_how_every_rung_ended(capsys: Captured) -> None:
    assert main(DUEL) == 0
    said = capsys.readouterr()
    for heading in ("Targets", "Matches won", "Time taken", "Progress"):
        assert f"{heading} in Knockdown" in said.out
    assert "at least 90 %" in said.out
    assert "settled" in said.out
    assert "all played" in said.out
    assert "shortfalls:\n  greedy v random: " in said.out
    assert said.err.count("greedy v random: ") == 2


def test_a_program_reads_one_object(capsys: Captured) -> None:
    assert main([*DUEL, "--only", "greedy-random", "--json"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out)
    assert [each["verdict"] for each in found["findings"]] == ["met", "unfinished"]
    assert found["findings"][0]["matches"] == 4
    assert found["clocks"].keys() == {"greedy", "random"}
    assert len(found["results"]["cells"]) == 2


def test_a_dungeon_is_climbed_by_groups(capsys: Captured) -> None:
    assert main(DELVE) == 0
    out = capsys.readouterr().out
    assert "dungeon 4" in out
    assert "gap closed" in out
    assert "every target is met beyond chance" in out


def test_whatever_is_finished_is_not_played_again(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    assert main([*DUEL, "--only", "greedy-random", "--json"]) == 0
    before = msgspec.json.decode(capsys.readouterr().out)["results"]["cells"]
    asked: list[int] = []

    def noted(bout: DealTask) -> DealResult:
        asked.append(bout.deal)
        return play_deal_task(bout)

    monkeypatch.setattr(run_matchup, "play_deal_task", noted)
    assert main([*DUEL, "--json"]) == 0
    said = capsys.readouterr()
    assert said.err.startswith("resuming with 2 deals from `")
    assert asked == [2]
    assert msgspec.json.decode(said.out)["results"]["cells"][:2] == before


def test_ctrl_c_keeps_what_is_finished(capsys: Captured, monkeypatch: pytest.MonkeyPatch, quick: Path) -> None:
    def stopped(bout: DealTask) -> DealResult:
        if bout.deal == 1:
            raise KeyboardInterrupt
        return play_deal_task(bout)

    with monkeypatch.context() as patch:
        patch.setattr(run_matchup, "play_deal_task", stopped)
        assert main(DUEL) == 130
    said = capsys.readouterr()
    assert said.err == f"stopped, with 1 deal in `{quick}`; run the same command to resume\n"
    assert len(read_ladder(quick).cells) == 1
    assert main(DUEL) == 0
    assert "resuming with 1 deal from" in capsys.readouterr().err


def test_the_file_may_lie_elsewhere(capsys: Captured, tmp_path: Path, quick: Path) -> None:
    kept = tmp_path / "new" / "mine.json"
    assert main([*DUEL, "--only", "greedy-random", "--keep", str(kept)]) == 0
    capsys.readouterr()
    assert len(read_ladder(kept).cells) == 2
    assert not quick.exists()
    assert "is a folder; expected a file" in refused([*DUEL, "--keep", str(tmp_path)], capsys)


def test_another_ladder_in_the_file_is_refused(capsys: Captured, quick: Path) -> None:
    assert main([*DUEL, "--only", "greedy-random"]) == 0
    capsys.readouterr()
    before = quick.read_bytes()
    said = refused([*DUEL, "--seed", "2"], capsys)
    assert f"`{quick}` holds another ladder: found seed 1; expected 2; name another file" in said
    assert "found time 0.1; expected 0.2" in refused([*DUEL, "--time", "0.2"], capsys)
    assert quick.read_bytes() == before


def test_where_bots_changed_the_rest_can_be_kept(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, quick: Path, tmp_path: Path
) -> None:
    """The numbers beside a page are such a file as well."""
    page = tmp_path / "strength.md"
    numbers = results_path(page, "knockdown")
    other = msgspec.structs.replace(HARD_TARGET, lineups=(Lineup("other", ("easy", "random")),), aims=())
    monkeypatch.setitem(LADDERS, "knockdown", (EASY_TARGET, other))
    assert main([*DUEL, "--write", str(page)]) == 0
    kept = read_ladder(numbers)
    changed = msgspec.structs.replace(other, lineups=(Lineup("other", ("easy:patient", "random")),))
    monkeypatch.setitem(LADDERS, "knockdown", (EASY_TARGET, changed))
    capsys.readouterr()
    again = [*DUEL, "--keep", str(numbers), "--write", str(page)]
    said = refused(again, capsys)
    assert "found manner.easy" in said
    assert "remove this one to start again, or --renew what changed" in said
    assert main([*again, "--renew", "--only", EASY_TARGET.name]) == 0
    assert f"resuming with 2 of 5 deals from `{numbers}`" in capsys.readouterr().err
    assert read_ladder(numbers).cells == [cell for cell in kept.cells if cell.lineup == "greedy-random"]
    assert main(again) == 0
    assert "easy:patient v random" in page.read_text()
    assert len(read_ladder(numbers).cells) == 5


def test_a_damaged_file_is_refused(capsys: Captured, quick: Path) -> None:
    assert main([*DUEL, "--only", "greedy-random"]) == 0
    capsys.readouterr()
    quick.write_bytes(quick.read_bytes()[:-9])
    assert f"error: `{quick}` is damaged: found " in refused(DUEL, capsys)


def test_two_ladders_do_not_share_a_file(capsys: Captured, quick: Path) -> None:
    quick.parent.mkdir()
    with locked_for_writing(quick):
        assert "is in use by another ladder" in refused(DUEL, capsys)


def test_the_page_and_its_numbers_are_written(capsys: Captured, tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    assert main([*DUEL, "--write", str(page)]) == 0
    assert main([*DELVE, "--write", str(page)]) == 0
    text = page.read_text()
    assert text.startswith("# Strength\n")
    assert "## Knockdown\n" in text
    assert "## Knock, Knock! Dungeon!\n" in text
    numbers = {path.name for path in tmp_path.glob("strength-*")}
    assert numbers == {"strength-knockdown.json", "strength-dungeon.json"}


def test_an_aim_that_is_missed_fails_a_check(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert main([*DUEL, "--only", "greedy-random", "--check"]) == 0
    lost = msgspec.structs.replace(
        EASY_TARGET, lineups=(msgspec.structs.replace(NO_TARGET.lineups[0], bots=("random",) * 2),)
    )
    monkeypatch.setitem(LADDERS, "knockdown", (msgspec.structs.replace(lost, aims=HARD_TARGET.aims),))
    keep = ["--keep", str(tmp_path / "other.json")]
    assert main([*DUEL, *keep, "--check"]) == 1
    assert main([*DUEL, *keep]) == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["ladder"], "missing argument"),
        (["ladder", "chess"], "'chess' is not one of 'knockdown', 'dungeon'"),
        ([*DUEL, "--only", "harder"], "--only: unknown matchup 'harder'; known: greedy-random, open"),
        ([*DUEL, "--only", ""], "--only: unknown matchup ''; known:"),
        ([*DUEL, "--time", "0"], "0.001<=x<=1"),
        ([*DUEL, "--time", "2"], "0.001<=x<=1"),
        ([*DUEL, "--time", "nan"], "--time: found nan; expected a number"),
        ([*DUEL, "--minutes", "nan"], "--minutes: found nan; expected a number"),
        ([*DUEL, "--minutes", "-1"], "0<x<=10000"),
        ([*DUEL, "--write", "strength.txt"], "expected a page whose name ends in .md"),
        ([*DUEL, "--write", "no/such/strength.md"], "the folder `no/such` does not exist"),
    ],
)
def test_wrong_input_is_refused_before_anything_is_played(arguments: list[str], said: str, capsys: Captured) -> None:
    assert said in refused(arguments, capsys)


def test_a_bot_that_nobody_knows_is_refused(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    lineup = msgspec.structs.replace(NO_TARGET.lineups[0], bots=("greedy", "gredy"))
    monkeypatch.setitem(LADDERS, "knockdown", (msgspec.structs.replace(NO_TARGET, lineups=(lineup,)),))
    assert "unknown bot 'gredy'" in refused(DUEL, capsys)


def test_a_page_that_is_a_folder_is_refused_before_the_matches(tmp_path: Path, quick: Path, capsys: Captured) -> None:
    page = tmp_path / "strength.md"
    page.mkdir()
    assert "is a folder; expected a page" in refused([*DUEL, "--write", str(page)], capsys)
    assert not quick.exists()


def test_a_page_that_may_not_be_written_is_refused_before_the_matches(
    tmp_path: Path, quick: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "theirs"
    place.mkdir()
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != place)
    said = refused([*DUEL, "--write", str(place / "strength.md")], capsys)
    assert f"the folder `{place}` is not writable" in said
    assert not quick.exists()


def test_a_page_of_somebody_else_is_left_alone(tmp_path: Path, quick: Path, capsys: Captured) -> None:
    page = tmp_path / "notes.md"
    page.write_text("# Notes\n")
    assert "only an older strength page may be overwritten" in refused([*DUEL, "--write", str(page)], capsys)
    assert page.read_text() == "# Notes\n"
    assert not quick.exists()


def test_damaged_numbers_beside_the_page_are_refused_before_the_matches(
    capsys: Captured, tmp_path: Path, quick: Path
) -> None:
    (tmp_path / "strength-dungeon.json").write_text("{}")
    said = refused([*DUEL, "--only", "greedy-random", "--write", str(tmp_path / "strength.md")], capsys)
    assert "strength-dungeon.json` is damaged" in said
    assert not quick.exists()


def test_the_clock_of_a_rung_goes_on_from_before(capsys: Captured, quick: Path) -> None:
    assert main([*DUEL, "--only", "greedy-random"]) == 0
    kept = read_ladder(quick)
    kept.add_results(HARD_TARGET, [], 90 * 60.0)
    write_ladder(kept, quick)
    assert main([*DUEL, "--only", "open", "--json"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out.splitlines()[-1])
    assert found["results"]["rests"]["open"]["ended"] == "out of time"
    assert len(found["results"]["cells"]) == 2


@pytest.mark.parametrize("game", ["knockdown", "dungeon"])
def test_in_eighty_columns_no_word_is_broken(game: str) -> None:
    for table in ladder_tables(read_ladder(results_path(ROOT / PAGE, game))):
        screen = Console(width=80, file=StringIO())
        with screen.capture() as shown:
            screen.print(render_table(table, 80))
        cells = [*table.head, *(format_cell(value) for row in table.rows for value in row)]
        assert {word for cell in cells for word in cell.split()} <= set(shown.get().split())


def test_what_was_not_measured_does_not_fail_a_check_and_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    other = msgspec.structs.replace(NO_TARGET.lineups[0], name="other")
    aims = (msgspec.structs.replace(HARD_TARGET.aims[0], figure=Won("other")),)
    monkeypatch.setitem(
        LADDERS, "knockdown", (EASY_TARGET, msgspec.structs.replace(HARD_TARGET, lineups=(other,), aims=aims))
    )
    assert main([*DUEL, "--only", EASY_TARGET.name, "--check"]) == 0
    assert "greedy v random: not measured" in capsys.readouterr().out
    assert main(["ladder", "--help"]) == 0
    assert "measured target" in " ".join(capsys.readouterr().out.split())


def test_nothing_is_left_beside_a_file_that_is_no_ladder(tmp_path: Path, capsys: Captured) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("a list")
    assert "is damaged" in refused([*DUEL, "--keep", str(mine)], capsys)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
