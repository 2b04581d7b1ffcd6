"""Budgets are parsed, spent to the last simulation, and end in time."""

from collections.abc import Callable

import pytest

from knockbox.bots import budget as budgets
from knockbox.bots.budget import Budget, parse_budget
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
    assert parse_budget(words) == expected
    assert str(expected) == words


@pytest.mark.parametrize(
    "words", ["", "0", "0s", "0.0s", "-5", "5 s", "1e3", "5m", "10000001", "601s", "٣", "99999999999"]
)
def test_what_is_no_budget_is_refused_in_words(words: str) -> None:
    with pytest.raises(BudgetError) as refused:
        parse_budget(words)
    assert str(refused.value) == (
        f"budget: found '{words}'; expected simulations such as 500, at most 10,000,000, or seconds such as 0.5s, "
        "at most 600s"
    )


def clock(*moments: float) -> Callable[[], float]:
    """Return a clock that shows these times, and then the last one for ever."""
    left = list(moments)
    return lambda: left.pop(0) if len(left) > 1 else left[0]


def test_simulations_are_granted_until_they_are_spent() -> None:
    meter = Budget(simulations=70).start_meter()
    assert [meter.grant(32) for _ in range(4)] == [32, 32, 6, 0]


def test_seconds_are_granted_until_they_are_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "perf_counter", clock(10.0, 10.001, 10.4, 10.5))
    meter = Budget(seconds=0.5).start_meter()
    assert [meter.grant(32) for _ in range(4)] == [1, 32, 8, 0]


def test_of_slow_simulations_no_more_are_granted_than_end_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "perf_counter", clock(10.0, 10.2, 10.4, 10.85))
    meter = Budget(seconds=1.0).start_meter()
    assert [meter.grant(4) for _ in range(4)] == [1, 4, 4, 1]
    late = clock(10.0, 10.3, 10.9)
    monkeypatch.setattr(budgets, "perf_counter", late)
    meter = Budget(seconds=1.0).start_meter()
    assert [meter.grant(4) for _ in range(3)] == [1, 2, 0]


def test_the_first_is_granted_however_late_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "perf_counter", clock(10.0, 17.0, 17.1))
    meter = Budget(seconds=0.5).start_meter()
    assert [meter.grant(4) for _ in range(2)] == [1, 0]


def test_remaining_simulations_are_estimated_from_the_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "perf_counter", clock(10.0, 13.0))
    assert Budget(seconds=4.0).start_meter().estimate_remaining(600) == pytest.approx(200)
    meter = Budget(simulations=50).start_meter()
    meter.grant(20)
    assert meter.estimate_remaining(20) == 30


@pytest.mark.parametrize(
    ("seconds", "left"), [(-1.0, 2.5), (0.0, 2.5), (0.5, 2.0), (2.0, 0.5), (2.25, 0.25), (2.4, 0.25), (60.0, 0.25)]
)
def test_a_late_start_leaves_less_time_but_never_none(seconds: float, left: float) -> None:
    assert Budget(seconds=2.5).remaining_after(seconds) == Budget(seconds=left)
    assert Budget(simulations=50).remaining_after(seconds) == Budget(simulations=50)
