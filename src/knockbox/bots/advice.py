"""What whoever is asked could do: the best answer of a search, the next best, how sure that is, and what may follow."""

from math import hypot
from typing import Final

import msgspec

from knockbox.bots.heuristics.sweeps import WAYS
from knockbox.bots.thought import UNKNOWN, Opinion, Thought
from knockbox.bots.vantage import Vantage, World
from knockbox.bots.workers.case import asked_world
from knockbox.engine.decision import Decision
from knockbox.engine.rng import seeded

SURE, LIKELY, CLOSE, HASTY, ONLY = "sure", "likely", "close", "hasty", "only"
KEPT: Final = "kept"
"""The next best is an offer that promises more, but not so much more that it should be spent."""
CERTAIN: Final = 2.0
"""Standard errors between two answers of which one is surely better; by half of it, likely."""
LITTLE: Final = 0.02
"""A lead that is smaller makes no difference."""
MUCH: Final = 0.05
"""A lead that is smaller may be due to the judge, who is not always right."""
WORLDS: Final = 3
"""A plan is told as far as it can be played in so many worlds: where it hangs on hidden cards, it ends."""
FAR: Final = 6


class Step(msgspec.Struct, frozen=True):
    """One answer of a plan, and an imagined table at which it is given."""

    question: Decision
    choice: int
    table: World


class Advice(msgspec.Struct, frozen=True):
    """All of it follows from what the seat knows."""

    table: World  # imagined, with the question open
    question: Decision
    best: Opinion
    runner_up: Opinion | None
    sureness: str
    plan: list[Step]  # what may follow the best answer
    simulations: int


def advise(vantage: Vantage, thought: Thought) -> Advice:
    table = asked_world(vantage, seeded(0))
    others = [opinion for opinion in thought.opinions if opinion.choice != thought.best.choice and opinion.visits]
    best = unpriced(vantage, thought.best)
    runner_up = unpriced(vantage, Thought(others).best) if others else None
    sureness = sureness_of(best, runner_up) if runner_up else HASTY if len(thought.opinions) > 1 else ONLY
    if runner_up and is_offer(vantage, runner_up) and runner_up.chance > best.chance:
        sureness = KEPT
    plan = plan_of(vantage, thought)
    return Advice(table, vantage.question, best, runner_up, sureness, plan, thought.simulations)


def unpriced(vantage: Vantage, opinion: Opinion) -> Opinion:
    """What came of a choice: a sweep takes the price of an offer off its worth, to order answers and for nothing else.

    Each worth is as much higher as the price; so are their sum and the sum of their squares.
    """
    if not is_offer(vantage, opinion):
        return opinion
    price, visits = WAYS[vantage.game].sparing, opinion.visits
    total = opinion.total + price * visits
    squares = opinion.squares + price * (opinion.total + total)
    return Opinion(opinion.choice, visits, total, squares)


def is_offer(vantage: Vantage, opinion: Opinion) -> bool:
    return vantage.game in WAYS and opinion.choice not in vantage.question.options


def sureness_of(best: Opinion, other: Opinion) -> str:
    """How far the best answer is ahead, in what chance could make of it."""
    lead, doubt = best.chance - other.chance, min(UNKNOWN, hypot(best.doubt, other.doubt))
    if lead < LITTLE or lead < doubt * CERTAIN / 2:
        return CLOSE
    return SURE if lead >= max(MUCH, doubt * CERTAIN) else LIKELY


def plan_of(vantage: Vantage, thought: Thought) -> list[Step]:
    """Answers that leave a choice, after the first, as long as they are open whatever is hidden."""
    worlds = [asked_world(vantage, seeded(number)) for number in range(WORLDS)]
    steps: list[Step] = []
    for seat, choice in thought.plan[: FAR + 1]:
        question = worlds[0].decision()
        if question is None or not all(is_open(world, seat, choice) for world in worlds):
            break
        if len(question.options) > 1:
            steps.append(Step(question, choice, worlds[0].clone()))
        for world in worlds:
            world.step(choice)
    return steps[1:]


def is_open(world: World, seat: int, choice: int) -> bool:
    question = world.decision()
    return question is not None and question.seat == seat and choice in question.options
