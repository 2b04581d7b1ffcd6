"""Intervals hold what they promise, however often one looks, and count deals instead of matches."""

from itertools import accumulate, islice
from math import inf, isnan, sqrt
from statistics import NormalDist, fmean, variance

import pytest

from knockbox.engine.rng import seeded
from knockbox.lab.ladder.intervals import POCOCK, covariance, design, mean_of, ratio_of, share_of, student

PLAIN = POCOCK[1]


def test_one_match_a_deal_gives_the_interval_of_wilson() -> None:
    found = share_of([1.0] * 700 + [0.0] * 300, 1, PLAIN)
    assert found.value == pytest.approx(0.7)
    assert (found.low, found.high) == pytest.approx((0.6709, 0.7276), abs=0.0002)


@pytest.mark.parametrize("part", [0.0, 1.0])
def test_who_wins_all_or_nothing_has_an_interval_too(part: float) -> None:
    found = share_of([part] * 50, 2, PLAIN)
    assert 0 <= found.low <= found.value == part <= found.high <= 1
    assert found.high - found.low == pytest.approx(0.039, abs=0.001)


def test_matches_that_resemble_each_other_count_less_and_those_that_cancel_out_more() -> None:
    alike, apart, mixed = [0.0, 1.0] * 20, [0.5] * 39 + [1.0], [0.0, 0.5, 0.5, 1.0] * 10
    assert design(alike, 2) == pytest.approx(2, abs=0.06)
    assert design(apart, 2) == 0.5
    assert design(mixed, 2) == pytest.approx(1, abs=0.03)
    widths = [found.high - found.low for found in (share_of(each, 2, PLAIN) for each in (apart, mixed, alike))]
    assert widths == sorted(widths)
    assert widths[2] / widths[1] == pytest.approx(sqrt(2), abs=0.06)


def test_without_deals_there_is_nothing_to_say() -> None:
    for found in (share_of([], 2, PLAIN), mean_of([0.5], PLAIN), ratio_of([1.0], [1.0], PLAIN)):
        assert isnan(found.value)
        assert (found.low, found.high) == (-inf, inf)


@pytest.mark.parametrize(
    ("freedom", "expected"), [(9, 2.262), (24, 2.064), (99, 1.984)], ids=["10 deals", "25 deals", "100 deals"]
)
def test_few_deals_reach_further(freedom: int, expected: float) -> None:
    assert student(PLAIN, freedom) == pytest.approx(expected, abs=0.005)


def test_a_mean_lies_in_the_middle_of_its_interval() -> None:
    values = [1.0, 2.0, 3.0, 4.0, 5.0]
    found = mean_of(values, PLAIN)
    assert found.value == 3
    assert found.high - 3 == pytest.approx(3 - found.low)
    assert found.high - 3 == pytest.approx(2.776 * sqrt(2.5 / 5), rel=0.02)


def test_the_ends_of_a_ratio_are_where_the_difference_may_just_be_nothing() -> None:
    bottoms = NormalDist(4, 1).samples(30, seed=4)
    tops = [bottom / 2 + noise for bottom, noise in zip(bottoms, NormalDist().samples(30, seed=5), strict=True)]
    found = ratio_of(tops, bottoms, PLAIN)
    assert found.low < found.value == fmean(tops) / fmean(bottoms) < found.high
    for ratio in (found.low, found.high):
        left = [top - ratio * bottom for top, bottom in zip(tops, bottoms, strict=True)]
        reach = student(PLAIN, 29) * sqrt(variance(left) / 30)
        assert abs(fmean(left)) == pytest.approx(reach)


def test_a_ratio_to_what_may_be_nothing_is_open() -> None:
    assert ratio_of([1.0, 2.0, 3.0], [-5.0, 0.1, 6.0], PLAIN)[1:] == (-inf, inf)
    assert isnan(ratio_of([1.0, 2.0], [0.0, 0.0], PLAIN).value)


def test_a_covariance_with_itself_is_the_variance() -> None:
    values = [1.0, 4.0, 9.0]
    assert covariance(values, values) == pytest.approx(variance(values))
    assert covariance(values, [-value for value in values]) == pytest.approx(-variance(values))


def misled(percent: int, critical: float, ladders: int) -> float:
    """How often somebody who looks after 50, 100, 150 and 200 pairs finds the truth outside of an interval."""
    rng, wrong = seeded(17), 0
    for _ in range(ladders):
        shares = [((rng.below(100) < percent) + (rng.below(100) < percent)) / 2 for _ in range(200)]
        found = [share_of(shares[:look], 2, critical) for look in (50, 100, 150, 200)]
        wrong += any(not each.low <= percent / 100 <= each.high for each in found)
    return wrong / ladders


def test_whoever_looks_four_times_is_misled_once_in_twenty() -> None:
    assert misled(65, POCOCK[4], 1500) == pytest.approx(0.05, abs=0.015)
    assert misled(65, PLAIN, 1500) > 0.1


@pytest.mark.parametrize("looks", POCOCK)
def test_the_constants_are_those_of_so_many_looks(looks: int) -> None:
    rows = 12_000
    noise = iter(NormalDist().samples(rows * looks, seed=looks))
    wrong = 0
    for _ in range(rows):
        heights = list(accumulate(islice(noise, looks)))
        wrong += any(abs(height) > POCOCK[looks] * sqrt(look) for look, height in enumerate(heights, start=1))
    assert wrong / rows == pytest.approx(0.05, abs=0.007)
