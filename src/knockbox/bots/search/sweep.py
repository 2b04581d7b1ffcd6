"""Every way to answer tried in the same imagined worlds: what each leads to is judged, and the worst are dropped."""

from __future__ import annotations

from typing import Any, Protocol

from knockbox.bots.search.judge import Judge
from knockbox.engine.rng import Rng
from knockbox.engine.state import State, answer


class Rules(Protocol):
    """What must be asked of a game to try something out."""

    def clone(self, state: Any) -> Any: ...

    def accept(self, state: Any, seat: int, choice: int) -> None: ...


class Plan:
    """A few answers of one seat in a row, or an offer that it takes; and what came of it so far."""

    __slots__ = ("answers", "cost", "is_offer", "squares", "total", "visits")

    def __init__(self, answers: list[int], is_offer: bool, cost: float) -> None:
        self.answers = answers
        self.is_offer = is_offer
        self.cost = cost  # what is given up for it, beyond what a judge sees
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0

    def mean(self) -> float:
        return self.total / self.visits if self.visits else -1.0

    def keep(self, worth: float) -> None:
        self.visits += 1
        self.total += worth
        self.squares += worth * worth


def try_out(plans: list[Plan], rules: Rules, state: State, seat: int, judge: Judge, rng: Rng) -> list[float]:
    """What each plan is worth to a seat in one world."""
    worths: list[float] = []
    for plan in plans:
        after: State = rules.clone(state)
        if plan.is_offer:
            rules.accept(after, seat, plan.answers[0])
        else:
            for choice in plan.answers:
                answer(after, choice)
        worths.append(judge.worth(after, rng)[seat] - plan.cost)
    return worths


def best_first(plans: list[Plan]) -> list[Plan]:
    return sorted(plans, key=merit, reverse=True)


def merit(plan: Plan) -> float:
    return plan.mean()
