"""Budgets are read from words, spent to the last simulation, and over when their time is."""

from collections.abc import Callable

import pytest

from knockbox.bots import budget as budgets
from knockbox.bots.budget import Budget, read_budget
from knockbox.bots.errors import BudgetError


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("500", Budget(simulations=500)),
        ("1", Budget(simulations=1)),
        ("0.5s", Budget(seconds=0.5)),
        ("3s", Budget(seconds=3)),
    ],
)
def test_a_budget_is_read_and_written(words: str, expected: Budget) -> None:
    assert read_budget(words) == expected
    assert str(expected) == words


@pytest.mark.parametrize(
    "words", ["", "0", "0s", "0.0s", "-5", "5 s", "1e3", "5m", "10000001", "601s", "٣", "99999999999"]
)
def test_what_is_no_budget_is_refused_in_words(words: str) -> None:
    with pytest.raises(BudgetError) as refused:
        read_budget(words)
    assert str(refused.value) == (
        f"budget: found '{words}'; expected simulations such as 500, at most 10,000,000, or seconds such as 0.5s, "
        "at most 600s"
    )


def clock(*moments: float) -> Callable[[], float]:
    """A clock that shows these, and the last for ever."""
    left = list(moments)
    return lambda: left.pop(0) if len(left) > 1 else left[0]


def test_simulations_are_granted_until_they_are_spent() -> None:
    meter = Budget(simulations=70).meter()
    assert [meter.take(32) for _ in range(4)] == [32, 32, 6, 0]


def test_seconds_are_granted_until_they_are_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "perf_counter", clock(10.0, 10.001, 10.4, 10.5))
    meter = Budget(seconds=0.5).meter()
    assert [meter.take(32) for _ in range(4)] == [1, 32, 8, 0]


def test_of_slow_simulations_no_more_are_granted_than_end_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "perf_counter", clock(10.0, 10.2, 10.4, 10.85))
    meter = Budget(seconds=1.0).meter()
    assert [meter.take(4) for _ in range(4)] == [1, 4, 4, 1]
    late = clock(10.0, 10.3, 10.9)
    monkeypatch.setattr(budgets, "perf_counter", late)
    meter = Budget(seconds=1.0).meter()
    assert [meter.take(4) for _ in range(3)] == [1, 2, 0]


def test_the_first_is_granted_however_late_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "perf_counter", clock(10.0, 17.0, 17.1))
    meter = Budget(seconds=0.5).meter()
    assert [meter.take(4) for _ in range(2)] == [1, 0]


def test_what_is_ahead_in_time_is_told_by_what_was_made_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "perf_counter", clock(10.0, 13.0))
    assert Budget(seconds=4.0).meter().ahead(600) == pytest.approx(200)
    meter = Budget(simulations=50).meter()
    meter.take(20)
    assert meter.ahead(20) == 30


@pytest.mark.parametrize(
    ("seconds", "left"), [(-1.0, 2.5), (0.0, 2.5), (0.5, 2.0), (2.0, 0.5), (2.25, 0.25), (2.4, 0.25), (60.0, 0.25)]
)
def test_whoever_begins_late_has_less_time_and_never_none(seconds: float, left: float) -> None:
    assert Budget(seconds=2.5).left_after(seconds) == Budget(seconds=left)
    assert Budget(simulations=50).left_after(seconds) == Budget(simulations=50)
