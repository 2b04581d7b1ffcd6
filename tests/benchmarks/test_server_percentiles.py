"""How many times become percentiles."""

from math import inf

import pytest

from benchmarks.server.percentiles import NO_PERCENTILES, histogram_percentile, percentile, percentiles


def test_a_percentile_is_one_of_the_times_and_nothing_between() -> None:
    found = percentiles([number / 1000 for number in range(100, 0, -1)])
    assert (found.count, found.p50, found.p90, found.p99, found.highest) == pytest.approx((100, 50, 90, 99, 100))


def test_one_slow_time_in_fifty_is_seen_by_p99_and_one_in_two_hundred_is_not() -> None:
    assert percentiles([0.001] * 49 + [0.2]).p99 == pytest.approx(200)
    assert percentiles([0.001] * 199 + [0.2]).p99 == pytest.approx(1)


def test_one_time_is_all_of_them() -> None:
    assert percentiles([0.004]).p50 == percentiles([0.004]).p99 == pytest.approx(4)


def test_no_times_are_no_figures() -> None:
    assert percentiles([]) == NO_PERCENTILES


@pytest.mark.parametrize(("share", "value"), [(0.0, 1), (0.34, 2), (0.5, 2), (0.67, 3), (1.0, 3)])
def test_a_share_is_reached_by_the_first_that_many_do_not_exceed(share: float, value: float) -> None:
    assert percentile([1, 2, 3], share) == value


def test_within_a_bucket_all_are_even() -> None:
    buckets = {0.1: 10.0, 0.5: 30.0, inf: 40.0}
    assert histogram_percentile(buckets, 0.125) == pytest.approx(0.05)
    assert histogram_percentile(buckets, 0.5) == pytest.approx(0.3)


def test_what_lies_beyond_the_last_bound_is_at_least_that() -> None:
    assert histogram_percentile({inf: 40.0, 0.5: 30.0, 0.1: 10.0}, 0.99) == 0.5


def test_an_empty_histogram_says_nothing() -> None:
    assert histogram_percentile({}, 0.5) == histogram_percentile({0.1: 0.0, inf: 0.0}, 0.5) == 0.0
