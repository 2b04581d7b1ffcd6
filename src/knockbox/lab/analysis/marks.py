"""Grades choices: how bad, how certain, and whether luck was involved."""

from math import hypot
from typing import Final

import msgspec

from knockbox.lab.analysis.correction import Correction
from knockbox.lab.analysis.reviewer import ChoiceReview, EvaluatedChoice

BLUNDER: Final = "blunder"
MISTAKE: Final = "mistake"
INACCURACY: Final = "inaccuracy"
MARK_THRESHOLDS: Final = {BLUNDER: 0.15, MISTAKE: 0.08, INACCURACY: 0.04}
"""The loss of win probability from which a choice gets the mark."""

UNLUCKY: Final = "unlucky"
LUCKY: Final = "lucky"

SURE: Final = "sure"
LIKELY: Final = "likely"
MAYBE: Final = "maybe"
SURENESS_FACTORS: Final = {SURE: 4.0, LIKELY: 2.0}
"""The multiple of its uncertainty that a loss must reach."""
MIN_VISITS: Final = 30
"""Choices with fewer simulations are not graded."""
SEARCH_NOISE: Final = 0.02
"""How much a search with eight times the budget differs, even where it seemed settled."""


def to_percent(share: float) -> int:
    return round(100 * share)


class Loss(msgspec.Struct, frozen=True):
    """The loss of a choice compared with the best one, from 0 to 1."""

    best: float  # win probability with the best choice
    chosen: float
    std_error: float  # standard error of the difference
    visits: int  # of the choice with fewer simulations

    @property
    def size(self) -> float:
        return max(0.0, self.best - self.chosen)

    @property
    def points(self) -> int:
        """Return the difference of the rounded percentages, so that it matches what readers see."""
        return max(0, to_percent(self.best) - to_percent(self.chosen))

    @property
    def sureness(self) -> str:
        """Return how certain it is that the best choice was better."""
        if self.visits < MIN_VISITS:
            return MAYBE
        return next((word for word, times in SURENESS_FACTORS.items() if self.size >= times * self.std_error), MAYBE)

    @property
    def mark(self) -> str:
        """Return the mark, or an empty string if the choice was good or the difference may be noise."""
        if self.sureness == MAYBE:
            return ""
        return next((mark for mark, least in MARK_THRESHOLDS.items() if self.points >= to_percent(least)), "")


def review_loss(review: ChoiceReview, correction: Correction) -> Loss:
    best = correction.correct(review.best.win_probability)
    chosen = correction.correct(review.chosen.win_probability)
    visits = min(review.best.visits, review.chosen.visits)
    if review.best.choice == review.chosen.choice or chosen >= best:
        return Loss(
            chosen, chosen, review.chosen.std_error * correction.derivative(review.chosen.win_probability), visits
        )
    return Loss(best, chosen, loss_std_error(review, correction), visits)


def loss_std_error(review: ChoiceReview, correction: Correction) -> float:
    """Return the uncertainty of the difference: both standard errors, drift, search noise, and the offer price."""
    best_factor, chosen_factor = (correction.derivative(each.win_probability) for each in (review.best, review.chosen))
    drift = review.best.drift * best_factor - review.chosen.drift * chosen_factor
    return hypot(
        review.best.std_error * best_factor,
        review.chosen.std_error * chosen_factor,
        drift,
        SEARCH_NOISE,
        review.offer_price,
    )


def loss_of_ending(before: EvaluatedChoice, payoff: float, correction: Correction) -> Loss:
    """Return the loss of a seat that ended the match with an offer, such as resigning."""
    chance = correction.correct(before.win_probability)
    after = (1 + payoff) / 2
    factor = correction.derivative(before.win_probability)
    return Loss(
        max(chance, after), after, hypot(before.std_error * factor, before.drift * factor, SEARCH_NOISE), before.visits
    )


def classify_luck(known: Loss, opened: Loss) -> str:
    """Unlucky: right given what could be known, wrong against the actual cards. Lucky: the other way round."""
    if not known.mark and opened.mark in (MISTAKE, BLUNDER):
        return UNLUCKY
    return LUCKY if known.mark in (MISTAKE, BLUNDER) and not opened.mark else ""
