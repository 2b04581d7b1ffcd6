"""Work is spread over processes, and a process that dies is noticed."""

import os
import signal

import pytest

from knockbox.bots.workers.processes import cores
from knockbox.lab.errors import LabError
from knockbox.lab.runner import run


def square(number: int) -> int:
    return number * number


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def whose(number: int) -> int:
    return os.getpid()


@pytest.mark.parametrize("jobs", [1, 3])
def test_every_part_has_its_result(jobs: int) -> None:
    assert sorted(run(square, range(40), jobs)) == [number * number for number in range(40)]


def test_one_job_needs_no_other_process() -> None:
    assert set(run(whose, range(3), 1)) == {os.getpid()}
    assert os.getpid() not in set(run(whose, range(3), 2))


def test_no_work_has_no_results() -> None:
    assert list(run(square, [], 2)) == []


def test_a_process_that_dies_is_noticed() -> None:
    with pytest.raises(LabError, match="a process that played matches was killed"):
        list(run(die, range(3), 2))


def test_there_is_a_core() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)
