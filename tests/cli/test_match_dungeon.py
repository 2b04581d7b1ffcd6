"""`knockbox match dungeon`: groups of bots enter dungeons, and how hard these are is studied."""

from pathlib import Path
from typing import BinaryIO

import msgspec
import pytest

from knockbox.cli import difficulty, solve_deals
from knockbox.cli.main import main
from knockbox.lab.dungeon.balance_section import read_dungeon_results
from knockbox.lab.dungeon.cells import GroupCell, match_cell
from knockbox.lab.dungeon.deals import SolveCell as DealCell
from knockbox.lab.dungeon.deals import SolvePlan as DealPlan
from knockbox.lab.dungeon.deals import SolveResults as DealResults
from knockbox.lab.dungeon.difficulty import DifficultyPlan, DifficultyResults, GroupBatch
from knockbox.lab.dungeon.outcomes import DungeonOutcome
from knockbox.records import writer
from knockbox.records.reader import read_record
from knockbox.records.verify import ExactVerdict, verify

ROW = ["match", "dungeon"]
PAIR = [*ROW, "--seats", "greedy,greedy"]


def answer(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> bytes:
    assert main([*arguments, "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out.encode()


def tally(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    found = msgspec.json.decode(answer(arguments, capsys))
    assert isinstance(found, dict)
    return found


def test_four_greedy_bots_enter_unless_told_otherwise(capsys: pytest.CaptureFixture[str]) -> None:
    found = tally(ROW, capsys)
    assert found["seats"] == ["greedy"] * 4
    assert msgspec.convert(found["options"], dict[str, str])["timer"] == "off"
    assert found["matches"] == 1


@pytest.mark.parametrize("seats", range(1, 7))
def test_one_to_six_may_enter(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    found = tally([*ROW, "--seats", ",".join(["random"] * seats), "--count", "2"], capsys)
    won, lost = msgspec.convert(found["won"], int), msgspec.convert(found["lost_by"], dict[str, int])
    assert won + sum(lost.values()) == 2


def test_a_person_reads_how_a_group_fared(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [*ROW, "--seats", "random,deaf,greedy", "--count", "3", "--seed", "5", "--option", "level=4"]
    assert main(arguments) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "3 matches of dungeon 4, seed 5"
    assert lines[1].startswith("  random, deaf, greedy: ")
    assert {line.split(":")[0].strip() for line in lines[2:]} >= {"cards laid", "said", "decisions"}
    assert all("lost by KKD" in line for line in lines[2:-3])


def test_chests_are_told_in_the_chest_hunt_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(PAIR) == 0
    assert "chests" not in capsys.readouterr().out
    assert main([*PAIR, "--option", "chest_hunt=true"]) == 0
    assert "points a match" in capsys.readouterr().out


def test_the_same_seed_gives_the_same_results(capsys: pytest.CaptureFixture[str]) -> None:
    first, second = (tally([*PAIR, "--count", "2", "--seed", "9"], capsys) for _ in range(2))
    other = tally([*PAIR, "--count", "2", "--seed", "10"], capsys)
    measured = {"seconds": 0, "decisions_per_second": 0}
    assert first | measured == second | measured
    assert first | measured != other | measured | {"seed": 9}


def test_records_hold_what_was_said_and_are_exact(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seats = ["greedy", "greedy", "random"]
    arguments = [*ROW, "--seats", ",".join(seats), "--swap", "--count", "2", "--save", str(tmp_path)]
    found = tally(arguments, capsys)
    records = [read_record(path) for path in sorted(tmp_path.glob("*.kbr"))]
    assert [[seat.name for seat in record.header.seats] for record in records] == [seats, seats[::-1]]
    said = [entry for record in records for entry in record.inputs if entry.notation.startswith("zeros")]
    assert len(said) == 2 * msgspec.convert(found["mean_said"], float) > 0
    assert sum(len(record.inputs) for record in records) - len(said) == found["decisions"]
    assert all(isinstance(verify(record.path), ExactVerdict) for record in records)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--fighters", "draw"], "--fighters belongs to knockdown; found the game 'dungeon'"),
        (["--arena", "nemesis"], "--arena belongs to knockdown; found the game 'dungeon'"),
        (["--skills", "nemesis"], "--skills belongs to knockdown; found the game 'dungeon'"),
        (["--box", "siege-storm"], "expected a folder or one of first-dungeon"),
        (["--box", "first-dungeon,first-dungeon"], "expected one: dungeon packs cannot be mixed"),
        (["--seats", "greedy,,greedy"], "unknown bot ''"),
        (["--seats", ",".join(["greedy"] * 7)], "--seats: found 7 bots"),
        (["--option", "ko_relief=all"], "unknown option 'ko_relief'"),
        (["--option", "level=5"], "option 'level': found '5'"),
        (["--round-robin"], "only knockdown has a round robin, found 'dungeon'"),
        (["--difficulty", "--solve"], "--difficulty and --solve exclude each other"),
        (["--difficulty", "--seats", "greedy"], "--seats cannot be used with --difficulty"),
        (["--difficulty", "--save", "x"], "--save cannot be used with --difficulty"),
        (["--difficulty", "--seconds", "3"], "--seconds cannot be used with --difficulty"),
        (["--difficulty", "--option", "level=2"], "the study covers all four dungeons"),
        (["--difficulty", "--arena", "nemesis"], "--arena belongs to knockdown"),
        (["--difficulty", "--write", "balance.txt"], "expected a page whose name ends in .md"),
        (["--difficulty", "--option", "tokens=ice"], "option 'tokens' is not used"),
        (["--solve", "--swap"], "--swap cannot be used with --solve"),
        (["--solve", "--seconds", "0"], "0.0 is not in the range"),
        (["--solve", "--write", "/nowhere/balance.md"], "the folder `/nowhere` does not exist"),
        (["--seconds", "3"], "--seconds cannot be used without --round-robin, --difficulty or --solve"),
    ],
)
def test_wrong_input_is_said_in_one_line(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "dungeon", *arguments]) == 2
    error = capsys.readouterr().err.splitlines()[0]
    assert error.startswith("error: ")
    assert said in error


@pytest.mark.parametrize("study", ["--difficulty", "--solve"])
def test_only_dungeons_are_studied_so(study: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "knockdown", study]) == 2
    assert "only dungeon has this study, found 'knockdown'" in capsys.readouterr().err


@pytest.fixture
def fair_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    """Groups that win as often as they should, without playing."""

    def play(stint: GroupBatch) -> list[GroupCell]:
        bot, _, level = stint.key
        wins = 50 - 10 * level - (bot == "deaf")
        return [
            match_cell(stint.key, DungeonOutcome(index % 100 < wins, "KKD-END-3", 30, 0)) for index in stint.matches
        ]

    monkeypatch.setattr(difficulty, "play_batch", play)


@pytest.fixture
def hopeless_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solve_deals, "solve_deal", lambda deal: DealCell(deal.level, 1, int(deal.index % 100 < 60)))


STUDY = [*ROW, "--difficulty", "--jobs", "1"]


@pytest.mark.usefixtures("fair_groups")
def test_every_group_enters_every_dungeon_five_hundred_times(capsys: pytest.CaptureFixture[str]) -> None:
    results = msgspec.json.decode(answer([*STUDY, "--check"], capsys), type=DifficultyResults)
    assert results.plan == DifficultyPlan(500, 1)
    assert {cell.matches for cell in results.cells} == {500}
    assert len(results.cells) == 44


@pytest.mark.usefixtures("fair_groups")
def test_a_person_reads_tables_and_a_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*STUDY, "--count", "100"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("4400 matches of greedy and deaf groups, seed 1\n")
    for title in ("Matches won, by number of seats", "hearing and by deaf groups, by dungeon", "Matches lost, by rule"):
        assert title in said
    assert said.endswith("\n\nwithin the accepted ranges\n")


@pytest.mark.usefixtures("fair_groups")
def test_only_a_check_fails_when_something_is_outside_the_bars(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*STUDY, "--count", "9"]) == 0
    printed = capsys.readouterr().out
    assert "\n\ntoo few matches to judge (9 per group)\noutside the accepted ranges:\n  dungeon 1, 4 seats: " in printed
    assert main([*STUDY, "--count", "9", "--json", "--check"]) == 1


@pytest.mark.usefixtures("fair_groups", "hopeless_deals")
def test_both_studies_share_a_part_of_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "balance.md"
    hard = answer([*STUDY, "--count", "5", "--write", str(page)], capsys)
    fair = answer([*ROW, "--solve", "--jobs", "1", "--write", str(page)], capsys)
    found = read_dungeon_results(page)
    assert found.difficulty == msgspec.json.decode(hard, type=DifficultyResults)
    assert found.deals == msgspec.json.decode(fair, type=DealResults)
    assert [line for line in page.read_text().splitlines() if line.startswith("### Verdict")] == [
        "### Verdict on difficulty",
        "### Verdict on deals",
    ]


@pytest.mark.usefixtures("hopeless_deals")
def test_a_hundred_deals_of_each_dungeon_are_searched(capsys: pytest.CaptureFixture[str]) -> None:
    results = msgspec.json.decode(answer([*ROW, "--solve", "--jobs", "1"], capsys), type=DealResults)
    assert results.plan == DealPlan(100, 10, 1)
    assert results.cells == [DealCell(level, 100, 60) for level in range(1, 5)]


@pytest.mark.usefixtures("hopeless_deals")
def test_hopeless_deals_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ROW, "--solve", "--jobs", "1", "--seconds", "2.5", "--check"]) == 1
    said = capsys.readouterr().out
    assert said.startswith("400 deals, at most 2.5 seconds each, seed 1\n")
    assert said.endswith(
        "\noutside the accepted ranges:\n  deals of dungeon 1: 60.0 % of 100, expected at least 85 %\n"
    )


def test_hardly_any_time_is_a_time_too(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [*ROW, "--solve", "--jobs", "1", "--count", "1", "--seconds", "1e-9"]
    results = msgspec.json.decode(answer(arguments, capsys), type=DealResults)
    assert results.plan.seconds == 1e-9
    assert [cell.wins for cell in results.cells] == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--seats", "random", "--save", ""], "--save: found ''; expected a folder"),
        (
            ["--solve", "--count", "1", "--seconds", "nan"],
            "--seconds: found nan; expected a number over 0 and up to 3600",
        ),
    ],
)
def test_values_that_are_none_are_refused(
    arguments: list[str],
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*ROW, *arguments]) == 2
    assert message in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_disk_that_fills_up_leaves_no_half_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    room = iter(range(3))

    def write_little(file: BinaryIO, line: bytes) -> None:
        if next(room, None) is None:
            raise OSError(28, "No space left on device")
        file.write(line)

    monkeypatch.setattr(writer, "write_fully", write_little)
    assert main([*ROW, "--seats", "random", "--save", str(tmp_path)]) == 2
    assert "could not be written: No space left on device" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
