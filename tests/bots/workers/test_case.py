"""A search is told what the seat knows, and nothing of what it does not."""

import msgspec
import pytest

from knockbox.bots.budget import Budget
from knockbox.bots.errors import BudgetError
from knockbox.bots.registry import make
from knockbox.bots.search.judge import Rollout
from knockbox.bots.searching import SearchingBot, Stop
from knockbox.bots.thought import Opinion, Thought
from knockbox.bots.vantage import Vantage
from knockbox.bots.workers import case as cases
from knockbox.bots.workers.case import Case, asked_world, case_of, found, think, vantage_of
from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import KeyedRng, seeded
from knockbox.games.registry import games
from tests.bots.workers.tables import PACKS, game_called, question_number, questions, twin, vantages

KEY = bytes(range(32))


def case_at(vantage: Vantage) -> Case:
    return case_of(vantage, PACKS[vantage.game], "ismcts@20", 5)


def in_bytes(case: Case) -> bytes:
    return msgspec.json.encode(case)


@pytest.mark.parametrize("key", games())
def test_equal_views_make_the_same_case_byte_by_byte(key: str) -> None:
    """The truth and another world that the seat cannot tell from it; so nothing of the truth is in the bytes."""
    rng, apart = seeded(8), 0
    for vantage in vantages(key, KeyedRng(KEY, 0)):
        other = twin(vantage, rng)
        assert asked(vantage) == asked(other)
        assert in_bytes(case_at(vantage)) == in_bytes(case_at(other))
        apart += truth_of(vantage)["rng"] != truth_of(other)["rng"] and hidden(vantage) != hidden(other)
    assert apart > 10


def asked(vantage: Vantage) -> tuple[int, int, list[int]]:
    question = vantage.question
    return question.seat, question.prompt, question.options


@pytest.mark.parametrize("key", games())
def test_nobody_hears_what_another_seat_may_answer(key: str) -> None:
    """Which cards it may choose from would be its hand."""
    for vantage in vantages(key):
        own, place = vantage.seat == vantage.question.seat, vantage.rules.decision(vantage._state)
        assert place is not None
        assert asked(vantage) == (place.seat, place.prompt, place.options if own else [])


def test_a_question_that_stands_on_a_screen_for_all_is_read_by_all() -> None:
    vantage = question_number(6, "knockdown")
    read = Vantage(vantage.rules, vantage._state, vantage.question, (), PUBLIC, is_read=True)
    for each in (read, read.without_story(), read.forgetful(), vantage_of(case_at(read))):
        assert asked(each) == asked(vantage)
        assert each.seat == PUBLIC


def truth_of(vantage: Vantage) -> dict[str, object]:
    return vantage.rules.position(vantage._state)


def hidden(vantage: Vantage) -> list[object]:
    truth = truth_of(vantage)
    return [truth["hands"], truth["deck"]]


@pytest.mark.parametrize("key", games())
def test_a_case_with_the_truth_in_it_would_be_noticed(key: str) -> None:
    rng, noticed = seeded(8), 0
    for vantage in questions(key):
        case, other = case_at(vantage), twin(vantage, rng)
        honest = msgspec.structs.replace(case, position=truth_of(vantage))
        noticed += in_bytes(honest) != in_bytes(msgspec.structs.replace(case, position=truth_of(other)))
    assert noticed > 10


@pytest.mark.parametrize("key", games())
def test_the_key_of_chance_stays_at_the_table(key: str) -> None:
    for vantage in questions(key, KeyedRng(KEY, 0)):
        rng = case_at(vantage).position["rng"]
        assert list(rng) == ["memory"]
        assert rng["memory"] > 1 << 30


@pytest.mark.parametrize("key", games())
def test_a_case_carries_all_that_the_seat_knows(key: str) -> None:
    for vantage in questions(key):
        told = vantage_of(msgspec.json.decode(in_bytes(case_at(vantage)), type=Case))
        assert (told.view, told.prompt, told.seat) == (vantage.view, vantage.prompt, vantage.seat)
        assert told.question.options == vantage.question.options
        assert list(told.story) == list(vantage.story)
        assert told.offers == vantage.offers


@pytest.mark.parametrize("key", games())
def test_it_is_thought_of_as_at_the_table(key: str) -> None:
    for number in (1, 6, 12):
        vantage = question_number(number, key)
        bot = make("ismcts@20", 5)
        assert isinstance(bot, SearchingBot)
        assert think(case_at(vantage), 5) == bot.think(vantage)


def test_a_question_under_seal_is_the_open_one_in_its_world() -> None:
    """Both draft at once; the second is asked before the first has answered."""
    game = game_called("knockdown")
    state = game.start(seeded(3))
    _, second = game.pending(state)
    vantage = Vantage(game, state, second)
    world = asked_world(vantage, seeded(1))
    question = world.decision()
    assert question is not None
    assert (question.seat, question.prompt, question.options) == (1, second.prompt, second.options)
    thought = think(case_at(vantage), 5)
    assert thought.simulations == 20
    assert [opinion.choice for opinion in thought.opinions] == second.options


class Timed(SearchingBot):
    """Finds nothing, and tells in hundredths of a second how long it might have searched."""

    def think(self, vantage: Vantage, stop: Stop | None = None) -> Thought:
        return Thought([Opinion(0, round(100 * self.budget.seconds))])


@pytest.mark.parametrize(("late", "left"), [(0.0, 280), (0.5, 230), (60.0, 28)])
def test_the_time_before_a_search_is_taken_from_it(late: float, left: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that begins, a game that is built, a pipe: whoever waits for an answer waits for these too."""
    case = case_at(question_number(1, "knockdown"))
    monkeypatch.setattr(cases, "make", lambda name, seed: Timed(name, Rollout, seed, Budget(seconds=2.8)))
    monkeypatch.setattr(cases, "perf_counter", lambda: 100.0 + late)
    assert found(case, 5, sent=100.0).simulations == left


def test_only_those_who_search_can_be_asked_what_they_think() -> None:
    case = msgspec.structs.replace(case_at(question_number(1, "knockdown")), bot="greedy")
    with pytest.raises(BudgetError, match="found 'greedy'; expected one that searches"):
        think(case, 1)
