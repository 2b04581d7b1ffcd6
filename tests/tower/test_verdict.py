"""A tower stands if one cube is on the table, none touches more than two, and all are one chain."""

from itertools import combinations, pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knockbox.tower.motor import SKILLS
from knockbox.tower.parameters import CUBE_SIDE, HEIGHT, JUDGED_TICKS, SETTLE_TICKS, TICKS_PER_SECOND
from knockbox.tower.scatter import ScatteredCube
from knockbox.tower.simulation import simulate_test
from knockbox.tower.terms import TowerTerms
from knockbox.tower.verdict import Touches, TowerFault, find_fault
from knockbox.tower.world import TABLE, Pose, TowerWorld
from tests.tower.attempts import advance_ticks, build_tower, make_column, run_to_end, settle_world, start_attempt

CHAIN = {(TABLE, 0), (0, 1), (1, 2)}
SLACK = 1.5
"""Units by which a cube may overlap another or hang above it."""


@pytest.mark.rule("KD-KO-2", "KD-KO-3")
@pytest.mark.parametrize(
    ("touches", "cubes", "fault"),
    [
        (CHAIN, 3, None),
        ({(TABLE, 2), (0, 2), (0, 1)}, 3, None),
        ({(TABLE, 0)}, 1, None),
        (set(), 1, TowerFault("table", (), 9)),
        (CHAIN | {(TABLE, 2)}, 3, TowerFault("table", (0, 2), 9)),
        (CHAIN | {(1, 3)}, 4, TowerFault("crowded", (1,), 9)),
        (CHAIN, 4, TowerFault("chain", (3,), 9)),
        (CHAIN | {(3, 4)}, 5, TowerFault("chain", (3, 4), 9)),
        ({(TABLE, 0), (0, 1), (0, 2)}, 3, TowerFault("chain", (0, 1, 2), 9)),
        (CHAIN | {(0, 2)}, 3, TowerFault("chain", (0, 1, 2), 9)),
        ({(TABLE, 0), (0, 1), (1, 2), (2, 3), (0, 3)}, 4, TowerFault("chain", (0, 1, 3), 9)),
    ],
)
def test_the_first_condition_that_does_not_hold_is_named_with_its_cubes(
    touches: Touches, cubes: int, fault: TowerFault | None
) -> None:
    assert find_fault(touches, cubes, 9) == fault


@st.composite
def touch_sets(draw: st.DrawFn) -> tuple[int, set[tuple[int, int]]]:
    """Draw up to six cubes and any touches among them and the table; often nearly a column."""
    cubes = draw(st.integers(1, 6))
    column = draw(st.permutations(range(cubes)))
    found = {(TABLE, column[0])} | {(min(pair), max(pair)) for pair in pairwise(column)}
    return cubes, found ^ draw(st.sets(st.sampled_from(list(combinations(range(TABLE, cubes), 2))), max_size=3))


@pytest.mark.rule("KD-KO-2", "KD-KO-3")
@given(touch_sets())
def test_nothing_stands_but_a_single_column(found: tuple[int, set[tuple[int, int]]]) -> None:
    cubes, touches = found
    columns = ([TABLE, *order] for order in permutations(range(cubes)))
    is_column = any(touches == {(min(pair), max(pair)) for pair in pairwise(column)} for column in columns)
    fault = find_fault(touches, cubes, 9)
    assert (fault is None) == is_column
    assert fault is None or fault.cubes == tuple(sorted(set(fault.cubes) & set(range(cubes))))
    assert fault is None or fault.cubes or not any(TABLE in pair for pair in touches)


def test_a_column_of_fourteen_is_one_chain_and_stays_one() -> None:
    world = settle_world(make_column(*(3.0 * (-1) ** number for number in range(14))))
    for _ in range(TICKS_PER_SECOND):
        world.step((0.0, 0.0))
        assert find_fault(world.touches(), 14, 0) is None


def is_column(poses: list[Pose]) -> bool:
    """Return whether each cube looks a side above the next one, and over it."""
    row = sorted(poses, key=lambda pose: pose.y)
    steps = all(
        abs(high.y - low.y - CUBE_SIDE) < SLACK and abs(high.x - low.x) < CUBE_SIDE for low, high in pairwise(row)
    )
    return steps and abs(row[0].y - CUBE_SIDE / 2) < SLACK


@pytest.mark.rule("KD-KO-2", "KD-KO-3", "KD-KO-4")
def test_touches_tell_what_eyes_would_see() -> None:
    held = [simulate_test(TowerTerms(seed, cubes, 0), SKILLS["normal"], seed) for cubes in (3, 11) for seed in range(6)]
    verdicts = [attempt.verdict is not None and attempt.verdict.is_standing for attempt in held]
    assert verdicts == [is_column(attempt.poses()) for attempt in held]
    assert True in verdicts[6:] and False in verdicts[6:]


def test_a_cube_next_to_a_column_is_detected_by_its_touches() -> None:
    world = settle_world(
        TowerWorld(
            [
                ScatteredCube(0, CUBE_SIDE / 2, False),
                ScatteredCube(0, 1.5 * CUBE_SIDE, False),
                ScatteredCube(2 * CUBE_SIDE, CUBE_SIDE / 2, False),
            ]
        )
    )
    assert world.touches() == {(TABLE, 0), (0, 1), (TABLE, 2)}


def test_a_single_cube_is_a_tower() -> None:
    attempt = run_to_end(start_attempt(1))
    assert attempt.verdict is not None
    assert attempt.verdict.is_standing


def test_a_steady_hand_builds_five() -> None:
    verdict = build_tower(5).verdict
    assert verdict is not None
    assert verdict.is_standing


def test_unstacked_cubes_fail_at_the_table() -> None:
    attempt = run_to_end(start_attempt(3))
    assert attempt.verdict is not None
    assert attempt.verdict.fault == TowerFault(
        "table", (0, 1, 2), attempt.terms.bell_tick + SETTLE_TICKS - JUDGED_TICKS + 1
    )


def test_a_cube_that_is_held_at_the_bell_fails_the_tower() -> None:
    attempt = start_attempt(1)
    cube = attempt.poses()[0]
    attempt.pick(cube.x, cube.y)
    run_to_end(attempt)
    assert attempt.verdict is not None
    assert attempt.verdict.fault == TowerFault("held", (0,), attempt.terms.bell_tick)


def test_a_cube_that_is_still_in_the_air_when_the_judge_looks_has_no_tower_below_it() -> None:
    attempt = start_attempt(1)
    cube = attempt.poses()[0]
    attempt.pick(cube.x, cube.y)
    attempt.advance()
    attempt.move(cube.x, HEIGHT)
    advance_ticks(attempt, attempt.terms.bell_tick - 1 - attempt.tick)
    attempt.release(cube.x, HEIGHT)
    run_to_end(attempt)
    assert attempt.verdict is not None
    assert attempt.verdict.fault == TowerFault("table", (), attempt.terms.bell_tick + SETTLE_TICKS - JUDGED_TICKS + 1)
    assert attempt.world.touches() == {(TABLE, 0)}


def test_a_cube_that_is_let_go_in_the_last_tick_is_not_held() -> None:
    attempt = start_attempt(1)
    cube = attempt.poses()[0]
    attempt.pick(cube.x, cube.y)
    advance_ticks(attempt, attempt.terms.bell_tick - 1)
    attempt.release(cube.x, cube.y)
    run_to_end(attempt)
    assert attempt.verdict is not None
    assert attempt.verdict.is_standing


def test_the_judge_does_not_look_before_the_last_half_of_the_settling() -> None:
    attempt = advance_ticks(start_attempt(3), start_attempt(3).terms.bell_tick + SETTLE_TICKS - JUDGED_TICKS)
    assert attempt.fault is None
    attempt.advance()
    assert attempt.fault is not None


def test_a_tower_that_falls_while_it_is_judged_has_fallen() -> None:
    attempt = build_tower(4)
    again = start_attempt(4)
    again.inputs = []
    for told in attempt.inputs:
        advance_ticks(again, told.tick - again.tick)
        again.apply_input(told)
    advance_ticks(again, again.terms.bell_tick + SETTLE_TICKS - JUDGED_TICKS + 20 - again.tick)
    assert find_fault(again.world.touches(), 4, 0) is None
    top = max(again.world.bodies, key=lambda body: body.position.y)
    top.velocity = 900.0, 0.0
    run_to_end(again)
    assert again.fault is not None
    assert again.fault.tick > again.terms.bell_tick + SETTLE_TICKS - JUDGED_TICKS + 20
