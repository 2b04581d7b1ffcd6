"""A tower stands if one cube is on the table, none touches more than two, and all are one chain."""

from itertools import combinations, pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knockbox.tower.motor import SKILLS
from knockbox.tower.parameters import HEIGHT, JUDGED, SETTLE, SIDE, TICKS
from knockbox.tower.scatter import Cube
from knockbox.tower.terms import Terms
from knockbox.tower.trial import tried
from knockbox.tower.verdict import Fault, Touches, fault_of
from knockbox.tower.world import TABLE, Pose, World
from tests.tower.kit import built, column, ended, passed, settled, started

CHAIN = {(TABLE, 0), (0, 1), (1, 2)}
SLACK = 1.5
"""Units that a cube may be pressed into another, or hang above it."""


@pytest.mark.rule("KD-KO-2", "KD-KO-3")
@pytest.mark.parametrize(
    ("touches", "cubes", "fault"),
    [
        (CHAIN, 3, None),
        ({(TABLE, 2), (0, 2), (0, 1)}, 3, None),
        ({(TABLE, 0)}, 1, None),
        (set(), 1, Fault("table", (), 9)),
        (CHAIN | {(TABLE, 2)}, 3, Fault("table", (0, 2), 9)),
        (CHAIN | {(1, 3)}, 4, Fault("crowded", (1,), 9)),
        (CHAIN, 4, Fault("chain", (3,), 9)),
        (CHAIN | {(3, 4)}, 5, Fault("chain", (3, 4), 9)),
        ({(TABLE, 0), (0, 1), (0, 2)}, 3, Fault("chain", (0, 1, 2), 9)),
        (CHAIN | {(0, 2)}, 3, Fault("chain", (0, 1, 2), 9)),
        ({(TABLE, 0), (0, 1), (1, 2), (2, 3), (0, 3)}, 4, Fault("chain", (0, 1, 3), 9)),
    ],
)
def test_the_first_condition_that_does_not_hold_is_named_with_its_cubes(
    touches: Touches, cubes: int, fault: Fault | None
) -> None:
    assert fault_of(touches, cubes, 9) == fault


@st.composite
def touching(draw: st.DrawFn) -> tuple[int, set[tuple[int, int]]]:
    """Up to six cubes, and any of them that touch each other or the table; often a column that lacks little."""
    cubes = draw(st.integers(1, 6))
    column = draw(st.permutations(range(cubes)))
    found = {(TABLE, column[0])} | {(min(pair), max(pair)) for pair in pairwise(column)}
    return cubes, found ^ draw(st.sets(st.sampled_from(list(combinations(range(TABLE, cubes), 2))), max_size=3))


@pytest.mark.rule("KD-KO-2", "KD-KO-3")
@given(touching())
def test_nothing_stands_but_a_single_column(found: tuple[int, set[tuple[int, int]]]) -> None:
    cubes, touches = found
    columns = ([TABLE, *order] for order in permutations(range(cubes)))
    is_column = any(touches == {(min(pair), max(pair)) for pair in pairwise(column)} for column in columns)
    fault = fault_of(touches, cubes, 9)
    assert (fault is None) == is_column
    assert fault is None or fault.cubes == tuple(sorted(set(fault.cubes) & set(range(cubes))))
    assert fault is None or fault.cubes or not any(TABLE in pair for pair in touches)


def test_a_column_of_fourteen_is_one_chain_and_stays_one() -> None:
    world = settled(column(*(3.0 * (-1) ** number for number in range(14))))
    for _ in range(TICKS):
        world.step((0.0, 0.0))
        assert fault_of(world.touches(), 14, 0) is None


def is_column(poses: list[Pose]) -> bool:
    """What eyes would say: each cube is a side above the next one, and over it."""
    row = sorted(poses, key=lambda pose: pose.y)
    steps = all(abs(high.y - low.y - SIDE) < SLACK and abs(high.x - low.x) < SIDE for low, high in pairwise(row))
    return steps and abs(row[0].y - SIDE / 2) < SLACK


@pytest.mark.rule("KD-KO-2", "KD-KO-3", "KD-KO-4")
def test_touches_tell_what_eyes_would_see() -> None:
    held = [tried(Terms(seed, cubes, 0), SKILLS["normal"], seed) for cubes in (3, 11) for seed in range(6)]
    verdicts = [attempt.verdict is not None and attempt.verdict.stands for attempt in held]
    assert verdicts == [is_column(attempt.poses()) for attempt in held]
    assert True in verdicts[6:] and False in verdicts[6:]


def test_a_cube_beside_a_column_is_seen_by_its_touches() -> None:
    world = settled(World([Cube(0, SIDE / 2, False), Cube(0, 1.5 * SIDE, False), Cube(2 * SIDE, SIDE / 2, False)]))
    assert world.touches() == {(TABLE, 0), (0, 1), (TABLE, 2)}


def test_a_single_cube_is_a_tower() -> None:
    attempt = ended(started(1))
    assert attempt.verdict is not None
    assert attempt.verdict.stands


def test_a_steady_hand_builds_five() -> None:
    verdict = built(5).verdict
    assert verdict is not None
    assert verdict.stands


def test_cubes_that_nobody_stacked_fail_at_the_table() -> None:
    attempt = ended(started(3))
    assert attempt.verdict is not None
    assert attempt.verdict.fault == Fault("table", (0, 1, 2), attempt.terms.bell + SETTLE - JUDGED + 1)


def test_a_cube_that_is_held_at_the_bell_fails_the_tower() -> None:
    attempt = started(1)
    cube = attempt.poses()[0]
    attempt.pick(cube.x, cube.y)
    ended(attempt)
    assert attempt.verdict is not None
    assert attempt.verdict.fault == Fault("held", (0,), attempt.terms.bell)


def test_a_cube_that_is_still_in_the_air_when_the_judge_looks_has_no_tower_below_it() -> None:
    attempt = started(1)
    cube = attempt.poses()[0]
    attempt.pick(cube.x, cube.y)
    attempt.advance()
    attempt.move(cube.x, HEIGHT)
    passed(attempt, attempt.terms.bell - 1 - attempt.tick)
    attempt.release(cube.x, HEIGHT)
    ended(attempt)
    assert attempt.verdict is not None
    assert attempt.verdict.fault == Fault("table", (), attempt.terms.bell + SETTLE - JUDGED + 1)
    assert attempt.world.touches() == {(TABLE, 0)}


def test_a_cube_that_is_let_go_in_the_last_tick_is_not_held() -> None:
    attempt = started(1)
    cube = attempt.poses()[0]
    attempt.pick(cube.x, cube.y)
    passed(attempt, attempt.terms.bell - 1)
    attempt.release(cube.x, cube.y)
    ended(attempt)
    assert attempt.verdict is not None
    assert attempt.verdict.stands


def test_the_judge_does_not_look_before_the_last_half_of_the_settling() -> None:
    attempt = passed(started(3), started(3).terms.bell + SETTLE - JUDGED)
    assert attempt.fault is None
    attempt.advance()
    assert attempt.fault is not None


def test_a_tower_that_falls_while_it_is_judged_has_fallen() -> None:
    attempt = built(4)
    again = started(4)
    again.inputs = []
    for told in attempt.inputs:
        passed(again, told.tick - again.tick)
        again.tell(told)
    passed(again, again.terms.bell + SETTLE - JUDGED + 20 - again.tick)
    assert fault_of(again.world.touches(), 4, 0) is None
    top = max(again.world.bodies, key=lambda body: body.position.y)
    top.velocity = 900.0, 0.0
    ended(again)
    assert again.fault is not None
    assert again.fault.tick > again.terms.bell + SETTLE - JUDGED + 20
