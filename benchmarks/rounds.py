"""The order of measuring: short slices of every engine in turn, many rounds of them."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from benchmarks.courses import Course, Step
from benchmarks.workers import Worker


class Plan(msgspec.Struct, frozen=True):
    """How long to measure."""

    rounds: int
    slice_seconds: float


THOROUGH = Plan(rounds=15, slice_seconds=0.25)
QUICK = Plan(rounds=5, slice_seconds=0.08)


def order_of(course: Course, number: int, workers: Mapping[str, Worker]) -> list[Step]:
    """Every other round goes backwards, so that a slowly changing machine favours nobody."""
    slices = [(name, what) for name, what in course.order if name in workers]
    return slices[::-1] if number % 2 else slices


def run_round(course: Course, number: int, workers: Mapping[str, Worker], seconds: float) -> dict[str, float]:
    """Measure every slice once."""
    rates: dict[str, float] = {}
    for name, what in order_of(course, number, workers):
        rates |= workers[name].measure(what, seconds, number)
    return rates


def run_rounds(
    course: Course, numbers: Iterable[int], workers: Mapping[str, Worker], seconds: float
) -> dict[str, Sequence[float]]:
    samples: dict[str, list[float]] = defaultdict(list)
    for name, what in course.weighing:
        for key, size in workers[name].measure(what, seconds, 0).items():
            samples[key].append(size)
    for number in numbers:
        for key, rate in run_round(course, number, workers, seconds).items():
            samples[key].append(rate)
    return {**samples}
