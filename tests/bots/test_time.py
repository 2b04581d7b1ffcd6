"""Whoever waits for an answer waits no longer than was said: bots end by their limit, by a clock that is scripted."""

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from knockbox.bots import budget as budgets
from knockbox.bots.budget import Budget
from knockbox.bots.heuristics import dungeon
from knockbox.bots.levels import THINKING
from knockbox.bots.model import learned
from knockbox.bots.registry import make
from knockbox.bots.search.judge import Rollout
from knockbox.bots.searching import SearchingBot
from knockbox.bots.sweeping import sweep
from knockbox.bots.vantage import Vantage, World
from knockbox.bots.workers import case as cases
from knockbox.bots.workers.case import case_of, found
from knockbox.engine.rng import Rng, seeded
from knockbox.games.registry import AnyGame, build
from knockbox.lab.match import Table
from tests.bots.workers.tables import PACKS, game_called, question_number

LIMITS = {"hard": 1.0, "expert": 3.0}
STALL = 0.3
"""Seconds for which a busy machine was seen to stop a bot."""


class Clock:
    """Shows what it was moved to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(budgets, "perf_counter", clock)
    monkeypatch.setattr(cases, "perf_counter", clock)
    return clock


class Slow(Vantage):
    """Every world takes its time, and one of them much more."""

    def __init__(self, like: Vantage, clock: Clock, pace: float, stall_at: int = 0) -> None:
        super().__init__(like.rules, like._state, like.question, like.story, like.seat)
        self.clock = clock
        self.pace = pace
        self.stall_at = stall_at
        self.worlds = 0

    def imagine(self, rng: Rng) -> World:
        self.worlds += 1
        self.clock.now += self.pace + (STALL if self.worlds == self.stall_at else 0.0)
        return super().imagine(rng)


@pytest.mark.parametrize("pace", [0.012, 0.03, 0.3])
def test_however_slow_a_judge_is_a_search_ends_by_its_limit(clock: Clock, pace: float) -> None:
    vantage = Slow(question_number(4, "knockdown"), clock, pace)
    thought = SearchingBot("slow", Rollout, 1, Budget(seconds=1.0)).think(vantage)
    assert 101.0 - 2 * pace <= clock.now <= 101.0 + 1e-6
    assert thought.simulations == vantage.worlds


def test_one_simulation_is_made_though_it_takes_longer_than_all_the_time(clock: Clock) -> None:
    vantage = Slow(question_number(4, "knockdown"), clock, 5.0)
    assert SearchingBot("slow", Rollout, 1, Budget(seconds=1.0)).think(vantage).simulations == 1


class SlowRules:
    """Every table that is tried out takes its time."""

    def __init__(self, rules: Any, clock: Clock, pace: float) -> None:
        self.rules = rules
        self.clock = clock
        self.pace = pace

    def clone(self, state: Any) -> Any:
        self.clock.now += self.pace
        return self.rules.clone(state)

    def accept(self, state: Any, seat: int, choice: int) -> None:
        self.rules.accept(state, seat, choice)


class Swept(Slow):
    """A vantage at which plans are slow to try."""

    @property
    def rules(self) -> Any:
        return SlowRules(self._game, self.clock, self.pace)


@pytest.mark.parametrize("pace", [0.004, 0.05])
def test_a_sweep_ends_by_its_limit(clock: Clock, pace: float) -> None:
    like = question_number(3, "dungeon")
    vantage = Swept(like, clock, pace)
    thought = sweep(vantage, learned(like.rules), seeded(1), Budget(seconds=1.0))
    assert clock.now <= 101.0 + 3 * pace
    assert thought.best.visits


@pytest.mark.parametrize("name", LIMITS)
@pytest.mark.parametrize("late", [0.0, 0.05, 1.0])
def test_a_level_that_is_asked_late_and_stopped_at_the_end_still_answers_in_time(
    clock: Clock, name: str, late: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = case_of(question_number(4, "knockdown"), PACKS["knockdown"], name, 5)
    pace = THINKING[name].seconds / 40
    waited = min(late, LIMITS[name] / 3)

    def slowly(case: Any) -> Vantage:
        return Slow(question_number(4, "knockdown"), clock, pace, stall_at=20)

    monkeypatch.setattr(cases, "vantage_of", slowly)
    sent, clock.now = clock.now, clock.now + waited
    assert found(case, 5, sent).simulations >= 1
    assert clock.now - sent <= LIMITS[name]


@pytest.mark.parametrize(("name", "limit"), LIMITS.items())
def test_a_level_leaves_room_for_a_machine_that_is_busy(name: str, limit: float) -> None:
    assert THINKING[name].seconds + STALL < limit


def answers(game: AnyGame, name: str) -> Iterator[int]:
    """Let a bot play all seats; each answer is told by how many options there were."""
    match = Table(game, [make(name, seat) for seat in range(game.seats)], game.start(seeded(3), listen=True))
    while (question := game.decision(match.state)) is not None:
        match.ask()
        yield len(question.options)


MOST_TABLES = 30
"""Tried for one option. In a duel there are seldom more than ten, and an imagined answer takes a tenth of a
millisecond, also where the engine is not compiled."""


@pytest.mark.once
@pytest.mark.parametrize("name", ["easy", "normal"])
def test_however_far_an_option_leads_quick_levels_try_few_tables_for_it(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried, most = 0, 0.0
    step = World.step

    def counted(world: World, choice: int) -> None:
        nonlocal tried
        tried += 1
        step(world, choice)

    monkeypatch.setattr(World, "step", counted)
    for options in answers(game_called("knockdown"), name):
        most, tried = max(most, tried / options), 0
    assert 1 < most <= MOST_TABLES


MOST_PLACEMENTS = 3000
"""A glance at a placement takes a fiftieth of a millisecond, also where the engine is not compiled."""


@pytest.mark.once
@pytest.mark.parametrize("seats", [1, 3, 6])
def test_however_large_a_floor_is_quick_levels_glance_at_few_placements(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    glances, most, widest = 0, 0, 0
    judged = dungeon.judged

    def counted(*all_of_it: Any) -> Iterable[dungeon.Placement]:
        nonlocal glances
        for placement in judged(*all_of_it):
            glances += 1
            yield placement

    monkeypatch.setattr(dungeon, "judged", counted)
    for options in answers(build("dungeon", {"timer": "off", "level": "4"}, (), seats), "normal"):
        most, widest, glances = max(most, glances), max(widest, options), 0
    assert widest >= 40
    assert 0 < most <= MOST_PLACEMENTS
