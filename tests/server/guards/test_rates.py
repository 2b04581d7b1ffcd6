"""How often somebody may do something."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knockbox.server.guards.rates import Bucket, Buckets, Crowd


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    clock = Clock()
    bucket = Bucket(2, 3, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    clock.now += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_taking_too_much_takes_nothing() -> None:
    bucket = Bucket(1, 5, Clock())
    assert not bucket.take(6)
    assert bucket.take(5)


def test_a_bucket_says_how_long_to_wait() -> None:
    clock = Clock()
    bucket = Bucket(0.5, 1, clock)
    assert bucket.wait_seconds() == 0
    bucket.take()
    assert bucket.wait_seconds() == 2
    clock.now += bucket.wait_seconds()
    assert bucket.take()


def test_what_is_borrowed_is_there_one_after_the_other() -> None:
    now = Clock()
    bucket = Bucket(4.0, 2.0, now)
    assert [bucket.borrow() for _ in range(4)] == [0.0, 0.0, 0.25, 0.5]
    assert not bucket.take()
    now.now += 1.0
    assert bucket.borrow() == 0.0
    assert bucket.take()


def test_who_borrows_keeps_those_of_his_address_waiting_and_nobody_else() -> None:
    shelf = Buckets(4.0, 1.0, Clock())
    assert [shelf.borrow("192.0.2.1") for _ in range(3)] == [0.0, 0.25, 0.5]
    assert shelf.borrow("192.0.2.2") == 0.0


def test_a_clock_that_runs_backwards_takes_nothing_away() -> None:
    clock = Clock()
    bucket = Bucket(1, 2, clock)
    clock.now -= 50
    assert bucket.take(2)
    clock.now += 1
    assert bucket.take()


@given(st.lists(st.tuples(st.floats(0, 10), st.floats(0.1, 5)), max_size=50))
def test_nobody_gets_more_than_burst_and_rate_allow(wishes: list[tuple[float, float]]) -> None:
    clock = Clock()
    bucket, taken = Bucket(3, 7, clock), 0.0
    for pause, amount in wishes:
        clock.now += pause
        taken += amount if bucket.take(amount) else 0
        assert taken <= 7 + 3 * (clock.now - 100) + 1e-6


def test_each_address_has_its_own() -> None:
    buckets = Buckets(1, 1, Clock())
    assert buckets.take("192.0.2.1")
    assert not buckets.take("192.0.2.1")
    assert not buckets.take("::ffff:192.0.2.1")
    assert buckets.take("192.0.2.2")


def test_an_ipv6_network_of_one_home_is_one() -> None:
    buckets = Buckets(1, 1, Clock())
    assert buckets.take("2001:db8::1")
    assert not buckets.take("2001:db8::ffff:2")
    assert buckets.take("2001:db8:0:1::1")


def test_waiting_is_told_by_address_and_leaves_no_trace() -> None:
    buckets = Buckets(0.25, 1, Clock())
    buckets.take("192.0.2.1")
    assert (buckets.wait_seconds("192.0.2.1"), buckets.wait_seconds("192.0.2.2")) == (4, 0)
    assert buckets.wait_seconds("192.0.2.2", 2) == 4
    assert len(buckets.buckets) == 1


def test_many_addresses_do_not_grow_the_shelf_without_limit() -> None:
    buckets = Buckets(0.001, 1, Clock(), most=50)
    for number in range(1000):
        buckets.take(f"2001:db8:{number:x}::1")
        assert len(buckets.buckets) <= 50


def test_of_too_many_the_one_that_was_idle_longest_is_forgotten() -> None:
    buckets = Buckets(0.001, 2, Clock(), most=3)
    for address in ("192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.1", "192.0.2.4"):
        buckets.take(address)
    assert list(buckets.buckets) == ["192.0.2.3", "192.0.2.1", "192.0.2.4"]
    assert not buckets.take("192.0.2.1")


def test_what_is_full_again_is_forgotten() -> None:
    clock = Clock()
    buckets = Buckets(1, 1, clock)
    for number in range(100):
        buckets.take(f"192.0.2.{number}")
    assert len(buckets.buckets) == 100
    clock.now += 2
    for number in range(100):
        buckets.take(f"198.51.100.{number}")
    assert len(buckets.buckets) == 100
    assert not any(address.startswith("192.0.2.") for address in buckets.buckets)


def test_who_still_owes_is_not_forgotten_for_a_newcomer() -> None:
    clock = Clock()
    buckets = Buckets(1, 10, clock)
    for _ in range(10):
        buckets.take("192.0.2.1")
    clock.now += 0.5
    buckets.take("192.0.2.2")
    assert not buckets.take("192.0.2.1")


def test_a_crowd_has_room_for_so_many_in_all_and_of_one_address() -> None:
    crowd = Crowd(3, 2)
    assert [crowd.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert [crowd.enter("192.0.2.2") for _ in range(2)] == [True, False]
    crowd.leave("192.0.2.1")
    assert crowd.enter("192.0.2.2")
    assert crowd.size == 3


def test_a_crowd_that_has_gone_leaves_nothing_behind() -> None:
    crowd = Crowd(10, 1)
    assert crowd.enter("2001:db8::1")
    assert not crowd.enter("2001:db8::2")
    crowd.leave("2001:db8::3")
    assert (crowd.size, dict(crowd.counts)) == (0, {})


def test_nobody_leaves_who_is_not_here() -> None:
    crowd = Crowd(10, 10)
    assert crowd.enter("192.0.2.2")
    with pytest.raises(ValueError, match=r"nobody from 192\.0\.2\.1 is here"):
        crowd.leave("192.0.2.1")
    assert crowd.size == 1


def test_who_is_turned_away_is_not_remembered() -> None:
    crowd = Crowd(0, 1)
    for number in range(100):
        assert not crowd.enter(f"192.0.2.{number}")
    assert len(crowd.counts) == 0
