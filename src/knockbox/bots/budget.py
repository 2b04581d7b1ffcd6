"""How much a bot that searches may think about one answer: so many simulations, or so long."""

import re
from time import perf_counter
from typing import Final

import msgspec

from knockbox.bots.errors import BudgetError

MOST_SIMULATIONS: Final = 10_000_000
LONGEST: Final = 600.0
SHORTEST: Final = 1e-9
LEAST_PART: Final = 0.1
"""However late a search begins, so much of its time is left to it: a hasty answer is better than any."""
EXPECTED: Final = (
    f"simulations such as 500, at most {MOST_SIMULATIONS:,}, or seconds such as 0.5s, at most {LONGEST:g}s"
)
FORM: Final = re.compile(r"(?P<simulations>\d{1,9})|(?P<seconds>\d{1,4}(?:\.\d{1,4})?)s", re.ASCII)


class Budget(msgspec.Struct, frozen=True):
    """Simulations give the same answer everywhere; seconds suit whoever waits for it."""

    simulations: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        return str(self.simulations) if self.simulations else f"{self.seconds:g}s"

    def left_after(self, seconds: float) -> "Budget":
        """What is left of it when so many seconds went by before the search; simulations do not grow fewer."""
        if not self.seconds:
            return self
        return Budget(seconds=max(self.seconds - max(0.0, seconds), self.seconds * LEAST_PART))

    def meter(self) -> "Meter":
        """Begin to think now."""
        return Meter(self)


class Meter:
    """What is left of a budget."""

    def __init__(self, budget: Budget) -> None:
        self.left = budget.simulations
        self.granted = 0
        self.begin = perf_counter()
        self.end = self.begin + budget.seconds if budget.seconds else 0.0

    def take(self, most: int) -> int:
        """How many simulations may be made before one asks again; 0 when the budget is spent."""
        granted = self.in_time(most) if self.end else min(most, self.left)
        self.left -= granted
        self.granted += granted
        return granted

    def in_time(self, most: int) -> int:
        """As many as will be over in time if they take as long as those before: of slow ones fewer, and none is late.

        The first is granted however late it is: a process that had to wait for the machine still finds something.
        """
        if not self.granted:
            return 1
        now = perf_counter()
        pace = max(now - self.begin, SHORTEST) / self.granted
        return max(0, min(most, int((self.end - now) / pace)))

    def ahead(self, made: int) -> float:
        """How many simulations may still be made, as fast as those before."""
        if not self.end:
            return self.left
        now = perf_counter()
        return made * (self.end - now) / max(now - self.begin, SHORTEST)


def read_budget(words: str) -> Budget:
    """`500` for simulations, `0.5s` for seconds."""
    form = FORM.fullmatch(words)
    budget = Budget(int(form["simulations"] or 0), float(form["seconds"] or 0)) if form else Budget()
    if not 0 < budget.simulations <= MOST_SIMULATIONS and not 0 < budget.seconds <= LONGEST:
        raise BudgetError(f"budget: found '{words}'; expected {EXPECTED}")
    return budget
