"""A hand follows the pointer at limited speed, grabs what is in reach, and releases without throwing."""

import pytest

from knockbox.tower.attempt import TowerAttempt
from knockbox.tower.errors import HandInputError, NotRunningError
from knockbox.tower.inputs import MOVE, PICK, RELEASE, HandInput, InputValidator
from knockbox.tower.parameters import (
    CUBE_SIDE,
    FRAME_TICKS,
    GRAB_DISTANCE,
    HALF_WIDTH,
    HAND_SPEED,
    HEIGHT,
    MAX_GRIP_FORCE,
    MAX_PICKS_PER_SECOND,
    OPENING_TICKS,
    TICKS_PER_SECOND,
)
from knockbox.tower.terms import TowerTerms
from tests.tower.attempts import advance_ticks, run_to_end, start_attempt


def attempt_with_held_cube() -> TowerAttempt:
    """Return an attempt whose only cube is held, at the centre of the table."""
    attempt = start_attempt(1)
    cube = attempt.poses()[0]
    attempt.pick(cube.x, cube.y)
    advance_ticks(attempt, 2)
    assert attempt.hand.held_cube == 0
    return attempt


def test_before_the_clock_is_started_nothing_can_be_done() -> None:
    attempt = TowerAttempt(TowerTerms(1, 3, 0))
    for deed in (attempt.move, attempt.pick, attempt.release):
        with pytest.raises(NotRunningError, match="the clock has not been started"):
            deed(0, 0)
    with pytest.raises(NotRunningError):
        attempt.advance()
    assert attempt.inputs == []


def test_after_the_bell_nothing_can_be_done() -> None:
    attempt = advance_ticks(start_attempt(1), TowerTerms(1, 1, 0).bell_tick)
    for deed in (attempt.move, attempt.pick, attempt.release):
        with pytest.raises(NotRunningError, match="the bell has rung"):
            deed(0, 0)
    run_to_end(attempt)
    with pytest.raises(NotRunningError):
        attempt.advance()


def test_the_clock_is_started_once() -> None:
    with pytest.raises(NotRunningError, match="already started"):
        start_attempt().start()


@pytest.mark.parametrize("place", [(float("nan"), 0.0), (0.0, float("inf")), (float("-inf"), float("nan"))])
def test_what_is_no_place_is_refused(place: tuple[float, float]) -> None:
    attempt = start_attempt()
    with pytest.raises(HandInputError, match="expected two numbers"):
        attempt.move(*place)
    assert attempt.pending_move is None


def test_a_pointer_outside_of_the_room_is_at_its_edge() -> None:
    attempt = start_attempt()
    attempt.move(1e30, -5)
    attempt.advance()
    assert attempt.inputs == [HandInput(0, MOVE, HALF_WIDTH, 0)]


def test_of_all_movements_in_a_frame_the_last_one_counts() -> None:
    attempt = start_attempt()
    attempt.advance()
    for x in range(100):
        attempt.move(x, 50)
    advance_ticks(attempt, 2 * FRAME_TICKS)
    assert attempt.inputs == [HandInput(FRAME_TICKS, MOVE, 99, 50)]


def test_a_pointer_that_stays_where_it_is_leaves_no_trace() -> None:
    attempt = start_attempt()
    for _ in range(20):
        attempt.move(30, 50)
        advance_ticks(attempt, FRAME_TICKS)
    assert len(attempt.inputs) == 1


def test_a_pointer_that_leaps_does_not_carry_a_cube_along() -> None:
    attempt = attempt_with_held_cube()
    attempt.move(HALF_WIDTH - 30, 1000)
    fastest = 0.0
    for _ in range(TICKS_PER_SECOND):
        before = attempt.hand.place
        attempt.advance()
        after = attempt.hand.place
        fastest = max(fastest, ((after[0] - before[0]) ** 2 + (after[1] - before[1]) ** 2) ** 0.5)
    assert fastest <= HAND_SPEED * 1.0001
    assert attempt.poses()[0].y > 900


def test_a_held_cube_is_never_pushed_harder_than_the_grip() -> None:
    attempt = attempt_with_held_cube()
    attempt.move(400, 500)
    for _ in range(60):
        attempt.advance()
        assert attempt.world.grip is not None
        assert attempt.world.grip[0].impulse <= MAX_GRIP_FORCE / TICKS_PER_SECOND * 1.0001


def test_an_empty_hand_that_leaps_closes_only_once_it_is_there() -> None:
    attempt = start_attempt(1)
    attempt.move(HALF_WIDTH, 1000)
    advance_ticks(attempt, FRAME_TICKS + 2 * TICKS_PER_SECOND)
    cube = attempt.poses()[0]
    attempt.move(HALF_WIDTH, 1001)
    advance_ticks(attempt, FRAME_TICKS)
    attempt.pick(cube.x, cube.y)
    attempt.advance()
    assert attempt.hand.held_cube is None
    advance_ticks(attempt, TICKS_PER_SECOND)
    assert attempt.hand.held_cube == 0


def test_a_finger_may_have_travelled_unseen() -> None:
    attempt = advance_ticks(start_attempt(1), TICKS_PER_SECOND)
    cube = attempt.poses()[0]
    attempt.pick(cube.x, cube.y)
    attempt.advance()
    assert attempt.hand.held_cube == 0


@pytest.mark.parametrize(
    ("beside", "held"), [(CUBE_SIDE / 2 + GRAB_DISTANCE - 2, 0), (CUBE_SIDE / 2 + GRAB_DISTANCE + 2, None)]
)
def test_a_hand_closes_on_a_cube_in_reach_and_on_no_other(beside: float, held: int | None) -> None:
    attempt = start_attempt(1)
    cube = attempt.poses()[0]
    attempt.pick(cube.x + beside, cube.y)
    advance_ticks(attempt, 3)
    assert attempt.hand.held_cube == held


def test_a_cube_is_not_pulled_to_the_pointer_when_it_is_taken() -> None:
    attempt = start_attempt(1)
    cube = attempt.poses()[0]
    attempt.pick(cube.x + CUBE_SIDE / 2 + GRAB_DISTANCE - 3, cube.y)
    advance_ticks(attempt, TICKS_PER_SECOND)
    assert attempt.hand.held_cube == 0
    assert abs(attempt.poses()[0].x - cube.x) < 1


def test_a_hand_that_opens_takes_most_of_the_speed_away() -> None:
    attempt = attempt_with_held_cube()
    attempt.move(0, 300)
    advance_ticks(attempt, TICKS_PER_SECOND)
    attempt.move(200, 300)
    advance_ticks(attempt, 10)
    attempt.release(200, 300)
    advance_ticks(attempt, OPENING_TICKS + 1)
    assert attempt.hand.held_cube is None
    assert abs(attempt.world.bodies[0].velocity.x) < HAND_SPEED * TICKS_PER_SECOND / 4


def test_a_second_press_and_a_second_release_are_nothing() -> None:
    attempt = attempt_with_held_cube()
    attempt.pick(0, 0)
    attempt.release(0, 50)
    attempt.release(0, 50)
    assert [told.kind for told in attempt.inputs] == [PICK, RELEASE]


def test_a_machine_gun_of_presses_is_refused_in_the_end() -> None:
    attempt = start_attempt(1)
    for _ in range(MAX_PICKS_PER_SECOND * attempt.terms.seconds):
        attempt.pick(500, 500)
        attempt.release(500, 500)
    with pytest.raises(HandInputError, match="picks: found more than 240"):
        attempt.pick(500, 500)


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ([HandInput(8, MOVE, 0, 0), HandInput(4, MOVE, 0, 0)], "times must not run backwards"),
        ([HandInput(2400, PICK, 0, 0)], "the bell rang at 2400"),
        ([HandInput(0, MOVE, 601, 0)], "place: found 601, 0"),
        ([HandInput(0, PICK, 0, HEIGHT + 1)], "place: found 0, 2401"),
        ([HandInput(0, MOVE, 0, -1)], "place: found 0, -1"),
        ([HandInput(3, MOVE, 0, 0)], "expected one at most, every 4 ticks"),
        ([HandInput(4, MOVE, 0, 0), HandInput(4, MOVE, 1, 0)], "expected one at most"),
        ([HandInput(0, 3, 0, 0)], "kind: found 3"),
        ([HandInput(0, RELEASE, 0, 0)], "a release without a pick"),
        ([HandInput(0, PICK, 0, 0), HandInput(1, PICK, 0, 0)], "a pick while the hand is closed"),
    ],
)
def test_what_no_hand_could_be_told_is_refused(row: list[HandInput], message: str) -> None:
    rein = InputValidator(TowerTerms(1, 3, 0))
    with pytest.raises(HandInputError, match=message):
        for told in row:
            rein.check(told)
