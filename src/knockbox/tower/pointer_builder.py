"""A model of a person who builds with a pointer: it picks the next cube, its target, and the movements."""

from collections.abc import Generator, Iterator
from math import sqrt
from typing import Final, TypeAlias

from knockbox.engine.rng import Rng
from knockbox.tower.gesture import Gesture
from knockbox.tower.inputs import MOVE, PICK, RELEASE
from knockbox.tower.motor import MIN_MOVE_SECONDS, MotorModel, difficulty, draw_form, draw_miss, draw_normal, ease
from knockbox.tower.parameters import CUBE_SIDE, FEEL_CORRECTION, FRAME_TICKS, GRAB_DISTANCE, TICKS_PER_SECOND
from knockbox.tower.plan import TowerObservation, TowerPlan, clearance_height
from knockbox.tower.world import Pose

RELEASE_HEIGHT: Final = 0.16 * CUBE_SIDE
"""Height above its target at which a cube is released."""
CARRY_CLEARANCE: Final = 0.35 * CUBE_SIDE
"""Height above the tower at which a cube is carried across."""
SWING_DISTANCE: Final = 1.6 * CUBE_SIDE
"""Distance from the tower at which a cube is lifted past it."""
VISIBLE_OFFSET: Final = 0.4 * CUBE_SIDE
"""Offset from the cube below beyond which a cube visibly falls."""
MAX_CARRIES: Final = 3
CORRECTION_SHARE: Final = 0.6
"""Share of a movement up to which the eye corrects the aim."""


GestureGenerator: TypeAlias = Generator[Gesture, TowerObservation, None]


class PointerBuilder:
    """Builds with the skill of a motor model: takes an observation per frame, yields a pointer gesture."""

    def __init__(self, motor: MotorModel, rng: Rng) -> None:
        self.motor = motor
        self.rng = rng
        self.form = draw_form(motor, rng)
        self.x = 0.0  # pointer position
        self.y = 4 * CUBE_SIDE

    def build(self, sight: TowerObservation) -> GestureGenerator:
        """Stack cubes until all are on the tower or the bell rings."""
        plan = TowerPlan(sight.poses)
        while True:
            number = plan.next_cube(sight.poses)
            if number is None:
                sight = yield self.gesture_here(MOVE)
                continue
            yield from self.move_to(
                sight.poses[number], min(CUBE_SIDE + 2 * GRAB_DISTANCE, plan.free_width(sight.poses, number))
            )
            sight = yield self.gesture_here(PICK)
            if sight.held is not None and sight.held not in plan.tower(sight.poses):
                yield from self.lay(plan, sight.held, sight)
                plan.laid_cubes.add(sight.held)
            sight = yield self.gesture_here(RELEASE)

    def gesture_here(self, kind: int) -> Gesture:
        return Gesture(kind, self.x, self.y)

    def move_to(self, cube: Pose, wide: float) -> GestureGenerator:
        """Move the empty hand to a cube."""
        start = self.x, self.y
        end = cube.x + draw_miss(wide, self.rng), max(2.0, cube.y + draw_miss(wide, self.rng))
        seconds = self.motor.pause + self.draw_seconds(difficulty(distance(start, cube), wide) / self.motor.reach)
        for share in movement_shares(seconds):
            way = ease(share)
            self.x, self.y = start[0] + (end[0] - start[0]) * way, start[1] + (end[1] - start[1]) * way
            if share < 1.0:
                yield self.gesture_here(MOVE)

    def lay(self, plan: TowerPlan, number: int, sight: TowerObservation) -> GestureGenerator:
        """Carry a cube to the tower; retry once or twice if it would visibly fall."""
        for _ in range(MAX_CARRIES):
            sight = yield from self.carry(plan, number, sight)
            if sight.held != number or abs(sight.poses[number].x - plan.top(sight.poses, number).x) < VISIBLE_OFFSET:
                return

    def carry(
        self, plan: TowerPlan, number: int, sight: TowerObservation
    ) -> Generator[Gesture, TowerObservation, TowerObservation]:
        """Carry a cube up, across and down onto the tower; the eye corrects the aim on the way."""
        start, wide = sight.poses[number], self.motor.care * CUBE_SIDE / (1 - FEEL_CORRECTION)
        lead, slip = (
            (self.x - start.x, self.y - start.y),
            (draw_miss(wide, self.rng), abs(draw_miss(wide, self.rng)) / 2),
        )
        aim = plan.target_place(sight.poses, number)
        top = max(aim[1], clearance_height(sight.poses, number, aim[0])) + CARRY_CLEARANCE
        far = distance(start, (aim[0], top)) + top - aim[1] + max(0.0, SWING_DISTANCE - abs(start.x - aim[0]))
        for share in movement_shares(self.draw_seconds(difficulty(far, wide) / self.motor.carry)):
            aim = plan.target_place(sight.poses, number) if share < CORRECTION_SHARE else aim
            x, y = carry_position(start, top, (aim[0] + slip[0], aim[1] + RELEASE_HEIGHT + slip[1]), share)
            self.x = x + lead[0] + self.motor.tremor * draw_normal(self.rng)
            self.y = y + lead[1] + self.motor.tremor * draw_normal(self.rng)
            sight = yield self.gesture_here(MOVE)
        return sight

    def draw_seconds(self, expected: float) -> float:
        """Return the random duration of a movement; form on the day scales all of them."""
        return max(MIN_MOVE_SECONDS, expected / self.form * (1 + self.motor.uneven * draw_normal(self.rng)))


def movement_shares(seconds: float) -> Iterator[float]:
    """Yield the share of its time a movement has used in each frame; the last frame presses or releases."""
    frames = max(1, round(seconds * TICKS_PER_SECOND / FRAME_TICKS))
    return (frame / frames for frame in range(1, frames + 1))


def carry_position(start: Pose, top: float, end: tuple[float, float], share: float) -> tuple[float, float]:
    """Return the point of a path that rises before it crosses, swings out if it begins next to the tower, and drops."""
    offset = start.x - end[0]
    tight = max(0.0, SWING_DISTANCE - abs(offset))
    rise = ease(share / 0.6)
    fall = ease((share - 0.8) / 0.2)
    across = ease((share - 0.44) / 0.46) if tight else ease((share - 0.28) / 0.6)
    swing = (tight if offset > 0 else -tight) * ease(share / 0.3) * (1 - across)
    return start.x + swing - offset * across, start.y + (top - start.y) * rise + (end[1] - top) * fall


def distance(start: tuple[float, float] | Pose, end: tuple[float, float] | Pose) -> float:
    across, up = end[0] - start[0], end[1] - start[1]
    return sqrt(across * across + up * up)
