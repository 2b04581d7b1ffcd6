"""Shared by the workers: the clock, random picks, and the protocol over their pipes."""

import json
import random
import signal
import sys
import time
from collections.abc import Callable, Mapping
from typing import TypeAlias

Rates: TypeAlias = dict[str, float]
Slice: TypeAlias = Callable[[float, int], Rates]
Chance: TypeAlias = Callable[[], float]

clock = time.process_time  # ignores other programs on the machine


def make_picker(seed: int) -> Chance:
    """Return the source of random picks: every engine is played by ``options[int(chance() * len(options))]``."""
    return random.Random(seed).random  # noqa: S311 (nothing is secret in a benchmark)


def measure_rate(seconds: float, work: Callable[[], int]) -> float:
    """Repeat the work until the time is up; return units per second."""
    work()  # warm-up, not counted
    started, done = clock(), 0
    while True:
        done += work()
        spent = clock() - started
        if spent >= seconds:
            return done / spent


def serve(slices: Mapping[str, Slice]) -> None:
    """Answer each line ``{"slice", "seconds", "seed"}`` with a line of rates, until the pipe is closed."""
    exit_silently()
    for line in sys.stdin:
        asked = json.loads(line)
        rates = slices[asked["slice"]](asked["seconds"], asked["seed"])
        sys.stdout.write(json.dumps(rates) + "\n")
        sys.stdout.flush()


def exit_silently() -> None:
    """End a worker silently on Ctrl-C or a closed pipe; the main process reports."""
    for number in (signal.SIGINT, signal.SIGPIPE):
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
