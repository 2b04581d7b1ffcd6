"""Ctrl-C does not interrupt the start of a process."""

import subprocess
import sys
from pathlib import Path

import knockbox

SCRIPT = """
import signal
from multiprocessing import get_context
from knockbox.bots.workers.processes import sigint_blocked

done = []
signal.signal(signal.SIGINT, signal.default_int_handler)  # the test runner may ignore it
handler = signal.getsignal(signal.SIGINT)
try:
    with sigint_blocked():
        {hit}
        done += [len(str(number)) for number in range(10_000)]
except KeyboardInterrupt:
    done.append("heard")
print(len(done), done[-1], signal.getsignal(signal.SIGINT) is handler, signal.pthread_sigmask(signal.SIG_BLOCK, []))
"""


def run_interrupted(hit: str) -> str:
    """Return the output of a program that receives SIGINT while processes start."""
    script = SCRIPT.format(hit=hit)
    folder = str(Path(knockbox.__file__).parents[1])
    ran = subprocess.run([sys.executable, "-c", script], env={"PYTHONPATH": folder}, capture_output=True, text=True)
    assert not ran.stderr
    return ran.stdout


def test_a_ctrl_c_is_heard_once_all_have_begun() -> None:
    assert run_interrupted("signal.raise_signal(signal.SIGINT)") == "10001 heard True set()\n"


def test_without_a_ctrl_c_nothing_changes() -> None:
    assert run_interrupted("pass") == "10000 4 True set()\n"


def test_even_the_first_process_is_sigint_blocked() -> None:
    """The resource tracker, which Python starts with the first process, would unblock the signal."""
    begin = "process = get_context('spawn').Process(target=print); process.start(); process.join()"
    look = "print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))"
    assert run_interrupted(f"{begin}; {look}").split() == ["True", "10000", "4", "True", "set()"]
