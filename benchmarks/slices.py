"""What the workers share: the clock, the way of picking, and the talk over their pipes."""

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

clock = time.process_time  # what other programs do on the machine does not count


def picker(seed: int) -> Chance:
    """The one source of picks: every engine is played by ``options[int(chance() * len(options))]``."""
    return random.Random(seed).random  # noqa: S311 (nothing is secret in a benchmark)


def rate(seconds: float, work: Callable[[], int]) -> float:
    """Do whole pieces of work until the time is up; return how many units of it were done in a second."""
    work()  # the first piece warms up and does not count
    started, done = clock(), 0
    while True:
        done += work()
        spent = clock() - started
        if spent >= seconds:
            return done / spent


def serve(slices: Mapping[str, Slice]) -> None:
    """Answer each line ``{"slice", "seconds", "seed"}`` with a line of rates, until the pipe is closed."""
    end_in_silence()
    for line in sys.stdin:
        asked = json.loads(line)
        rates = slices[asked["slice"]](asked["seconds"], asked["seed"])
        sys.stdout.write(json.dumps(rates) + "\n")
        sys.stdout.flush()


def end_in_silence() -> None:
    """Whether at a Ctrl-C or when nobody listens any more, a worker ends without a word: the first process speaks."""
    for number in (signal.SIGINT, signal.SIGPIPE):
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
