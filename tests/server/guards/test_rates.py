"""Rate limits and connection limits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knockbox.server.guards.rates import ConnectionLimit, TokenBucket, TokenBuckets


class FakeClock:
    """A clock that tests advance."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    clock = FakeClock()
    bucket = TokenBucket(2, 3, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    clock.now += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_taking_too_much_takes_nothing() -> None:
    bucket = TokenBucket(1, 5, FakeClock())
    assert not bucket.take(6)
    assert bucket.take(5)


def test_a_bucket_says_how_long_to_wait() -> None:
    clock = FakeClock()
    bucket = TokenBucket(0.5, 1, clock)
    assert bucket.wait_seconds() == 0
    bucket.take()
    assert bucket.wait_seconds() == 2
    clock.now += bucket.wait_seconds()
    assert bucket.take()


def test_what_is_borrowed_is_there_one_after_the_other() -> None:
    now = FakeClock()
    bucket = TokenBucket(4.0, 2.0, now)
    assert [bucket.borrow() for _ in range(4)] == [0.0, 0.0, 0.25, 0.5]
    assert not bucket.take()
    now.now += 1.0
    assert bucket.borrow() == 0.0
    assert bucket.take()


def test_borrowing_delays_only_the_same_address() -> None:
    shelf = TokenBuckets(4.0, 1.0, FakeClock())
    assert [shelf.borrow("192.0.2.1") for _ in range(3)] == [0.0, 0.25, 0.5]
    assert shelf.borrow("192.0.2.2") == 0.0


def test_a_clock_that_runs_backwards_takes_nothing_away() -> None:
    clock = FakeClock()
    bucket = TokenBucket(1, 2, clock)
    clock.now -= 50
    assert bucket.take(2)
    clock.now += 1
    assert bucket.take()


@given(st.lists(st.tuples(st.floats(0, 10), st.floats(0.1, 5)), max_size=50))
def test_burst_and_rate_are_never_exceeded(wishes: list[tuple[float, float]]) -> None:
    clock = FakeClock()
    bucket, taken = TokenBucket(3, 7, clock), 0.0
    for pause, amount in wishes:
        clock.now += pause
        taken += amount if bucket.take(amount) else 0
        assert taken <= 7 + 3 * (clock.now - 100) + 1e-6


def test_each_address_has_its_own() -> None:
    buckets = TokenBuckets(1, 1, FakeClock())
    assert buckets.take("192.0.2.1")
    assert not buckets.take("192.0.2.1")
    assert not buckets.take("::ffff:192.0.2.1")
    assert buckets.take("192.0.2.2")


def test_an_ipv6_network_of_one_home_is_one() -> None:
    buckets = TokenBuckets(1, 1, FakeClock())
    assert buckets.take("2001:db8::1")
    assert not buckets.take("2001:db8::ffff:2")
    assert buckets.take("2001:db8:0:1::1")


def test_asking_for_the_wait_creates_no_bucket() -> None:
    buckets = TokenBuckets(0.25, 1, FakeClock())
    buckets.take("192.0.2.1")
    assert (buckets.wait_seconds("192.0.2.1"), buckets.wait_seconds("192.0.2.2")) == (4, 0)
    assert buckets.wait_seconds("192.0.2.2", 2) == 4
    assert len(buckets.buckets) == 1


def test_many_addresses_do_not_grow_the_buckets_without_limit() -> None:
    buckets = TokenBuckets(0.001, 1, FakeClock(), max_buckets=50)
    for number in range(1000):
        buckets.take(f"2001:db8:{number:x}::1")
        assert len(buckets.buckets) <= 50


def test_of_too_many_buckets_the_longest_idle_is_dropped() -> None:
    buckets = TokenBuckets(0.001, 2, FakeClock(), max_buckets=3)
    for address in ("192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.1", "192.0.2.4"):
        buckets.take(address)
    assert list(buckets.buckets) == ["192.0.2.3", "192.0.2.1", "192.0.2.4"]
    assert not buckets.take("192.0.2.1")


def test_what_is_full_again_is_forgotten() -> None:
    clock = FakeClock()
    buckets = TokenBuckets(1, 1, clock)
    for number in range(100):
        buckets.take(f"192.0.2.{number}")
    assert len(buckets.buckets) == 100
    clock.now += 2
    for number in range(100):
        buckets.take(f"198.51.100.{number}")
    assert len(buckets.buckets) == 100
    assert not any(address.startswith("192.0.2.") for address in buckets.buckets)


def test_a_bucket_that_is_not_full_is_kept() -> None:
    clock = FakeClock()
    buckets = TokenBuckets(1, 10, clock)
    for _ in range(10):
        buckets.take("192.0.2.1")
    clock.now += 0.5
    buckets.take("192.0.2.2")
    assert not buckets.take("192.0.2.1")


def test_connections_are_limited_in_total_and_per_address() -> None:
    crowd = ConnectionLimit(3, 2)
    assert [crowd.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert [crowd.enter("192.0.2.2") for _ in range(2)] == [True, False]
    crowd.leave("192.0.2.1")
    assert crowd.enter("192.0.2.2")
    assert crowd.size == 3


def test_closed_connections_leave_no_counts() -> None:
    crowd = ConnectionLimit(10, 1)
    assert crowd.enter("2001:db8::1")
    assert not crowd.enter("2001:db8::2")
    crowd.leave("2001:db8::3")
    assert (crowd.size, dict(crowd.counts)) == (0, {})


def test_only_counted_connections_can_leave() -> None:
    crowd = ConnectionLimit(10, 10)
    assert crowd.enter("192.0.2.2")
    with pytest.raises(ValueError, match=r"no connection from 192\.0\.2\.1"):
        crowd.leave("192.0.2.1")
    assert crowd.size == 1


def test_refused_connections_are_not_counted() -> None:
    crowd = ConnectionLimit(0, 1)
    for number in range(100):
        assert not crowd.enter(f"192.0.2.{number}")
    assert len(crowd.counts) == 0
