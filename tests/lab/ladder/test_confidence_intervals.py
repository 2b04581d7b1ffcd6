"""Intervals keep their coverage over several looks, and use deals as the sampling unit."""

from itertools import accumulate, islice
from math import inf, isnan, sqrt
from statistics import NormalDist, fmean, variance

import pytest

from knockbox.engine.rng import make_rng
from knockbox.lab.ladder.confidence_intervals import (
    POCOCK_CRITICAL_VALUES,
    covariance,
    design_effect,
    fieller_interval,
    student_critical_value,
    student_interval,
    wilson_interval,
)

SINGLE_LOOK_VALUE = POCOCK_CRITICAL_VALUES[1]


def test_one_match_a_deal_gives_the_interval_of_wilson() -> None:
    found = wilson_interval([1.0] * 700 + [0.0] * 300, 1, SINGLE_LOOK_VALUE)
    assert found.value == pytest.approx(0.7)
    assert (found.low, found.high) == pytest.approx((0.6709, 0.7276), abs=0.0002)


@pytest.mark.parametrize("part", [0.0, 1.0])
def test_who_wins_all_or_nothing_has_an_interval_too(part: float) -> None:
    found = wilson_interval([part] * 50, 2, SINGLE_LOOK_VALUE)
    assert 0 <= found.low <= found.value == part <= found.high <= 1
    assert found.high - found.low == pytest.approx(0.039, abs=0.001)


def test_matches_that_resemble_each_other_count_less_and_those_that_cancel_out_more() -> None:
    alike, apart, mixed = [0.0, 1.0] * 20, [0.5] * 39 + [1.0], [0.0, 0.5, 0.5, 1.0] * 10
    assert design_effect(alike, 2) == pytest.approx(2, abs=0.06)
    assert design_effect(apart, 2) == 0.5
    assert design_effect(mixed, 2) == pytest.approx(1, abs=0.03)
    widths = [
        found.high - found.low
        for found in (wilson_interval(each, 2, SINGLE_LOOK_VALUE) for each in (apart, mixed, alike))
    ]
    assert widths == sorted(widths)
    assert widths[2] / widths[1] == pytest.approx(sqrt(2), abs=0.06)


def test_without_deals_there_is_nothing_to_say() -> None:
    for found in (
        wilson_interval([], 2, SINGLE_LOOK_VALUE),
        student_interval([0.5], SINGLE_LOOK_VALUE),
        fieller_interval([1.0], [1.0], SINGLE_LOOK_VALUE),
    ):
        assert isnan(found.value)
        assert (found.low, found.high) == (-inf, inf)


@pytest.mark.parametrize(
    ("freedom", "expected"), [(9, 2.262), (24, 2.064), (99, 1.984)], ids=["10 deals", "25 deals", "100 deals"]
)
def test_few_deals_reach_further(freedom: int, expected: float) -> None:
    assert student_critical_value(SINGLE_LOOK_VALUE, freedom) == pytest.approx(expected, abs=0.005)


def test_a_mean_lies_in_the_middle_of_its_interval() -> None:
    values = [1.0, 2.0, 3.0, 4.0, 5.0]
    found = student_interval(values, SINGLE_LOOK_VALUE)
    assert found.value == 3
    assert found.high - 3 == pytest.approx(3 - found.low)
    assert found.high - 3 == pytest.approx(2.776 * sqrt(2.5 / 5), rel=0.02)


def test_the_ends_of_a_ratio_are_where_the_difference_may_just_be_nothing() -> None:
    bottoms = NormalDist(4, 1).samples(30, seed=4)
    tops = [bottom / 2 + noise for bottom, noise in zip(bottoms, NormalDist().samples(30, seed=5), strict=True)]
    found = fieller_interval(tops, bottoms, SINGLE_LOOK_VALUE)
    assert found.low < found.value == fmean(tops) / fmean(bottoms) < found.high
    for ratio in (found.low, found.high):
        left = [top - ratio * bottom for top, bottom in zip(tops, bottoms, strict=True)]
        reach = student_critical_value(SINGLE_LOOK_VALUE, 29) * sqrt(variance(left) / 30)
        assert abs(fmean(left)) == pytest.approx(reach)


def test_a_ratio_to_what_may_be_nothing_is_open() -> None:
    assert fieller_interval([1.0, 2.0, 3.0], [-5.0, 0.1, 6.0], SINGLE_LOOK_VALUE)[1:] == (-inf, inf)
    assert isnan(fieller_interval([1.0, 2.0], [0.0, 0.0], SINGLE_LOOK_VALUE).value)


def test_a_covariance_with_itself_is_the_variance() -> None:
    values = [1.0, 4.0, 9.0]
    assert covariance(values, values) == pytest.approx(variance(values))
    assert covariance(values, [-value for value in values]) == pytest.approx(-variance(values))


def miss_rate(percent: int, critical: float, ladders: int) -> float:
    """Return how often the true value lies outside an interval at any look, after 50, 100, 150 or 200 pairs."""
    rng, wrong = make_rng(17), 0
    for _ in range(ladders):
        shares = [((rng.below(100) < percent) + (rng.below(100) < percent)) / 2 for _ in range(200)]
        found = [wilson_interval(shares[:look], 2, critical) for look in (50, 100, 150, 200)]
        wrong += any(not each.low <= percent / 100 <= each.high for each in found)
    return wrong / ladders


def test_four_looks_mislead_once_in_twenty() -> None:
    assert miss_rate(65, POCOCK_CRITICAL_VALUES[4], 1500) == pytest.approx(0.05, abs=0.015)
    assert miss_rate(65, SINGLE_LOOK_VALUE, 1500) > 0.1


@pytest.mark.parametrize("looks", POCOCK_CRITICAL_VALUES)
def test_the_constants_are_those_of_so_many_looks(looks: int) -> None:
    rows = 12_000
    noise = iter(NormalDist().samples(rows * looks, seed=looks))
    wrong = 0
    for _ in range(rows):
        heights = list(accumulate(islice(noise, looks)))
        wrong += any(
            abs(height) > POCOCK_CRITICAL_VALUES[looks] * sqrt(look) for look, height in enumerate(heights, start=1)
        )
    assert wrong / rows == pytest.approx(0.05, abs=0.007)
