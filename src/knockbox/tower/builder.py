"""Somebody who builds: which cube comes next, where it goes, and a hand that takes it there through a pointer."""

from collections.abc import Generator, Iterator
from math import sqrt
from typing import Final, NamedTuple, TypeAlias

from knockbox.engine.rng import Rng
from knockbox.tower.inputs import MOVE, PICK, RELEASE
from knockbox.tower.motor import SHORTEST, Motor, difficulty, eased, miss, normal
from knockbox.tower.parameters import FEEL, FRAME, REACH, SIDE, TICKS
from knockbox.tower.plan import Plan, Sight
from knockbox.tower.world import Pose

CLEAR: Final = 0.16 * SIDE
"""How high above its place a cube is let go."""
OVER: Final = 0.35 * SIDE
"""How high above the tower a cube is carried across."""
SWING: Final = 1.6 * SIDE
"""How far beside the tower a cube is lifted past it."""
LOOK: Final = 0.6
"""The share of a way after which the eye corrects the aim."""


class Gesture(NamedTuple):
    """What a pointer does in a frame."""

    kind: int
    x: float
    y: float


Building: TypeAlias = Generator[Gesture, Sight, None]


class Builder:
    """Builds with the skill of a motor; sends it what is seen in each frame, gets what the pointer does."""

    def __init__(self, motor: Motor, rng: Rng) -> None:
        self.motor = motor
        self.rng = rng
        self.x, self.y = 0.0, 4 * SIDE  # where the pointer is

    def build(self, sight: Sight) -> Building:
        """Cube upon cube, until all are on the tower or the bell rings."""
        plan = Plan(sight.poses)
        while True:
            number = plan.next_cube(sight.poses, self.x)
            if number is None:
                sight = yield self.at(MOVE)
                continue
            yield from self.reach(sight.poses[number], min(SIDE + REACH, plan.elbow_room(sight.poses, number)))
            sight = yield self.at(PICK)
            if sight.held is not None and sight.held not in plan.tower(sight.poses):
                yield from self.carry(plan, sight.held, sight)
                plan.laid.add(sight.held)
            sight = yield self.at(RELEASE)

    def at(self, kind: int) -> Gesture:
        return Gesture(kind, self.x, self.y)

    def reach(self, cube: Pose, wide: float) -> Building:
        """An empty hand goes to a cube."""
        start = self.x, self.y
        end = cube.x + miss(wide, self.rng), max(2.0, cube.y + miss(wide, self.rng))
        seconds = self.motor.pause + self.seconds(difficulty(distance(start, cube), wide) / self.motor.reach)
        for share in shares(seconds):
            way = eased(share)
            self.x, self.y = start[0] + (end[0] - start[0]) * way, start[1] + (end[1] - start[1]) * way
            if share < 1.0:
                yield self.at(MOVE)

    def carry(self, plan: Plan, number: int, sight: Sight) -> Building:
        """Up, across and down onto the tower; the eye corrects the aim on the way."""
        start, wide = sight.poses[number], self.motor.care * SIDE / (1 - FEEL)
        lead, slip = (self.x - start.x, self.y - start.y), (miss(wide, self.rng), abs(miss(wide, self.rng)) / 2)
        aim = plan.place(sight.poses, number)
        for share in shares(
            self.seconds(difficulty(distance(start, (aim[0], aim[1] + OVER)) + OVER, wide) / self.motor.carry)
        ):
            aim = plan.place(sight.poses, number) if share < LOOK else aim
            x, y = along(start, (aim[0] + slip[0], aim[1] + CLEAR + slip[1]), share)
            self.x = x + lead[0] + self.motor.tremor * normal(self.rng)
            self.y = y + lead[1] + self.motor.tremor * normal(self.rng)
            if share < 1.0:
                sight = yield self.at(MOVE)

    def seconds(self, expected: float) -> float:
        """How long a movement takes, now a bit longer, now a bit shorter."""
        return max(SHORTEST, expected * (1 + self.motor.uneven * normal(self.rng)))


def shares(seconds: float) -> Iterator[float]:
    """How much of its time a movement has used in each of its frames; in the last one a button is pressed or let go."""
    frames = max(1, round(seconds * TICKS / FRAME))
    return (frame / frames for frame in range(1, frames + 1))


def along(start: Pose, end: tuple[float, float], share: float) -> tuple[float, float]:
    """A way that rises before it goes across, swings out beside the tower, and comes down from above."""
    rise, across, fall = eased(share / 0.62), eased((share - 0.26) / 0.62), eased((share - 0.8) / 0.2)
    top = max(end[1], start.y) + OVER
    beside = start.x - end[0]
    tight = max(0.0, SWING - abs(beside)) if top > start.y + 1.5 * SIDE else 0.0
    swing = (tight if beside > 0 else -tight) * eased(share / 0.25) * (1 - across)
    return start.x + swing - beside * across, start.y + (top - start.y) * rise + (end[1] - top) * fall


def distance(start: tuple[float, float] | Pose, end: tuple[float, float] | Pose) -> float:
    across, up = end[0] - start[0], end[1] - start[1]
    return sqrt(across * across + up * up)
