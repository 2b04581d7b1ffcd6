"""Reviews offers that were not taken, such as using a token, against the answer given."""

from typing import Final

from knockbox.bots.heuristics.halving_rules import HALVING_RULES
from knockbox.bots.observation import Determinization, PlayerObservation
from knockbox.bots.search_result import ActionStats
from knockbox.bots.sequential_halving import search_by_halving
from knockbox.engine.rng import make_rng
from knockbox.lab.analysis.hindsight import RestrictedObservation
from knockbox.lab.analysis.reviewer import ChoiceReview, Reviewer, from_stats, half_budget, split_budget

EVALUATIONS_PER_WORLD: Final = 3
"""Evaluations per world: with the offer taken now, never, and after the answer."""
REVIEW_SEED_MASK: Final = 0x5EED
"""Seed of new worlds, so that an offer that looked best by luck does not keep its luck."""


def offers_to_review(observation: PlayerObservation) -> list[int]:
    """Return the offers to consider; none at the first step of a two-step prompt, when there is still time for them."""
    ways = HALVING_RULES[observation.game]
    if observation.prompt in ways.two_step_prompts:
        return []
    return [
        offer
        for offer in observation.side_actions
        if observation.action_to_string(offer).partition(" ")[0] in ways.offer_verbs
    ]


def review_offers(reviewer: Reviewer, observation: PlayerObservation, review: ChoiceReview) -> ChoiceReview:
    """Return the review unchanged, or one with an offer that beat every answer by more than the value of saving it."""
    offers = offers_to_review(observation) if reviewer.uses_halving(observation) else []
    if not offers:
        return review
    among = RestrictedObservation(observation, [review.best.choice], offers)
    best = search_by_halving(
        among, reviewer.make_evaluator(observation), make_rng(~reviewer.seed), half_budget(reviewer.budget)
    ).best.choice
    return compare_offer(reviewer, observation, review, best) if best in offers else review


def compare_offer(reviewer: Reviewer, observation: PlayerObservation, review: ChoiceReview, offer: int) -> ChoiceReview:
    """Compare an offer with the answer; an offer that is as good after the answer was not missed."""
    chosen = review.chosen.choice
    price = HALVING_RULES[observation.game].offer_cost / 2
    row = [
        step
        for _, step in reviewer.search(
            observation, [chosen], reviewer.seed, half_budget(reviewer.budget)
        ).principal_variation
    ]
    better, *others = evaluate_offer(reviewer, observation, offer, row)
    other = max(others, key=lambda opinion: opinion.win_probability)
    if better.win_probability - max(other.win_probability, review.best.win_probability) <= price:
        return review
    return ChoiceReview(from_stats(offer, better), from_stats(chosen, other), [(observation.seat, offer)], price)


def evaluate_offer(
    reviewer: Reviewer, observation: PlayerObservation, offer: int, answers: list[int]
) -> list[ActionStats]:
    """Evaluate in the same worlds: the offer, a sequence of answers, and the answers followed by the offer."""
    evaluator = reviewer.make_evaluator(observation)
    rng = make_rng(reviewer.seed ^ REVIEW_SEED_MASK)
    meter = split_budget(reviewer.budget, EVALUATIONS_PER_WORLD).start_meter()
    stats = [ActionStats(choice, 0) for choice in (offer, answers[0], answers[0])]
    while meter.grant(1):
        world = observation.determinize(rng)
        tables = [after_offer(world, observation.seat, offer), after_answers(world, answers)]
        tables.append(after_offer(tables[1], observation.seat, offer))
        values = [evaluator.evaluate(table.state, rng)[observation.seat] for table in tables]
        stats = [add_simulation(before, value) for before, value in zip(stats, values, strict=True)]
    return stats


def add_simulation(stats: ActionStats, value: float) -> ActionStats:
    """Add one simulation to the statistics."""
    return stats + ActionStats(stats.choice, 1, value, value * value)


def after_answers(world: Determinization, answers: list[int]) -> Determinization:
    """Return a copy of a world after some answers."""
    after = world.clone()
    for choice in answers:
        after.step(choice)
    return after


def after_offer(world: Determinization, seat: int, offer: int) -> Determinization:
    """Return a copy of a world after an offer, if it is still open there."""
    after = world.clone()
    if offer in after.game.side_actions(after.state, seat):
        after.game.apply_side_action(after.state, seat, offer)
    return after
