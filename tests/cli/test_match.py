"""`knockbox match`: bots play, results are counted, records kept."""

import re
import shutil
from pathlib import Path

import msgspec
import pytest

from knockbox.cli import round_robin
from knockbox.cli.main import main
from knockbox.games.knockdown.pack import shipped_packs
from knockbox.lab.knockdown.cells import PairingCell
from knockbox.lab.knockdown.round_robin import PairingBatch, RoundRobinPlan
from knockbox.lab.knockdown.rounds import RoundSummary
from knockbox.lab.knockdown.tally import count_wins_by_bot
from knockbox.lab.match import PlayedMatch
from knockbox.records.reader import read_record
from knockbox.records.verify import ExactVerdict, verify
from tests.content.pack_copies import PROVING_GROUND

RANDOM = ["match", "knockdown", "--seats", "random,random"]


def tally(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    assert main([*arguments, "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    found = msgspec.json.decode(said.out)
    assert isinstance(found, dict)
    return found


def test_results_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    found = tally([*RANDOM, "--count", "6"], capsys)
    assert found["matches"] == 6
    assert sum(msgspec.convert(found["wins_by_seat"], list[int])) == 6
    assert found["wins_by_bot"] == {"random": 6}
    assert set(msgspec.convert(found["rounds"], dict[str, int])) <= {"K.O.", "deck-out"}
    assert 12 <= sum(msgspec.convert(found["rounds"], dict[str, int]).values()) <= 18


def test_a_person_reads_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*RANDOM, "--count", "2", "--seed", "5"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "2 matches of knockdown, seed 5"
    assert [line.split(":")[0].strip() for line in lines[1:]] == ["seat A", "seat B", "random", "rounds", "decisions"]


def test_the_same_seed_gives_the_same_results(capsys: pytest.CaptureFixture[str]) -> None:
    first, second = (tally([*RANDOM, "--count", "3", "--seed", "9"], capsys) for _ in range(2))
    other = tally([*RANDOM, "--count", "3", "--seed", "10"], capsys)
    assert first["decisions"] == second["decisions"] != other["decisions"]


def test_records_are_kept_and_exact(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["match", "knockdown", "--seats", "greedy,random", "--swap", "--count", "2", "--save", str(tmp_path)]
    found = tally(arguments, capsys)
    records = [read_record(path) for path in sorted(tmp_path.glob("*.kbr"))]
    assert [[seat.name for seat in record.header.seats] for record in records] == [
        ["greedy", "random"],
        ["random", "greedy"],
    ]
    assert sum(len(record.inputs) for record in records) == found["decisions"]
    assert all(isinstance(verify(record.path), ExactVerdict) for record in records)


def test_records_are_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*RANDOM, "--save", str(tmp_path)]) == 0
    before = [path.read_bytes() for path in tmp_path.iterdir()]
    assert main([*RANDOM, "--save", str(tmp_path)]) == 2
    assert "never overwritten" in capsys.readouterr().err
    assert [path.read_bytes() for path in tmp_path.iterdir()] == before


def test_in_tower_mode_bots_build_and_every_tower_is_confirmed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = tally([*RANDOM, "--count", "4", "--option", "ko_test=tower", "--save", str(tmp_path)], capsys)
    assert msgspec.convert(found["options"], dict[str, str])["dice_always"] == "none"
    verdicts = [verify(path) for path in tmp_path.iterdir()]
    assert all(isinstance(verdict, ExactVerdict) and not verdict.unconfirmed for verdict in verdicts)
    assert sum(verdict.towers for verdict in verdicts if isinstance(verdict, ExactVerdict)) > 0


def test_a_bot_that_asks_for_dice_rolls(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tally([*RANDOM, "--option", "ko_test=tower", "--option", "dice_always=both", "--save", str(tmp_path)], capsys)
    assert not any(entry.trace for path in tmp_path.iterdir() for entry in read_record(path).inputs)


def test_victories_go_with_the_bot_not_with_the_seat() -> None:
    played: list[PlayedMatch[list[RoundSummary]]] = [
        PlayedMatch(1, ["greedy", "random"], [], [], [1.0, -1.0]),
        PlayedMatch(2, ["random", "greedy"], [], [], [-1.0, 1.0]),
    ]
    assert count_wins_by_bot(["greedy", "random"], played) == {"greedy": 2, "random": 0}


def test_what_bots_win_together_counts_once() -> None:
    played: list[PlayedMatch[list[RoundSummary]]] = [
        PlayedMatch(1, ["greedy", "greedy", "random"], [], [], [1.0, 1.0, 1.0])
    ]
    assert count_wins_by_bot(["greedy", "greedy", "random"], played) == {"greedy": 1, "random": 1}


def selected(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> list[str]:
    options = msgspec.convert(tally([*RANDOM, *arguments], capsys)["options"], dict[str, str])
    return [options[name] for name in ("fighters", "arena", "skills")]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], ["choose", "siege-storm", "siege-storm"]),
        (["--fighters", "draw"], ["draw", "siege-storm", "siege-storm"]),
        (["--box", "nemesis"], ["choose", "nemesis", "nemesis"]),
        (["--box", "tainted-grail", "--fighters", "mgielec, czerwi"], ["mgielec,czerwi", *["tainted-grail"] * 2]),
        (["--box", "nemesis,siege-storm"], ["choose", "draw", "draw"]),
        (["--box", "nemesis", "--box", "siege-storm", "--arena", "nemesis"], ["choose", "nemesis", "draw"]),
        (["--box", "all", "--skills", "tainted-grail"], ["choose", "draw", "tainted-grail"]),
        (["--box", f"{PROVING_GROUND},nemesis", "--arena", "proving-ground"], ["choose", "proving-ground", "draw"]),
        (["--fighters", "veroth,imke"], ["veroth,imke", "draw", "draw"]),
        (["--arena", "nemesis", "--skills", "siege-storm"], ["choose", "nemesis", "siege-storm"]),
        (["--option", "skills=nemesis"], ["choose", "draw", "nemesis"]),
        (["--option", "skills=Nemesis", "--arena", "DRAW"], ["choose", "draw", "nemesis"]),
        (["--box", "Nemesis", "--fighters", "Imke, Skarn"], ["imke,skarn", "nemesis", "nemesis"]),
        (["--box", "ALL", "--arena", "Nemesis"], ["choose", "nemesis", "draw"]),
    ],
)
def test_boxes_and_what_is_selected_from_them(
    arguments: list[str], expected: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert selected(arguments, capsys) == expected


def test_the_record_of_a_mixed_match_names_its_boxes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tally([*RANDOM, "--fighters", "imke,driana", "--arena", "tainted-grail", "--save", str(tmp_path)], capsys)
    (path,) = tmp_path.glob("*.kbr")
    assert read_record(path).header.packs == ["nemesis", "siege-storm", "tainted-grail"]
    assert isinstance(verify(path), ExactVerdict)


def test_a_box_may_have_a_comma_in_its_path(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "mine,yours"
    shutil.copytree(PROVING_GROUND, folder)
    assert selected(["--box", str(folder)], capsys) == ["choose", "proving-ground", "proving-ground"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "unknown game 'chess'; known: knockdown, dungeon"),
        (["knockdown", "--seats", "random"], "--seats: found 1 bots (random); expected 2"),
        (["knockdown", "--seats", "random,oracle"], "unknown bot 'oracle'; known: random, deaf, greedy, ismcts"),
        (["knockdown", "--option", "wind"], "--option: found 'wind'; expected name=value"),
        (["knockdown", "--option", "wind=strong"], "unknown option 'wind'"),
        (["knockdown", "--option", "ko_relief=all", "--option", "ko_relief=all"], "is given twice"),
        (["knockdown", "--box", "/nowhere"], "no pack '/nowhere'"),
        (["knockdown", "--box", "nemesis,,siege-storm"], "found an empty name among the boxes"),
        (["knockdown", "--box", ""], "found an empty name among the boxes"),
        (["knockdown", "--fighters", ""], "--fighters: found ''; expected two fighters with a comma, or draw"),
        (["knockdown", "--arena", " "], "--arena: found ' '; expected the id of a box, or draw"),
        (["knockdown", "--skills", ""], "--skills: found ''; expected the id of a box, or draw"),
        (["knockdown", "--round-robin", "--arena", ""], "--arena: found ''; expected the id of a box"),
        (["knockdown", "--box", "all", "--box", "nemesis"], "pack 'nemesis': found 2 boxes with this id"),
        (["knockdown", "--box", "nemesis", "--arena", "siege-storm"], "option 'arena': found 'siege-storm', expected"),
        (["knockdown", "--skills", "grail"], "one of the boxes on the table: nemesis, siege-storm, tainted-grail"),
        (["knockdown", "--fighters", "veroth,imkke"], "option 'fighters': found 'veroth,imkke', expected choose, draw"),
        (["knockdown", "--fighters", "imke"], "or two of imke, skarn, oolith, veroth"),
        (["knockdown", "--fighters", "imke,imke"], "both seats have 'imke'"),
        (["knockdown", "--arena", "nemesis", "--option", "arena=draw"], "'arena' is given twice, by --arena and by"),
        (["knockdown", "--arena", "nemesis", "--option", "candle_wound=heavy"], "is not used by the arena 'nemesis'"),
        (["knockdown", "--box", "siege-storm", "--box", "siege-storm"], "found 2 boxes with this id"),
        (["knockdown", "--count", "0"], "0 is not in the range"),
        (["knockdown", "--seed", str(2**70)], "is not in the range"),
        (["knockdown", "--save", "/dev/null/x"], "cannot hold records"),
    ],
)
def test_wrong_input_is_said_in_one_line(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", *arguments]) == 2
    error = capsys.readouterr().err.splitlines()[0]
    assert error.startswith("error: ")
    assert said in error


ALL = ["match", "knockdown", "--round-robin", "--seats", "random,random", "--box", "siege-storm", "--jobs", "1"]


def test_all_fighters_meet(capsys: pytest.CaptureFixture[str]) -> None:
    found = tally([*ALL, "--count", "3"], capsys)
    cells = msgspec.convert(found["cells"], list[PairingCell])
    assert {(cell.one, cell.other): cell.matches for cell in cells} == {
        ("veroth", "xingo"): 3,
        ("veroth", "driana"): 3,
        ("xingo", "driana"): 3,
    }


def test_a_round_robin_takes_all_boxes_and_equal_bots_unless_told_otherwise(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def play_nothing(stint: PairingBatch) -> list[PairingCell]:
        return []

    monkeypatch.setattr(round_robin, "play_batch", play_nothing)
    found = tally(["match", "knockdown", "--round-robin", "--jobs", "1"], capsys)
    assert msgspec.convert(found["plan"], RoundRobinPlan) == RoundRobinPlan(
        ("greedy", "greedy"), 200, 1, tuple(shipped_packs())
    )


def test_a_person_reads_tables_and_a_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ALL, "--count", "2"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("6 matches of random and random, seed 1\n")
    for title in ("won by each fighter, by arena", "Percent of 2 matches", "K.O. and length, by skill set"):
        assert title in said
    assert "\n\ntoo few matches to judge (2 per pairing)\noutside the accepted ranges:\n  " in said


def test_enough_matches_are_judged_without_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ALL, "--count", "50"]) == 0
    said = capsys.readouterr().out
    assert "too few" not in said
    assert re.search(r"\n\n(within the bars|outside the accepted ranges:)\n", said)


def test_a_page_says_which_arena_was_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "z.md"
    mixed = ["--box", "nemesis", "--arena", "nemesis"]
    tally([*ALL, *mixed, "--count", "1", "--write", str(page)], capsys)
    assert "\nThe arena was that of `nemesis` in every match. The skill set was drawn by" in page.read_text()


def test_only_a_check_fails_when_something_is_outside_the_bars(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ALL, "--count", "1", "--json"]) == 0
    assert main([*ALL, "--count", "1", "--json", "--check"]) == 1


def test_a_page_is_written_with_its_numbers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "balance.md"
    found = tally([*ALL, "--count", "1", "--write", str(page)], capsys)
    assert msgspec.json.decode(page.with_suffix(".json").read_bytes()) == found
    assert page.read_text().startswith("# Balance\n")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--round-robin", "--save", "x"], "--save cannot be used with --round-robin"),
        (["--round-robin", "--swap"], "--swap cannot be used with --round-robin"),
        (["--round-robin", "--fighters", "draw"], "--fighters cannot be used with --round-robin"),
        (["--round-robin", "--option", "fighters=draw"], "a round robin uses all fighters"),
        (["--round-robin", "--seats", "greedy"], "--seats: found 1 bots"),
        (["--round-robin", "--jobs", "0"], "0 is not in the range"),
        (["--round-robin", "--write", "balance.txt"], "expected a page whose name ends in .md"),
        (["--round-robin", "--write", "/nowhere/balance.md"], "the folder `/nowhere` does not exist"),
        (["--jobs", "2"], "--jobs cannot be used without --round-robin"),
        (["--write", "balance.md"], "--write cannot be used without --round-robin"),
        (["--check"], "--check cannot be used without --round-robin"),
    ],
)
def test_words_that_do_not_go_together_are_refused(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["match", "knockdown", *arguments]) == 2
    assert said in capsys.readouterr().err
