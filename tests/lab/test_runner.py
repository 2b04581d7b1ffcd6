"""Work runs in several processes, and a process that dies is noticed."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import knockbox
from knockbox.bots.workers.processes import available_cores
from knockbox.lab.errors import LabError
from knockbox.lab.runner import run_parts

KILLED_PARENT = """
import os, signal
from knockbox.lab.runner import run_parts

for found in run_parts(abs, range(1000), 2):
    os.kill(os.getpid(), signal.SIGKILL)
"""


def square(number: int) -> int:
    return number * number


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def parent_pid(number: int) -> int:
    return os.getpid()


@pytest.mark.parametrize("jobs", [1, 3])
def test_every_part_has_its_result(jobs: int) -> None:
    assert sorted(run_parts(square, range(40), jobs)) == [number * number for number in range(40)]


def test_one_job_needs_no_other_process() -> None:
    assert set(run_parts(parent_pid, range(3), 1)) == {os.getpid()}
    assert os.getpid() not in set(run_parts(parent_pid, range(3), 2))


def test_no_work_has_no_results() -> None:
    assert list(run_parts(square, [], 2)) == []


def test_a_process_that_dies_is_noticed() -> None:
    with pytest.raises(LabError, match="a worker process was killed"):
        list(run_parts(die, range(3), 2))


def test_where_there_is_no_room_for_processes_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: object) -> None:
        raise OSError(11, "Resource temporarily unavailable")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    with pytest.raises(LabError, match="could not start a process: Resource temporarily unavailable; try fewer --jobs"):
        list(run_parts(square, range(3), 2))


def test_processes_end_with_the_one_that_began_them() -> None:
    """The processes share the parent's output, which ends when the last of them is gone."""
    env = {"PYTHONPATH": str(Path(knockbox.__file__).parents[1])}
    words = [sys.executable, "-c", KILLED_PARENT]
    with subprocess.Popen(words, env=env, stdout=subprocess.PIPE, start_new_session=True) as program:
        try:
            assert program.communicate(timeout=30)[0] == b""
        except subprocess.TimeoutExpired:
            os.killpg(program.pid, signal.SIGKILL)
            raise
    assert program.returncode == -signal.SIGKILL


def test_there_is_a_core() -> None:
    assert 1 <= available_cores() <= (os.cpu_count() or 1)
