"""Somebody who builds with keys, as fast as fingers press them."""

from collections.abc import Generator
from typing import Final

from knockbox.engine.rng import Rng
from knockbox.tower.builder import Building
from knockbox.tower.gesture import Gesture
from knockbox.tower.keys import ASIDE, Keys
from knockbox.tower.motor import Motor, form_of, normal
from knockbox.tower.parameters import FRAME, SIDE, TICKS
from knockbox.tower.plan import Plan, Sight

FINE: Final = 1 << 20


class Typist:
    """Presses keys in the rhythm of a motor; now and then a finger presses twice."""

    def __init__(self, motor: Motor, rng: Rng) -> None:
        self.motor = motor
        self.rng = rng
        self.form = form_of(motor, rng)
        self.keys = Keys()

    def build(self, sight: Sight) -> Building:
        """Cube upon cube, until all are on the tower or the bell rings."""
        plan = Plan(sight.poses)
        while True:
            number = plan.next_cube(sight.poses)
            if number is None:
                sight = yield self.keys.frame(sight)
                continue
            sight = yield from self.go(number, sight)
            sight = yield from self.press("grab", sight)
            if sight.held is not None and sight.held not in plan.tower(sight.poses):
                sight = yield from self.lay(plan, sight.held, sight)
            sight = yield from self.let_go(sight)

    def go(self, number: int, sight: Sight) -> Generator[Gesture, Sight, Sight]:
        """From column to column, until the pointer is over the cube, and down to it."""
        while abs(beside := sight.poses[number].x - self.keys.aim[0]) > 2 * ASIDE:
            sight = yield from self.press("right" if beside > 0 else "left", sight)
        if abs(sight.poses[number].y - self.keys.aim[1]) > SIDE / 2:
            sight = yield from self.press("down", sight)
        return sight

    def lay(self, plan: Plan, number: int, sight: Sight) -> Generator[Gesture, Sight, Sight]:
        """Up, over to the tower, and down if it is not the highest of all."""
        plan.laid.add(number)
        sight = yield from self.press("up", sight)
        while abs(beside := plan.top(sight.poses, number).x - self.keys.aim[0]) > 2 * ASIDE:
            sight = yield from self.press("right" if beside > 0 else "left", sight)
        return sight

    def let_go(self, sight: Sight) -> Generator[Gesture, Sight, Sight]:
        if sight.held is not None or self.keys.is_closed:
            sight = yield from self.press("grab", sight)
        return sight

    def press(self, key: str, sight: Sight) -> Generator[Gesture, Sight, Sight]:
        """Press a key, and pass the time until it was taken up and a finger can press the next one."""
        self.keys.press(key)
        if key != "grab" and self.rng.below(FINE) < self.motor.slips * FINE:
            self.keys.press(key)
        seconds = self.motor.tap / self.form * max(0.4, 1 + self.motor.uneven * normal(self.rng))
        frames = max(1, round(seconds * TICKS / FRAME))
        while frames > 0 or not self.keys.is_ready:
            sight = yield self.keys.frame(sight)
            frames -= 1
        return sight
