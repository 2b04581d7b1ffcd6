"""Measure short slices of every engine in turn, over many rounds."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from benchmarks.benchmark import Benchmark, Step
from benchmarks.workers import Worker


class Plan(msgspec.Struct, frozen=True):
    """Number of rounds and length of slices."""

    rounds: int
    slice_seconds: float


THOROUGH = Plan(rounds=15, slice_seconds=0.25)
QUICK = Plan(rounds=5, slice_seconds=0.08)


def order_of(benchmark: Benchmark, number: int, workers: Mapping[str, Worker]) -> list[Step]:
    """Return the order of steps; every other round is reversed, so that drift favours no engine."""
    slices = [(name, what) for name, what in benchmark.order if name in workers]
    return slices[::-1] if number % 2 else slices


def run_round(benchmark: Benchmark, number: int, workers: Mapping[str, Worker], seconds: float) -> dict[str, float]:
    """Measure every slice once."""
    rates: dict[str, float] = {}
    for name, what in order_of(benchmark, number, workers):
        rates |= workers[name].measure(what, seconds, number)
    return rates


def run_rounds(
    benchmark: Benchmark, numbers: Iterable[int], workers: Mapping[str, Worker], seconds: float
) -> dict[str, Sequence[float]]:
    samples: dict[str, list[float]] = defaultdict(list)
    for name, what in benchmark.size_steps:
        for key, size in workers[name].measure(what, seconds, 0).items():
            samples[key].append(size)
    for number in numbers:
        for key, rate in run_round(benchmark, number, workers, seconds).items():
            samples[key].append(rate)
    return {**samples}
