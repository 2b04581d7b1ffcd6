"""Ratios of two commits from pairs of slices, with confidence intervals."""

from collections.abc import Iterable, Mapping, Sequence
from math import comb, exp, log
from statistics import mean, median
from typing import Final

import msgspec

from benchmarks.against.slices import Sample, Samples

CONFIDENCE: Final = 0.95
MIN_PAIRS: Final = 6
"""With fewer, even the whole range does not reach that confidence."""
OVERALL_NAME: Final = "all of them (geometric mean)"
FASTER = "faster"
SLOWER = "slower"
NOISE = "within noise"


class Ratio(msgspec.Struct, frozen=True):
    """How many times as fast this commit is as the other; above 1 it is faster, or needs less."""

    name: str
    median: float
    low: float
    high: float
    verdict: str


class CommitComparison(msgspec.Struct, frozen=True):
    """The common figures of two commits, and those of only one."""

    this: str
    against: str
    pairs: int
    confidence: float
    ratios: list[Ratio]
    overall: Ratio
    slower_each_time: list[str]  # figures slower in every pair, beyond chance for this many
    only_this: list[str]
    only_against: list[str]

    @property
    def is_slower(self) -> bool:
        return self.overall.verdict == SLOWER or bool(self.slower_each_time)


Pair = tuple[Samples, Samples]
"""Consecutive slices of this commit and of the other."""


def compare(this: str, against: str, pairs: Sequence[Pair]) -> CommitComparison:
    """Compare the figures that every slice of both sides has."""
    ours = common_names(ours for ours, _ in pairs)
    theirs = common_names(theirs for _, theirs in pairs)
    names = [name for name in ours if name in theirs and is_comparable(name, pairs)]
    if not names:
        raise ValueError("the two commits have no figure in common")
    speeds = {name: [speed_ratio(ours[name], theirs[name]) for ours, theirs in pairs] for name in names}
    overall = [exp(mean(log(each[index]) for each in speeds.values())) for index in range(len(pairs))]
    return CommitComparison(
        this,
        against,
        len(pairs),
        coverage(len(pairs), count_trimmed(len(pairs))),
        [ratio_of(name, values) for name, values in speeds.items()],
        ratio_of(OVERALL_NAME, overall),
        slower_each_time(speeds),
        [name for name in ours if name not in theirs],
        [name for name in theirs if name not in ours],
    )


def slower_each_time(speeds: Mapping[str, Sequence[float]]) -> list[str]:
    """Return figures slower in every pair, if there are enough pairs to rule out chance."""
    chance = sum(0.5 ** len(values) for values in speeds.values())
    if chance > 1 - CONFIDENCE:
        return []
    return [name for name, values in speeds.items() if max(values) < 1]


def common_names(slices: Iterable[Samples]) -> list[str]:
    """Return the names that every slice has, in order."""
    first, *rest = slices
    return [name for name in first if all(name in each for each in rest)]


def is_comparable(name: str, pairs: Sequence[Pair]) -> bool:
    """Return whether a figure has a ratio; values near 0 do not."""
    return all(ours[name].value > 0 and theirs[name].value > 0 for ours, theirs in pairs)


def speed_ratio(ours: Sample, theirs: Sample) -> float:
    return theirs.value / ours.value if ours.is_cost else ours.value / theirs.value


def ratio_of(name: str, values: Sequence[float]) -> Ratio:
    low, high = interval(values)
    verdict = FASTER if low > 1 else SLOWER if high < 1 else NOISE
    return Ratio(name, median(values), low, high, verdict)


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Return a distribution-free interval of the median by order statistics (sign test)."""
    ordered = sorted(values)
    cut = count_trimmed(len(ordered))
    return ordered[cut], ordered[-1 - cut]


def count_trimmed(count: int) -> int:
    """Return how many values can be cut at either end without losing the confidence."""
    cut = 0
    while 2 * (cut + 1) < count and coverage(count, cut + 1) >= CONFIDENCE:
        cut += 1
    return cut


def coverage(count: int, cut: int) -> float:
    """Return the probability that the median lies within, if `cut` values are cut at either end."""
    outside: float = sum(comb(count, index) for index in range(cut + 1)) / 2**count
    return 1 - 2 * outside
