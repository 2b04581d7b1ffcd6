"""Sequential halving over all candidate plans, for games in which many answers differ by little."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from knockbox.bots.budget import Budget, BudgetMeter
from knockbox.bots.heuristics.halving_rules import HALVING_RULES
from knockbox.bots.observation import Determinization, PlayerObservation
from knockbox.bots.search.evaluator import Evaluator
from knockbox.bots.search.sequential_halving import CandidatePlan, evaluate_plans, sort_by_mean
from knockbox.bots.search_result import ActionStats, SearchResult
from knockbox.engine.rng import Rng

StopCheck: TypeAlias = Callable[[], bool]

KEEP_SHARE: Final = 0.5
"""Share of the remaining plans that survives each world."""
MIN_CANDIDATES: Final = 6
EVALUATIONS_PER_CLOCK_CHECK: Final = 8


def search_by_halving(
    observation: PlayerObservation, evaluator: Evaluator, rng: Rng, budget: Budget, stop: StopCheck | None = None
) -> SearchResult:
    """Evaluate every option with its best continuation, in as many worlds as the budget allows."""
    meter = budget.start_meter()
    plans = candidate_plans(observation, rng)
    left = shuffle_plans(plans, rng)
    while values := evaluate_candidates(observation, evaluator, rng, left, meter, stop):
        if len(values) < len(left) and left[0].visits:
            break  # an incomplete last world would favour the plans evaluated first
        for plan, value in zip(left, values, strict=False):
            plan.add_value(value)
        left = sort_by_mean(left)[: max(MIN_CANDIDATES, int(len(left) * KEEP_SHARE))]
    return result_from_plans(observation, plans)


def candidate_plans(observation: PlayerObservation, rng: Rng) -> list[CandidatePlan]:
    """Return everything the seat can do now: answer, answer a two-step prompt in full, or take an offer."""
    world, ways = observation.determinize(rng), HALVING_RULES[observation.game]
    second = ways.two_step_prompts.get(observation.prompt, "")
    answers = [row for option in observation.question.options for row in answer_sequences(world, option, second)]
    offers = [
        offer
        for offer in observation.side_actions
        if observation.action_to_string(offer).partition(" ")[0] in ways.offer_verbs
    ]
    return [CandidatePlan(row, False, 0.0) for row in answers] + [
        CandidatePlan([offer], True, ways.offer_cost) for offer in offers
    ]


def answer_sequences(world: Determinization, option: int, second: str) -> list[list[int]]:
    """Return the option alone, or combined with each answer to the second step of its prompt."""
    if not second:
        return [[option]]
    after = world.clone()
    after.step(option)
    question = after.decision()
    if question is None or after.prompt_name(question) != second:
        return [[option]]
    return [[option, answer] for answer in question.options]


def shuffle_plans(plans: Sequence[CandidatePlan], rng: Rng) -> list[CandidatePlan]:
    """Return the plans in random order, so that a small budget favours no card."""
    order = list(range(len(plans)))
    rng.shuffle(order)
    return [plans[index] for index in order]


def evaluate_candidates(
    observation: PlayerObservation,
    evaluator: Evaluator,
    rng: Rng,
    plans: Sequence[CandidatePlan],
    meter: BudgetMeter,
    stop: StopCheck | None,
) -> list[float]:
    """Return the values of these plans in one more world; fewer values if the budget runs out."""
    values: list[float] = []
    world = observation.determinize(rng)
    while len(values) < len(plans) and not (stop and stop()):
        granted = meter.grant(min(EVALUATIONS_PER_CLOCK_CHECK, len(plans) - len(values)))
        if not granted:
            break
        some = list(plans[len(values) : len(values) + granted])
        values += evaluate_plans(some, observation.rules, world.state, observation.seat, evaluator, rng)
    return values


def result_from_plans(observation: PlayerObservation, plans: Sequence[CandidatePlan]) -> SearchResult:
    """Return statistics for every option and for each offer considered."""
    options = observation.question.options
    best = {option: best_plan([plan for plan in plans if plan.answers[0] == option]) for option in options}
    offers = [plan for plan in plans if plan.is_offer]
    action_stats = [plan_stats(plan) for plan in [*best.values(), *offers]]
    chosen = best_plan([*best.values(), *offers])
    return SearchResult(action_stats, [(observation.seat, choice) for choice in chosen.answers])


def best_plan(plans: Sequence[CandidatePlan]) -> CandidatePlan:
    return max(plans, key=lambda plan: (plan.visits, plan.total))


def plan_stats(plan: CandidatePlan) -> ActionStats:
    return ActionStats(plan.answers[0], plan.visits, plan.total, plan.squares)
