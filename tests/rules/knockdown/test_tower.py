"""The tower: ten seconds, one column of all wound cubes, or dice for whoever asks for them."""

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.engine.errors import OptionError
from knockbox.games.knockdown.game import build
from knockbox.games.knockdown.odds import dice_failure_chance as failing_by_dice
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.towers import tower_due
from knockbox.games.towers import TowerRequest
from knockbox.testing.knockdown_table import current_question, game_of, options, say, table
from knockbox.tower.attempt import TowerAttempt
from knockbox.tower.errors import NotRunningError
from knockbox.tower.measurement import SeriesSpec, run_series
from knockbox.tower.odds import failure_chance
from knockbox.tower.parameters import TICKS_PER_SECOND
from knockbox.tower.terms import TowerTerms
from tests.tower.attempts import advance_ticks, run_to_end

ROW = ["haymaker", "high-jab", "drawbridge-uppercut", "counter-jab"]


def called(light: int, heavy: int, **chosen: str) -> KnockdownState:
    """Veroth has just called a test; Driana has these wounds."""
    settled = {"ko_test": "tower", **chosen}
    laid = table(
        fighters=["veroth", "driana"],
        question="call_test",
        options=settled,
        row=ROW,
        light=[3, light],
        heavy=[1, heavy],
    )
    return say(laid, "call")


def due(state: KnockdownState) -> TowerRequest:
    found = tower_due(state)
    assert found is not None
    return found


def attempt_of(state: KnockdownState) -> TowerAttempt:
    tower = due(state)
    return TowerAttempt(TowerTerms(1, tower.light, tower.heavy, tower.seconds))


@pytest.mark.rule("KD-KO-1")
def test_nobody_builds_before_the_attacker_has_started_the_clock() -> None:
    attempt = attempt_of(called(3, 2))
    with pytest.raises(NotRunningError):
        attempt.pick(0, 0)
    attempt.start()
    attempt.pick(0, 0)
    assert len(attempt.inputs) == 1


@pytest.mark.rule("KD-KO-1")
def test_the_defender_has_ten_seconds() -> None:
    attempt = attempt_of(called(3, 2))
    attempt.start()
    advance_ticks(attempt, 10 * TICKS_PER_SECOND - 1).move(0, 0)
    with pytest.raises(NotRunningError, match="the bell has rung"):
        advance_ticks(attempt, 1).move(0, 0)


@pytest.mark.rule("KD-KO-2")
def test_the_defender_builds_of_all_wound_cubes_and_of_nothing_else() -> None:
    tower = due(called(5, 2))
    assert (tower.seat, tower.light, tower.heavy) == (1, 5, 2)
    assert len(attempt_of(called(5, 2)).cubes) == 7


@pytest.mark.rule("KD-KO-2", "KD-KO-3")
def test_cubes_that_stay_on_the_table_are_no_tower() -> None:
    attempt = attempt_of(called(1, 1))
    attempt.start()
    verdict = run_to_end(attempt).verdict
    assert verdict is not None and verdict.fault is not None
    assert (verdict.is_standing, verdict.fault.condition, verdict.fault.cubes) == (False, "table", (0, 1))


@pytest.mark.rule("KDR-29")
def test_while_a_tower_is_asked_for_the_referee_has_two_answers() -> None:
    state = called(4, 4)
    tower, spell = due(state), game_of(state).action_to_string
    assert (current_question(state), options(state)) == ((PUBLIC, "judge_tower"), ["stands", "fell"])
    assert [spell(tower.verdict_choice(True)), spell(tower.verdict_choice(False))] == ["stands", "fell"]


@pytest.mark.rule("KDR-29")
def test_no_tower_is_asked_for_where_dice_were_chosen() -> None:
    laid = table(question="call_test", row=ROW, light=[3, 3], dice=[6, 6, 6])
    assert tower_due(laid) is None
    assert tower_due(say(laid, "call")) is None


@pytest.mark.rule("KDR-29")
def test_a_tower_is_about_as_hard_as_the_dice() -> None:
    assert abs(failure_chance(11) - failing_by_dice(11)) < 0.15
    assert failure_chance(5) < 0.1 < 0.9 < failure_chance(16)
    stood = [run_series(SeriesSpec("normal", "pointer", cubes, 6, seed=29)).stood for cubes in (5, 11, 16)]
    assert stood[0] == 6
    assert 1 <= stood[1] <= 5
    assert stood[2] == 0


@pytest.mark.rule("KDR-77")
@pytest.mark.parametrize("seconds", ["10", "15", "20", "30", "60"])
def test_both_may_agree_on_a_slower_clock(seconds: str) -> None:
    state = called(3, 2, tower_seconds=seconds)
    assert due(state).seconds == int(seconds)
    attempt = attempt_of(state)
    attempt.start()
    advance_ticks(attempt, int(seconds) * TICKS_PER_SECOND - 1).move(0, 0)
    with pytest.raises(NotRunningError, match="the bell has rung"):
        advance_ticks(attempt, 1).move(0, 0)


@pytest.mark.rule("KDR-77")
@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"tower_seconds": "20"}, "'tower_seconds=20' needs 'ko_test=tower': dice need no clock"),
        ({"ko_test": "tower", "tower_seconds": "5"}, "'tower_seconds': found '5', expected 10 or 15 or 20 or 30 or 60"),
    ],
)
def test_a_clock_that_nobody_needs_or_that_runs_faster_is_refused(given: dict[str, str], why: str) -> None:
    with pytest.raises(OptionError, match=why):
        build(given)
