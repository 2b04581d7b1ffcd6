"""A study at a real (pseudo) terminal: the bar is seen, and Ctrl-C ends every process without a word."""

import os
import pty
import select
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.cli.live_terminal import restore_sigint

LONG = ["--count", "100000", "--jobs", "2"]
ROUND_ROBIN = ["match", "knockdown", "--round-robin", "--box", "siege-storm", *LONG]
DIFFICULTY = ["match", "dungeon", "--difficulty", *LONG]
PATIENCE = 60


@pytest.fixture
def terminal(request: pytest.FixtureRequest) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A long study that has begun, and the other end of its terminal."""
    master, side = pty.openpty()
    program = [sys.executable, "-m", "knockbox", *request.param]
    env = os.environ | {"TERM": "xterm-256color"}
    running = subprocess.Popen(
        program, env=env, stdout=side, stderr=side, start_new_session=True, preexec_fn=restore_sigint
    )
    os.close(side)
    yield running, master
    if running.poll() is None:
        os.killpg(running.pid, signal.SIGKILL)
    running.wait()
    os.close(master)


def read_until(master: int, words: bytes) -> bytes:
    """What appears on the terminal; with words that never come, everything up to the end."""
    output = b""
    while words not in output or not words:
        ready, _, _ = select.select([master], [], [], PATIENCE)
        assert ready, f"{words!r} did not appear in {output[-2000:]!r}"
        try:
            output += os.read(master, 65536)
        except OSError:  # the last process that held the terminal is gone
            return output
    return output


@pytest.mark.parametrize(
    ("terminal", "bar"), [(ROUND_ROBIN, b"3 pairings"), (DIFFICULTY, b"44 groups")], indirect=["terminal"]
)
def test_ctrl_c_ends_all_processes_without_a_word(terminal: tuple[subprocess.Popen[bytes], int], bar: bytes) -> None:
    running, master = terminal
    read_until(master, bar)
    os.killpg(running.pid, signal.SIGINT)
    rest = read_until(master, b"")
    assert running.wait(PATIENCE) == 130
    assert b"Traceback" not in rest
