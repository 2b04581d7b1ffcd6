"""A rung is climbed look by look, goes on where it stopped, and ends when enough is known or the time is up."""

import pytest

from knockbox.lab.ladder import climb as climbing
from knockbox.lab.ladder.bouts import Bout, Score
from knockbox.lab.ladder.climb import Terms, climb, missing
from knockbox.lab.ladder.results import ALL_PLAYED, OUT_OF_TIME, SETTLED, Results, fresh, in_order
from knockbox.lab.ladder.rungs import DUNGEON, KNOCKDOWN, Rung
from tests.lab.ladder.ladders import CLEAR, EASY_WIN, GROUPS, OPEN, duels, plan, tours

LONG = Terms(jobs=1, seconds=3600.0)


def climbed(rung: Rung, terms: Terms = LONG, results: Results | None = None) -> tuple[Results, list[Score]]:
    results = results or fresh(plan(KNOCKDOWN, rung), cores=2, jobs=terms.jobs)
    heard: list[Score] = []
    climb(results, rung, terms, heard.append)
    return results, heard


def outcomes(results: Results) -> list[tuple[str, int, tuple[bool, ...]]]:
    return [(cell.lineup, cell.deal, cell.won) for cell in in_order(results.cells)]


def test_a_rung_ends_at_the_look_that_settles_it() -> None:
    results, heard = climbed(EASY_WIN)
    assert results.rest(EASY_WIN).ended == SETTLED
    assert results.cells == heard
    assert [cell.deal for cell in heard] == [0, 1]


def test_a_rung_that_nothing_settles_is_played_to_its_end() -> None:
    for rung in (OPEN, CLEAR):
        results, heard = climbed(rung)
        assert results.rest(rung).ended == ALL_PLAYED
        assert len(heard) == rung.looks[-1]


def test_any_number_of_processes_finds_the_same() -> None:
    assert outcomes(climbed(OPEN, Terms(2, 3600.0))[0]) == outcomes(climbed(OPEN)[0])


def test_a_climb_goes_on_where_it_stopped() -> None:
    whole, _ = climbed(OPEN)
    begun = fresh(plan(KNOCKDOWN, OPEN), cores=2, jobs=1)
    begun.add(OPEN, whole.cells[:2], 1.0)
    results, heard = climbed(OPEN, results=begun)
    assert [cell.deal for cell in heard] == [2]
    assert outcomes(results) == outcomes(whole)
    assert climbed(OPEN, results=results)[1] == []


def test_when_the_time_is_up_no_bout_begins() -> None:
    begun = fresh(plan(KNOCKDOWN, OPEN), cores=2, jobs=1)
    begun.add(OPEN, [], 60.0)
    results, heard = climbed(OPEN, Terms(1, 60.0), begun)
    assert (heard, results.rest(OPEN).ended) == ([], OUT_OF_TIME)
    results, heard = climbed(OPEN, Terms(1, 3660.0), results)
    assert (len(heard), results.rest(OPEN).ended) == (3, ALL_PLAYED)


def test_what_has_begun_in_time_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    moments = iter(range(100))
    monkeypatch.setattr(climbing, "perf_counter", lambda: float(next(moments)))
    results, heard = climbed(CLEAR, Terms(1, 2.5))
    assert len(heard) == 1
    assert results.rest(CLEAR).ended == OUT_OF_TIME
    assert results.rest(CLEAR).seconds == 2.0


def test_an_interrupted_climb_keeps_what_was_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(bout: Bout) -> Score:
        if bout.deal == 1:
            raise KeyboardInterrupt
        return Score(bout.lineup.name, bout.deal, (True, True))

    monkeypatch.setattr(climbing, "play", play)
    results = fresh(plan(KNOCKDOWN, OPEN), cores=2, jobs=1)
    with pytest.raises(KeyboardInterrupt):
        climbed(OPEN, results=results)
    assert [cell.deal for cell in results.cells] == [0]
    assert results.rest(OPEN).ended == ""


def test_groups_keep_step_and_play_no_deal_twice() -> None:
    found = tours(random=["llll", "llll"], greedy=["wwww"])
    left = [(bout.lineup.name, bout.deal) for bout in missing(found, GROUPS, 2)]
    assert left == [("deaf", 0), ("solver", 0), ("deaf", 1), ("greedy", 1), ("solver", 1)]
    assert {bout.game for bout in missing(found, GROUPS, 2)} == {DUNGEON}


def test_a_rung_with_all_its_deals_misses_none() -> None:
    assert list(missing(duels("ww", "wl", "ll"), OPEN, 3)) == []
