"""A worker of a benchmark answers line by line, and ends without a word."""

import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = """
import signal
from benchmarks.slices import serve

serve({
    "fast": lambda seconds, seed: {"matches": seconds + seed},
    "hit": lambda seconds, seed: signal.raise_signal(signal.SIGINT),
})
"""
FAST, HIT = (f'{{"slice": "{name}", "seconds": 2, "seed": 1}}\n' for name in ("fast", "hit"))


def worker() -> "subprocess.Popen[str]":
    pipe = subprocess.PIPE
    words = [sys.executable, "-c", SCRIPT]
    return subprocess.Popen(words, env={"PYTHONPATH": str(ROOT)}, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def test_each_line_is_answered_by_a_line() -> None:
    with worker() as asked:
        assert asked.communicate(FAST * 2) == ('{"matches": 3}\n' * 2, "")
    assert asked.returncode == 0


def test_a_ctrl_c_ends_it_without_a_word() -> None:
    with worker() as asked:
        assert asked.communicate(FAST + HIT) == ('{"matches": 3}\n', "")
    assert asked.returncode == -signal.SIGINT


def test_when_nobody_listens_it_ends_without_a_word() -> None:
    with worker() as asked:
        assert asked.stdin
        assert asked.stdout
        assert asked.stderr
        asked.stdout.close()
        asked.stdin.write(FAST)
        asked.stdin.flush()
        assert asked.stderr.read() == ""
    assert asked.returncode == -signal.SIGPIPE
