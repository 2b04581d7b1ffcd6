"""Search budgets per answer, in simulations or in seconds."""

import re
from time import perf_counter
from typing import Final

import msgspec

from knockbox.bots.errors import BudgetError

MAX_SIMULATIONS: Final = 10_000_000
MAX_SECONDS: Final = 600.0
MIN_ELAPSED_SECONDS: Final = 1e-9
MIN_REMAINING_SHARE: Final = 0.1
"""Share of its seconds that a search keeps however late it starts: a hasty answer is better than an arbitrary one."""
EXPECTED_FORMAT: Final = (
    f"simulations such as 500, at most {MAX_SIMULATIONS:,}, or seconds such as 0.5s, at most {MAX_SECONDS:g}s"
)
BUDGET_PATTERN: Final = re.compile(r"(?P<simulations>\d{1,9})|(?P<seconds>\d{1,4}(?:\.\d{1,4})?)s", re.ASCII)


class Budget(msgspec.Struct, frozen=True):
    """Simulations are reproducible on any machine; seconds limit the waiting time."""

    simulations: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        return str(self.simulations) if self.simulations else f"{self.seconds:g}s"

    def remaining_after(self, seconds: float) -> "Budget":
        """Return the budget left after a delay before the search; simulations are not reduced."""
        if not self.seconds:
            return self
        return Budget(seconds=max(self.seconds - max(0.0, seconds), self.seconds * MIN_REMAINING_SHARE))

    def start_meter(self) -> "BudgetMeter":
        """Start spending the budget now."""
        return BudgetMeter(self)


class BudgetMeter:
    """The remaining part of a budget."""

    def __init__(self, budget: Budget) -> None:
        self.simulations_left = budget.simulations
        self.granted = 0
        self.started_at = perf_counter()
        self.deadline = self.started_at + budget.seconds if budget.seconds else 0.0

    def grant(self, limit: int) -> int:
        """Grant up to `most` simulations; return 0 when the budget is spent."""
        granted = self.grant_in_time(limit) if self.deadline else min(limit, self.simulations_left)
        self.simulations_left -= granted
        self.granted += granted
        return granted

    def grant_in_time(self, limit: int) -> int:
        """Return as many simulations as fit before the deadline at the pace so far, so that slow ones do not overrun.

        The first is always granted: a process that had to wait for a core still finds something.
        """
        if not self.granted:
            return 1
        now = perf_counter()
        pace = max(now - self.started_at, MIN_ELAPSED_SECONDS) / self.granted
        return max(0, min(limit, int((self.deadline - now) / pace)))

    def estimate_remaining(self, completed: int) -> float:
        """Return how many simulations are left, at the pace so far."""
        if not self.deadline:
            return self.simulations_left
        now = perf_counter()
        return completed * (self.deadline - now) / max(now - self.started_at, MIN_ELAPSED_SECONDS)


def parse_budget(text: str) -> Budget:
    """Parse `500` as simulations or `0.5s` as seconds; raise `BudgetError` for anything else."""
    form = BUDGET_PATTERN.fullmatch(text)
    budget = Budget(int(form["simulations"] or 0), float(form["seconds"] or 0)) if form else Budget()
    if not 0 < budget.simulations <= MAX_SIMULATIONS and not 0 < budget.seconds <= MAX_SECONDS:
        raise BudgetError(f"budget: found '{text}'; expected {EXPECTED_FORMAT}")
    return budget
