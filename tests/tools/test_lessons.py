"""What the bots are taught by: tables of seeded matches, each with what was to be expected of it."""

from array import array

import pytest

from knockbox.bots.model import model_of
from tools.train.delves import DELVES
from tools.train.duels import DUELS
from tools.train.lessons import Course, Lessons, Subject

SUBJECTS = [DUELS, DELVES]


def chances(lessons: Lessons) -> list[float]:
    return array("d", lessons.chances).tolist()


def name_of(subject: Subject) -> str:
    return subject.game


@pytest.mark.parametrize("subject", SUBJECTS, ids=name_of)
def test_each_table_has_a_number_for_each_name(subject: Subject) -> None:
    lessons = subject.play(Course(None, 0, [4]))
    tables = len(chances(lessons))
    assert tables > 5
    assert len(array("d", lessons.numbers)) == tables * len(subject.rules_for(4).feature_names)
    assert set(array("I", lessons.matches)) == {4}


@pytest.mark.parametrize("subject", SUBJECTS, ids=name_of)
def test_a_course_teaches_the_same_again(subject: Subject) -> None:
    course = Course(model_of(subject.game), 10, [3])
    assert subject.play(course) == subject.play(course)


@pytest.mark.parametrize("subject", SUBJECTS, ids=name_of)
def test_a_model_is_asked_where_its_game_asks(subject: Subject) -> None:
    assert set(subject.rests) <= set(subject.rules_for(0).prompts)
    assert model_of(subject.game).rests == subject.rests
    assert model_of(subject.game).shared is subject.shared


def test_in_a_duel_one_seat_wins_and_one_loses() -> None:
    assert set(chances(DUELS.play(Course(None, 0, [1])))) == {0.0, 1.0}


def test_a_search_teaches_what_it_expected_too() -> None:
    found = chances(DUELS.play(Course(model_of("knockdown"), 10, [3])))
    assert len(set(found)) > len(found) / 2
    assert all(0 <= chance <= 1 for chance in found)
