"""Builder models use the methods of a pointer, and fail more often with more cubes and less skill."""

from itertools import pairwise
from math import hypot

import msgspec
import pytest

from knockbox.engine.rng import make_rng
from knockbox.tower.errors import HandInputError, TowerError
from knockbox.tower.gesture import Gesture
from knockbox.tower.inputs import MOVE, PICK, RELEASE
from knockbox.tower.key_builder import count_steps
from knockbox.tower.keys import CARRY_SPEED, EMPTY_SPEED, KEYS, MAX_QUEUED_KEYS, KeyPointer, next_column
from knockbox.tower.motor import SKILLS, difficulty, draw_miss, draw_normal, ease, motor_for_skill
from knockbox.tower.parameters import CUBE_SIDE, FRAME_TICKS, HAND_SPEED
from knockbox.tower.plan import TowerObservation, TowerPlan, clearance_height
from knockbox.tower.simulation import simulate_test
from knockbox.tower.terms import TowerTerms
from knockbox.tower.world import Pose
from tests.tower.attempts import STEADY_MOTOR

ROW = [Pose(-60.0, 20.0, 0.0), Pose(0.0, 20.0, 0.0), Pose(60.0, 20.0, 0.0), Pose(30.0, 60.0, 0.0)]


def count_standing(cubes: int, skill: str, device: str = "pointer", tests: int = 4) -> int:
    held = [simulate_test(TowerTerms(seed, cubes, 0), SKILLS[skill], seed, device) for seed in range(tests)]
    return sum(attempt.verdict is not None and attempt.verdict.is_standing for attempt in held)


@pytest.mark.parametrize("device", ["pointer", "keys"])
def test_a_normal_hand_builds_a_few_cubes_and_never_many(device: str) -> None:
    assert count_standing(4, "normal", device) >= 3
    assert count_standing(18, "normal", device, 2) == 0


def test_the_same_seeds_build_the_same_tower() -> None:
    first, second = (simulate_test(TowerTerms(4, 5, 1), SKILLS["easy"], 9) for _ in range(2))
    assert first.inputs == second.inputs
    assert first.verdict == second.verdict


def test_a_model_does_what_a_pointer_may_do_and_no_more() -> None:
    attempt = simulate_test(TowerTerms(5, 9, 0), SKILLS["expert"], 5)
    assert {told.kind for told in attempt.inputs} == {MOVE, PICK, RELEASE}
    assert len(attempt.inputs) < 700


def test_an_unknown_skill_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(TowerError, match="unknown skill 'godlike'; known: easy, normal, hard, expert"):
        motor_for_skill("godlike")


def test_far_and_narrow_is_hard() -> None:
    assert difficulty(300, 40) > difficulty(100, 40) > difficulty(100, 80)
    assert difficulty(40, 40) == 1


def test_a_movement_begins_and_ends_gently() -> None:
    assert [ease(share) for share in (-1.0, 0.0, 0.5, 1.0, 2.0)] == [0.0, 0.0, 0.5, 1.0, 1.0]
    assert ease(0.1) < 0.01


def test_noise_is_about_normal() -> None:
    rng = make_rng(3)
    draws = [draw_normal(rng) for _ in range(4000)]
    assert abs(sum(draws) / 4000) < 0.06
    assert abs(sum(draw * draw for draw in draws) / 4000 - 1) < 0.1
    outside = sum(abs(draw_miss(10.0, rng)) > 5 for _ in range(4000)) / 4000
    assert 0.02 < outside < 0.06


def test_a_plan_has_a_base_on_the_table_with_the_least_on_top() -> None:
    plan = TowerPlan(ROW)
    assert plan.base == 0
    assert plan.tower(ROW) == [0]


def test_a_tower_is_the_base_and_the_cubes_on_it_in_any_order() -> None:
    stack = [Pose(0.0, 100.0, 0.0), Pose(200.0, 20.0, 0.0), Pose(2.0, 20.0, 0.0), Pose(-3.0, 60.0, 0.0)]
    plan = TowerPlan(stack)
    plan.base = 2
    assert plan.tower(stack) == [2, 3, 0]


def test_a_cube_with_others_on_top_is_taken_after_them() -> None:
    plan = TowerPlan(ROW)
    assert plan.free_cubes(ROW, [0]) == [3]
    assert plan.next_cube(ROW) == 3


def test_a_held_cube_goes_over_what_lies_between() -> None:
    assert clearance_height(ROW, 2, -60.0) == 60.0 + CUBE_SIDE
    assert clearance_height(ROW, 3, 120.0) == 20.0 + CUBE_SIDE


def test_keys_step_from_column_to_column() -> None:
    sight = TowerObservation(ROW, None)
    found = [next_column(sight, 0.0, 1), next_column(sight, 0.0, -1), next_column(sight, 60.0, 1)]
    assert found == [ROW[3], ROW[0], None]


def run_keys(keys: KeyPointer, sight: TowerObservation, *pressed: str) -> list[Gesture]:
    """Return the gestures of a pointer until it reaches the target of the keys."""
    for key in pressed:
        keys.press(key)
    found = [keys.next_gesture(sight)]
    while keys.queue or keys.place != keys.aim:
        found.append(keys.next_gesture(sight))
    return found


def moves_of(gestures: list[Gesture]) -> list[tuple[float, float]]:
    return [(after.x - before.x, after.y - before.y) for before, after in pairwise(gestures)]


def test_the_key_builder_counts_columns() -> None:
    sight = TowerObservation(ROW, None)
    assert [count_steps(sight, -60.0, x) for x in (-60.0, 30.0, 60.0)] == [0, 2, 3]
    assert [count_steps(sight, 60.0, x) for x in (0.0, -60.0)] == [-2, -3]
    assert count_steps(sight, 60.0, 400.0) == 0


def test_an_empty_hand_goes_straight_on_from_key_to_key_and_no_faster_than_a_hand() -> None:
    keys = KeyPointer(600.0, 2000.0)
    way = run_keys(keys, TowerObservation(ROW, None), "left", "left", "left", "grab")
    assert (way[-1].kind, way[-1].x, way[-1].y) == (PICK, 0.0, 20.0)
    assert max(hypot(*step) for step in moves_of(way)) <= HAND_SPEED * FRAME_TICKS * 1.0001
    assert len(way) < hypot(600, 1980) / EMPTY_SPEED + 4


def test_a_cube_is_carried_evenly_and_slower_towards_the_end() -> None:
    way = run_keys(
        KeyPointer(-60.0, 20.0), TowerObservation([Pose(-60.0, 900.0, 0.0), *ROW[1:]], 0), "right", "right", "right"
    )
    across = [step[0] for step in moves_of(way)]
    assert max(across) <= CARRY_SPEED * 1.0001
    assert across == sorted(across, reverse=True)
    assert across[-1] < CARRY_SPEED / 3
    assert way[-1].x == 60.0


def test_a_cube_is_moved_aside_once_it_is_over_what_lies_there() -> None:
    keys, low, high = (
        KeyPointer(-60.0, 20.0),
        TowerObservation(ROW, 0),
        TowerObservation([Pose(-60.0, 101.0, 0.0), *ROW[1:]], 0),
    )
    for key in ("up", "right"):
        keys.press(key)
    places = [keys.next_gesture(low) for _ in range(2)]
    assert {place.x for place in places} == {-60.0}
    assert keys.next_gesture(high).x > -60.0
    assert keys.place[1] < keys.aim[1]


def test_a_cube_is_let_go_only_when_it_hangs_still() -> None:
    keys = KeyPointer(-60.0, 68.0)
    keys.is_closed = True
    keys.press("grab")
    hanging = [TowerObservation([Pose(x, 68.0, 0.0), *ROW[1:]], 0) for x in (-70.0, -64.0, -61.0, -60.8)]
    assert [keys.next_gesture(sight).kind for sight in hanging] == [MOVE, MOVE, MOVE, RELEASE]


def test_keys_wait_for_a_hand_that_is_still_on_its_way_to_close() -> None:
    keys = KeyPointer(-60.0, 20.0)
    keys.press("grab")
    assert keys.next_gesture(TowerObservation(ROW, None)).kind == PICK
    keys.press("up")
    assert keys.next_gesture(TowerObservation(ROW, None, is_closing=True)) == Gesture(MOVE, -60.0, 20.0)
    assert keys.next_gesture(TowerObservation(ROW, 0)).y > 20.0


def test_a_hand_that_closed_on_nothing_opens_again() -> None:
    keys = KeyPointer(300.0, 500.0)
    for _ in range(2):
        keys.press("grab")
        assert [keys.next_gesture(TowerObservation(ROW, None)).kind for _ in range(3)] == [PICK, RELEASE, MOVE]


def test_a_key_too_many_is_refused_and_those_before_it_are_not() -> None:
    keys = KeyPointer()
    for number in range(MAX_QUEUED_KEYS):
        keys.press("left" if number else "grab")
    with pytest.raises(HandInputError, match="key 'grab': 8 others wait to be carried out"):
        keys.press("grab")
    assert list(keys.queue) == ["grab", *["left"] * (MAX_QUEUED_KEYS - 1)]


@pytest.mark.parametrize("tap", [0.03, 0.05, 0.08, 0.12])
def test_fingers_may_be_as_fast_as_they_like(tap: float) -> None:
    held = simulate_test(TowerTerms(2, 8, 0), msgspec.structs.replace(STEADY_MOTOR, tap=tap), 2, "keys")
    assert held.verdict is not None
    assert held.verdict.is_standing


def test_one_key_closes_the_hand_and_opens_it() -> None:
    keys = KeyPointer(-60.0, 20.0)
    keys.press("grab")
    assert keys.next_gesture(TowerObservation(ROW, None)).kind == PICK
    keys.press("grab")
    assert [keys.next_gesture(TowerObservation(ROW, 0)).kind for _ in range(2)] == [MOVE, RELEASE]


def test_up_is_over_everything_and_down_is_just_above_what_lies_below() -> None:
    keys, sight = KeyPointer(-60.0, 20.0), TowerObservation(ROW, 0)
    high, low = keys.vertical_target("up", sight), keys.vertical_target("down", TowerObservation(ROW, 1))
    assert high[1] > 60.0 + CUBE_SIDE
    assert 20.0 + CUBE_SIDE < low[1] < high[1]
    assert keys.vertical_target("down", TowerObservation(ROW, None)) == (-60.0, 20.0)


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(HandInputError, match=f"unknown key 'jump'; known: {', '.join(KEYS)}"):
        KeyPointer().press("jump")


def test_a_hand_without_noise_is_better_than_one_with() -> None:
    held = simulate_test(TowerTerms(2, 8, 0), STEADY_MOTOR, 2)
    assert held.verdict is not None
    assert held.verdict.is_standing
