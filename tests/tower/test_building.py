"""Models of hands build through the doors of the pointer, worse the more cubes there are and the clumsier they are."""

from itertools import pairwise
from math import hypot

import msgspec
import pytest

from knockbox.engine.rng import seeded
from knockbox.tower.errors import InputError, TowerError
from knockbox.tower.gesture import Gesture
from knockbox.tower.inputs import MOVE, PICK, RELEASE
from knockbox.tower.keys import CARRY, KEYS, REACH, WAITING, Keys, next_column
from knockbox.tower.motor import SKILLS, difficulty, eased, miss, motor_of, normal
from knockbox.tower.parameters import FRAME, HAND_SPEED, SIDE
from knockbox.tower.plan import Plan, Sight, crest
from knockbox.tower.terms import Terms
from knockbox.tower.trial import tried
from knockbox.tower.typist import columns
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


def test_a_tower_is_the_base_and_what_lies_on_it_in_whatever_order() -> None:
    stack = [Pose(0.0, 100.0, 0.0), Pose(200.0, 20.0, 0.0), Pose(2.0, 20.0, 0.0), Pose(-3.0, 60.0, 0.0)]
    plan = Plan(stack)
    plan.base = 2
    assert plan.tower(stack) == [2, 3, 0]


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


def led(keys: Keys, sight: Sight, *pressed: str) -> list[Gesture]:
    """What a pointer does until it has come to where keys send it."""
    for key in pressed:
        keys.press(key)
    found = [keys.frame(sight)]
    while keys.pressed or keys.place != keys.aim:
        found.append(keys.frame(sight))
    return found


def steps(gestures: list[Gesture]) -> list[tuple[float, float]]:
    return [(after.x - before.x, after.y - before.y) for before, after in pairwise(gestures)]


def test_whoever_presses_keys_counts_columns_at_a_glance() -> None:
    sight = Sight(ROW, None)
    assert [columns(sight, -60.0, x) for x in (-60.0, 30.0, 60.0)] == [0, 2, 3]
    assert [columns(sight, 60.0, x) for x in (0.0, -60.0)] == [-2, -3]
    assert columns(sight, 60.0, 400.0) == 0


def test_an_empty_hand_goes_straight_on_from_key_to_key_and_no_faster_than_a_hand() -> None:
    keys = Keys(600.0, 2000.0)
    way = led(keys, Sight(ROW, None), "left", "left", "left", "grab")
    assert (way[-1].kind, way[-1].x, way[-1].y) == (PICK, 0.0, 20.0)
    assert max(hypot(*step) for step in steps(way)) <= HAND_SPEED * FRAME * 1.0001
    assert len(way) < hypot(600, 1980) / REACH + 4


def test_a_cube_is_carried_evenly_and_slower_towards_the_end() -> None:
    way = led(Keys(-60.0, 20.0), Sight([Pose(-60.0, 900.0, 0.0), *ROW[1:]], 0), "right", "right", "right")
    across = [step[0] for step in steps(way)]
    assert max(across) <= CARRY * 1.0001
    assert across == sorted(across, reverse=True)
    assert across[-1] < CARRY / 3
    assert way[-1].x == 60.0


def test_a_cube_is_moved_aside_once_it_is_over_what_lies_there() -> None:
    keys, low, high = Keys(-60.0, 20.0), Sight(ROW, 0), Sight([Pose(-60.0, 101.0, 0.0), *ROW[1:]], 0)
    for key in ("up", "right"):
        keys.press(key)
    places = [keys.frame(low) for _ in range(2)]
    assert {place.x for place in places} == {-60.0}
    assert keys.frame(high).x > -60.0
    assert keys.place[1] < keys.aim[1]


def test_a_cube_is_let_go_only_when_it_hangs_still() -> None:
    keys = Keys(-60.0, 68.0)
    keys.is_closed = True
    keys.press("grab")
    hanging = [Sight([Pose(x, 68.0, 0.0), *ROW[1:]], 0) for x in (-70.0, -64.0, -61.0, -60.8)]
    assert [keys.frame(sight).kind for sight in hanging] == [MOVE, MOVE, MOVE, RELEASE]


def test_keys_wait_for_a_hand_that_is_still_on_its_way_to_close() -> None:
    keys = Keys(-60.0, 20.0)
    keys.press("grab")
    assert keys.frame(Sight(ROW, None)).kind == PICK
    keys.press("up")
    assert keys.frame(Sight(ROW, None, is_closing=True)) == Gesture(MOVE, -60.0, 20.0)
    assert keys.frame(Sight(ROW, 0)).y > 20.0


def test_a_hand_that_closed_on_nothing_opens_again() -> None:
    keys = Keys(300.0, 500.0)
    for _ in range(2):
        keys.press("grab")
        assert [keys.frame(Sight(ROW, None)).kind for _ in range(3)] == [PICK, RELEASE, MOVE]


def test_a_key_too_many_is_refused_and_those_before_it_are_not() -> None:
    keys = Keys()
    for number in range(WAITING):
        keys.press("left" if number else "grab")
    with pytest.raises(InputError, match="key 'grab': 8 others wait to be carried out"):
        keys.press("grab")
    assert list(keys.pressed) == ["grab", *["left"] * (WAITING - 1)]


@pytest.mark.parametrize("tap", [0.03, 0.05, 0.08, 0.12])
def test_fingers_may_be_as_fast_as_they_like(tap: float) -> None:
    held = tried(Terms(2, 8, 0), msgspec.structs.replace(STEADY, tap=tap), 2, "keys")
    assert held.verdict is not None
    assert held.verdict.stands


def test_one_key_closes_the_hand_and_opens_it() -> None:
    keys = Keys(-60.0, 20.0)
    keys.press("grab")
    assert keys.frame(Sight(ROW, None)).kind == PICK
    keys.press("grab")
    assert [keys.frame(Sight(ROW, 0)).kind for _ in range(2)] == [MOVE, RELEASE]


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
