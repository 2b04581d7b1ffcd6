"""Thinking by sweeping over all that can be done, for games in which many answers differ by little."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from knockbox.bots.budget import Budget, Meter
from knockbox.bots.heuristics.sweeps import WAYS
from knockbox.bots.search.judge import Judge
from knockbox.bots.search.sweep import Plan, best_first, try_out
from knockbox.bots.thought import Opinion, Thought
from knockbox.bots.vantage import Vantage, World
from knockbox.engine.rng import Rng

Stop: TypeAlias = Callable[[], bool]

KEPT: Final = 0.5
"""Of the plans that are left so many stay after each world."""
FINALISTS: Final = 6
AT_A_TIME: Final = 8
"""Tables judged between two looks at the clock."""


def sweep(vantage: Vantage, judge: Judge, rng: Rng, budget: Budget, stop: Stop | None = None) -> Thought:
    """What each option is worth with the best that can follow it, in as many worlds as the budget allows."""
    meter, plans = budget.meter(), plans_of(vantage, rng)
    left = shuffled(plans, rng)
    while worths := judged(vantage, judge, rng, left, meter, stop):
        if len(worths) < len(left) and left[0].visits:
            break  # the last world was not seen to its end, and would favour whoever came first
        for plan, worth in zip(left, worths, strict=False):
            plan.keep(worth)
        left = best_first(left)[: max(FINALISTS, int(len(left) * KEPT))]
    return thought_of(vantage, plans)


def plans_of(vantage: Vantage, rng: Rng) -> list[Plan]:
    """All that the seat can do now: answer, both halves of a question at once, or take up an offer."""
    world, ways = vantage.imagine(rng), WAYS[vantage.game]
    second = ways.halves.get(vantage.prompt, "")
    answers = [row for option in vantage.question.options for row in rows_from(world, option, second)]
    offers = [offer for offer in vantage.offers if vantage.spell(offer).partition(" ")[0] in ways.offers]
    return [Plan(row, False, 0.0) for row in answers] + [Plan([offer], True, ways.sparing) for offer in offers]


def rows_from(world: World, option: int, second: str) -> list[list[int]]:
    """An option by itself, or with each answer to the second half of its question."""
    if not second:
        return [[option]]
    after = world.clone()
    after.step(option)
    question = after.decision()
    if question is None or after.prompt(question) != second:
        return [[option]]
    return [[option, answer] for answer in question.options]


def shuffled(plans: Sequence[Plan], rng: Rng) -> list[Plan]:
    """In any order, so that a small budget favours no card."""
    order = list(range(len(plans)))
    rng.shuffle(order)
    return [plans[index] for index in order]


def judged(
    vantage: Vantage, judge: Judge, rng: Rng, plans: Sequence[Plan], meter: Meter, stop: Stop | None
) -> list[float]:
    """What these plans are worth in one more world, as far as the budget goes."""
    worths: list[float] = []
    world = vantage.imagine(rng)
    while len(worths) < len(plans) and not (stop and stop()):
        granted = meter.take(min(AT_A_TIME, len(plans) - len(worths)))
        if not granted:
            break
        some = list(plans[len(worths) : len(worths) + granted])
        worths += try_out(some, vantage.rules, world.state, vantage.seat, judge, rng)
    return worths


def thought_of(vantage: Vantage, plans: Sequence[Plan]) -> Thought:
    """An opinion of every option, and of the offers that were looked at."""
    options = vantage.question.options
    best = {option: best_of([plan for plan in plans if plan.answers[0] == option]) for option in options}
    offers = [plan for plan in plans if plan.is_offer]
    opinions = [opinion_of(plan) for plan in [*best.values(), *offers]]
    chosen = best_of([*best.values(), *offers])
    return Thought(opinions, [(vantage.seat, choice) for choice in chosen.answers])


def best_of(plans: Sequence[Plan]) -> Plan:
    return max(plans, key=lambda plan: (plan.visits, plan.total))


def opinion_of(plan: Plan) -> Opinion:
    return Opinion(plan.answers[0], plan.visits, plan.total, plan.squares)
