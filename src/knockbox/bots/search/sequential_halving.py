"""Sequential halving: evaluate candidate plans in the same worlds and drop the worst."""

from __future__ import annotations

from typing import Any, Protocol

from knockbox.bots.search.evaluator import Evaluator
from knockbox.engine.rng import Rng
from knockbox.engine.state import State, answer


class PlanRules(Protocol):
    """The part of a game that evaluating plans uses."""

    def clone(self, state: Any) -> Any: ...

    def apply_side_action(self, state: Any, seat: int, choice: int) -> None: ...


class CandidatePlan:
    """Consecutive answers of one seat, or an offer that it takes, with its statistics so far."""

    __slots__ = ("answers", "cost", "is_offer", "squares", "total", "visits")

    def __init__(self, answers: list[int], is_offer: bool, cost: float) -> None:
        self.answers = answers
        self.is_offer = is_offer
        self.cost = cost  # of spending the offer, which evaluators do not see
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0

    def mean(self) -> float:
        return self.total / self.visits if self.visits else -1.0

    def add_value(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self.squares += value * value


def evaluate_plans(
    plans: list[CandidatePlan], rules: PlanRules, state: State, seat: int, evaluator: Evaluator, rng: Rng
) -> list[float]:
    """Return the value of each plan to a seat in one world."""
    values: list[float] = []
    for plan in plans:
        after: State = rules.clone(state)
        if plan.is_offer:
            rules.apply_side_action(after, seat, plan.answers[0])
        else:
            for choice in plan.answers:
                answer(after, choice)
        values.append(evaluator.evaluate(after, rng)[seat] - plan.cost)
    return values


def sort_by_mean(plans: list[CandidatePlan]) -> list[CandidatePlan]:
    return sorted(plans, key=plan_mean, reverse=True)


def plan_mean(plan: CandidatePlan) -> float:
    return plan.mean()
