"""A matchup runs look by look, resumes where it stopped, and ends when settled or out of time."""

import pytest

from knockbox.lab.ladder import run_matchup as climbing
from knockbox.lab.ladder.matchups import DUNGEON, KNOCKDOWN, Matchup
from knockbox.lab.ladder.play_deal import DealResult, DealTask
from knockbox.lab.ladder.results import (
    ENDED_ALL_PLAYED,
    ENDED_OUT_OF_TIME,
    ENDED_SETTLED,
    LadderResults,
    new_results,
    sort_results,
)
from knockbox.lab.ladder.run_matchup import RunLimits, missing_deals, run_matchup
from tests.lab.ladder.ladder_results import (
    EASY_TARGET,
    GROUPS,
    HARD_TARGET,
    NO_TARGET,
    duel_results,
    dungeon_results,
    make_ladder_plan,
)

LONG_LIMITS = RunLimits(jobs=1, seconds=3600.0)


def run_to_end(
    matchup: Matchup, terms: RunLimits = LONG_LIMITS, results: LadderResults | None = None
) -> tuple[LadderResults, list[DealResult]]:
    results = results or new_results(make_ladder_plan(KNOCKDOWN, matchup), cores=2, jobs=terms.jobs)
    heard: list[DealResult] = []
    run_matchup(results, matchup, terms, heard.append)
    return results, heard


def outcomes(results: LadderResults) -> list[tuple[str, int, tuple[bool, ...]]]:
    return [(cell.lineup, cell.deal, cell.wins) for cell in sort_results(results.cells)]


def test_a_rung_ends_at_the_look_that_settles_it() -> None:
    results, heard = run_to_end(EASY_TARGET)
    assert results.progress_of(EASY_TARGET).ended == ENDED_SETTLED
    assert results.cells == heard
    assert [cell.deal for cell in heard] == [0, 1]


def test_a_rung_that_nothing_settles_is_played_to_its_end() -> None:
    for matchup in (HARD_TARGET, NO_TARGET):
        results, heard = run_to_end(matchup)
        assert results.progress_of(matchup).ended == ENDED_ALL_PLAYED
        assert len(heard) == matchup.looks[-1]


def test_any_number_of_processes_finds_the_same() -> None:
    assert outcomes(run_to_end(HARD_TARGET, RunLimits(2, 3600.0))[0]) == outcomes(run_to_end(HARD_TARGET)[0])


def test_a_climb_goes_on_where_it_stopped() -> None:
    whole, _ = run_to_end(HARD_TARGET)
    begun = new_results(make_ladder_plan(KNOCKDOWN, HARD_TARGET), cores=2, jobs=1)
    begun.add_results(HARD_TARGET, whole.cells[:2], 1.0)
    results, heard = run_to_end(HARD_TARGET, results=begun)
    assert [cell.deal for cell in heard] == [2]
    assert outcomes(results) == outcomes(whole)
    assert run_to_end(HARD_TARGET, results=results)[1] == []


def test_when_the_time_is_up_no_bout_begins() -> None:
    begun = new_results(make_ladder_plan(KNOCKDOWN, HARD_TARGET), cores=2, jobs=1)
    begun.add_results(HARD_TARGET, [], 60.0)
    results, heard = run_to_end(HARD_TARGET, RunLimits(1, 60.0), begun)
    assert (heard, results.progress_of(HARD_TARGET).ended) == ([], ENDED_OUT_OF_TIME)
    results, heard = run_to_end(HARD_TARGET, RunLimits(1, 3660.0), results)
    assert (len(heard), results.progress_of(HARD_TARGET).ended) == (3, ENDED_ALL_PLAYED)


def test_what_has_begun_in_time_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    moments = iter(range(100))
    monkeypatch.setattr(climbing, "perf_counter", lambda: float(next(moments)))
    results, heard = run_to_end(NO_TARGET, RunLimits(1, 2.5))
    assert len(heard) == 1
    assert results.progress_of(NO_TARGET).ended == ENDED_OUT_OF_TIME
    assert results.progress_of(NO_TARGET).seconds == 2.0


def test_an_interrupted_climb_keeps_what_was_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(bout: DealTask) -> DealResult:
        if bout.deal == 1:
            raise KeyboardInterrupt
        return DealResult(bout.lineup.name, bout.deal, (True, True))

    monkeypatch.setattr(climbing, "play_deal_task", play)
    results = new_results(make_ladder_plan(KNOCKDOWN, HARD_TARGET), cores=2, jobs=1)
    with pytest.raises(KeyboardInterrupt):
        run_to_end(HARD_TARGET, results=results)
    assert [cell.deal for cell in results.cells] == [0]
    assert results.progress_of(HARD_TARGET).ended == ""


def test_groups_keep_step_and_play_no_deal_twice() -> None:
    found = dungeon_results(random=["llll", "llll"], greedy=["wwww"])
    left = [(task.lineup.name, task.deal) for task in missing_deals(found, GROUPS, 2)]
    assert left == [("deaf", 0), ("solver", 0), ("deaf", 1), ("greedy", 1), ("solver", 1)]
    assert {task.game for task in missing_deals(found, GROUPS, 2)} == {DUNGEON}


def test_a_rung_with_all_its_deals_misses_none() -> None:
    assert list(missing_deals(duel_results("ww", "wl", "ll"), HARD_TARGET, 3)) == []
