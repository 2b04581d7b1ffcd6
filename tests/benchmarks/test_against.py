"""Two commits side by side: checked out, built, measured by turns, and cleaned up however it ends."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from benchmarks.against import checkout, ratios, run, slices
from benchmarks.against.checkout import Checkout, ComparisonError, resolve_commit, temporary_checkout, this_checkout
from benchmarks.against.ratios import FASTER, NOISE, SLOWER, compare, count_trimmed, coverage, interval
from benchmarks.against.slices import (
    COMPARED_BENCHMARKS,
    Sample,
    Samples,
    SliceRunner,
    options_for,
    read_parts,
    read_rates,
    read_tables,
)
from benchmarks.figures import Figure
from benchmarks.server.parts import PartResult
from benchmarks.server.report import part_table
from tests.house.pipes import named_pipe

ROOT = Path(__file__).resolve().parents[2]
KB = """#!{python}
import json, pathlib, sys
here = pathlib.Path(__file__).parent
log = pathlib.Path({log!r})
log.write_text(log.read_text() + f"{{here.name.partition('-')[0]}}{{'-' in here.name:d}} {{' '.join(sys.argv[1:])}}\\n")
rate = float((here / "rate").read_text())
if sys.argv[1] == "build":
    sys.exit((here / "broken").exists())
if "--help" in sys.argv:
    sys.exit(print("--quick --json --without-openspiel --game"))
box = {{"game": "duel", "box": "first", "per_second": {{"play": rate, "compiled?": 1.0}}, "figures": []}}
print(json.dumps({{"boxes": [box]}}))
sys.exit(1)
"""


def git(folder: Path, *arguments: str) -> str:
    ours = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    names = {f"GIT_{who}_{what}": "tester@invalid" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
    command = ["git", *arguments]
    done = subprocess.run(command, cwd=folder, env=ours | names, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with two commits; the launcher of the first measures 100, that of the second 200."""
    folder = tmp_path / "project"
    folder.mkdir()
    (tmp_path / "log").write_text("")
    (folder / "kb").write_text(KB.format(python=sys.executable, log=str(tmp_path / "log")))
    (folder / "kb").chmod(0o755)
    git(folder, "init", "--quiet")
    for rate in ("100", "200"):
        (folder / "rate").write_text(rate)
        git(folder, "add", "--all")
        git(folder, "commit", "--quiet", "--message", rate)
    git(folder, "tag", "newest")
    monkeypatch.setattr(checkout, "ROOT", folder)
    return folder


def neighbours(project: Path) -> list[str]:
    """What is left beside the project, and in git's notes of worktrees."""
    beside = [path.name for path in project.parent.iterdir() if path.name not in (project.name, "log")]
    return beside + git(project, "worktree", "list").splitlines()[1:]


def compared(project: Path, commit: str, pairs: int = 6, given: tuple[str, ...] = ()) -> ratios.CommitComparison:
    return run.run_against("engine", commit, given, pairs, lambda text: None)


def test_each_commit_is_measured_by_its_own_code(project: Path) -> None:
    found = compared(project, "HEAD~1")
    assert [(each.name, each.median, each.verdict) for each in found.ratios] == [("first: play", 2.0, FASTER)]
    assert (found.overall.median, found.is_slower) == (2.0, False)
    assert found.against == git(project, "rev-parse", "HEAD~1")[:10]


def test_the_same_commit_is_as_fast_as_itself(project: Path) -> None:
    found = compared(project, "newest")
    assert (found.overall.median, found.overall.verdict) == (1.0, NOISE)
    assert "Overall, the difference is within noise." in run.remarks(found)


def test_uncommitted_changes_are_measured_and_named(project: Path) -> None:
    (project / "rate").write_text("50")
    found = compared(project, "HEAD")
    assert found.this == git(project, "rev-parse", "HEAD")[:10] + " with uncommitted changes"
    assert (found.overall.median, found.overall.verdict, found.is_slower) == (0.25, SLOWER, True)


def test_slices_take_turns_after_both_are_built_and_each_gets_options_that_it_knows(project: Path) -> None:
    compared(project, "HEAD~1", 6, ("--game", "dungeon", "--without-peers"))
    calls = [line.split(" ", 1) for line in (project.parent / "log").read_text().splitlines()]
    slice_words = "bench engine --game dungeon --quick --without-openspiel --json"
    opening = ["build", "bench engine --help", slice_words]
    assert [words for _, words in calls] == opening * 2 + [slice_words] * 12
    assert "".join(side[-1] for side, _ in calls) == "000111" + "0110" * 3


def test_nothing_is_left_afterwards(project: Path) -> None:
    compared(project, "HEAD~1")
    assert neighbours(project) == []


def test_a_commit_that_does_not_build_is_named_and_removed(project: Path) -> None:
    (project / "broken").write_text("")
    git(project, "add", "--all")
    git(project, "commit", "--quiet", "--message", "broken")
    (project / "broken").unlink()
    broken = git(project, "rev-parse", "HEAD")[:10]
    with pytest.raises(ComparisonError, match=f"{broken} could not be built"):
        compared(project, "HEAD")
    assert neighbours(project) == []


def test_a_commit_without_that_benchmark_is_named(project: Path) -> None:
    script = (
        (project / "kb").read_text().replace('if "--help" in sys.argv:', 'if "--help" in sys.argv:\n    sys.exit(2)')
    )
    (project / "kb").write_text(script)
    with pytest.raises(ComparisonError, match=r"with uncommitted changes has no `bench engine`"):
        compared(project, "HEAD")


@pytest.mark.parametrize("answer", ["no table", "{}", ""])
def test_a_benchmark_without_figures_is_named(project: Path, answer: str) -> None:
    script = (project / "kb").read_text().replace('print(json.dumps({"boxes": [box]}))', f"print({answer!r})")
    (project / "kb").write_text(script)
    with pytest.raises(ComparisonError, match=r"`\./kb bench engine --quick .* gave no figures"):
        compared(project, "HEAD")


@pytest.mark.parametrize("name", ["nonsense", "--all", ""])
def test_an_unknown_commit_is_refused_before_anything_is_built(project: Path, name: str) -> None:
    with pytest.raises(ComparisonError, match=f"--against: found '{name}'; expected a commit"):
        compared(project, name)
    assert (project.parent / "log").read_text() == ""


def test_without_a_repository_there_is_nothing_to_compare_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkout, "ROOT", tmp_path)
    with pytest.raises(ComparisonError, match="needs a git checkout; found none in"):
        this_checkout()


def test_what_a_killed_comparison_left_is_removed_by_the_next_one(project: Path) -> None:
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    alive = checkout.worktree_folder(os.getppid())
    git(project, "worktree", "add", "--detach", "--quiet", str(checkout.worktree_folder(gone.pid)), "HEAD")
    git(project, "worktree", "add", "--detach", "--quiet", str(alive), "HEAD")
    with temporary_checkout(resolve_commit("HEAD")):
        assert not checkout.worktree_folder(gone.pid).exists()
    assert alive.exists()


INTERRUPTED = """
import sys
from pathlib import Path
from benchmarks.against import checkout, run
checkout.ROOT = Path(sys.argv[1])
try:
    run.run_against("engine", "HEAD~1", (), 6, lambda text: None)
except KeyboardInterrupt:
    sys.exit(130)
"""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupted_comparison_stops_what_it_started_and_removes_its_checkout(
    project: Path, number: signal.Signals
) -> None:
    pipe = project.parent / "log"
    pipe.unlink()
    waiting = (
        "import os, signal\nopen(sys.argv[0].replace('kb', '../log'), 'w').write(str(os.getpid()))\nsignal.pause()\n"
    )
    (project / "kb").write_text(f"#!{sys.executable}\nimport sys\n{waiting}")
    git(project, "commit", "--quiet", "--all", "--message", "waits")
    command = [sys.executable, "-c", INTERRUPTED, str(project)]
    with named_pipe(pipe) as started, subprocess.Popen(command, cwd=ROOT) as program:
        measuring = int(started.read())
        program.send_signal(number)
    assert program.returncode == 130
    assert not checkout.is_running(measuring)
    assert neighbours(project) == []


def pairs_of(*speeds: float, is_cost: bool = False) -> list[tuple[Samples, Samples]]:
    return [({"x": Sample(speed, is_cost)}, {"x": Sample(1.0, is_cost)}) for speed in speeds]


def test_less_time_is_more_speed() -> None:
    assert compare("a", "b", pairs_of(*[0.5] * 6, is_cost=True)).overall.median == 2.0
    assert compare("a", "b", pairs_of(*[0.5] * 6)).overall.median == 0.5


def many(count: int, slow: Sequence[float]) -> list[tuple[Samples, Samples]]:
    """Pairs of as many figures; one of them has these speeds, the others are as fast as each other."""
    others = {f"other {number}": Sample(1.0, False) for number in range(count - 1)}
    return [(others | {"x": Sample(speed, False)}, others | {"x": Sample(1.0, False)}) for speed in slow]


def test_one_figure_that_is_slower_in_every_pair_is_enough_where_chance_cannot_explain_it() -> None:
    found = compare("a", "b", many(20, [0.95] * 9))
    assert (found.slower_each_time, found.is_slower) == (["x"], True)
    assert "Slower in every pair, which is more than chance: x." in run.remarks(found)
    assert not compare("a", "b", many(20, [0.95] * 8 + [1.01])).slower_each_time
    assert not compare("a", "b", many(20, [0.95] * 8)).slower_each_time  # of 20 figures one may be, by chance


def test_what_lies_on_both_sides_of_one_is_noise() -> None:
    assert compare("a", "b", pairs_of(1.1, 1.2, 1.1, 1.3, 1.2, 0.99)).overall.verdict == NOISE
    assert compare("a", "b", pairs_of(1.1, 1.2, 1.1, 1.3, 1.2, 1.01)).overall.verdict == FASTER


def test_an_outlier_does_not_decide_where_there_are_enough_pairs() -> None:
    found = compare("a", "b", pairs_of(1.1, 1.1, 1.1, 1.1, 1.2, 1.2, 1.2, 1.2, 0.2))
    assert (found.overall.verdict, found.overall.low) == (FASTER, 1.1)


@pytest.mark.parametrize(("count", "cut"), [(6, 0), (8, 0), (9, 1), (11, 1), (12, 2), (20, 5)])
def test_intervals_are_as_narrow_as_their_confidence_allows(count: int, cut: int) -> None:
    assert count_trimmed(count) == cut
    assert coverage(count, cut) >= 0.95 > coverage(count, cut + 1)
    assert interval(range(count)) == (cut, count - 1 - cut)


def test_figures_of_one_side_alone_are_listed_and_nothing_is_divided_by_nothing() -> None:
    ours = {"x": Sample(1, False), "new": Sample(1, False), "idle": Sample(0, True)}
    theirs = {"x": Sample(1, False), "old": Sample(1, False), "idle": Sample(0.1, True)}
    found = compare("a", "b", [(ours, theirs)] * 6)
    assert [each.name for each in found.ratios] == ["x"]
    assert (found.only_this, found.only_against) == (["new"], ["old"])
    assert run.remarks(found)[-2:] == ["Measured only by a: new.", "Measured only by b: old."]
    with pytest.raises(ValueError, match="no figure in common"):
        compare("a", "b", [({"new": Sample(1, False)}, {"old": Sample(1, False)})] * 6)


def test_rates_and_sizes_of_engines_are_read() -> None:
    size = {"name": "clone size", "unit": "kB", "measured": 2.5}
    ratio = {"name": "compiled : interpreted", "unit": "x", "measured": 6.0}
    box = {"game": "duel", "box": "first", "per_second": {"play": 9.0, "compiled?": 1.0}, "figures": [size, ratio]}
    assert read_rates(json.dumps({"boxes": [box]})) == {
        "first: play": Sample(9.0, is_cost=False),
        "first: clone size": Sample(2.5, is_cost=True),
    }


FIGURES = [
    Figure("choice to event, p50", 1234.5, 1.0, 2.0, "ms", 5.0, True, True),
    Figure("processor time of the server", 17.25, 1.0, 2.0, "%", None, True, True),
    Figure("choice to event, slowest", 999.0, 1.0, 2.0, "ms", None, True, True),
    Figure("the crowd's own delay, p50", 9.0, 1.0, 2.0, "ms", None, True, True),
    Figure("choices measured", 1200, 1200, 1200, "", None, True, True),
]


def test_costs_of_the_server_are_read_and_counts_are_not() -> None:
    figures = [{"name": each.name, "unit": each.unit, "measured": each.measured} for each in FIGURES]
    assert read_parts(json.dumps({"parts": [{"name": "load", "figures": figures}]})) == {
        "load: choice to event, p50": Sample(1234.5, is_cost=True),
        "load: processor time of the server": Sample(17.25, is_cost=True),
    }


def test_figures_are_read_from_what_is_printed_for_people_too() -> None:
    console = Console(file=StringIO(), width=200, color_system=None)
    with console.capture() as printed:
        console.print(part_table(PartResult(True, "web", "clicks", FIGURES)))
    assert read_tables(printed.get()) == {
        "choice to event, p50": Sample(1234.5, is_cost=True),
        "processor time of the server": Sample(17.25, is_cost=True),
    }


def test_a_slice_is_short_unless_somebody_wants_it_longer() -> None:
    known = "--only --seconds --tables --json"
    options = COMPARED_BENCHMARKS["server"].options
    assert options_for(options, [], known) == ["--json", "--only", "load", "--seconds", "9", "--tables", "100"]
    assert options_for(options, ["--seconds", "60"], known) == ["--json", "--only", "load", "--tables", "100"]


def test_a_checkout_is_not_led_astray_by_the_environment_of_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PYTHONPATH", "KNOCKBOX_ENGINE", "GIT_DIR", "PYTHONPYCACHEPREFIX"):
        monkeypatch.setenv(name, "elsewhere")
    assert not {"PYTHONPATH", "KNOCKBOX_ENGINE", "GIT_DIR", "PYTHONPYCACHEPREFIX"} & checkout.clean_environment().keys()


def test_the_table_has_every_figure_and_the_whole() -> None:
    console = Console(file=StringIO(), width=120, color_system=None)
    with console.capture() as printed:
        console.print(run.ratio_table(compare("this", "that", pairs_of(*[1.25] * 9))))
    assert "Speed of this : that" in printed.get()
    assert "│ x                            │ 1.250x │ 1.250 - 1.250 │ faster │" in printed.get()
    assert "96% interval" in printed.get()


def test_runners_of_all_parts_exist() -> None:
    assert {SliceRunner(Checkout("x", ROOT), name, ()).name for name in slices.COMPARED_BENCHMARKS} == {
        "engine",
        "bots",
        "server",
        "web",
        "floor",
    }
