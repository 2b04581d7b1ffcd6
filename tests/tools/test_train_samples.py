"""What the bots are taught by: tables of seeded matches, each with what was to be expected of it."""

from array import array

import pytest

from knockbox.bots.model import load_model
from tools.train.dungeon import DUNGEON_TRAINING
from tools.train.knockdown import KNOCKDOWN_TRAINING
from tools.train.samples import TrainingBatch, TrainingGame, TrainingSamples

SUBJECTS = [KNOCKDOWN_TRAINING, DUNGEON_TRAINING]


def chances(lessons: TrainingSamples) -> list[float]:
    return array("d", lessons.chances).tolist()


def name_of(subject: TrainingGame) -> str:
    return subject.game


@pytest.mark.parametrize("subject", SUBJECTS, ids=name_of)
def test_each_table_has_a_number_for_each_name(subject: TrainingGame) -> None:
    lessons = subject.play_batch(TrainingBatch(None, 0, [4]))
    tables = len(chances(lessons))
    assert tables > 5
    assert len(array("d", lessons.numbers)) == tables * len(subject.rules_for(4).feature_names)
    assert set(array("I", lessons.matches)) == {4}


@pytest.mark.parametrize("subject", SUBJECTS, ids=name_of)
def test_a_course_teaches_the_same_again(subject: TrainingGame) -> None:
    course = TrainingBatch(load_model(subject.game), 10, [3])
    assert subject.play_batch(course) == subject.play_batch(course)


@pytest.mark.parametrize("subject", SUBJECTS, ids=name_of)
def test_a_model_is_asked_where_its_game_asks(subject: TrainingGame) -> None:
    assert set(subject.sampled_prompts) <= set(subject.rules_for(0).prompts)
    assert load_model(subject.game).rests == subject.sampled_prompts
    assert load_model(subject.game).shared is subject.is_shared


def test_in_a_duel_one_seat_wins_and_one_loses() -> None:
    assert set(chances(KNOCKDOWN_TRAINING.play_batch(TrainingBatch(None, 0, [1])))) == {0.0, 1.0}


def test_a_search_teaches_what_it_expected_too() -> None:
    found = chances(KNOCKDOWN_TRAINING.play_batch(TrainingBatch(load_model("knockdown"), 10, [3])))
    assert len(set(found)) > len(found) / 2
    assert all(0 <= chance <= 1 for chance in found)
