"""The order of measuring: short slices of every engine in turn, many rounds of them."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from benchmarks.engine.workers import COMPILED, INTERPRETED, OPENSPIEL, Worker

# What is divided by one another stands close together.
ORDER = (
    (OPENSPIEL, "gin_rummy"),
    (COMPILED, "play"),
    (OPENSPIEL, "hearts"),
    (OPENSPIEL, "hearts, fewest calls"),
    (INTERPRETED, "play"),
    (COMPILED, "listen"),
    (INTERPRETED, "listen"),
    (COMPILED, "simulate"),
    (INTERPRETED, "simulate"),
    (COMPILED, "clone"),
    (OPENSPIEL, "clone"),
    (COMPILED, "quarters"),
    (INTERPRETED, "quarters"),
)
WEIGHING = ((COMPILED, "weigh"), (INTERPRETED, "weigh"))


class Plan(msgspec.Struct, frozen=True):
    """How long to measure."""

    rounds: int
    slice_seconds: float


THOROUGH = Plan(rounds=15, slice_seconds=0.25)
QUICK = Plan(rounds=5, slice_seconds=0.08)


def order_of(number: int, workers: Mapping[str, Worker]) -> list[tuple[str, str]]:
    """Every other round goes backwards, so that a slowly changing machine favours nobody."""
    slices = [(name, what) for name, what in ORDER if name in workers]
    return slices[::-1] if number % 2 else slices


def run_round(number: int, workers: Mapping[str, Worker], seconds: float) -> dict[str, float]:
    """Measure every slice once."""
    rates: dict[str, float] = {}
    for name, what in order_of(number, workers):
        rates |= workers[name].measure(what, seconds, number)
    return rates


def run_rounds(numbers: Iterable[int], workers: Mapping[str, Worker], seconds: float) -> dict[str, Sequence[float]]:
    samples: dict[str, list[float]] = defaultdict(list)
    for name, what in WEIGHING:
        for key, size in workers[name].measure(what, seconds, 0).items():
            samples[key].append(size)
    for number in numbers:
        for key, rate in run_round(number, workers, seconds).items():
            samples[key].append(rate)
    return {**samples}
