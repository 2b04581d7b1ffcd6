"""Somebody who builds with keys, as fast as fingers press them."""

from collections.abc import Generator
from typing import Final

from knockbox.engine.rng import Rng
from knockbox.tower.builder import Building
from knockbox.tower.gesture import Gesture
from knockbox.tower.keys import ASIDE, Keys, next_column
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
            sight = yield from self.see(sight)
            if sight.held is not None and sight.held not in plan.tower(sight.poses):
                sight = yield from self.lay(plan, sight.held, sight)
            sight = yield from self.let_go(sight)

    def go(self, number: int, sight: Sight) -> Generator[Gesture, Sight, Sight]:
        """From column to column, until the pointer is over the cube, and down to it."""
        sight = yield from self.step(sight.poses[number].x, sight)
        if abs(sight.poses[number].y - self.keys.aim[1]) > SIDE / 2:
            sight = yield from self.press("down", sight)
        return sight

    def lay(self, plan: Plan, number: int, sight: Sight) -> Generator[Gesture, Sight, Sight]:
        """Up, over to the tower, and down if it is not the highest of all."""
        plan.laid.add(number)
        sight = yield from self.press("up", sight)
        sight = yield from self.step(plan.top(sight.poses, number).x, sight)
        if self.keys.aim[1] - plan.top(sight.poses, number).y > 1.5 * SIDE:
            sight = yield from self.press("down", sight)
        return sight

    def step(self, x: float, sight: Sight) -> Generator[Gesture, Sight, Sight]:
        """Press as often as there are columns on the way, without looking; then look, and go back if it was too far."""
        while steps := columns(sight, self.keys.aim[0], x):
            for _ in range(abs(steps)):
                sight = yield from self.press("right" if steps > 0 else "left", sight)
            sight = yield from self.see(sight)
        return sight

    def let_go(self, sight: Sight) -> Generator[Gesture, Sight, Sight]:
        if sight.held is not None:
            sight = yield from self.press("grab", sight)
            sight = yield from self.see(sight)
        return sight

    def press(self, key: str, sight: Sight) -> Generator[Gesture, Sight, Sight]:
        """Press a key, and pass the time until a finger can press the next one."""
        self.keys.press(key)
        if key != "grab" and self.rng.below(FINE) < self.motor.slips * FINE:
            self.keys.press(key)
        seconds = self.motor.tap / self.form * max(0.4, 1 + self.motor.uneven * normal(self.rng))
        for _ in range(max(1, round(seconds * TICKS / FRAME))):
            sight = yield self.keys.frame(sight)
        return sight

    def see(self, sight: Sight) -> Generator[Gesture, Sight, Sight]:
        """Wait until every key was taken up, and the hand has closed if it was to."""
        while sight.is_closing or not self.keys.is_ready:
            sight = yield self.keys.frame(sight)
        return sight


def columns(sight: Sight, start: float, end: float) -> int:
    """How many steps it is from one place to a column, to the right; fewer than none are to the left."""
    way, count, here = (1 if end > start else -1), 0, start
    while abs(end - here) > 2 * ASIDE and (found := next_column(sight, here, way)) is not None:
        if way * (found.x - end) > 2 * ASIDE:
            break
        count, here = count + 1, found.x
    return way * count
