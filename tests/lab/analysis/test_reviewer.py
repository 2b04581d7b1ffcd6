"""A question is reviewed with the search that its game uses."""

import pytest

from knockbox.bots.budget import Budget
from knockbox.engine.rng import make_rng
from knockbox.games.registry import AnyGame, build
from knockbox.lab.analysis.hindsight import RecalledObservation, recall
from knockbox.lab.analysis.replayed_match import ReplayPoint, replay_inputs
from knockbox.lab.analysis.reviewer import NET_EVALUATOR, ROLLOUT_EVALUATOR, ChoiceReview, Reviewer
from knockbox.lab.match import play_to_end

SEED = 5
NEAR = 0.1
REVIEWER = Reviewer(NET_EVALUATOR, Budget(simulations=300), 1)


@pytest.fixture(scope="module")
def dungeon() -> AnyGame:
    return build("dungeon", {"timer": "off", "level": "2"}, (), 3)


@pytest.fixture(scope="module")
def stops(dungeon: AnyGame) -> list[ReplayPoint]:
    _, inputs = play_to_end(dungeon, ["hard@100"] * 3, SEED)
    return replay_inputs(dungeon, dungeon.start(make_rng(SEED)), inputs)


def review_point(point: ReplayPoint, reviewer: Reviewer = REVIEWER) -> ChoiceReview:
    return reviewer.review(recall(point), point.entry.choice)


def card_choices(dungeon: AnyGame, stops: list[ReplayPoint]) -> list[int]:
    """Return the indices of inputs that choose between several cards."""
    return [
        place
        for place, point in enumerate(stops)
        if point.is_free and point.question and dungeon.prompts[point.question.prompt] == "choose_card"
    ]


def test_a_card_is_worth_what_it_is_worth_at_the_best_place(dungeon: AnyGame, stops: list[ReplayPoint]) -> None:
    for place in card_choices(dungeon, stops)[:8]:
        card, cell = review_point(stops[place]), review_point(stops[place + 1])
        assert card.chosen.win_probability == pytest.approx(cell.best.win_probability, abs=NEAR)


def test_only_answers_are_compared_with_an_answer(dungeon: AnyGame, stops: list[ReplayPoint]) -> None:
    for place in card_choices(dungeon, stops)[:4]:
        question = stops[place].question
        assert question is not None
        assert review_point(stops[place]).best.choice in question.options


def test_a_seat_that_is_not_asked_is_evaluated_as_the_group(dungeon: AnyGame, stops: list[ReplayPoint]) -> None:
    place = card_choices(dungeon, stops)[2]
    asked = recall(stops[place])
    for seat in range(dungeon.num_players):
        stands = REVIEWER.evaluate_position(
            RecalledObservation(dungeon, asked._state, asked.question, asked.history, seat), 7
        )
        assert stands.choice == 7
        assert stands.win_probability == pytest.approx(review_point(stops[place]).best.win_probability, abs=NEAR)


def test_without_a_judge_that_was_taught_the_match_is_played_on(dungeon: AnyGame, stops: list[ReplayPoint]) -> None:
    place = card_choices(dungeon, stops)[0]
    played = review_point(stops[place], Reviewer(ROLLOUT_EVALUATOR, Budget(simulations=20), 1))
    assert played.best.win_probability < review_point(stops[place]).best.win_probability - NEAR
