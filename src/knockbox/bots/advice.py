"""Hints from a search: the best answer, the runner-up, how certain the choice is, and what may follow."""

from math import hypot
from typing import Final

import msgspec

from knockbox.bots.heuristics.halving_rules import HALVING_RULES
from knockbox.bots.observation import Determinization, PlayerObservation
from knockbox.bots.search_result import MAX_STD_ERROR, ActionStats, SearchResult
from knockbox.bots.workers.search_request import determinize_at_question
from knockbox.engine.decision import Decision
from knockbox.engine.rng import make_rng

SURE, LIKELY, CLOSE, HASTY, ONLY = "sure", "likely", "close", "hasty", "only"
KEEP_OFFER: Final = "kept"
"""The runner-up is an offer with a higher win probability, but not high enough to justify spending it."""
SURE_STD_ERRORS: Final = 2.0
"""Standard errors by which an answer must lead to be surely better; half as many make it likely."""
MIN_LEAD: Final = 0.02
"""A smaller lead in win probability makes no difference."""
SURE_LEAD: Final = 0.05
"""A smaller lead may be an error of the evaluator."""
PLAN_WORLDS: Final = 3
"""A plan ends where it cannot be played in all of these worlds, because it then depends on hidden cards."""
MAX_PLAN_STEPS: Final = 6


class PlanStep(msgspec.Struct, frozen=True):
    """One answer of a plan, and a determinization in which it is given."""

    question: Decision
    choice: int
    world: Determinization


class Advice(msgspec.Struct, frozen=True):
    """A hint; it follows from the seat's knowledge alone."""

    world: Determinization  # a determinization with the question open
    question: Decision
    best: ActionStats
    runner_up: ActionStats | None
    sureness: str
    plan: list[PlanStep]  # what may follow the best answer
    simulations: int


def advise(observation: PlayerObservation, result: SearchResult) -> Advice:
    table = determinize_at_question(observation, make_rng(0))
    others = [stats for stats in result.action_stats if stats.choice != result.best.choice and stats.visits]
    best = without_offer_cost(observation, result.best)
    runner_up = without_offer_cost(observation, SearchResult(others).best) if others else None
    sureness = rate_sureness(best, runner_up) if runner_up else HASTY if len(result.action_stats) > 1 else ONLY
    if runner_up and is_offer(observation, runner_up) and runner_up.win_probability > best.win_probability:
        sureness = KEEP_OFFER
    plan = follow_plan(observation, result)
    return Advice(table, observation.question, best, runner_up, sureness, plan, result.simulations)


def without_offer_cost(observation: PlayerObservation, stats: ActionStats) -> ActionStats:
    """Add the cost of an offer back to its statistics: sequential halving subtracts it only to rank answers.

    Each value rises by the cost, and the sum and the sum of squares change accordingly.
    """
    if not is_offer(observation, stats):
        return stats
    price = HALVING_RULES[observation.game].offer_cost
    visits = stats.visits
    total = stats.total + price * visits
    squares = stats.squares + price * (stats.total + total)
    return ActionStats(stats.choice, visits, total, squares)


def is_offer(observation: PlayerObservation, stats: ActionStats) -> bool:
    return observation.game in HALVING_RULES and stats.choice not in observation.question.options


def rate_sureness(best: ActionStats, other: ActionStats) -> str:
    """Return how certain the best answer is, given its lead and the standard errors."""
    lead = best.win_probability - other.win_probability
    error = min(MAX_STD_ERROR, hypot(best.std_error, other.std_error))
    if lead < MIN_LEAD or lead < error * SURE_STD_ERRORS / 2:
        return CLOSE
    return SURE if lead >= max(SURE_LEAD, error * SURE_STD_ERRORS) else LIKELY


def follow_plan(observation: PlayerObservation, result: SearchResult) -> list[PlanStep]:
    """Return the free answers after the first, as long as they are legal in every sampled world."""
    worlds = [determinize_at_question(observation, make_rng(number)) for number in range(PLAN_WORLDS)]
    steps: list[PlanStep] = []
    for seat, choice in result.principal_variation[: MAX_PLAN_STEPS + 1]:
        question = worlds[0].decision()
        if question is None or not all(is_open(world, seat, choice) for world in worlds):
            break
        if len(question.options) > 1:
            steps.append(PlanStep(question, choice, worlds[0].clone()))
        for world in worlds:
            world.step(choice)
    return steps[1:]


def is_open(world: Determinization, seat: int, choice: int) -> bool:
    question = world.decision()
    return question is not None and question.seat == seat and choice in question.options
