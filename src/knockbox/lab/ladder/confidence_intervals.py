"""Confidence intervals for group sequential designs, with deals as the sampling unit."""

from collections.abc import Sequence
from math import inf, nan, sqrt
from statistics import fmean, pvariance, variance
from typing import Final, NamedTuple

POCOCK_CRITICAL_VALUES: Final = {1: 1.960, 2: 2.178, 3: 2.289, 4: 2.361, 5: 2.413}
"""Number of equally spaced looks -> critical value in standard errors (Pocock 1977).

With the critical value of a single look, stopping at the first favourable interval would mislead too often.
"""
MIN_DESIGN_EFFECT: Final = 0.5
"""Lower bound of the design effect: even if swapped seats cancel luck, no match counts for more than two."""


class Estimate(NamedTuple):
    """A point estimate and its confidence interval."""

    value: float
    low: float
    high: float


NO_ESTIMATE: Final = Estimate(nan, -inf, inf)


def wilson_interval(win_rates: Sequence[float], matches_per_deal: int, critical: float) -> Estimate:
    """Return Wilson's interval for the win rate, given the win rate of each deal.

    The sampling unit is the deal, because the matches of one deal are correlated.
    """
    if not win_rates:
        return NO_ESTIMATE
    rate = fmean(win_rates)
    matches = len(win_rates) * matches_per_deal / design_effect(win_rates, matches_per_deal)
    quantile = student_critical_value(critical, len(win_rates) - 1) if len(win_rates) > 1 else critical
    square = quantile**2 / matches
    middle = (rate + square / 2) / (1 + square)
    margin = quantile * sqrt(rate * (1 - rate) / matches + square / (4 * matches)) / (1 + square)
    return Estimate(rate, min(rate, max(0.0, middle - margin)), max(rate, min(1.0, middle + margin)))


def design_effect(win_rates: Sequence[float], matches_per_deal: int) -> float:
    """Return the design effect: the variance of the deals relative to independent matches."""
    rate = fmean(win_rates)
    independent = rate * (1 - rate) / matches_per_deal
    return max(MIN_DESIGN_EFFECT, pvariance(win_rates) / independent) if independent else 1.0


def student_interval(values: Sequence[float], critical: float) -> Estimate:
    """Return Student's interval for a mean."""
    if len(values) < 2:
        return NO_ESTIMATE
    margin = student_critical_value(critical, len(values) - 1) * sqrt(variance(values) / len(values))
    middle = fmean(values)
    return Estimate(middle, middle - margin, middle + margin)


def fieller_interval(numerators: Sequence[float], denominators: Sequence[float], critical: float) -> Estimate:
    """Return Fieller's interval for the ratio of two means; it is unbounded if the denominator may be zero."""
    if len(numerators) < 2 or fmean(denominators) <= 0:
        return NO_ESTIMATE
    top = fmean(numerators)
    bottom = fmean(denominators)
    square = student_critical_value(critical, len(numerators) - 1) ** 2 / len(numerators)
    first = bottom**2 - square * variance(denominators)
    if first <= 0:
        return Estimate(top / bottom, -inf, inf)
    middle = top * bottom - square * covariance(numerators, denominators)
    root = sqrt(max(0.0, middle**2 - first * (top**2 - square * variance(numerators))))
    return Estimate(top / bottom, (middle - root) / first, (middle + root) / first)


def covariance(left: Sequence[float], right: Sequence[float]) -> float:
    one, other = fmean(left), fmean(right)
    return sum((a - one) * (b - other) for a, b in zip(left, right, strict=True)) / (len(left) - 1)


def student_critical_value(critical: float, degrees_of_freedom: int) -> float:
    """Convert a normal critical value to Student's distribution (Cornish-Fisher expansion)."""
    first = (critical**3 + critical) / 4
    second = (5 * critical**5 + 16 * critical**3 + 3 * critical) / 96
    return critical + first / degrees_of_freedom + second / degrees_of_freedom**2
