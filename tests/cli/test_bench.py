"""`knockbox bench`, as people call it; nothing is timed here."""

import json
from pathlib import Path

import pytest

import knockbox
from benchmarks import run
from benchmarks.against import run as comparing
from benchmarks.against.ratios import CommitComparison, compare
from benchmarks.against.slices import Sample
from benchmarks.benchmark import Benchmark
from benchmarks.bots.targets import BOT_BENCHMARKS as SEARCHES
from benchmarks.engine.targets import ENGINE_BENCHMARKS
from benchmarks.figures import Figure
from benchmarks.report import Report, make_report
from benchmarks.rounds import QUICK, THOROUGH, Plan
from benchmarks.workers import WorkerError
from knockbox.cli import bench
from knockbox.cli.main import main
from knockbox.games.dungeon.pack import shipped_packs as dungeon_boxes
from knockbox.games.knockdown.pack import shipped_packs

Captured = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


Asked = tuple[Plan, str, str, bool]
SUITES = {"engine": ENGINE_BENCHMARKS, "bots": SEARCHES}


def pretend(patch: Patch, *, ok: bool, suite: str = "engine") -> list[Asked]:
    """Let every measurement find one figure; return the list of plans that were asked for."""
    asked: list[Asked] = []

    def measure(course: Benchmark, plan: Plan, box: str, with_peers: bool, watch: run.ProgressWrapper) -> Report:
        game = course.game
        assert course is SUITES[suite][game]
        asked.append((plan, game, box, with_peers))
        assert list(watch(range(2))) == [0, 1]
        return make_report(plan, game, box, [Figure("speed", 9, 8, 10, "x", 8, False, ok)], {"compiled play": 9})

    patch.setattr(run, "measure", measure)
    return asked


@pytest.mark.parametrize("suite", SUITES)
@pytest.mark.parametrize(("ok", "code", "verdict"), [(True, 0, "ok"), (False, 1, "missed")])
def test_a_missed_figure_is_a_failed_check(
    monkeypatch: Patch, capsys: Captured, suite: str, ok: bool, code: int, verdict: str
) -> None:
    asked = pretend(monkeypatch, ok=ok, suite=suite)
    assert main(["bench", suite, "--without-peers"]) == code
    assert verdict in capsys.readouterr().out
    assert asked == [
        *((THOROUGH, "knockdown", box, False) for box in shipped_packs()),
        *((THOROUGH, "dungeon", box, False) for box in dungeon_boxes()),
    ]


def test_one_game_can_be_measured_alone(monkeypatch: Patch) -> None:
    asked = pretend(monkeypatch, ok=True)
    assert main(["bench", "engine", "--game", "dungeon", "--without-peers"]) == 0
    assert asked == [(THOROUGH, "dungeon", box, False) for box in dungeon_boxes()]


def test_a_box_says_which_game_it_is_for(monkeypatch: Patch) -> None:
    asked = pretend(monkeypatch, ok=True)
    assert main(["bench", "engine", "--box", "first-dungeon", "--box", "nemesis", "--without-openspiel"]) == 0
    assert asked == [(THOROUGH, "dungeon", "first-dungeon", False), (THOROUGH, "knockdown", "nemesis", False)]


def test_a_box_of_another_game_is_refused(monkeypatch: Patch, capsys: Captured) -> None:
    asked = pretend(monkeypatch, ok=True)
    assert main(["bench", "engine", "--game", "dungeon", "--box", "nemesis", "--without-peers"]) == 2
    assert "nemesis" in capsys.readouterr().err
    assert asked == []


@pytest.mark.parametrize("suite", SUITES)
def test_quick_json_is_nothing_but_json(monkeypatch: Patch, capsys: Captured, suite: str) -> None:
    asked = pretend(monkeypatch, ok=True, suite=suite)
    assert main(["bench", suite, "--quick", "--box", "nemesis", "--json", "--without-peers"]) == 0
    output = capsys.readouterr()
    assert output.out.startswith("{")
    assert output.err == ""
    assert asked == [(QUICK, "knockdown", "nemesis", False)]


@pytest.mark.parametrize(
    ("suite", "module", "name"),
    [("engine", "pyspiel", "OpenSpiel"), ("engine", "chess", "python-chess"), ("bots", "pyspiel", "OpenSpiel")],
)
def test_without_a_peer_it_says_how_to_get_it(
    monkeypatch: Patch, capsys: Captured, suite: str, module: str, name: str
) -> None:
    asked = pretend(monkeypatch, ok=True, suite=suite)
    monkeypatch.setattr(bench, "find_spec", lambda wanted: None if wanted == module else object())
    assert main(["bench", suite]) == 2
    error = capsys.readouterr().err
    assert f"{name} not found" in error
    assert "`./kb extra openspiel`" in error
    assert asked == []


def test_search_is_not_compared_with_chess(monkeypatch: Patch) -> None:
    asked = pretend(monkeypatch, ok=True, suite="bots")
    monkeypatch.setattr(bench, "find_spec", lambda wanted: None if wanted == "chess" else object())
    assert main(["bench", "bots", "--box", "nemesis"]) == 0
    assert asked == [(THOROUGH, "knockdown", "nemesis", True)]


def test_an_installed_package_has_no_benchmarks(monkeypatch: Patch, capsys: Captured, tmp_path: Path) -> None:
    monkeypatch.setattr(knockbox, "__file__", str(tmp_path / "knockbox" / "__init__.py"))
    assert main(["bench", "engine"]) == 2
    assert "needs a checkout with `benchmarks/`" in capsys.readouterr().err


def test_a_worker_in_trouble_is_no_traceback(monkeypatch: Patch, capsys: Captured) -> None:
    def measure(*_: object) -> Report:
        raise WorkerError("the compiled worker stopped")

    monkeypatch.setattr(run, "measure", measure)
    assert main(["bench", "engine", "--without-peers"]) == 2
    assert capsys.readouterr().err.startswith("error: measurement failed: the compiled worker stopped")


def test_an_unknown_box_is_refused_before_anything_is_measured(monkeypatch: Patch, capsys: Captured) -> None:
    asked = pretend(monkeypatch, ok=True)
    assert main(["bench", "engine", "--box", "nemesis", "--box", "nowhere", "--without-peers"]) == 2
    assert "nowhere" in capsys.readouterr().err
    assert asked == []


Calls = list[tuple[str, str, list[str], int]]


@pytest.fixture
def against(monkeypatch: Patch) -> Calls:
    """Lets two commits be compared that are equally fast, or the other slower by its name."""
    calls: Calls = []

    def run_against(part: str, commit: str, given: list[str], pairs: int, say: object) -> CommitComparison:
        calls.append((part, commit, given, pairs))
        speed = 0.5 if commit == "fast" else 1.0
        return compare("this", commit, [({"x": Sample(speed, False)}, {"x": Sample(1.0, False)})] * pairs)

    monkeypatch.setattr(comparing, "run_against", run_against)
    return calls


@pytest.mark.parametrize(
    ("words", "given"),
    [
        (
            ["engine", "--game", "dungeon", "--box", "a", "--box", "b"],
            ["--game", "dungeon", "--box", "a", "--box", "b"],
        ),
        (["bots", "--quick"], ["--quick"]),
        (["server", "--only", "idle", "--seconds", "3"], ["--only", "idle", "--seconds", "3.0"]),
        (["web", "--choices", "5"], ["--choices", "5"]),
        (["floor"], []),
    ],
)
def test_every_benchmark_compares_with_a_commit_and_hands_on_its_options(
    against: Calls, words: list[str], given: list[str]
) -> None:
    assert main(["bench", *words, "--against", "main", "--pairs", "7"]) == 0
    assert against == [(words[0], "main", given, 7)]


def test_what_is_slower_overall_is_a_failed_check(against: Calls, capsys: Captured) -> None:
    assert main(["bench", "engine", "--against", "fast"]) == 1
    assert "Overall this is slower: 0.500x." in capsys.readouterr().out
    assert against[0][3] == 11


def test_a_comparison_is_printed_as_json_where_figures_are(against: Calls, capsys: Captured) -> None:
    assert main(["bench", "bots", "--against", "main", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["overall"]["verdict"] == "within noise"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["web", "--write"], "--write: cannot be used with --against"),
        (["server", "--check"], "--check: cannot be used with --against"),
        (["engine", "--pairs", "5"], "5 is not in the range"),
    ],
)
def test_what_cannot_be_compared_is_refused(against: Calls, capsys: Captured, words: list[str], message: str) -> None:
    assert main(["bench", *words, "--against", "main"]) == 2
    assert message in capsys.readouterr().err
    assert against == []


def test_a_commit_that_is_not_there_is_refused(capsys: Captured) -> None:
    assert main(["bench", "engine", "--against", "no-such-commit"]) == 2
    assert "--against" in capsys.readouterr().err
