"""A search request contains what the seat knows, and nothing else."""

import msgspec
import pytest

from knockbox.bots.budget import Budget
from knockbox.bots.errors import BudgetError
from knockbox.bots.observation import PlayerObservation
from knockbox.bots.registry import make_bot
from knockbox.bots.search.evaluator import RolloutEvaluator
from knockbox.bots.search_result import ActionStats, SearchResult
from knockbox.bots.tree_search import SearchingBot, StopCheck
from knockbox.bots.workers import search_request as cases
from knockbox.bots.workers.search_request import (
    SearchRequest,
    answer_request,
    determinize_at_question,
    make_request,
    observation_of,
    run_search,
)
from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import KeyedRng, make_rng
from knockbox.games.registry import game_keys
from tests.bots.workers.observations import (
    PACKS,
    build_game,
    free_observations,
    free_questions,
    indistinguishable_twin,
    nth_question,
)

KEY = bytes(range(32))


def request_for(observation: PlayerObservation) -> SearchRequest:
    return make_request(observation, PACKS[observation.game], "ismcts@20", 5)


def encode_request(request: SearchRequest) -> bytes:
    return msgspec.json.encode(request)


@pytest.mark.parametrize("key", game_keys())
def test_equal_views_make_the_same_case_byte_by_byte(key: str) -> None:
    """Two states that the seat cannot distinguish give equal bytes, so these contain no hidden information."""
    rng, apart = make_rng(8), 0
    for observation in free_observations(key, KeyedRng(KEY, 0)):
        other = indistinguishable_twin(observation, rng)
        assert question_tuple(observation) == question_tuple(other)
        assert encode_request(request_for(observation)) == encode_request(request_for(other))
        apart += true_position(observation)["rng"] != true_position(other)["rng"] and hidden_values(
            observation
        ) != hidden_values(other)
    assert apart > 10


def question_tuple(observation: PlayerObservation) -> tuple[int, int, list[int]]:
    question = observation.question
    return question.seat, question.prompt, question.options


@pytest.mark.parametrize("key", game_keys())
def test_a_request_hides_the_options_of_another_seat(key: str) -> None:
    """The options would reveal the hand."""
    for observation in free_observations(key):
        own, place = observation.seat == observation.question.seat, observation.rules.decision(observation._state)
        assert place is not None
        assert question_tuple(observation) == (place.seat, place.prompt, place.options if own else [])


def test_a_question_that_stands_on_a_screen_for_all_is_read_by_all() -> None:
    observation = nth_question(6, "knockdown")
    read = PlayerObservation(observation.rules, observation._state, observation.question, (), PUBLIC, keep_options=True)
    for each in (read, read.without_history(), read.without_memory(), observation_of(request_for(read))):
        assert question_tuple(each) == question_tuple(observation)
        assert each.seat == PUBLIC


def true_position(observation: PlayerObservation) -> dict[str, object]:
    return observation.rules.position(observation._state)


def hidden_values(observation: PlayerObservation) -> list[object]:
    truth = true_position(observation)
    return [truth["hands"], truth["deck"]]


@pytest.mark.parametrize("key", game_keys())
def test_a_case_with_the_truth_in_it_would_be_noticed(key: str) -> None:
    rng, noticed = make_rng(8), 0
    for observation in free_questions(key):
        case, other = request_for(observation), indistinguishable_twin(observation, rng)
        honest = msgspec.structs.replace(case, position=true_position(observation))
        noticed += encode_request(honest) != encode_request(
            msgspec.structs.replace(case, position=true_position(other))
        )
    assert noticed > 10


@pytest.mark.parametrize("key", game_keys())
def test_the_key_of_chance_stays_at_the_table(key: str) -> None:
    for observation in free_questions(key, KeyedRng(KEY, 0)):
        rng = request_for(observation).position["rng"]
        assert list(rng) == ["memory"]
        assert rng["memory"] > 1 << 30


@pytest.mark.parametrize("key", game_keys())
def test_a_case_carries_all_that_the_seat_knows(key: str) -> None:
    for observation in free_questions(key):
        told = observation_of(msgspec.json.decode(encode_request(request_for(observation)), type=SearchRequest))
        assert (told.view, told.prompt, told.seat) == (observation.view, observation.prompt, observation.seat)
        assert told.question.options == observation.question.options
        assert list(told.history) == list(observation.history)
        assert told.side_actions == observation.side_actions


@pytest.mark.parametrize("key", game_keys())
def test_it_is_thought_of_as_at_the_table(key: str) -> None:
    for number in (1, 6, 12):
        observation = nth_question(number, key)
        bot = make_bot("ismcts@20", 5)
        assert isinstance(bot, SearchingBot)
        assert run_search(request_for(observation), 5) == bot.search(observation)


def test_a_question_under_seal_is_the_open_one_in_its_world() -> None:
    """Both seats draft at once; the second is asked before the first has answered."""
    game = build_game("knockdown")
    state = game.start(make_rng(3))
    _, second = game.pending(state)
    observation = PlayerObservation(game, state, second)
    world = determinize_at_question(observation, make_rng(1))
    question = world.decision()
    assert question is not None
    assert (question.seat, question.prompt, question.options) == (1, second.prompt, second.options)
    result = run_search(request_for(observation), 5)
    assert result.simulations == 20
    assert [stats.choice for stats in result.action_stats] == second.options


class BudgetReportingBot(SearchingBot):
    """Returns its time budget in hundredths of a second as the number of simulations."""

    def search(self, observation: PlayerObservation, stop: StopCheck | None = None) -> SearchResult:
        return SearchResult([ActionStats(0, round(100 * self.budget.seconds))])


@pytest.mark.parametrize(("late", "left"), [(0.0, 280), (0.5, 230), (60.0, 28)])
def test_the_time_before_a_search_is_taken_from_it(late: float, left: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Starting a process, building a game and the pipe count towards the time of an answer."""
    case = request_for(nth_question(1, "knockdown"))
    monkeypatch.setattr(
        cases, "make_bot", lambda name, seed: BudgetReportingBot(name, RolloutEvaluator, seed, Budget(seconds=2.8))
    )
    monkeypatch.setattr(cases, "perf_counter", lambda: 100.0 + late)
    assert answer_request(case, 5, sent_at=100.0).simulations == left


def test_only_those_who_search_can_be_asked_what_they_think() -> None:
    case = msgspec.structs.replace(request_for(nth_question(1, "knockdown")), bot="greedy")
    with pytest.raises(BudgetError, match="found 'greedy'; expected one that searches"):
        run_search(case, 1)
