"""A model of a person who builds with keys."""

from collections.abc import Generator
from typing import Final

from knockbox.engine.rng import Rng
from knockbox.tower.gesture import Gesture
from knockbox.tower.keys import MIN_COLUMN_DISTANCE, KeyPointer, next_column
from knockbox.tower.motor import MotorModel, draw_form, draw_normal
from knockbox.tower.parameters import CUBE_SIDE, FRAME_TICKS, TICKS_PER_SECOND
from knockbox.tower.plan import TowerObservation, TowerPlan
from knockbox.tower.pointer_builder import GestureGenerator

DRAW_RESOLUTION: Final = 1 << 20


class KeyBuilder:
    """Presses keys in the rhythm of a motor model; sometimes a finger presses twice."""

    def __init__(self, motor: MotorModel, rng: Rng) -> None:
        self.motor = motor
        self.rng = rng
        self.form = draw_form(motor, rng)
        self.keys = KeyPointer()

    def build(self, sight: TowerObservation) -> GestureGenerator:
        """Stack cubes until all are on the tower or the bell rings."""
        plan = TowerPlan(sight.poses)
        while True:
            number = plan.next_cube(sight.poses)
            if number is None:
                sight = yield self.keys.next_gesture(sight)
                continue
            sight = yield from self.move_to(number, sight)
            sight = yield from self.press("grab", sight)
            sight = yield from self.wait_for_hand(sight)
            if sight.held is not None and sight.held not in plan.tower(sight.poses):
                sight = yield from self.lay(plan, sight.held, sight)
            sight = yield from self.release(sight)

    def move_to(self, number: int, sight: TowerObservation) -> Generator[Gesture, TowerObservation, TowerObservation]:
        """Step from column to column until the pointer is over the cube, then go down to it."""
        sight = yield from self.step_to(sight.poses[number].x, sight)
        if abs(sight.poses[number].y - self.keys.aim[1]) > CUBE_SIDE / 2:
            sight = yield from self.press("down", sight)
        return sight

    def lay(
        self, plan: TowerPlan, number: int, sight: TowerObservation
    ) -> Generator[Gesture, TowerObservation, TowerObservation]:
        """Go up, across to the tower, and down if it is not the highest column."""
        plan.laid_cubes.add(number)
        sight = yield from self.press("up", sight)
        sight = yield from self.step_to(plan.top(sight.poses, number).x, sight)
        if self.keys.aim[1] - plan.top(sight.poses, number).y > 1.5 * CUBE_SIDE:
            sight = yield from self.press("down", sight)
        return sight

    def step_to(self, x: float, sight: TowerObservation) -> Generator[Gesture, TowerObservation, TowerObservation]:
        """Press once per column on the way without looking; then look, and go back if it was too far."""
        while steps := count_steps(sight, self.keys.aim[0], x):
            for _ in range(abs(steps)):
                sight = yield from self.press("right" if steps > 0 else "left", sight)
            sight = yield from self.wait_for_hand(sight)
        return sight

    def release(self, sight: TowerObservation) -> Generator[Gesture, TowerObservation, TowerObservation]:
        if sight.held is not None:
            sight = yield from self.press("grab", sight)
            sight = yield from self.wait_for_hand(sight)
        return sight

    def press(self, key: str, sight: TowerObservation) -> Generator[Gesture, TowerObservation, TowerObservation]:
        """Press a key and wait until a finger can press the next one."""
        self.keys.press(key)
        if key != "grab" and self.rng.below(DRAW_RESOLUTION) < self.motor.slips * DRAW_RESOLUTION:
            self.keys.press(key)
        seconds = self.motor.tap / self.form * max(0.4, 1 + self.motor.uneven * draw_normal(self.rng))
        for _ in range(max(1, round(seconds * TICKS_PER_SECOND / FRAME_TICKS))):
            sight = yield self.keys.next_gesture(sight)
        return sight

    def wait_for_hand(self, sight: TowerObservation) -> Generator[Gesture, TowerObservation, TowerObservation]:
        """Wait until all keys are carried out and the hand has closed, if it is about to."""
        while sight.is_closing or not self.keys.is_ready:
            sight = yield self.keys.next_gesture(sight)
        return sight


def count_steps(sight: TowerObservation, start: float, end: float) -> int:
    """Return the number of steps from one place to a column; negative to the left."""
    way = 1 if end > start else -1
    count = 0
    here = start
    while abs(end - here) > 2 * MIN_COLUMN_DISTANCE and (found := next_column(sight, here, way)) is not None:
        if way * (found.x - end) > 2 * MIN_COLUMN_DISTANCE:
            break
        count += 1
        here = found.x
    return way * count
