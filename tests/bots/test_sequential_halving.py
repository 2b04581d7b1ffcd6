"""Sequential halving stays within its budget, uses its own determinizations, and finds the best placement."""

import pytest

from knockbox.bots.budget import Budget
from knockbox.bots.observation import PlayerObservation
from knockbox.bots.search.evaluator import RolloutEvaluator
from knockbox.bots.search_result import SearchResult
from knockbox.bots.sequential_halving import MIN_CANDIDATES, candidate_plans, search_by_halving
from knockbox.engine.rng import make_rng
from knockbox.games.dungeon.state import DungeonState
from knockbox.testing.dungeon_table import ALL_TOKENS, dungeon, game_of, match, say


def observation_at(state: DungeonState) -> PlayerObservation:
    assert state.question is not None
    return PlayerObservation(game_of(state), state, state.question)


def search_plans(state: DungeonState, simulations: int, seed: int = 1) -> SearchResult:
    observation = observation_at(state)
    return search_by_halving(
        observation, RolloutEvaluator(observation.rules), make_rng(seed), Budget(simulations=simulations)
    )


def best_notation(state: DungeonState, simulations: int = 200) -> str:
    return game_of(state).action_to_string(search_plans(state, simulations).best.choice)


def test_the_card_that_wins_is_laid_where_it_wins() -> None:
    """The Black Knight, 3/1/1/1, leaves one more play: a creature cannot beat it, a plain room only at its 3."""
    hands = [["beast-2222-2", "beast-3333-6", "room-1112"], ["room-1121"]]
    state = dungeon(laid=["black-knight time=1"], hands=hands, deck=[])
    assert best_notation(state) == "card room-1112"
    say(state, "card room-1112")
    assert best_notation(state).startswith("lay -1,-1")


def test_every_placement_is_a_plan() -> None:
    state = dungeon(laid=["room-1112"], hands=[["joker", "room-0014"], ["room-1121"]], deck=["room-0023"])
    observation = observation_at(state)
    plans = candidate_plans(observation, make_rng(1))
    assert sorted(len(plan.answers) for plan in plans) == [2] * (4 + 8)
    say(state, "card joker")
    assert sorted(plan.answers for plan in candidate_plans(observation_at(state), make_rng(1))) == sorted(
        [choice] for choice in observation_at(state).question.options
    )


def test_the_budget_is_spent_and_the_best_are_looked_at_longest() -> None:
    state = match(seats=4)
    count = len(candidate_plans(observation_at(state), make_rng(1)))
    result = search_plans(state, count * 2)
    assert max(stats.visits for stats in result.action_stats) > 2
    assert sum(stats.visits for stats in result.action_stats) <= count * 2
    assert count > MIN_CANDIDATES
    assert result.principal_variation[0] == (observation_at(state).seat, result.best.choice)
    assert len(result.principal_variation) == 2


def test_a_small_budget_is_better_than_none() -> None:
    state = match(seats=4)
    result = search_plans(state, 5)
    assert result.best.visits == 1
    assert sum(stats.visits for stats in result.action_stats) <= 5


def test_a_stopped_search_returns_what_it_has() -> None:
    observation = observation_at(match(seats=4))
    result = search_by_halving(
        observation, RolloutEvaluator(observation.rules), make_rng(1), Budget(seconds=60.0), lambda: True
    )
    assert result.simulations == 0
    assert result.best.choice in observation.question.options


def test_a_token_is_spent_where_nothing_else_helps() -> None:
    """No card in hand can beat the creature in time."""
    options = {"adventure": "on", "tokens": "fireball"}
    hands = [["room-1112"], ["joker"]]
    state = dungeon(laid=["beast-2222-2 time=1"], hands=hands, deck=["room-1121"], options=options)
    assert best_notation(state) == "fireball 0,0"


def test_offers_that_are_no_tokens_are_not_looked_at() -> None:
    state = dungeon(laid=["joker"], hands=[["room-1112"], ["joker"]], deck=["room-1121"], options=ALL_TOKENS)
    assert {
        game_of(state).action_to_string(plan.answers[0]).split()[0]
        for plan in candidate_plans(observation_at(state), make_rng(1))
    } == {"card"}


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_it_plays_to_the_end_with_groups_of_every_size(seats: int) -> None:
    state = match(seats=seats, options={"level": "2"})
    while state.question is not None:
        result = search_plans(state, 20)
        assert result.best.choice in state.question.options
        game_of(state).step(state, result.best.choice)


def test_two_searches_of_one_question_add_up() -> None:
    state = match(seats=3)
    one, two = search_plans(state, 60, 1), search_plans(state, 60, 2)
    assert (one + two).simulations == one.simulations + two.simulations


HANDS = [["beast-3333-5", "beast-3333-6"], ["room-1121", "joker"]]


def test_compiled_or_not_the_same_is_thought() -> None:
    state = dungeon(laid=["black-knight"], hands=HANDS, deck=[])
    result = search_plans(state, 400)
    assert [(stats.visits, stats.total) for stats in result.action_stats] == [(66, -30.0), (66, -42.0)]
