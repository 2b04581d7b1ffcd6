"""A choice is marked only if it was significantly worse, given what its player could know."""

import pytest
from msgspec.structs import replace

from knockbox.lab.analysis.correction import NO_CORRECTION, Correction
from knockbox.lab.analysis.marks import LIKELY, MAYBE, MIN_VISITS, SURE, classify_luck, loss_of_ending, review_loss
from tests.lab.analysis.analysed_matches import best_chosen, evaluated, make_review


@pytest.mark.parametrize(
    ("best", "chosen", "mark"),
    [
        (0.60, 0.57, ""),
        (0.60, 0.5204, "mistake"),
        (0.60, 0.55, "inaccuracy"),
        (0.60, 0.53, "inaccuracy"),
        (0.60, 0.51, "mistake"),
        (0.60, 0.46, "mistake"),
        (0.60, 0.44, "blunder"),
        (0.60, 0.65, ""),
    ],
)
def test_a_mark_says_how_much_was_lost(best: float, chosen: float, mark: str) -> None:
    assert review_loss(make_review(best, chosen), NO_CORRECTION).mark == mark


@pytest.mark.parametrize(
    ("best", "chosen", "points"), [(0.845, 0.775, 6), (0.846, 0.774, 8), (0.50, 0.43, 7), (0.6, 0.65, 0)]
)
def test_points_are_what_a_reader_gets_who_subtracts_the_chances_shown(best: float, chosen: float, points: int) -> None:
    assert review_loss(make_review(best, chosen), NO_CORRECTION).points == points


@pytest.mark.parametrize(
    ("doubt", "mark", "sureness"), [(0.002, "blunder", SURE), (0.04, "blunder", LIKELY), (0.08, "", MAYBE)]
)
def test_what_may_be_noise_is_not_marked(doubt: float, mark: str, sureness: str) -> None:
    loss = review_loss(make_review(0.6, 0.44, doubt), NO_CORRECTION)
    assert (loss.mark, loss.sureness) == (mark, sureness)


@pytest.mark.parametrize(("drift", "sureness"), [(0.0, SURE), (0.05, LIKELY), (-0.05, LIKELY), (0.2, MAYBE)])
def test_a_search_that_has_not_settled_is_less_sure(drift: float, sureness: str) -> None:
    assert review_loss(make_review(0.6, 0.44, drift=drift), NO_CORRECTION).sureness == sureness


def test_the_best_choice_costs_nothing() -> None:
    loss = review_loss(best_chosen(0.4), NO_CORRECTION)
    assert (loss.size, loss.best, loss.mark) == (0.0, loss.chosen, "")


def test_a_choice_that_proves_better_than_the_best_costs_nothing() -> None:
    loss = review_loss(make_review(0.5, 0.52), NO_CORRECTION)
    assert (loss.size, loss.best) == (0.0, loss.chosen)
    assert loss.chosen == pytest.approx(0.52)


def test_losses_are_those_of_corrected_chances() -> None:
    modest = review_loss(make_review(0.6, 0.5), Correction(slope=0.5))
    assert modest.size < review_loss(make_review(0.6, 0.5), NO_CORRECTION).size
    assert modest.mark == "inaccuracy"


@pytest.mark.parametrize(
    ("known", "opened", "luck"),
    [
        (best_chosen(0.5), make_review(0.6, 0.4), "unlucky"),
        (make_review(0.52, 0.5), make_review(0.6, 0.4), "unlucky"),
        (best_chosen(0.5), make_review(0.56, 0.5), ""),
        (best_chosen(0.5), best_chosen(0.5), ""),
        (make_review(0.6, 0.4), make_review(0.6, 0.4), ""),
        (make_review(0.6, 0.4), best_chosen(0.7), "lucky"),
        (make_review(0.6, 0.55), best_chosen(0.7), ""),
    ],
)
def test_luck_depends_on_hidden_information(known: object, opened: object, luck: str) -> None:
    losses = [review_loss(each, NO_CORRECTION) for each in (known, opened)]  # type: ignore[arg-type]  # looks, as listed above
    assert classify_luck(*losses) == luck


def test_giving_up_costs_what_was_still_there() -> None:
    loss = loss_of_ending(evaluated(0, 0.3), -1.0, NO_CORRECTION)
    assert (loss.chosen, loss.mark) == (0.0, "blunder")
    assert loss_of_ending(evaluated(0, 0.02), -1.0, NO_CORRECTION).mark == ""


@pytest.mark.parametrize(("visits", "sureness", "mark"), [(MIN_VISITS - 1, MAYBE, ""), (MIN_VISITS, SURE, "blunder")])
@pytest.mark.parametrize("side", ["best", "chosen"])
def test_what_was_hardly_tried_is_not_marked(side: str, visits: int, sureness: str, mark: str) -> None:
    both = make_review(0.9, 0.1)
    few = replace(getattr(both, side), visits=visits)
    loss = review_loss(replace(both, **{side: few}), NO_CORRECTION)
    assert (loss.sureness, loss.mark) == (sureness, mark)
    left = loss_of_ending(replace(evaluated(0, 0.9), visits=visits), -1.0, NO_CORRECTION)
    assert (left.sureness, left.mark) == (sureness, mark)
