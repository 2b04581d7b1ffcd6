"""Models of hands build through the doors of the pointer, worse the more cubes there are and the clumsier they are."""

from itertools import pairwise

import pytest

from knockbox.engine.rng import seeded
from knockbox.tower.errors import InputError, TowerError
from knockbox.tower.inputs import MOVE, PICK, RELEASE
from knockbox.tower.keys import GLIDE, KEYS, Keys, next_column
from knockbox.tower.motor import SKILLS, difficulty, eased, miss, motor_of, normal
from knockbox.tower.parameters import SIDE
from knockbox.tower.plan import Plan, Sight, crest
from knockbox.tower.terms import Terms
from knockbox.tower.trial import tried
from knockbox.tower.world import Pose
from tests.tower.kit import STEADY

ROW = [Pose(-60.0, 20.0, 0.0), Pose(0.0, 20.0, 0.0), Pose(60.0, 20.0, 0.0), Pose(30.0, 60.0, 0.0)]


def stood(cubes: int, skill: str, device: str = "pointer", tests: int = 4) -> int:
    held = [tried(Terms(seed, cubes, 0), SKILLS[skill], seed, device) for seed in range(tests)]
    return sum(attempt.verdict is not None and attempt.verdict.stands for attempt in held)


@pytest.mark.parametrize("device", ["pointer", "keys"])
def test_a_normal_hand_builds_a_few_cubes_and_never_many(device: str) -> None:
    assert stood(4, "normal", device) >= 3
    assert stood(18, "normal", device, 2) == 0


def test_the_same_seeds_build_the_same_tower() -> None:
    first, second = (tried(Terms(4, 5, 1), SKILLS["easy"], 9) for _ in range(2))
    assert first.inputs == second.inputs
    assert first.verdict == second.verdict


def test_a_model_does_what_a_pointer_may_do_and_no_more() -> None:
    attempt = tried(Terms(5, 9, 0), SKILLS["expert"], 5)
    assert {told.kind for told in attempt.inputs} == {MOVE, PICK, RELEASE}
    assert len(attempt.inputs) < 700


def test_an_unknown_skill_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(TowerError, match="unknown skill 'godlike'; known: easy, normal, hard, expert"):
        motor_of("godlike")


def test_far_and_narrow_is_hard() -> None:
    assert difficulty(300, 40) > difficulty(100, 40) > difficulty(100, 80)
    assert difficulty(40, 40) == 1


def test_a_movement_begins_and_ends_gently() -> None:
    assert [eased(share) for share in (-1.0, 0.0, 0.5, 1.0, 2.0)] == [0.0, 0.0, 0.5, 1.0, 1.0]
    assert eased(0.1) < 0.01


def test_noise_is_about_normal() -> None:
    rng = seeded(3)
    draws = [normal(rng) for _ in range(4000)]
    assert abs(sum(draws) / 4000) < 0.06
    assert abs(sum(draw * draw for draw in draws) / 4000 - 1) < 0.1
    outside = sum(abs(miss(10.0, rng)) > 5 for _ in range(4000)) / 4000
    assert 0.02 < outside < 0.06


def test_a_plan_has_a_base_on_the_table_with_the_least_on_top() -> None:
    plan = Plan(ROW)
    assert plan.base == 0
    assert plan.tower(ROW) == [0]


def test_a_cube_with_others_on_top_is_taken_after_them() -> None:
    plan = Plan(ROW)
    assert plan.loose(ROW, [0]) == [3]
    assert plan.next_cube(ROW) == 3


def test_a_held_cube_goes_over_what_lies_between() -> None:
    assert crest(ROW, 2, -60.0) == 60.0 + SIDE
    assert crest(ROW, 3, 120.0) == 20.0 + SIDE


def test_keys_step_from_column_to_column() -> None:
    sight = Sight(ROW, None)
    found = [next_column(sight, 0.0, 1), next_column(sight, 0.0, -1), next_column(sight, 60.0, 1)]
    assert found == [ROW[3], ROW[0], None]


def test_a_pointer_that_is_led_by_keys_glides() -> None:
    keys = Keys(0.0, 160.0)
    keys.press("left")
    keys.press("grab")
    places = []
    while keys.pressed or keys.place != keys.aim:
        gesture = keys.frame(Sight(ROW, None))
        places.append((gesture.x, gesture.y))
    steps = [max(abs(b[0] - a[0]), abs(b[1] - a[1])) for a, b in pairwise(places)]
    assert max(steps) <= GLIDE * 1.0001
    assert places[-1] == (-60.0, 20.0)
    assert gesture.kind == PICK


def test_one_key_closes_the_hand_and_opens_it() -> None:
    keys = Keys(-60.0, 20.0)
    keys.press("grab")
    assert keys.frame(Sight(ROW, None)).kind == PICK
    keys.press("grab")
    assert keys.frame(Sight(ROW, 0)).kind == RELEASE


def test_up_is_over_everything_and_down_is_just_above_what_lies_below() -> None:
    keys, sight = Keys(-60.0, 20.0), Sight(ROW, 0)
    high, low = keys.raised("up", sight), keys.raised("down", Sight(ROW, 1))
    assert high[1] > 60.0 + SIDE
    assert 20.0 + SIDE < low[1] < high[1]
    assert keys.raised("down", Sight(ROW, None)) == (-60.0, 20.0)


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(InputError, match=f"unknown key 'jump'; known: {', '.join(KEYS)}"):
        Keys().press("jump")


def test_a_hand_without_noise_is_better_than_one_with() -> None:
    held = tried(Terms(2, 8, 0), STEADY, 2)
    assert held.verdict is not None
    assert held.verdict.stands
