"""The steps of `./kb test`: in order or side by side, timed, and with a closing line that says how they went."""

import subprocess
import sys
from threading import Barrier
from typing import IO

import pytest

from tools.house.ground import HouseError
from tools.house.steps import Lane, Steps, Work, spoken

PATIENCE = 60


def saying(closing: str) -> Work:
    return lambda paper: closing


def silent(paper: IO[str]) -> None:
    del paper


def failing(paper: IO[str]) -> None:
    raise HouseError("two things to mend")


def printing(paper: IO[str]) -> None:
    """As a program does that knows nothing of papers."""
    subprocess.run([sys.executable, "-c", "print('first'); print('second')"], stdout=paper, check=True)


def done(*stages: list[Lane]) -> int:
    steps = Steps()
    for lanes in stages:
        steps.run(*lanes)
    return steps.close()


def test_the_end_adds_tests_and_shows_times_and_closing_lines(capsys: pytest.CaptureFixture[str]) -> None:
    first, second = saying("12 passed, 1 deselected in 0.10s"), saying("30 passed in 0.20s")
    assert done([{"ruff": silent}], [{"first": first, "second": second}]) == 0
    assert capsys.readouterr().out.splitlines()[-4:] == [
        "knockbox: ruff (0 s), first (0 s), second (0 s)",
        "12 passed, 1 deselected in 0.10s",
        "30 passed in 0.20s",
        "knockbox: all checks passed (42 tests, 0 min 0 s)",
    ]


def test_nothing_begins_after_the_first_failure(capsys: pytest.CaptureFixture[str]) -> None:
    assert done([{"mypy": failing, "later": failing}], [{"latest": failing}, {"last": failing}]) == 1
    shown = capsys.readouterr()
    assert shown.out.splitlines() == ["knockbox: mypy", "knockbox: mypy (0 s)", "knockbox: failed at mypy"]
    assert shown.err == "kb: two things to mend\n"


def test_lanes_go_side_by_side() -> None:
    """Each waits for the other."""
    both = Barrier(2)

    def meet(paper: IO[str]) -> None:
        del paper
        both.wait(PATIENCE)

    assert done([{"left": meet}, {"right": meet}]) == 0


def test_what_is_said_side_by_side_stays_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert done([{"left": printing}, {"right": printing}]) == 0
    lines = capsys.readouterr().out.splitlines()[:6]
    assert sorted([lines[:3], lines[3:]]) == [
        ["first", "second", "knockbox: left (0 s)"],
        ["first", "second", "knockbox: right (0 s)"],
    ]


def test_a_failure_in_one_lane_lets_the_other_finish_its_step_alone(capsys: pytest.CaptureFixture[str]) -> None:
    both = Barrier(2)

    def fail(paper: IO[str]) -> None:
        both.wait(PATIENCE)
        failing(paper)

    def finish(paper: IO[str]) -> str:
        del paper
        both.wait(PATIENCE)
        return "1 passed"

    assert done([{"mypy": fail}, {"build": finish}], [{"later": failing}]) == 1
    shown = capsys.readouterr()
    assert {"knockbox: mypy (0 s)", "knockbox: build (0 s)"} < set(shown.out.splitlines())
    assert shown.out.endswith("knockbox: failed at mypy\n")
    assert shown.err == "kb: two things to mend\n"


@pytest.mark.parametrize(
    ("seconds", "words"), [(0.2, "0 s"), (59.4, "59 s"), (59.6, "1 min 0 s"), (754.0, "12 min 34 s")]
)
def test_times_are_told_in_minutes_and_seconds(seconds: float, words: str) -> None:
    assert spoken(seconds) == words
