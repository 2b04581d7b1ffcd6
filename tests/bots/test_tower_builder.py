"""Bots build towers with the skill of their level, through the same inputs as people, deterministic in the terms."""

import pytest

from knockbox.bots.tower_builder import build_tower, skill_of
from knockbox.tower.errors import TowerError
from knockbox.tower.motor import motor_for_skill
from knockbox.tower.parameters import MAX_CUBES
from knockbox.tower.replay import is_confirmed
from knockbox.tower.terms import TowerTerms
from knockbox.tower.trace import decode_trace


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
    assert motor_for_skill(skill_of(bot))


def test_the_same_terms_give_the_same_tower() -> None:
    terms = TowerTerms(12, 4, 1)
    built = build_tower("hard@200", terms)
    assert built == build_tower("hard:patient", terms)
    assert built.stands
    assert built.fault is None
    assert built.trace != build_tower("easy", terms).trace


def test_a_tower_of_a_bot_can_be_held_again() -> None:
    built = build_tower("easy", TowerTerms(12, 14, 4))
    assert decode_trace(built.trace).terms == TowerTerms(12, 14, 4)
    assert not built.stands
    assert built.fault is not None
    assert is_confirmed(built.trace, False)


def test_more_cubes_than_a_box_has_fail_without_an_attempt() -> None:
    built = build_tower("expert", TowerTerms(1, MAX_CUBES, 1))
    assert (built.stands, built.fault, built.trace) == (False, None, "")


def test_what_is_no_test_at_all_is_refused() -> None:
    with pytest.raises(TowerError):
        build_tower("expert", TowerTerms(1, 0, 0))
