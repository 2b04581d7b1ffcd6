"""Tree search spends its budget on its own determinizations and finds winning moves."""

from typing import NoReturn

import msgspec
import pytest

from knockbox.bots.budget import Budget
from knockbox.bots.observation import Determinization, PlayerObservation
from knockbox.bots.registry import make_bot
from knockbox.bots.search.evaluator import RolloutEvaluator
from knockbox.bots.search.tree import TreeNode, run_simulations
from knockbox.bots.search_result import result_from_tree
from knockbox.bots.tree_search import make_ismcts, search_tree, visit_lead
from knockbox.bots.workers.search_request import SearchRequest, make_request, observation_of
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.rng import Rng, make_rng
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.registry import AnyGame, build, game_keys
from knockbox.testing.knockdown_table import current_question, game_of, say, table
from tests.bots.workers.observations import nth_question

ROW = ["haymaker", "feint", "stomp", "backfist"]


def observation_at(state: KnockdownState) -> PlayerObservation:
    assert state.question is not None
    return PlayerObservation(game_of(state), state, state.question)


def test_of_two_answers_the_one_that_wins_is_taken() -> None:
    row = ["drawbridge-uppercut", *ROW[1:]]
    state = table(hands=[[], []], places=[2, 3], row=row, light=[0, 17], victories=[1, 1])
    say(state, "attack drawbridge-uppercut")
    assert current_question(state) == (0, "call_test")
    called = make_ismcts(1, Budget(simulations=200)).choose(observation_at(state))
    assert game_of(state).action_to_string(called) == "call"


def test_the_budget_is_spent_on_the_tree() -> None:
    state = table(hands=[["sortie"], ["high-jab"]], places=[2, 3], row=ROW)
    observation, worlds = observation_at(state), CountingObservation(observation_at(state))
    root = search_tree(worlds, RolloutEvaluator(worlds.rules), make_rng(5), Budget(simulations=300))
    assert worlds.imagined == 300
    assert sorted(root.children) == sorted(observation.question.options)
    assert sum(child.visits for child in root.children.values()) == 300
    assert all(child.visits <= child.available for child in root.children.values())
    assert all(abs(child.total) <= child.visits for child in root.children.values())


def test_it_stops_once_nothing_can_change_the_answer() -> None:
    row = ["drawbridge-uppercut", *ROW[1:]]
    state = table(hands=[[], []], places=[2, 3], row=row, light=[0, 17], victories=[1, 1])
    say(state, "attack drawbridge-uppercut")
    observation, evaluator = observation_at(state), RolloutEvaluator(game_of(state))
    root = search_tree(observation, evaluator, make_rng(5), Budget(simulations=2000))
    assert 1000 < root.visits < 1800
    assert visit_lead(root) > 2000 - root.visits
    whole = TreeNode(observation.seat)
    run_simulations(whole, observation.determinize, evaluator, make_rng(5), 2000)
    options = observation.question.options
    assert result_from_tree(whole, options).best.choice == result_from_tree(root, options).best.choice


class CountingObservation(PlayerObservation):
    """Counts the determinizations sampled from it."""

    def __init__(self, other: PlayerObservation) -> None:
        super().__init__(other._game, other._state, other.question, (), other.seat)
        self.imagined = 0

    def determinize(self, rng: Rng) -> Determinization:
        self.imagined += 1
        return super().determinize(rng)


class UnsearchableObservation(CountingObservation):
    """Fails if a determinization is sampled from it."""

    def determinize(self, rng: Rng) -> NoReturn:
        raise AssertionError("a forced answer was searched for")


@pytest.mark.parametrize("key", game_keys())
@pytest.mark.parametrize("name", ["ismcts@10", "mute", "hard", "expert:own"])
def test_a_forced_answer_costs_no_search(name: str, key: str) -> None:
    observation = UnsearchableObservation(nth_question(4, key))
    only = observation.question.options[-1]
    observation.question = Decision(observation.seat, observation.question.prompt, [only])
    assert make_bot(name, 1).choose(observation) == only


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("knockdown", 2, {"ko_test": "tower"}), ("dungeon", 3, {"timer": "off"}), ("dungeon", 1, {"level": "4"})],
)
def test_it_answers_every_kind_of_question(game: str, seats: int, options: dict[str, str]) -> None:
    """Referee answers are chance events to the search."""
    rules: AnyGame = build(game, options, seats=seats)
    state, rng, bot = rules.start(make_rng(2)), make_rng(3), make_ismcts(4, Budget(simulations=12))
    question = rules.decision(state)
    while question is not None:
        chance = question.options[rng.below(len(question.options))]
        choice = chance if question.seat == PUBLIC else bot.choose(PlayerObservation(rules, state, question))
        assert choice in question.options
        rules.step(state, choice)
        question = rules.decision(state)


def test_compiled_or_not_the_same_tree_grows() -> None:
    state = table(hands=[["sortie"], ["high-jab"]], places=[2, 3], row=ROW)
    root = search_tree(observation_at(state), RolloutEvaluator(game_of(state)), make_rng(5), Budget(simulations=200))
    rules = game_of(state)
    assert {rules.action_to_string(choice): root.children[choice].visits for choice in root.children} == {
        "attack backfist": 2,
        "attack feint": 24,
        "attack haymaker": 115,
        "attack stomp": 55,
        "combo": 2,
        "move 1": 2,
    }


@pytest.mark.parametrize("name", ["easy", "normal", "greedy", "hard@300", "expert@300"])
@pytest.mark.parametrize(("skill", "expected"), [("easy", "call"), ("expert", "pass")])
def test_a_test_is_called_by_the_odds_of_the_hand_that_builds(name: str, skill: str, expected: str) -> None:
    """With ten cubes a beginner's tower is likely to fall; an expert's stands and removes half of the light wounds."""
    laid = table(options={"ko_test": "tower"}, question="call_test", row=ROW, light=[0, 10], victories=[1, 1])
    rules = game_of(laid).with_builder_skills(["normal", skill])
    state = rules.set_up(game_of(laid).position(laid))
    question = rules.decision(state)
    assert question is not None
    chosen = make_bot(name, 1).choose(PlayerObservation(rules, state, question))
    assert rules.action_to_string(chosen) == expected


def test_a_verdict_in_a_playout_is_as_likely_as_it_is_at_the_table() -> None:
    laid = table(options={"ko_test": "tower"}, question="call_test", row=ROW, light=[0, 24], victories=[1, 1])
    rules = game_of(laid).with_builder_skills(["normal", "easy"])
    state = rules.set_up(game_of(laid).position(laid))
    rules.step(state, rules.string_to_action("call"))
    evaluator, rng = RolloutEvaluator(rules), make_rng(1)
    assert [evaluator.evaluate(rules.clone(state), rng) for _ in range(40)] == [[1.0, -1.0]] * 40


def test_a_search_in_another_process_knows_how_well_the_seats_build() -> None:
    laid = table(options={"ko_test": "tower"}, question="call_test", row=ROW, light=[0, 11])
    rules = game_of(laid).with_builder_skills(["hard", "easy"])
    state = rules.set_up(game_of(laid).position(laid))
    question = rules.decision(state)
    assert question is not None
    case = make_request(PlayerObservation(rules, state, question), ["siege-storm"], "hard@10", 1)
    told = observation_of(msgspec.json.decode(msgspec.json.encode(case), type=SearchRequest))
    assert told.rules.builder_skills == ("hard", "easy")
