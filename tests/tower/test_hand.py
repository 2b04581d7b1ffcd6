"""A hand follows the pointer as fast as a hand can, closes on what is in reach, and lets go without throwing."""

import pytest

from knockbox.tower.attempt import Attempt
from knockbox.tower.errors import InputError, NotRunningError
from knockbox.tower.inputs import MOVE, PICK, RELEASE, Input, Rein
from knockbox.tower.parameters import (
    FRAME,
    GRIP,
    HALF_WIDTH,
    HAND_SPEED,
    HEIGHT,
    MOST_PICKS,
    OPENING,
    REACH,
    SIDE,
    TICKS,
)
from knockbox.tower.terms import Terms
from tests.tower.kit import ended, passed, started


def holding() -> Attempt:
    """The only cube is held, at the middle of the table."""
    attempt = started(1)
    cube = attempt.poses()[0]
    attempt.pick(cube.x, cube.y)
    passed(attempt, 2)
    assert attempt.hand.holds == 0
    return attempt


def test_before_the_clock_is_started_nothing_can_be_done() -> None:
    attempt = Attempt(Terms(1, 3, 0))
    for deed in (attempt.move, attempt.pick, attempt.release):
        with pytest.raises(NotRunningError, match="the clock has not been started"):
            deed(0, 0)
    with pytest.raises(NotRunningError):
        attempt.advance()
    assert attempt.inputs == []


def test_after_the_bell_nothing_can_be_done() -> None:
    attempt = passed(started(1), Terms(1, 1, 0).bell)
    for deed in (attempt.move, attempt.pick, attempt.release):
        with pytest.raises(NotRunningError, match="the bell has rung"):
            deed(0, 0)
    ended(attempt)
    with pytest.raises(NotRunningError):
        attempt.advance()


def test_the_clock_is_started_once() -> None:
    with pytest.raises(NotRunningError, match="started before"):
        started().start()


@pytest.mark.parametrize("place", [(float("nan"), 0.0), (0.0, float("inf")), (float("-inf"), float("nan"))])
def test_what_is_no_place_is_refused(place: tuple[float, float]) -> None:
    attempt = started()
    with pytest.raises(InputError, match="expected two numbers"):
        attempt.move(*place)
    assert attempt.moved is None


def test_a_pointer_outside_of_the_room_is_at_its_edge() -> None:
    attempt = started()
    attempt.move(1e30, -5)
    attempt.advance()
    assert attempt.inputs == [Input(0, MOVE, HALF_WIDTH, 0)]


def test_of_all_movements_in_a_frame_the_last_one_counts() -> None:
    attempt = started()
    attempt.advance()
    for x in range(100):
        attempt.move(x, 50)
    passed(attempt, 2 * FRAME)
    assert attempt.inputs == [Input(FRAME, MOVE, 99, 50)]


def test_a_pointer_that_stays_where_it_is_leaves_no_trace() -> None:
    attempt = started()
    for _ in range(20):
        attempt.move(30, 50)
        passed(attempt, FRAME)
    assert len(attempt.inputs) == 1


def test_a_pointer_that_leaps_does_not_carry_a_cube_along() -> None:
    attempt = holding()
    attempt.move(HALF_WIDTH - 30, 1000)
    fastest = 0.0
    for _ in range(TICKS):
        before = attempt.hand.place
        attempt.advance()
        after = attempt.hand.place
        fastest = max(fastest, ((after[0] - before[0]) ** 2 + (after[1] - before[1]) ** 2) ** 0.5)
    assert fastest <= HAND_SPEED * 1.0001
    assert attempt.poses()[0].y > 900


def test_a_held_cube_is_never_pushed_harder_than_the_grip() -> None:
    attempt = holding()
    attempt.move(400, 500)
    for _ in range(60):
        attempt.advance()
        assert attempt.world.grip is not None
        assert attempt.world.grip[0].impulse <= GRIP / TICKS * 1.0001


def test_an_empty_hand_that_leaps_closes_only_once_it_is_there() -> None:
    attempt = started(1)
    attempt.move(HALF_WIDTH, 1000)
    passed(attempt, FRAME + 2 * TICKS)
    cube = attempt.poses()[0]
    attempt.move(HALF_WIDTH, 1001)
    passed(attempt, FRAME)
    attempt.pick(cube.x, cube.y)
    attempt.advance()
    assert attempt.hand.holds is None
    passed(attempt, TICKS)
    assert attempt.hand.holds == 0


def test_a_finger_may_have_travelled_unseen() -> None:
    attempt = passed(started(1), TICKS)
    cube = attempt.poses()[0]
    attempt.pick(cube.x, cube.y)
    attempt.advance()
    assert attempt.hand.holds == 0


@pytest.mark.parametrize(("beside", "held"), [(SIDE / 2 + REACH - 2, 0), (SIDE / 2 + REACH + 2, None)])
def test_a_hand_closes_on_a_cube_in_reach_and_on_no_other(beside: float, held: int | None) -> None:
    attempt = started(1)
    cube = attempt.poses()[0]
    attempt.pick(cube.x + beside, cube.y)
    passed(attempt, 3)
    assert attempt.hand.holds == held


def test_a_cube_is_not_pulled_to_the_pointer_when_it_is_taken() -> None:
    attempt = started(1)
    cube = attempt.poses()[0]
    attempt.pick(cube.x + SIDE / 2 + REACH - 3, cube.y)
    passed(attempt, TICKS)
    assert attempt.hand.holds == 0
    assert abs(attempt.poses()[0].x - cube.x) < 1


def test_a_hand_that_opens_takes_most_of_the_speed_away() -> None:
    attempt = holding()
    attempt.move(0, 300)
    passed(attempt, TICKS)
    attempt.move(200, 300)
    passed(attempt, 10)
    attempt.release(200, 300)
    passed(attempt, OPENING + 1)
    assert attempt.hand.holds is None
    assert abs(attempt.world.bodies[0].velocity.x) < HAND_SPEED * TICKS / 4


def test_a_second_press_and_a_second_release_are_nothing() -> None:
    attempt = holding()
    attempt.pick(0, 0)
    attempt.release(0, 50)
    attempt.release(0, 50)
    assert [told.kind for told in attempt.inputs] == [PICK, RELEASE]


def test_a_machine_gun_of_presses_is_refused_in_the_end() -> None:
    attempt = started(1)
    for _ in range(MOST_PICKS * attempt.terms.seconds):
        attempt.pick(500, 500)
        attempt.release(500, 500)
    with pytest.raises(InputError, match="picks: found more than 240"):
        attempt.pick(500, 500)


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ([Input(8, MOVE, 0, 0), Input(4, MOVE, 0, 0)], "times must not run backwards"),
        ([Input(2400, PICK, 0, 0)], "the bell rang at 2400"),
        ([Input(0, MOVE, 601, 0)], "place: found 601, 0"),
        ([Input(0, PICK, 0, HEIGHT + 1)], "place: found 0, 2401"),
        ([Input(0, MOVE, 0, -1)], "place: found 0, -1"),
        ([Input(3, MOVE, 0, 0)], "expected one at most, every 4 ticks"),
        ([Input(4, MOVE, 0, 0), Input(4, MOVE, 1, 0)], "expected one at most"),
        ([Input(0, 3, 0, 0)], "kind: found 3"),
        ([Input(0, RELEASE, 0, 0)], "a release without a pick"),
        ([Input(0, PICK, 0, 0), Input(1, PICK, 0, 0)], "a pick while the hand is closed"),
    ],
)
def test_what_no_hand_could_be_told_is_refused(row: list[Input], message: str) -> None:
    rein = Rein(Terms(1, 3, 0))
    with pytest.raises(InputError, match=message):
        for told in row:
            rein.check(told)
