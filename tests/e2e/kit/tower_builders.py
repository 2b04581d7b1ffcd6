"""People who build towers: with a mouse, with a finger, and with keys."""

from typing import Final, Protocol

from playwright.sync_api import Page

from knockbox.tower.parameters import CUBE_SIDE
from knockbox.tower.plan import TowerPlan, clearance_height
from tests.e2e.kit.touch import Finger
from tests.e2e.kit.tower import Bench, View

STRIDE: Final = 40.0
"""Units that a hand moves in a moment."""
ABOVE: Final = 7.0
"""How high above its place a cube is let go."""
NEAR: Final = 12.0
MAX_KEYS: Final = 30


class Hand(Protocol):
    def put_down(self, x: float, y: float) -> None: ...

    def move(self, x: float, y: float) -> None: ...

    def lift(self) -> None: ...


class MouseHand:
    """A mouse that is pressed, dragged and let go."""

    def __init__(self, page: Page) -> None:
        self.mouse = page.mouse

    def put_down(self, x: float, y: float) -> None:
        self.mouse.move(x, y)
        self.mouse.down()

    def move(self, x: float, y: float) -> None:
        self.mouse.move(x, y)

    def lift(self) -> None:
        self.mouse.up()


class Builder:
    """Takes one cube after the other to the top of the tower, as long as the clock runs."""

    def __init__(self, bench: Bench, hand: Hand) -> None:
        self.bench = bench
        self.hand = hand

    def build(self) -> None:
        plan = TowerPlan(self.bench.look().cubes)
        while self.bench.is_running:
            view = self.bench.look()
            number = plan.next_cube(view.cubes)
            if number is None:
                return
            self.lay(plan, number, view)

    def lay(self, plan: TowerPlan, number: int, view: View) -> None:
        cube = view.cubes[number]
        self.hand.put_down(*view.pixels(cube.x, cube.y))
        self.bench.pass_moments(3 + self.bench.echo)
        held = self.bench.look().held
        if held == number:
            plan.laid_cubes.add(number)
            self.carry(plan, number, (cube.x, cube.y))
        self.hand.lift()
        self.bench.pass_moments(4 + self.bench.echo)

    def carry(self, plan: TowerPlan, number: int, start: tuple[float, float]) -> None:
        """Up, across, and down."""
        cubes = self.bench.look().cubes
        x, y = plan.target_place(cubes, number)
        top = max(y, clearance_height(cubes, number, x)) + CUBE_SIDE / 2
        for place in ((start[0], top), (x, top), (x, y + ABOVE)):
            start = self.drag(start, place)
        self.bench.pass_moments(3)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> tuple[float, float]:
        view = self.bench.look()
        across, up = end[0] - start[0], end[1] - start[1]
        steps = max(1, round(max(abs(across), abs(up)) / STRIDE))
        for step in range(1, steps + 1):
            self.hand.move(*view.pixels(start[0] + across * step / steps, start[1] + up * step / steps))
            self.bench.pass_moment()
        return end


def with_mouse(bench: Bench) -> Builder:
    return Builder(bench, MouseHand(bench.page))


def with_finger(bench: Bench) -> Builder:
    return Builder(bench, Finger(bench.page))


def with_palm(bench: Bench, x: float, y: float) -> Builder:
    """A finger, while the rest of the hand lies on the screen."""
    finger = Finger(bench.page)
    finger.rest(x, y)
    return Builder(bench, finger)


class Typist:
    """Presses keys, and looks where they have led the hand."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench

    def build(self) -> None:
        plan = TowerPlan(self.bench.look().cubes)
        while self.bench.is_running:
            view = self.bench.look()
            number = plan.next_cube(view.cubes)
            if number is None:
                return
            self.go(view.cubes[number].x)
            self.press("ArrowDown", "Space")
            held = self.bench.look().held
            if held >= 0:
                plan.laid_cubes.add(held)
                self.press("ArrowUp")
                self.go(plan.top(self.bench.look().cubes, held).x)
                self.press("Space")

    def go(self, x: float) -> None:
        """From column to column until the hand is there."""
        for _ in range(MAX_KEYS):
            beside = x - self.bench.look().hand[0]
            if abs(beside) <= NEAR:
                return
            self.press("ArrowRight" if beside > 0 else "ArrowLeft")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.bench.page.keyboard.press(key)
            self.bench.pass_moments(5)
