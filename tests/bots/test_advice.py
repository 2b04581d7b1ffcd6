"""Advice follows from a search, states its confidence, and plans only as far as the seat can know."""

import pytest

from knockbox.bots.advice import CLOSE, HASTY, KEEP_OFFER, LIKELY, ONLY, SURE, Advice, advise, rate_sureness
from knockbox.bots.availability import check_trained, levels_for, strongest_bot
from knockbox.bots.errors import ModelError
from knockbox.bots.observation import Determinization, PlayerObservation
from knockbox.bots.search_result import ActionStats, SearchResult, forced_result
from knockbox.bots.workers.search_request import determinize_at_question, make_request, run_search
from knockbox.engine.rng import make_rng
from knockbox.games.registry import game_keys
from knockbox.testing.dungeon_table import dungeon
from knockbox.testing.dungeon_table import game_of as delve_of
from knockbox.testing.knockdown_table import current_question, game_of, say, table
from tests.bots.workers.observations import PACKS, free_questions, indistinguishable_twin


def decided_stats(choice: int, visits: int, chance: float) -> ActionStats:
    """Return stats of simulations that were all won or lost."""
    return ActionStats(choice, visits, (2 * chance - 1) * visits, float(visits))


@pytest.mark.parametrize(
    ("best", "other", "expected"),
    [
        (decided_stats(1, 400, 0.60), decided_stats(2, 400, 0.50), SURE),
        (decided_stats(1, 400, 0.60), decided_stats(2, 60, 0.50), LIKELY),
        (decided_stats(1, 400, 0.60), decided_stats(2, 20, 0.50), CLOSE),
        (decided_stats(1, 4_000_000, 0.60), decided_stats(2, 4_000_000, 0.585), CLOSE),
        (decided_stats(1, 4_000_000, 0.60), decided_stats(2, 4_000_000, 0.56), LIKELY),
        (decided_stats(1, 400, 0.50), decided_stats(2, 300, 0.60), CLOSE),
    ],
)
def test_it_is_as_sure_as_the_search_was(best: ActionStats, other: ActionStats, expected: str) -> None:
    assert rate_sureness(best, other) == expected


def agreeing_stats(visits: int) -> ActionStats:
    """Return stats of simulations with equal values."""
    return ActionStats(1, visits, visits * 0.2, visits * 0.04)


def test_few_tries_leave_much_doubt_also_when_they_agree() -> None:
    assert [agreeing_stats(visits).std_error for visits in (0, 1, 2)] == [0.5, 0.5, 0.5]
    doubts = [agreeing_stats(visits).std_error for visits in (3, 10, 30, 100)]
    assert doubts == sorted(doubts, reverse=True)
    assert doubts[0] > 0.15
    assert 0.01 < doubts[2] < 0.02


@pytest.mark.parametrize(("visits", "student"), [(3, 4.303), (4, 3.182), (6, 2.571), (11, 2.228), (31, 2.042)])
def test_a_standard_error_is_as_wide_as_student_makes_it(visits: int, student: float) -> None:
    scattered = decided_stats(1, visits, 0.5)
    assert scattered.std_error * 2 * (visits - 1) ** 0.5 == pytest.approx(student / 1.96, rel=0.1)


def test_an_answer_that_was_never_tried_is_not_the_next_best() -> None:
    observation = next(free_questions("knockdown"))
    first, *others = observation.question.options
    advice = advise(
        observation, SearchResult([ActionStats(first, 1, -0.8, 0.64), *(ActionStats(other, 0) for other in others)])
    )
    assert (advice.best.choice, advice.runner_up, advice.sureness) == (first, None, HASTY)


def test_the_best_answer_wins_and_the_other_is_next() -> None:
    row = ["drawbridge-uppercut", "feint", "stomp", "backfist"]
    state = table(hands=[[], []], places=[2, 3], row=row, light=[0, 17], victories=[1, 1])
    say(state, "attack drawbridge-uppercut")
    assert current_question(state) == (0, "call_test")
    assert state.question is not None
    game, observation = game_of(state), PlayerObservation(game_of(state), state, state.question)
    advice = advise(observation, run_search(make_request(observation, ["siege-storm"], "ismcts@200", 1), 1))
    assert advice.runner_up is not None
    assert [game.action_to_string(advice.best.choice), game.action_to_string(advice.runner_up.choice)] == [
        "call",
        "pass",
    ]
    assert (advice.sureness, advice.simulations) == (SURE, 200)


def observation_with_token() -> tuple[PlayerObservation, int]:
    """Return an observation with two cards and a helpful token, and the offer that uses it."""
    options = {"adventure": "on", "tokens": "fireball"}
    hands = [["room-1112", "room-0014"], ["joker"]]
    state = dungeon(laid=["beast-2222-2 time=1"], hands=hands, deck=["room-1121"], options=options)
    assert state.question is not None
    observation = PlayerObservation(delve_of(state), state, state.question)
    return observation, observation.string_to_action("fireball 0,0")


def priced_stats(choice: int, values: list[float], price: float = 0.0) -> ActionStats:
    """Return stats as sequential halving keeps them, with the price subtracted."""
    left = [value - price for value in values]
    return ActionStats(choice, len(left), sum(left), sum(value * value for value in left))


VALUES = [0.3, 0.5, 0.7, 0.1] * 10


def test_the_win_probability_of_a_token_excludes_its_price() -> None:
    observation, token = observation_with_token()
    result = SearchResult(
        [priced_stats(observation.question.options[0], [-0.5] * 40), priced_stats(token, VALUES, 0.1)]
    )
    advice = advise(observation, result)
    fair = priced_stats(token, VALUES)
    assert (advice.best.choice, advice.sureness) == (token, SURE)
    assert advice.best.win_probability == pytest.approx(fair.win_probability)
    assert advice.best.std_error == pytest.approx(fair.std_error)
    assert advice.best.win_probability > result.best.win_probability + 0.04


def test_a_token_that_promises_a_little_more_is_kept() -> None:
    observation, token = observation_with_token()
    card = observation.question.options[0]
    result = SearchResult([priced_stats(card, [0.35] * 40), priced_stats(token, VALUES, 0.1)])
    advice = advise(observation, result)
    assert (advice.best.choice, advice.sureness) == (card, KEEP_OFFER)
    assert advice.runner_up is not None
    assert advice.runner_up.win_probability > advice.best.win_probability


def test_a_forced_answer_needs_no_runner_up() -> None:
    observation = next(free_questions("knockdown"))
    advice = advise(observation, forced_result(observation.question.options[0]))
    assert (advice.runner_up, advice.sureness, advice.plan) == (None, ONLY, [])


def test_a_plan_goes_as_far_as_it_is_legal_in_every_world() -> None:
    """A plan leaves out forced answers and the first one, which is the advice itself."""
    found = 0
    for observation in free_questions("knockdown"):
        result = run_search(make_request(observation, PACKS["knockdown"], "ismcts@60", 5), 5)
        advice = advise(observation, result)
        planned = [(step.question.seat, step.choice) for step in advice.plan]
        assert [step for step in result.principal_variation[1:] if step in planned] == planned
        for step in advice.plan:
            assert step.choice in step.question.options
            assert len(step.question.options) > 1
            assert step.world.decision() is not None
        for seed in range(3):
            assert_open(determinize_at_question(observation, make_rng(seed)), result, planned)
        found += len(planned)
        if found > 10:
            return
    raise AssertionError(f"only {found} steps were planned in a whole match")


def assert_open(world: Determinization, result: SearchResult, planned: list[tuple[int, int]]) -> None:
    """Assert that a world can be played to the last step of the plan."""
    told = result.principal_variation[: result.principal_variation.index(planned[-1], 1) + 1] if planned else []
    for seat, choice in told:
        question = world.decision()
        assert question is not None
        assert question.seat == seat
        assert choice in question.options
        world.step(choice)


def test_a_plan_ends_where_another_seat_would_be_asked() -> None:
    observation = next(free_questions("knockdown"))
    first, other = observation.question.options[:2]
    result = SearchResult([ActionStats(first, 9), ActionStats(other, 1)], [(observation.seat, first), (7, 0)])
    assert advise(observation, result).plan == []


def list_advice(advice: Advice) -> list[object]:
    plan = [(step.question.seat, step.question.prompt, step.choice) for step in advice.plan]
    rules = advice.world.game
    return [advice.best, advice.runner_up, advice.sureness, plan, rules.position(advice.world.state)]


@pytest.mark.parametrize("key", game_keys())
def test_equal_views_give_equal_advice(key: str) -> None:
    rng = make_rng(4)
    for observation in list(sample_questions(key)):
        here, there = (
            list_advice(advise(each, run_search(make_request(each, PACKS[key], "ismcts@16", 1), 1)))
            for each in (observation, indistinguishable_twin(observation, rng))
        )
        assert here == there


def sample_questions(key: str) -> list[PlayerObservation]:
    """Return every fifth question, each with its own state."""
    kept = [
        PlayerObservation(each.rules, each.rules.clone(each._state), each.question, list(each.history), each.seat)
        for each in free_questions(key)
    ]
    return kept[::5]


@pytest.mark.parametrize("taught", [True, False])
def test_only_trained_bots_play_a_game(monkeypatch: pytest.MonkeyPatch, taught: bool) -> None:
    monkeypatch.setattr("knockbox.bots.availability.has_model", lambda game: taught)
    assert levels_for("dungeon") == ["easy", "normal", "hard", "expert"][: 4 if taught else 2]
    assert strongest_bot("dungeon") == ("expert" if taught else "ismcts")
    for bot in ("easy", "ismcts@5", *(("hard", "expert@2s") if taught else ())):
        check_trained(bot, "dungeon")
    if not taught:
        with pytest.raises(ModelError, match="found 'hard@9', which has no model for dungeon; available levels: easy"):
            check_trained("hard@9", "dungeon")
