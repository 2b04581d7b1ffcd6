"""Budgets are read from words, spent to the last simulation, and over when their time is."""

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


def test_simulations_are_granted_until_they_are_spent() -> None:
    meter = Budget(simulations=70).meter()
    assert [meter.take(32) for _ in range(4)] == [32, 32, 6, 0]


def test_seconds_are_granted_until_they_are_over(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([10.0, 10.1, 10.4, 10.5])
    monkeypatch.setattr(budgets, "perf_counter", lambda: next(clock))
    meter = Budget(seconds=0.5).meter()
    assert [meter.take(32) for _ in range(3)] == [32, 32, 0]
