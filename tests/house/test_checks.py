"""What `./kb test` runs for which command line, and how a test that failed is run again."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.house.checks import FAILURES_VARIABLE, read_request, rerun_commands, select_stages, vitest_rerun_commands
from tools.house.paths import ROOT, LauncherError

ONE_TEST = "tests/house/test_checks.py::test_stages_are_chosen_by_name"
FAILING = """
import pytest

@pytest.mark.parametrize("what", ["a", "b c"])
def test_it(what):
    assert what == "a"

def test_another():
    pass
"""


def names(*arguments: str) -> list[str]:
    return [stage.name for stage in select_stages(read_request(arguments))]


def test_everything_is_run_unless_something_else_is_asked_for() -> None:
    every = names()
    assert every == names("--long")
    assert {"ruff", "format", "imports", "mypy", "vitest", "engine", "app"} < set(every)
    assert every[-3:] == ["interpreted", "compiled", "e2e"]


def test_a_quick_run_compiles_nothing() -> None:
    assert names("--quick") == ["ruff", "format", "imports", "mypy", "programs", "app", "tests", "page"]


def test_every_stage_comes_after_what_it_needs() -> None:
    stages = select_stages(read_request([]))
    for place, stage in enumerate(stages):
        assert set(stage.needs) <= {earlier.name for earlier in stages[:place]}


def test_stages_are_chosen_by_name() -> None:
    assert names("--only", "mypy,e2e") == ["mypy", "e2e"]
    assert names("--only", "e2e", "-k", "online") == ["e2e"]
    assert names("--quick", "--only", "page") == ["page"]


@pytest.mark.parametrize(
    ("path", "stage"),
    [
        ("tests/e2e/test_online.py", "e2e"),
        (ONE_TEST, "interpreted"),
        ("web/tests/home", "vitest"),
        ("./tests/e2e", "e2e"),
    ],
)
def test_a_path_tells_its_stage(path: str, stage: str) -> None:
    assert names(path) == [stage]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], ["tests", "--ignore=tests/e2e", "-m", "not long"]),
        (["--long"], ["tests", "--ignore=tests/e2e"]),
        (["--only", "compiled", "-k", "web"], ["tests", "--ignore=tests/e2e", "-m", "not long", "-k", "web"]),
        (["--only", "compiled", "tests/bots"], ["--ignore=tests/e2e", "-m", "not long", "tests/bots"]),
        (["--only", "compiled", "./tests/bots"], ["--ignore=tests/e2e", "-m", "not long", "tests/bots"]),
        (["--only", "compiled", "-x", ONE_TEST], ["--ignore=tests/e2e", "-x", ONE_TEST]),
    ],
)
def test_paths_replace_the_usual_tests_and_options_narrow_them(arguments: list[str], expected: list[str]) -> None:
    """The value of an option is no path, even if there is one of that name."""
    assert read_request(arguments).arguments(["tests"], ignored=["tests/e2e"]) == expected


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--only", "e2"], "found stage `e2`; known: ruff, format"),
        (["--only"], "expected one argument"),
        (["-k", "online"], "found `-k online`; expected a path, or `--only STAGE` before it"),
        (["--lang"], "found `--lang`; expected a path"),
        (["--only", "mypy", "-x"], "found `-x`; expected one of the stages interpreted, compiled, e2e, vitest with it"),
        (["--only", "e2e,compiled", "-x"], "expected one of the stages"),
        (["--long", "--quick"], "`--long` and `--quick` exclude each other"),
        (["--quick", "tests/bots"], "`--quick` takes no other arguments; found `tests/bots`"),
    ],
)
def test_a_wrong_command_line_is_refused_in_one_sentence(arguments: list[str], message: str) -> None:
    with pytest.raises(LauncherError) as found:
        select_stages(read_request(arguments))
    assert message in str(found.value)
    assert found.value.exit_code == 2


@pytest.mark.parametrize("workers", ["0", "2"])
def test_failed_tests_are_listed_once_with_the_command_that_runs_each(tmp_path: Path, workers: str) -> None:
    (tmp_path / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text())
    (tmp_path / "test_sample.py").write_text(FAILING)
    failures = tmp_path / "failures"
    env = {
        **os.environ,
        FAILURES_VARIABLE: str(failures),
        "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")]),
    }
    env = {name: value for name, value in env.items() if name not in ("KNOCKBOX_EXPECT", "PYTEST_XDIST_WORKER")}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", workers, "test_sample.py"]
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout + done.stderr
    assert rerun_commands("e2e", failures) == ["./kb test --only e2e 'test_sample.py::test_it[b c]'"]


def test_failed_tests_of_the_web_app_are_listed_with_the_command_that_runs_each(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    tests = [{"status": "passed", "fullName": "a"}, {"status": "failed", "fullName": "b c"}]
    results = [{"name": str(ROOT / "web/tests/home/home.test.ts"), "assertionResults": tests}]
    report.write_text(json.dumps({"testResults": results}))
    assert vitest_rerun_commands(report) == ["./kb test web/tests/home/home.test.ts -t 'b c'"]


def test_a_run_that_broke_off_before_its_tests_names_none(tmp_path: Path) -> None:
    assert rerun_commands("e2e", tmp_path / "missing") == []
