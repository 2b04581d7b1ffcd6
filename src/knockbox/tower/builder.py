"""Somebody who builds: which cube comes next, where it goes, and a hand that takes it there through a pointer."""

from collections.abc import Generator, Iterator
from math import sqrt
from typing import Final, TypeAlias

from knockbox.engine.rng import Rng
from knockbox.tower.gesture import Gesture
from knockbox.tower.inputs import MOVE, PICK, RELEASE
from knockbox.tower.motor import SHORTEST, Motor, difficulty, eased, form_of, miss, normal
from knockbox.tower.parameters import FEEL, FRAME, REACH, SIDE, TICKS
from knockbox.tower.plan import Plan, Sight, crest
from knockbox.tower.world import Pose

CLEAR: Final = 0.16 * SIDE
"""How high above its place a cube is let go."""
OVER: Final = 0.35 * SIDE
"""How high above the tower a cube is carried across."""
SWING: Final = 1.6 * SIDE
"""How far beside the tower a cube is lifted past it."""
AWRY: Final = 0.4 * SIDE
"""How far beside the cube below another must be to be seen to fall."""
TRIES: Final = 3
LOOK: Final = 0.6
"""The share of a way after which the eye corrects the aim."""


Building: TypeAlias = Generator[Gesture, Sight, None]


class Builder:
    """Builds with the skill of a motor; sends it what is seen in each frame, gets what the pointer does."""

    def __init__(self, motor: Motor, rng: Rng) -> None:
        self.motor = motor
        self.rng = rng
        self.form = form_of(motor, rng)
        self.x, self.y = 0.0, 4 * SIDE  # where the pointer is

    def build(self, sight: Sight) -> Building:
        """Cube upon cube, until all are on the tower or the bell rings."""
        plan = Plan(sight.poses)
        while True:
            number = plan.next_cube(sight.poses)
            if number is None:
                sight = yield self.at(MOVE)
                continue
            yield from self.reach(sight.poses[number], min(SIDE + 2 * REACH, plan.elbow_room(sight.poses, number)))
            sight = yield self.at(PICK)
            if sight.held is not None and sight.held not in plan.tower(sight.poses):
                yield from self.lay(plan, sight.held, sight)
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

    def lay(self, plan: Plan, number: int, sight: Sight) -> Building:
        """Nobody lets go of a cube that he sees will fall: he tries again, a time or two."""
        for _ in range(TRIES):
            sight = yield from self.carry(plan, number, sight)
            if sight.held != number or abs(sight.poses[number].x - plan.top(sight.poses, number).x) < AWRY:
                return

    def carry(self, plan: Plan, number: int, sight: Sight) -> Generator[Gesture, Sight, Sight]:
        """Up, across and down onto the tower; the eye corrects the aim on the way."""
        start, wide = sight.poses[number], self.motor.care * SIDE / (1 - FEEL)
        lead, slip = (self.x - start.x, self.y - start.y), (miss(wide, self.rng), abs(miss(wide, self.rng)) / 2)
        aim = plan.place(sight.poses, number)
        top = max(aim[1], crest(sight.poses, number, aim[0])) + OVER
        far = distance(start, (aim[0], top)) + top - aim[1] + max(0.0, SWING - abs(start.x - aim[0]))
        for share in shares(self.seconds(difficulty(far, wide) / self.motor.carry)):
            aim = plan.place(sight.poses, number) if share < LOOK else aim
            x, y = along(start, top, (aim[0] + slip[0], aim[1] + CLEAR + slip[1]), share)
            self.x = x + lead[0] + self.motor.tremor * normal(self.rng)
            self.y = y + lead[1] + self.motor.tremor * normal(self.rng)
            sight = yield self.at(MOVE)
        return sight

    def seconds(self, expected: float) -> float:
        """How long a movement takes, now a bit longer, now a bit shorter, and on a bad day longer throughout."""
        return max(SHORTEST, expected / self.form * (1 + self.motor.uneven * normal(self.rng)))


def shares(seconds: float) -> Iterator[float]:
    """How much of its time a movement has used in each of its frames; in the last one a button is pressed or let go."""
    frames = max(1, round(seconds * TICKS / FRAME))
    return (frame / frames for frame in range(1, frames + 1))


def along(start: Pose, top: float, end: tuple[float, float], share: float) -> tuple[float, float]:
    """A way that rises before it goes across, first swings out if it begins beside the tower, and ends from above."""
    beside = start.x - end[0]
    tight = max(0.0, SWING - abs(beside))
    rise, fall = eased(share / 0.6), eased((share - 0.8) / 0.2)
    across = eased((share - 0.44) / 0.46) if tight else eased((share - 0.28) / 0.6)
    swing = (tight if beside > 0 else -tight) * eased(share / 0.3) * (1 - across)
    return start.x + swing - beside * across, start.y + (top - start.y) * rise + (end[1] - top) * fall


def distance(start: tuple[float, float] | Pose, end: tuple[float, float] | Pose) -> float:
    across, up = end[0] - start[0], end[1] - start[1]
    return sqrt(across * across + up * up)
