"""A finger that moves over the screen without leaving it."""

from time import time
from typing import Final, TypeAlias

from playwright.sync_api import Locator, Page

Point: TypeAlias = dict[str, float]
LIFT_PX: Final = 12
"""As far as a card moves before it is in the air."""
REST_SECONDS: Final = 0.1


class Finger:
    """Touches as the browser feels them; Playwright itself only taps."""

    def __init__(self, page: Page) -> None:
        self.browser = page.context.new_cdp_session(page)
        self.tip = point(0, 0.0, 0.0)
        self.palm: list[Point] = []

    def rest(self, x: float, y: float) -> None:
        """The palm lies on the screen from now on, before the finger does."""
        self.palm = [point(1, x, y)]
        self.feel("touchStart", *self.palm)

    def put_down(self, x: float, y: float) -> None:
        self.tip = point(0, x, y)
        self.feel("touchStart", *self.palm, self.tip)

    def move(self, x: float, y: float) -> None:
        self.tip = point(0, x, y)
        self.feel("touchMove", *self.palm, self.tip)

    def lift(self) -> None:
        """Only the finger: at the end of a touch whatever is named leaves the screen."""
        self.feel("touchEnd", self.tip)

    def push(self, x: float, y: float, dx: float, dy: float) -> None:
        """Push what is there aside, and rest: after a throw the browser takes the next tap for a stop."""
        there = point(0, x + dx, y + dy)
        steps = [("touchStart", point(0, x, y)), ("touchMove", there), ("touchMove", there), ("touchEnd", there)]
        began = time() - REST_SECONDS * len(steps)
        for step, (kind, at) in enumerate(steps):
            self.feel(kind, at, when=began + REST_SECONDS * step)

    def pinch(self, x: float, y: float, before: float, after: float) -> None:
        """Two fingers on both sides of a point, so far from it before and after."""
        for kind, far in (("touchStart", before), ("touchMove", after)):
            self.feel(kind, point(0, x - far, y), point(1, x + far, y))
        self.feel("touchEnd")

    def feel(self, kind: str, *points: Point, when: float | None = None) -> None:
        """Seconds since 1970 say when it was; now, if nothing is said."""
        moment = {} if when is None else {"timestamp": when}
        self.browser.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points), **moment})


def point(id: int, x: float, y: float) -> Point:
    return {"x": x, "y": y, "id": id}


def middle_of(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
