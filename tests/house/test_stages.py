"""The stages of a test run: in order or in parallel, timed, and with an end that says how it went."""

import subprocess
import sys
from threading import Barrier
from typing import IO

import pytest

from tools.house import stages as stages_module
from tools.house.paths import LauncherError
from tools.house.stages import Stage, StageError, StageWork, format_seconds, run_stages

PATIENCE = 60
CORES = 2


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time passes, however busy the machine is."""
    monkeypatch.setattr(stages_module, "monotonic", lambda: 0.0)


def saying(closing: str) -> StageWork:
    return lambda output: closing


def silent(output: IO[str]) -> None:
    del output


def failing(output: IO[str]) -> None:
    raise LauncherError("two things to fix")


def printing(output: IO[str]) -> None:
    """As a program does that only knows its standard output."""
    subprocess.run([sys.executable, "-c", "print('first'); print('second')"], stdout=output, check=True)


def done(*stages: Stage) -> int:
    return run_stages(stages, CORES)


def noting(names: list[str], name: str) -> StageWork:
    return lambda output: names.append(name)


def test_the_end_adds_tests_and_shows_times_and_closing_lines(capsys: pytest.CaptureFixture[str]) -> None:
    first = Stage("first", saying("12 passed, 1 deselected in 0.10s"), cores=CORES)
    second = Stage("second", saying("30 passed in 0.20s"), cores=CORES)
    assert done(Stage("ruff", silent), first, second) == 0
    assert capsys.readouterr().out.splitlines()[-4:] == [
        "knockbox: ruff (0 s), first (0 s), second (0 s)",
        "12 passed, 1 deselected in 0.10s",
        "30 passed in 0.20s",
        "knockbox: all checks passed (42 tests, 0 min 0 s)",
    ]


def test_nothing_begins_after_the_first_failure(capsys: pytest.CaptureFixture[str]) -> None:
    names: list[str] = []
    first = Stage("mypy", failing, cores=CORES)
    assert done(first, Stage("later", noting(names, "later")), Stage("last", noting(names, "last"))) == 1
    assert names == []
    shown = capsys.readouterr()
    assert shown.out.splitlines() == [
        "knockbox: mypy",
        "knockbox: mypy (0 s)",
        "knockbox: mypy (0 s)",
        "knockbox: mypy failed; rerun it with",
        "    ./kb test --only mypy",
        "knockbox: failed at mypy",
    ]
    assert shown.err == "kb: two things to fix\n"


def test_the_end_tells_which_tests_failed_and_how_to_run_each_alone(capsys: pytest.CaptureFixture[str]) -> None:
    def fail(output: IO[str]) -> None:
        raise StageError("pytest: 2 failed", ["./kb test --only e2e one", "./kb test --only e2e two"])

    assert done(Stage("e2e", fail)) == 1
    assert capsys.readouterr().out.splitlines()[-4:] == [
        "knockbox: e2e failed; rerun it with",
        "    ./kb test --only e2e one",
        "    ./kb test --only e2e two",
        "knockbox: failed at e2e",
    ]


def test_stages_run_in_parallel_as_long_as_cores_are_free() -> None:
    """Each waits for the other."""
    both = Barrier(2)

    def meet(output: IO[str]) -> None:
        del output
        both.wait(PATIENCE)

    assert done(Stage("left", meet), Stage("right", meet)) == 0


def test_a_stage_waits_for_what_it_needs_and_others_overtake_it() -> None:
    both = Barrier(2)
    names: list[str] = []

    def meet(name: str) -> StageWork:
        def work(output: IO[str]) -> None:
            del output
            names.append(name)
            both.wait(PATIENCE)

        return work

    stages = [Stage("build", meet("build")), Stage("tests", noting(names, "tests"), needs=["build"])]
    assert done(*stages, Stage("lint", meet("lint"))) == 0
    assert sorted(names[:2]) == ["build", "lint"]
    assert names[2] == "tests"


def test_a_stage_that_needs_nothing_of_this_run_begins_at_once() -> None:
    names: list[str] = []
    assert done(Stage("tests", noting(names, "tests"), needs=["build"])) == 0
    assert names == ["tests"]


def test_a_stage_with_all_cores_has_the_machine_to_itself_and_is_not_overtaken() -> None:
    running: set[str] = set()
    together: list[set[str]] = []

    def work(name: str) -> StageWork:
        def note(output: IO[str]) -> None:
            del output
            running.add(name)
            together.append(set(running))
            running.remove(name)

        return note

    stages = [Stage("small", work("small")), Stage("large", work("large"), cores=CORES), Stage("last", work("last"))]
    assert done(*stages) == 0
    assert together == [{"small"}, {"large"}, {"last"}]


def test_the_output_of_parallel_stages_stays_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert done(Stage("left", printing), Stage("right", printing)) == 0
    lines = capsys.readouterr().out.splitlines()[:6]
    assert sorted([lines[:3], lines[3:]]) == [
        ["first", "second", "knockbox: left (0 s)"],
        ["first", "second", "knockbox: right (0 s)"],
    ]


def test_a_failure_lets_stages_that_run_finish(capsys: pytest.CaptureFixture[str]) -> None:
    both = Barrier(2)

    def fail(output: IO[str]) -> None:
        both.wait(PATIENCE)
        failing(output)

    def finish(output: IO[str]) -> str:
        del output
        both.wait(PATIENCE)
        return "1 passed"

    assert done(Stage("mypy", fail), Stage("build", finish), Stage("later", failing, cores=CORES)) == 1
    shown = capsys.readouterr()
    assert {"knockbox: mypy (0 s)", "knockbox: build (0 s)"} < set(shown.out.splitlines())
    assert shown.out.endswith("knockbox: failed at mypy\n")
    assert shown.err == "kb: two things to fix\n"


@pytest.mark.parametrize(
    ("seconds", "words"), [(0.2, "0 s"), (59.4, "59 s"), (59.6, "1 min 0 s"), (754.0, "12 min 34 s")]
)
def test_times_are_told_in_minutes_and_seconds(seconds: float, words: str) -> None:
    assert format_seconds(seconds) == words
