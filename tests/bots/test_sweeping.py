"""Thinking by sweeping over all placements: within its budget, in worlds of its own, and for the best of them."""

import pytest

from knockbox.bots.budget import Budget
from knockbox.bots.search.judge import Rollout
from knockbox.bots.sweeping import FINALISTS, plans_of, sweep
from knockbox.bots.thought import Thought
from knockbox.bots.vantage import Vantage
from knockbox.engine.rng import seeded
from knockbox.games.dungeon.state import DungeonState
from knockbox.testing.dungeon_table import ALL_TOKENS, dungeon, game_of, match, say


def vantage_at(state: DungeonState) -> Vantage:
    assert state.question is not None
    return Vantage(game_of(state), state, state.question)


def swept(state: DungeonState, simulations: int, seed: int = 1) -> Thought:
    vantage = vantage_at(state)
    return sweep(vantage, Rollout(vantage.rules), seeded(seed), Budget(simulations=simulations))


def best(state: DungeonState, simulations: int = 200) -> str:
    return game_of(state).spell(swept(state, simulations).best.choice)


def test_the_card_that_wins_is_laid_where_it_wins() -> None:
    """The Black Knight, 3/1/1/1, gives one more play: a creature cannot beat him, a plain room only at his three."""
    hands = [["beast-2222-2", "beast-3333-6", "room-1112"], ["room-1121"]]
    state = dungeon(laid=["black-knight time=1"], hands=hands, deck=[])
    assert best(state) == "card room-1112"
    say(state, "card room-1112")
    assert best(state).startswith("lay -1,-1")


def test_every_placement_is_a_plan() -> None:
    state = dungeon(laid=["room-1112"], hands=[["joker", "room-0014"], ["room-1121"]], deck=["room-0023"])
    vantage = vantage_at(state)
    plans = plans_of(vantage, seeded(1))
    assert sorted(len(plan.answers) for plan in plans) == [2] * (4 + 8)
    say(state, "card joker")
    assert sorted(plan.answers for plan in plans_of(vantage_at(state), seeded(1))) == sorted(
        [choice] for choice in vantage_at(state).question.options
    )


def test_the_budget_is_spent_and_the_best_are_looked_at_longest() -> None:
    state = match(seats=4)
    count = len(plans_of(vantage_at(state), seeded(1)))
    thought = swept(state, count * 2)
    assert max(opinion.visits for opinion in thought.opinions) > 2
    assert sum(opinion.visits for opinion in thought.opinions) <= count * 2
    assert count > FINALISTS
    assert thought.plan[0] == (vantage_at(state).seat, thought.best.choice)
    assert len(thought.plan) == 2


def test_a_small_budget_is_better_than_none() -> None:
    state = match(seats=4)
    thought = swept(state, 5)
    assert thought.best.visits == 1
    assert sum(opinion.visits for opinion in thought.opinions) <= 5


def test_whoever_is_told_to_stop_answers_with_what_he_has() -> None:
    vantage = vantage_at(match(seats=4))
    thought = sweep(vantage, Rollout(vantage.rules), seeded(1), Budget(seconds=60.0), lambda: True)
    assert thought.simulations == 0
    assert thought.best.choice in vantage.question.options


def test_a_token_is_spent_where_nothing_else_helps() -> None:
    """No card of the hand can beat the creature in time."""
    options = {"adventure": "on", "tokens": "fireball"}
    hands = [["room-1112"], ["joker"]]
    state = dungeon(laid=["beast-2222-2 time=1"], hands=hands, deck=["room-1121"], options=options)
    assert best(state) == "fireball 0,0"


def test_offers_that_are_no_tokens_are_not_looked_at() -> None:
    state = dungeon(laid=["joker"], hands=[["room-1112"], ["joker"]], deck=["room-1121"], options=ALL_TOKENS)
    assert {game_of(state).spell(plan.answers[0]).split()[0] for plan in plans_of(vantage_at(state), seeded(1))} == {
        "card"
    }


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_it_plays_to_the_end_with_groups_of_every_size(seats: int) -> None:
    state = match(seats=seats, options={"level": "2"})
    while state.question is not None:
        thought = swept(state, 20)
        assert thought.best.choice in state.question.options
        game_of(state).step(state, thought.best.choice)


def test_two_searches_of_one_question_add_up() -> None:
    state = match(seats=3)
    one, two = swept(state, 60, 1), swept(state, 60, 2)
    assert (one + two).simulations == one.simulations + two.simulations


HANDS = [["beast-3333-5", "beast-3333-6"], ["room-1121", "joker"]]


def test_compiled_or_not_the_same_is_thought() -> None:
    state = dungeon(laid=["black-knight"], hands=HANDS, deck=[])
    thought = swept(state, 400)
    assert [(opinion.visits, opinion.total) for opinion in thought.opinions] == [(66, -30.0), (66, -42.0)]
