"""The account of a match: what was best, what was chosen, and what was left to win."""

from pathlib import Path

import pytest

from knockbox.bots.budget import Budget, Meter
from knockbox.lab.analysis.account import account
from knockbox.lab.analysis.correction import correction_of
from knockbox.lab.analysis.findings import Analysis, remarkable
from knockbox.lab.analysis.looking import LEARNED, ROLLOUTS, half
from knockbox.lab.analysis.work import ALL, LEAST, MOST, Part, Sight, look_at, parts, questions_in, usual_budget
from knockbox.records.session import Session
from tests.lab.analysis.scenes import (
    chance_to_win,
    delve,
    despair,
    good,
    look,
    looked_at,
    saved,
    sights,
    task_on,
    weighed,
)
from tests.records.matches import fresh, play


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.kbr"


@pytest.mark.parametrize("judge", [LEARNED, ROLLOUTS])
def test_who_does_not_take_the_win_blunders(path: Path, judge: str) -> None:
    analysis = looked_at(chance_to_win("pass"), path, 200, judge)
    (moment,) = analysis.moments
    assert (moment.mark, moment.luck) == ("blunder", "")
    assert moment.better is not None
    assert (moment.better.notation, moment.better.sureness, moment.better.chance) == ("call", "sure", 1.0)
    assert moment.better.plan[0].notation == "call"
    assert moment.after is not None
    assert moment.chances == [moment.after, round(1 - moment.after, 4)]
    assert analysis.result is None


def test_who_takes_it_does_well_and_wins(path: Path) -> None:
    analysis = looked_at(chance_to_win("call"), path)
    (moment,) = analysis.moments
    assert (moment.mark, moment.lost, moment.better) == ("", 0.0, None)
    assert analysis.result == [1.0, -1.0]
    assert moment.chances == [1.0, 0.0]
    assert analysis.start == [1.0, 0.0]


def test_giving_up_a_match_that_is_won_is_a_blunder(path: Path) -> None:
    session = chance_to_win()
    session.choose(0, session.game.offers(session.moment.state, 0)[0])
    (moment,) = looked_at(session, path).moments
    assert (moment.kind, moment.mark, moment.after, moment.better) == ("offer", "blunder", 0.0, None)
    assert moment.before is not None
    assert moment.before > 0.9


def test_all_of_a_group_share_their_chances(path: Path) -> None:
    analysis = looked_at(delve(9), path, 12, ROLLOUTS)
    assert analysis.shared
    assert all(len(set(moment.chances)) == 1 and len(moment.chances) == 3 for moment in analysis.moments)
    spoken = [moment for moment in analysis.moments if moment.kind == "utterance"]
    assert spoken
    assert all(moment.before is None and not moment.mark for moment in spoken)


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("judge", [LEARNED, ROLLOUTS])
def test_after_an_offer_it_is_looked_at_how_its_seat_stands(path: Path, seat: int, judge: str) -> None:
    """Whoever is asked then, and whether or not the match went on."""
    course = saved(despair(despair(delve(3), seat), (seat + 1) % 3), path)
    offers = [stop.entry.seq for stop in course.stops if stop.kind == "offer"]
    assert offers == questions_in(course)[-2:]
    for sight in look_at(Part(task_on(path, 24, judge), offers)):
        assert (sight.known, sight.opened, sight.left) == (None, None, None)
        assert sight.stands is not None
        assert sight.stands.visits > 0


def test_an_offer_is_told_with_the_chance_it_led_to_and_not_judged(path: Path) -> None:
    course = saved(despair(delve(3), 1), path)
    task, last = task_on(path, 10, LEARNED), course.stops[-1].entry.seq
    moment = account(course, task, [Sight(last, stands=weighed(0, 0.3))]).moments[-1]
    assert moment.chances == [round(correction_of("dungeon", LEARNED).chance(0.3), 4)] * 3
    assert (moment.kind, moment.before, moment.mark, moment.better) == ("offer", None, "", None)


def told(path: Path) -> Analysis:
    """A match at random, of which three choices are looked at."""
    course = saved(play(fresh()), path)
    task = task_on(path, 10, ROLLOUTS)
    first, second, third = questions_in(course)[:3]
    seen = sights(
        (first, good(0.5), look(0.7, 0.5)), (second, look(0.8, 0.6), good(0.7)), (third, good(0.3), good(0.3))
    )
    return account(course, task, seen)


def test_chances_stay_until_somebody_chooses(path: Path) -> None:
    analysis = told(path)
    rows = [analysis.start, *(moment.chances for moment in analysis.moments)]
    for before, after, moment in zip(rows, rows[1:], analysis.moments, strict=False):
        if moment.before is None and moment is not analysis.moments[-1]:
            assert before == after
    assert rows[-1] == [(1 + payoff) / 2 for payoff in analysis.result or []]


def test_marks_and_luck_are_counted_by_seat(path: Path) -> None:
    analysis = told(path)
    assert [moment.mark or moment.luck for moment in remarkable(analysis.moments)] == ["unlucky", "blunder"]
    assert remarkable(analysis.moments)[1].luck == "lucky"
    assert sum(tally.choices for tally in analysis.tallies) == 3
    assert sum(tally.unlucky for tally in analysis.tallies) == 1
    assert sum(tally.blunders for tally in analysis.tallies) == 1
    assert sum(tally.lost for tally in analysis.tallies) == pytest.approx(sum(each.lost for each in analysis.moments))


def test_rounds_begin_where_the_record_says(path: Path) -> None:
    analysis = told(path)
    assert [part.number for part in analysis.rounds] == list(range(1, len(analysis.rounds) + 1))
    assert len(analysis.rounds) >= 2


def test_whoever_looks_at_a_part_sees_the_same(path: Path) -> None:
    course = saved(play(fresh(), 16), path)
    task = task_on(path, 8, LEARNED)
    questions = questions_in(course)
    together = look_at(Part(task, questions))
    assert [sight for part in parts(task, questions) for sight in look_at(part)] == together
    assert [sight.input for sight in together] == questions


def test_a_longer_match_is_looked_at_more_quickly() -> None:
    assert usual_budget(1) == Budget(simulations=MOST)
    assert usual_budget(1000) == Budget(simulations=ALL // 1000)
    assert usual_budget(10**7) == Budget(simulations=LEAST)


def test_a_choice_takes_four_times_its_budget_at_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A look by what was known, one with all hands open, and as much again where something else was better."""
    budget, granted = 40, list[int]()
    take = Meter.take

    def counted(meter: Meter, most: int) -> int:
        granted.append(take(meter, most))
        return granted[-1]

    def spent(session: Session) -> float:
        path = tmp_path / f"{len(session.inputs)}-{session.inputs[0].notation}.kbr"
        questions = questions_in(saved(session, path))
        granted.clear()
        look_at(Part(task_on(path, budget, LEARNED), questions))
        return sum(granted) / len(questions) / budget

    monkeypatch.setattr(Meter, "take", counted)
    assert spent(chance_to_win("call")) == 2
    assert spent(chance_to_win("pass")) == 4
    assert 2 < spent(play(fresh(), 30)) <= 4


def test_two_closer_looks_take_one_budget() -> None:
    assert half(Budget(simulations=7)) == Budget(simulations=4)
    assert half(Budget(seconds=0.5)) == Budget(seconds=0.25)
