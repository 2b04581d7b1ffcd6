"""What the bots are taught by: tables of seeded matches, each with who won."""

from array import array

import pytest

from knockbox.bots.model import model_of
from tools.train.lessons import RESTS, Course, Lessons, play, rules_for


def tables(lessons: Lessons) -> int:
    return len(chances(lessons))


def chances(lessons: Lessons) -> list[float]:
    return list(array("d", lessons.chances))


@pytest.mark.parametrize("game", RESTS)
def test_each_table_has_a_number_for_each_name(game: str) -> None:
    lessons = play(Course(game, None, 0, [4]))
    assert tables(lessons) > 10
    assert len(array("d", lessons.numbers)) == tables(lessons) * len(rules_for(game, 4).feature_names)
    assert set(array("I", lessons.matches)) == {4}


def test_in_a_duel_one_seat_wins_and_one_loses() -> None:
    lessons = play(Course("knockdown", None, 0, [1]))
    assert set(chances(lessons)) == {0.0, 1.0}


def test_in_a_dungeon_all_seats_share_their_fate() -> None:
    for seed in range(4):
        assert len(set(chances(play(Course("dungeon", None, 0, [seed]))))) == 1


def test_a_search_teaches_what_it_expected_too() -> None:
    lessons = play(Course("knockdown", model_of("knockdown"), 10, [3]))
    assert len(set(chances(lessons))) > tables(lessons) / 2
    assert all(0 <= chance <= 1 for chance in chances(lessons))


def test_the_same_seed_teaches_the_same() -> None:
    course = Course("knockdown", model_of("knockdown"), 10, [3])
    assert play(course) == play(course)


def test_groups_of_every_size_are_taught_in_every_dungeon() -> None:
    met = {(rules_for("dungeon", seed).options["level"], rules_for("dungeon", seed).seats) for seed in range(32)}
    assert len(met) == 4 * 6
