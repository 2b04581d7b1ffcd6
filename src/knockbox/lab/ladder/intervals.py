"""Estimates with intervals that hold at every planned look, from deals whose matches belong together."""

from collections.abc import Sequence
from math import inf, nan, sqrt
from statistics import fmean, pvariance, variance
from typing import Final, NamedTuple

POCOCK: Final = {1: 1.960, 2: 2.178, 3: 2.289, 4: 2.361, 5: 2.413}
"""Looks, with equally many new deals before each -> how many standard errors an interval reaches (Pocock 1977).

Whoever stops as soon as an interval pleases him is misled too often by one that was made for a single look.
"""
LEAST_DESIGN: Final = 0.5
"""However well swapped seats cancel luck in the pairs at hand, no match counts for more than two."""


class Estimate(NamedTuple):
    """A figure and the interval in which it is expected."""

    value: float
    low: float
    high: float


NOTHING: Final = Estimate(nan, -inf, inf)


def share_of(shares: Sequence[float], each: int, critical: float) -> Estimate:
    """Wilson's interval for the part of all matches that was won, given the part of each deal's matches.

    The unit is the deal: matches of one deal resemble each other, or cancel each other out, and count accordingly.
    """
    if not shares:
        return NOTHING
    part, matches = fmean(shares), len(shares) * each / design(shares, each)
    reached = student(critical, len(shares) - 1) if len(shares) > 1 else critical
    square = reached**2 / matches
    middle = (part + square / 2) / (1 + square)
    reach = reached * sqrt(part * (1 - part) / matches + square / (4 * matches)) / (1 + square)
    return Estimate(part, min(part, max(0.0, middle - reach)), max(part, min(1.0, middle + reach)))


def design(shares: Sequence[float], each: int) -> float:
    """How much wider the deals scatter than as many independent matches would."""
    part = fmean(shares)
    alone = part * (1 - part) / each
    return max(LEAST_DESIGN, pvariance(shares) / alone) if alone else 1.0


def mean_of(values: Sequence[float], critical: float) -> Estimate:
    """The mean of differences."""
    if len(values) < 2:
        return NOTHING
    reach = student(critical, len(values) - 1) * sqrt(variance(values) / len(values))
    middle = fmean(values)
    return Estimate(middle, middle - reach, middle + reach)


def ratio_of(tops: Sequence[float], bottoms: Sequence[float], critical: float) -> Estimate:
    """The ratio of two means by Fieller: it holds the ratios at which the difference of both may well be nothing.

    If the lower mean may well be nothing itself, any ratio is possible.
    """
    if len(tops) < 2 or fmean(bottoms) <= 0:
        return NOTHING
    top, bottom, square = fmean(tops), fmean(bottoms), student(critical, len(tops) - 1) ** 2 / len(tops)
    first = bottom**2 - square * variance(bottoms)
    if first <= 0:
        return Estimate(top / bottom, -inf, inf)
    middle = top * bottom - square * covariance(tops, bottoms)
    root = sqrt(max(0.0, middle**2 - first * (top**2 - square * variance(tops))))
    return Estimate(top / bottom, (middle - root) / first, (middle + root) / first)


def covariance(left: Sequence[float], right: Sequence[float]) -> float:
    one, other = fmean(left), fmean(right)
    return sum((a - one) * (b - other) for a, b in zip(left, right, strict=True)) / (len(left) - 1)


def student(critical: float, freedom: int) -> float:
    """The same level by Student's distribution, for a spread that is itself estimated (Cornish and Fisher)."""
    first = (critical**3 + critical) / 4
    second = (5 * critical**5 + 16 * critical**3 + 3 * critical) / 96
    return critical + first / freedom + second / freedom**2
