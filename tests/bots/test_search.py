"""Plain search: it spends its budget on worlds of its own, and takes what wins."""

from typing import NoReturn

import msgspec
import pytest

from knockbox.bots.budget import Budget
from knockbox.bots.registry import make
from knockbox.bots.search.judge import Rollout
from knockbox.bots.search.tree import Node, grow
from knockbox.bots.searching import ismcts, lead, search
from knockbox.bots.thought import thought_of
from knockbox.bots.vantage import Vantage, World
from knockbox.bots.workers.case import Case, case_of, vantage_of
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.rng import Rng, seeded
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.registry import AnyGame, build, games
from knockbox.testing.table import asked, game_of, say, table
from tests.bots.workers.tables import question_number

ROW = ["haymaker", "feint", "stomp", "backfist"]


def vantage_at(state: KnockdownState) -> Vantage:
    assert state.question is not None
    return Vantage(game_of(state), state, state.question)


def test_of_two_answers_the_one_that_wins_is_taken() -> None:
    row = ["drawbridge-uppercut", *ROW[1:]]
    state = table(hands=[[], []], places=[2, 3], row=row, light=[0, 17], victories=[1, 1])
    say(state, "attack drawbridge-uppercut")
    assert asked(state) == (0, "call_test")
    called = ismcts(1, Budget(simulations=200)).choose(vantage_at(state))
    assert game_of(state).spell(called) == "call"


def test_the_budget_is_spent_on_the_tree() -> None:
    state = table(hands=[["sortie"], ["high-jab"]], places=[2, 3], row=ROW)
    vantage, worlds = vantage_at(state), Counted(vantage_at(state))
    root = search(worlds, Rollout(worlds.rules), seeded(5), Budget(simulations=300))
    assert worlds.imagined == 300
    assert sorted(root.children) == sorted(vantage.question.options)
    assert sum(child.visits for child in root.children.values()) == 300
    assert all(child.visits <= child.available for child in root.children.values())
    assert all(abs(child.total) <= child.visits for child in root.children.values())


def test_it_stops_once_nothing_can_change_the_answer() -> None:
    row = ["drawbridge-uppercut", *ROW[1:]]
    state = table(hands=[[], []], places=[2, 3], row=row, light=[0, 17], victories=[1, 1])
    say(state, "attack drawbridge-uppercut")
    vantage, judge = vantage_at(state), Rollout(game_of(state))
    root = search(vantage, judge, seeded(5), Budget(simulations=2000))
    assert 1000 < root.visits < 1800
    assert lead(root) > 2000 - root.visits
    whole = Node(vantage.seat)
    grow(whole, vantage.imagine, judge, seeded(5), 2000)
    options = vantage.question.options
    assert thought_of(whole, options).best.choice == thought_of(root, options).best.choice


class Counted(Vantage):
    """A vantage that counts the worlds imagined from it."""

    def __init__(self, other: Vantage) -> None:
        super().__init__(other._game, other._state, other.question, (), other.seat)
        self.imagined = 0

    def imagine(self, rng: Rng) -> World:
        self.imagined += 1
        return super().imagine(rng)


class Blind(Counted):
    """A vantage from which nothing can be imagined."""

    def imagine(self, rng: Rng) -> NoReturn:
        raise AssertionError("a forced answer was searched for")


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("name", ["ismcts@10", "mute", "hard", "expert:own"])
def test_a_forced_answer_costs_no_search(name: str, key: str) -> None:
    vantage = Blind(question_number(4, key))
    only = vantage.question.options[-1]
    vantage.question = Decision(vantage.seat, vantage.question.prompt, [only])
    assert make(name, 1).choose(vantage) == only


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("knockdown", 2, {"ko_test": "tower"}), ("dungeon", 3, {"timer": "off"}), ("dungeon", 1, {"level": "4"})],
)
def test_it_plays_whatever_is_asked(game: str, seats: int, options: dict[str, str]) -> None:
    """A referee's verdicts are chance to it."""
    rules: AnyGame = build(game, options, seats=seats)
    state, rng, bot = rules.start(seeded(2)), seeded(3), ismcts(4, Budget(simulations=12))
    question = rules.decision(state)
    while question is not None:
        chance = question.options[rng.below(len(question.options))]
        choice = chance if question.seat == PUBLIC else bot.choose(Vantage(rules, state, question))
        assert choice in question.options
        rules.step(state, choice)
        question = rules.decision(state)


def test_compiled_or_not_the_same_tree_grows() -> None:
    state = table(hands=[["sortie"], ["high-jab"]], places=[2, 3], row=ROW)
    root = search(vantage_at(state), Rollout(game_of(state)), seeded(5), Budget(simulations=200))
    rules = game_of(state)
    assert {rules.spell(choice): root.children[choice].visits for choice in root.children} == {
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
    """Of ten cubes a beginner's tower may well fall, a master's stands; then half of the light wounds are gone."""
    laid = table(options={"ko_test": "tower"}, question="call_test", row=ROW, light=[0, 10], victories=[1, 1])
    rules = game_of(laid).with_hands(["normal", skill])
    state = rules.set_up(game_of(laid).position(laid))
    question = rules.decision(state)
    assert question is not None
    chosen = make(name, 1).choose(Vantage(rules, state, question))
    assert rules.spell(chosen) == expected


def test_a_verdict_in_a_playout_is_as_likely_as_it_is_at_the_table() -> None:
    laid = table(options={"ko_test": "tower"}, question="call_test", row=ROW, light=[0, 24], victories=[1, 1])
    rules = game_of(laid).with_hands(["normal", "easy"])
    state = rules.set_up(game_of(laid).position(laid))
    rules.step(state, rules.read("call"))
    judge, rng = Rollout(rules), seeded(1)
    assert [judge.worth(rules.clone(state), rng) for _ in range(40)] == [[1.0, -1.0]] * 40


def test_a_search_in_another_process_knows_how_well_the_seats_build() -> None:
    laid = table(options={"ko_test": "tower"}, question="call_test", row=ROW, light=[0, 11])
    rules = game_of(laid).with_hands(["hard", "easy"])
    state = rules.set_up(game_of(laid).position(laid))
    question = rules.decision(state)
    assert question is not None
    case = case_of(Vantage(rules, state, question), ["siege-storm"], "hard@10", 1)
    told = vantage_of(msgspec.json.decode(msgspec.json.encode(case), type=Case))
    assert told.rules.hands == ("hard", "easy")
