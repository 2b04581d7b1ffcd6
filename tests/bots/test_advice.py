"""Advice follows from a search, says how sure it is, and plans no further than one can know."""

import pytest

from knockbox.bots.advice import CLOSE, HASTY, KEPT, LIKELY, ONLY, SURE, Advice, advise, sureness_of
from knockbox.bots.company import adviser, check_taught, levels_for
from knockbox.bots.errors import ModelError
from knockbox.bots.thought import Opinion, Thought, forced
from knockbox.bots.vantage import Vantage, World
from knockbox.bots.workers.case import asked_world, case_of, think
from knockbox.engine.rng import seeded
from knockbox.games.registry import games
from knockbox.testing.dungeon_table import dungeon
from knockbox.testing.dungeon_table import game_of as delve_of
from knockbox.testing.table import asked, game_of, say, table
from tests.bots.workers.tables import PACKS, questions, twin


def opinion(choice: int, visits: int, chance: float) -> Opinion:
    """Whose simulations were all won or lost."""
    return Opinion(choice, visits, (2 * chance - 1) * visits, float(visits))


@pytest.mark.parametrize(
    ("best", "other", "expected"),
    [
        (opinion(1, 400, 0.60), opinion(2, 400, 0.50), SURE),
        (opinion(1, 400, 0.60), opinion(2, 60, 0.50), LIKELY),
        (opinion(1, 400, 0.60), opinion(2, 20, 0.50), CLOSE),
        (opinion(1, 4_000_000, 0.60), opinion(2, 4_000_000, 0.585), CLOSE),
        (opinion(1, 4_000_000, 0.60), opinion(2, 4_000_000, 0.56), LIKELY),
        (opinion(1, 400, 0.50), opinion(2, 300, 0.60), CLOSE),
    ],
)
def test_it_is_as_sure_as_the_search_was(best: Opinion, other: Opinion, expected: str) -> None:
    assert sureness_of(best, other) == expected


def agreeing(visits: int) -> Opinion:
    """Whose simulations all said the same."""
    return Opinion(1, visits, visits * 0.2, visits * 0.04)


def test_few_tries_leave_much_doubt_also_when_they_agree() -> None:
    assert [agreeing(visits).doubt for visits in (0, 1, 2)] == [0.5, 0.5, 0.5]
    doubts = [agreeing(visits).doubt for visits in (3, 10, 30, 100)]
    assert doubts == sorted(doubts, reverse=True)
    assert doubts[0] > 0.15
    assert 0.01 < doubts[2] < 0.02


@pytest.mark.parametrize(("visits", "student"), [(3, 4.303), (4, 3.182), (6, 2.571), (11, 2.228), (31, 2.042)])
def test_a_standard_error_is_as_wide_as_student_makes_it(visits: int, student: float) -> None:
    scattered = opinion(1, visits, 0.5)
    assert scattered.doubt * 2 * (visits - 1) ** 0.5 == pytest.approx(student / 1.96, rel=0.1)


def test_an_answer_that_was_never_tried_is_not_the_next_best() -> None:
    vantage = next(questions("knockdown"))
    first, *others = vantage.question.options
    advice = advise(vantage, Thought([Opinion(first, 1, -0.8, 0.64), *(Opinion(other, 0) for other in others)]))
    assert (advice.best.choice, advice.runner_up, advice.sureness) == (first, None, HASTY)


def test_the_best_answer_wins_and_the_other_is_next() -> None:
    row = ["drawbridge-uppercut", "feint", "stomp", "backfist"]
    state = table(hands=[[], []], places=[2, 3], row=row, light=[0, 17], victories=[1, 1])
    say(state, "attack drawbridge-uppercut")
    assert asked(state) == (0, "call_test")
    assert state.question is not None
    game, vantage = game_of(state), Vantage(game_of(state), state, state.question)
    advice = advise(vantage, think(case_of(vantage, ["siege-storm"], "ismcts@200", 1), 1))
    assert advice.runner_up is not None
    assert [game.spell(advice.best.choice), game.spell(advice.runner_up.choice)] == ["call", "pass"]
    assert (advice.sureness, advice.simulations) == (SURE, 200)


def in_need() -> tuple[Vantage, int]:
    """Somebody with two cards and a token that would help; and what that is called."""
    options = {"adventure": "on", "tokens": "fireball"}
    hands = [["room-1112", "room-0014"], ["joker"]]
    state = dungeon(laid=["beast-2222-2 time=1"], hands=hands, deck=["room-1121"], options=options)
    assert state.question is not None
    vantage = Vantage(delve_of(state), state, state.question)
    return vantage, vantage.read("fireball 0,0")


def priced(choice: int, worths: list[float], price: float = 0.0) -> Opinion:
    """As a sweep keeps it: less the price."""
    left = [worth - price for worth in worths]
    return Opinion(choice, len(left), sum(left), sum(worth * worth for worth in left))


WORTHS = [0.3, 0.5, 0.7, 0.1] * 10


def test_the_chance_of_a_token_is_told_without_its_price() -> None:
    vantage, token = in_need()
    thought = Thought([priced(vantage.question.options[0], [-0.5] * 40), priced(token, WORTHS, 0.1)])
    advice = advise(vantage, thought)
    fair = priced(token, WORTHS)
    assert (advice.best.choice, advice.sureness) == (token, SURE)
    assert advice.best.chance == pytest.approx(fair.chance)
    assert advice.best.doubt == pytest.approx(fair.doubt)
    assert advice.best.chance > thought.best.chance + 0.04


def test_a_token_that_promises_a_little_more_is_kept() -> None:
    vantage, token = in_need()
    card = vantage.question.options[0]
    thought = Thought([priced(card, [0.35] * 40), priced(token, WORTHS, 0.1)])
    advice = advise(vantage, thought)
    assert (advice.best.choice, advice.sureness) == (card, KEPT)
    assert advice.runner_up is not None
    assert advice.runner_up.chance > advice.best.chance


def test_a_forced_answer_needs_no_runner_up() -> None:
    vantage = next(questions("knockdown"))
    advice = advise(vantage, forced(vantage.question.options[0]))
    assert (advice.runner_up, advice.sureness, advice.plan) == (None, ONLY, [])


def test_a_plan_goes_as_far_as_it_is_open_whatever_is_hidden() -> None:
    """Forced answers are left out, and so is the first, which is the advice itself."""
    found = 0
    for vantage in questions("knockdown"):
        thought = think(case_of(vantage, PACKS["knockdown"], "ismcts@60", 5), 5)
        advice = advise(vantage, thought)
        planned = [(step.question.seat, step.choice) for step in advice.plan]
        assert [step for step in thought.plan[1:] if step in planned] == planned
        for step in advice.plan:
            assert step.choice in step.question.options
            assert len(step.question.options) > 1
            assert step.table.decision() is not None
        for seed in range(3):
            assert_open(asked_world(vantage, seeded(seed)), thought, planned)
        found += len(planned)
        if found > 10:
            return
    raise AssertionError(f"only {found} steps were planned in a whole match")


def assert_open(world: World, thought: Thought, planned: list[tuple[int, int]]) -> None:
    """Whether a world can be played up to the last step that is told."""
    told = thought.plan[: thought.plan.index(planned[-1], 1) + 1] if planned else []
    for seat, choice in told:
        question = world.decision()
        assert question is not None
        assert question.seat == seat
        assert choice in question.options
        world.step(choice)


def test_a_plan_ends_where_somebody_else_would_be_asked() -> None:
    vantage = next(questions("knockdown"))
    first, other = vantage.question.options[:2]
    thought = Thought([Opinion(first, 9), Opinion(other, 1)], [(vantage.seat, first), (7, 0)])
    assert advise(vantage, thought).plan == []


def all_of(advice: Advice) -> list[object]:
    plan = [(step.question.seat, step.question.prompt, step.choice) for step in advice.plan]
    rules = advice.table.game
    return [advice.best, advice.runner_up, advice.sureness, plan, rules.position(advice.table.state)]


@pytest.mark.parametrize("key", games())
def test_equal_views_give_equal_advice(key: str) -> None:
    rng = seeded(4)
    for vantage in list(questions_now(key)):
        here, there = (
            all_of(advise(each, think(case_of(each, PACKS[key], "ismcts@16", 1), 1)))
            for each in (vantage, twin(vantage, rng))
        )
        assert here == there


def questions_now(key: str) -> list[Vantage]:
    """Every fifth question, each with a table that stays as it is."""
    kept = [
        Vantage(each.rules, each.rules.clone(each._state), each.question, list(each.story), each.seat)
        for each in questions(key)
    ]
    return kept[::5]


@pytest.mark.parametrize("taught", [True, False])
def test_only_who_was_taught_a_game_plays_it(monkeypatch: pytest.MonkeyPatch, taught: bool) -> None:
    monkeypatch.setattr("knockbox.bots.company.has_model", lambda game: taught)
    assert levels_for("dungeon") == ["easy", "normal", "hard", "expert"][: 4 if taught else 2]
    assert adviser("dungeon") == ("expert" if taught else "ismcts")
    for bot in ("easy", "ismcts@5", *(("hard", "expert@2s") if taught else ())):
        check_taught(bot, "dungeon")
    if not taught:
        with pytest.raises(ModelError, match="found 'hard@9', which was never taught dungeon; levels that were: easy"):
            check_taught("hard@9", "dungeon")
