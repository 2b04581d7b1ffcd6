"""Bots answer within their time limit, measured with a scripted clock."""

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from knockbox.bots import budget as budgets
from knockbox.bots.budget import Budget
from knockbox.bots.heuristics import dungeon
from knockbox.bots.levels import LEVEL_BUDGETS
from knockbox.bots.model import make_net_evaluator
from knockbox.bots.observation import Determinization, PlayerObservation
from knockbox.bots.registry import make_bot
from knockbox.bots.search.evaluator import RolloutEvaluator
from knockbox.bots.sequential_halving import search_by_halving
from knockbox.bots.tree_search import SearchingBot
from knockbox.bots.workers import search_request as cases
from knockbox.bots.workers.search_request import answer_request, make_request
from knockbox.engine.rng import Rng, make_rng
from knockbox.games.registry import AnyGame, build
from knockbox.lab.match import BotMatch
from tests.bots.workers.observations import PACKS, build_game, nth_question

LIMITS = {"hard": 1.0, "expert": 3.0}
STALL_SECONDS = 0.3
"""Seconds by which a busy machine may stall a bot."""


class ScriptedClock:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> ScriptedClock:
    clock = ScriptedClock()
    monkeypatch.setattr(budgets, "perf_counter", clock)
    monkeypatch.setattr(cases, "perf_counter", clock)
    return clock


class SlowObservation(PlayerObservation):
    """Sampling a world takes time, and once much more."""

    def __init__(self, like: PlayerObservation, clock: ScriptedClock, pace: float, stall_at: int = 0) -> None:
        super().__init__(like.rules, like._state, like.question, like.history, like.seat)
        self.clock = clock
        self.pace = pace
        self.stall_at = stall_at
        self.worlds = 0

    def determinize(self, rng: Rng) -> Determinization:
        self.worlds += 1
        self.clock.now += self.pace + (STALL_SECONDS if self.worlds == self.stall_at else 0.0)
        return super().determinize(rng)


@pytest.mark.parametrize("pace", [0.012, 0.03, 0.3])
def test_however_slow_a_judge_is_a_search_ends_by_its_limit(clock: ScriptedClock, pace: float) -> None:
    observation = SlowObservation(nth_question(4, "knockdown"), clock, pace)
    result = SearchingBot("slow", RolloutEvaluator, 1, Budget(seconds=1.0)).search(observation)
    assert 101.0 - 2 * pace <= clock.now <= 101.0 + 1e-6
    assert result.simulations == observation.worlds


def test_one_simulation_is_made_though_it_takes_longer_than_all_the_time(clock: ScriptedClock) -> None:
    observation = SlowObservation(nth_question(4, "knockdown"), clock, 5.0)
    assert SearchingBot("slow", RolloutEvaluator, 1, Budget(seconds=1.0)).search(observation).simulations == 1


class SlowRules:
    """Cloning a state takes time."""

    def __init__(self, rules: Any, clock: ScriptedClock, pace: float) -> None:
        self.rules = rules
        self.clock = clock
        self.pace = pace

    def clone(self, state: Any) -> Any:
        self.clock.now += self.pace
        return self.rules.clone(state)

    def apply_side_action(self, state: Any, seat: int, choice: int) -> None:
        self.rules.accept(state, seat, choice)


class SlowPlansObservation(SlowObservation):
    """An observation whose plans are slow to evaluate."""

    @property
    def rules(self) -> Any:
        return SlowRules(self._game, self.clock, self.pace)


@pytest.mark.parametrize("pace", [0.004, 0.05])
def test_a_sweep_ends_by_its_limit(clock: ScriptedClock, pace: float) -> None:
    like = nth_question(3, "dungeon")
    observation = SlowPlansObservation(like, clock, pace)
    result = search_by_halving(observation, make_net_evaluator(like.rules), make_rng(1), Budget(seconds=1.0))
    assert clock.now <= 101.0 + 3 * pace
    assert result.best.visits


@pytest.mark.parametrize("name", LIMITS)
@pytest.mark.parametrize("late", [0.0, 0.05, 1.0])
def test_a_level_that_is_asked_late_and_stopped_at_the_end_still_answers_in_time(
    clock: ScriptedClock, name: str, late: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = make_request(nth_question(4, "knockdown"), PACKS["knockdown"], name, 5)
    pace = LEVEL_BUDGETS[name].seconds / 40
    waited = min(late, LIMITS[name] / 3)

    def slowly(case: Any) -> PlayerObservation:
        return SlowObservation(nth_question(4, "knockdown"), clock, pace, stall_at=20)

    monkeypatch.setattr(cases, "observation_of", slowly)
    sent, clock.now = clock.now, clock.now + waited
    assert answer_request(case, 5, sent).simulations >= 1
    assert clock.now - sent <= LIMITS[name]


@pytest.mark.parametrize(("name", "limit"), LIMITS.items())
def test_a_level_leaves_room_for_a_machine_that_is_busy(name: str, limit: float) -> None:
    assert LEVEL_BUDGETS[name].seconds + STALL_SECONDS < limit


def answer_all(game: AnyGame, name: str) -> Iterator[int]:
    """Let a bot play all seats; yield the number of options of each answer."""
    match = BotMatch(
        game, [make_bot(name, seat) for seat in range(game.num_players)], game.start(make_rng(3), with_log=True)
    )
    while (question := game.decision(match.state)) is not None:
        match.answer_question()
        yield len(question.options)


MAX_STATES = 30
"""Per option. A duel seldom has more than ten options, and an answer in a determinization takes a tenth of a
millisecond, also where the engine is not compiled."""


@pytest.mark.once
@pytest.mark.parametrize("name", ["easy", "normal"])
def test_however_far_an_option_leads_quick_levels_try_few_tables_for_it(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried, most = 0, 0.0
    step = Determinization.step

    def counted(world: Determinization, choice: int) -> None:
        nonlocal tried
        tried += 1
        step(world, choice)

    monkeypatch.setattr(Determinization, "step", counted)
    for options in answer_all(build_game("knockdown"), name):
        most, tried = max(most, tried / options), 0
    assert 1 < most <= MAX_STATES


MAX_PLACEMENTS = 3000
"""Evaluating a placement takes a fiftieth of a millisecond, even with the interpreted engine."""


@pytest.mark.once
@pytest.mark.parametrize("seats", [1, 3, 6])
def test_however_large_a_floor_is_quick_levels_glance_at_few_placements(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    glances, most, widest = 0, 0, 0
    judged = dungeon.evaluate_placements

    def counted(*all_of_it: Any) -> Iterable[dungeon.Placement]:
        nonlocal glances
        for placement in judged(*all_of_it):
            glances += 1
            yield placement

    monkeypatch.setattr(dungeon, "evaluate_placements", counted)
    for options in answer_all(build("dungeon", {"timer": "off", "level": "4"}, (), seats), "normal"):
        most, widest, glances = max(most, glances), max(widest, options), 0
    assert widest >= 40
    assert 0 < most <= MAX_PLACEMENTS
