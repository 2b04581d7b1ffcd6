"""Looking back begins where each input was made, with what its seat knew then."""

from pathlib import Path

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import seeded
from knockbox.lab.analysis.course import ANSWER, OFFER, REFEREE, UTTERANCE, course_in, course_of
from knockbox.lab.analysis.hindsight import After, OpenHands, recalled
from knockbox.lab.analysis.work import questions_in
from knockbox.lab.errors import LabError
from knockbox.records.reader import read_record
from knockbox.records.record import Seeded
from knockbox.records.session import Session
from tests.lab.analysis.scenes import delve, saved
from tests.records.matches import fresh, play


def test_every_input_has_its_kind(tmp_path: Path) -> None:
    course = saved(delve(20), tmp_path / "match.kbr")
    kinds = [stop.kind for stop in course.stops]
    assert {ANSWER, UTTERANCE} <= set(kinds)
    assert [stop.entry.seq for stop in course.stops] == list(range(1, len(kinds) + 1))


def judged_once() -> Session:
    """A match at random in which the referee has just judged a tower."""
    session, rng = fresh(Seeded(1), ko_test="tower"), seeded(1)
    while not any(entry.seat == PUBLIC for entry in session.inputs):
        question = session.moment.questions()[0]
        calls = [option for option in question.options if session.game.spell(option) == "call"]
        choice = calls[0] if calls else question.options[rng.below(len(question.options))]
        session.choose(question.seat, session.game.read("stands") if question.seat == PUBLIC else choice)
    return session


def test_resigning_is_an_offer_and_a_tower_is_judged_by_the_referee(tmp_path: Path) -> None:
    session = judged_once()
    session.choose(1, session.game.offers(session.moment.state, 1)[0])
    course = saved(session, tmp_path / "match.kbr")
    assert [stop.kind for stop in course.stops].count(REFEREE) == 1
    assert course.stops[-1].kind == OFFER
    assert course.result == [1.0, -1.0]
    questions = questions_in(course)
    assert questions[-1] == course.stops[-1].entry.seq
    assert all(course.stops[number - 1].kind == ANSWER for number in questions[:-1])


def test_a_match_that_goes_on_has_no_result(tmp_path: Path) -> None:
    assert saved(play(fresh(), 12), tmp_path / "match.kbr").result is None


def test_forced_answers_are_no_questions(tmp_path: Path) -> None:
    course = saved(play(fresh()), tmp_path / "match.kbr")
    free = set(questions_in(course))
    sizes = {stop.entry.seq: len(stop.question.options) for stop in course.stops if stop.question}
    assert min(sizes.values()) == 1
    assert free == {number for number, size in sizes.items() if size > 1}


def test_the_story_of_a_seat_ends_before_its_input_and_holds_no_secret(tmp_path: Path) -> None:
    session = play(fresh(), 40)
    course = saved(session, tmp_path / "match.kbr")
    for stop in course.stops:
        told = [told for told in session.events_for(stop.entry.seat) if told.input < stop.entry.seq]
        assert stop.story() == [each.event for each in told]


def test_the_record_is_looked_at_as_far_as_it_went(tmp_path: Path) -> None:
    path = tmp_path / "match.kbr"
    play(fresh(), 12).save(path)
    record = read_record(path)
    assert len(course_in(path, "", record.hash_after(9)).stops) == 9
    assert len(course_of(record).stops) == 12
    with pytest.raises(LabError, match="was changed while it was looked at"):
        course_in(path, "", "beef")


def drafting(early: bool) -> Session:
    """At the skill draft, where the second seat may answer first."""
    session = fresh(Seeded(3))
    while len(session.moment.questions()) < 2:
        question = session.moment.questions()[0]
        session.choose(question.seat, question.options[0])
    if early:
        late = session.moment.questions()[1]
        session.choose(late.seat, late.options[-1])
    return session


def test_an_answer_under_seal_is_looked_at_where_it_will_be_heard(tmp_path: Path) -> None:
    course = saved(drafting(early=True), tmp_path / "match.kbr")
    stop = course.stops[-1]
    asked = stop.moment.game.decision(stop.moment.state)
    assert asked is not None
    assert asked.seat != stop.entry.seat
    for kind in (OpenHands, None):
        vantage = recalled(stop, kind) if kind else recalled(stop)
        question = vantage.imagine(seeded(1)).decision()
        assert question is not None
        assert (question.seat, question.options) == (stop.entry.seat, vantage.question.options)


def test_open_hands_are_the_true_ones_and_recalled_ones_are_guessed(tmp_path: Path) -> None:
    course = saved(play(fresh()), tmp_path / "match.kbr")
    free = [stop for stop in course.stops if stop.is_free]
    stop = next(stop for stop in free if stop.moment.state.hands[1 - stop.entry.seat].backs())
    state, rng = stop.moment.state, seeded(5)
    other = 1 - stop.entry.seat
    opened = [recalled(stop, OpenHands).imagine(rng).state for _ in range(12)]
    guessed = [recalled(stop).imagine(rng).state for _ in range(12)]
    assert all(world.hands[other].cards == state.hands[other].cards for world in opened)
    assert any(world.hands[other].cards != state.hands[other].cards for world in guessed)
    assert all(world.hands[stop.entry.seat].cards == state.hands[stop.entry.seat].cards for world in guessed)
    assert any(world.deck != state.deck for world in opened)


def test_a_vantage_after_a_choice_has_it_answered(tmp_path: Path) -> None:
    course = saved(play(fresh(), 30), tmp_path / "match.kbr")
    stop = next(stop for stop in reversed(course.stops) if stop.is_free)
    before = recalled(stop)
    world, same = After(before, stop.entry.choice).imagine(seeded(8)), before.imagine(seeded(8))
    same.step(stop.entry.choice)
    assert world.game.position(world.state) == same.game.position(same.state)
