"""Bots at a tower: as skilled as their level, through the inputs of everybody, the same for the same terms."""

import pytest

from knockbox.bots.building import built_by, skill_of
from knockbox.tower.errors import TowerError
from knockbox.tower.motor import motor_of
from knockbox.tower.parameters import MOST_CUBES
from knockbox.tower.replay import is_confirmed
from knockbox.tower.terms import Terms
from knockbox.tower.trace import decoded


@pytest.mark.parametrize(
    ("bot", "skill"),
    [
        ("easy", "easy"),
        ("normal:patient", "normal"),
        ("hard:own@200", "hard"),
        ("expert@0.5s", "expert"),
        ("random", "normal"),
        ("greedy", "normal"),
        ("ismcts@500", "normal"),
        ("mute", "normal"),
    ],
)
def test_a_bot_builds_as_well_as_it_plays(bot: str, skill: str) -> None:
    assert skill_of(bot) == skill
    assert motor_of(skill_of(bot))


def test_the_same_terms_give_the_same_tower() -> None:
    terms = Terms(12, 4, 1)
    built = built_by("hard@200", terms)
    assert built == built_by("hard:patient", terms)
    assert built.stands
    assert built.fault is None
    assert built.trace != built_by("easy", terms).trace


def test_a_tower_of_a_bot_can_be_held_again() -> None:
    built = built_by("easy", Terms(12, 14, 4))
    assert decoded(built.trace).terms == Terms(12, 14, 4)
    assert not built.stands
    assert built.fault is not None
    assert is_confirmed(built.trace, False)


def test_of_more_cubes_than_a_box_has_nobody_builds_anything() -> None:
    built = built_by("expert", Terms(1, MOST_CUBES, 1))
    assert (built.stands, built.fault, built.trace) == (False, None, "")


def test_what_is_no_test_at_all_is_refused() -> None:
    with pytest.raises(TowerError):
        built_by("expert", Terms(1, 0, 0))
