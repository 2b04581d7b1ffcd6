"""The hand that builds: it follows a pointer at limited speed."""

from math import sqrt

from knockbox.tower.parameters import (
    CUBE_SIDE,
    FEEL_CORRECTION,
    FEEL_RATE,
    FRAME_TICKS,
    HAND_SPEED,
    MAX_RESTED_TICKS,
    OPENING_TICKS,
)
from knockbox.tower.world import TowerWorld


class PointerHand:
    """Position, target and held cube of the hand.

    A pointer may claim any speed; the hand does not.
    An empty hand that rested may catch up, since a finger travels unseen from one touch to the next.
    """

    __slots__ = (
        "felt_offset",
        "is_closing",
        "offset",
        "opening_ticks",
        "pace",
        "place",
        "rested_ticks",
        "target",
        "world",
    )

    def __init__(self, world: TowerWorld) -> None:
        self.world = world
        self.place = self.target = (0.0, 0.0)
        self.offset = (0.0, 0.0)  # from the pointer to the centre of the held cube
        self.felt_offset = 0.0  # sideways correction because of the cube it feels below
        self.opening_ticks = 0  # ticks until the cube is released
        self.pace = 0.0
        self.rested_ticks = MAX_RESTED_TICKS
        self.is_closing = False

    def move_target(self, x: float, y: float) -> None:
        """Set the target; a held cube arrives evenly, just before the next pointer position."""
        self.target = x, y
        self.pace = distance(self.place, self.target) / FRAME_TICKS

    def close(self) -> None:
        """Grab once the hand has reached its target."""
        self.is_closing = True

    def open(self) -> None:
        """Hold still and release the cube."""
        self.is_closing = False
        if self.world.held is not None and not self.opening_ticks:
            self.opening_ticks = OPENING_TICKS

    @property
    def held_cube(self) -> int | None:
        """The held cube, unless it is being released."""
        return None if self.opening_ticks else self.world.held

    def tick(self) -> None:
        if self.opening_ticks:
            self.advance_opening()
        else:
            self.move()
            self.adjust_to_cube_below()
        if self.is_closing and self.place == self.target and self.world.held is None:
            self.is_closing = False
            self.grab()
        self.world.step((self.place[0] + self.offset[0] + self.felt_offset, self.place[1] + self.offset[1]))

    def advance_opening(self) -> None:
        self.opening_ticks -= 1
        if not self.opening_ticks:
            self.world.release()

    def adjust_to_cube_below(self) -> None:
        """Move a held cube gradually part of the way towards the centre of a cube felt below."""
        if self.world.held is None:
            return
        error = self.world.offset_below(self.place[0] + self.offset[0])
        aim = FEEL_CORRECTION * error if error is not None and abs(error) < CUBE_SIDE else 0.0
        self.felt_offset += FEEL_RATE * (aim - self.felt_offset)

    def move(self) -> None:
        """Move towards the target, as far as one tick allows."""
        if self.place == self.target:
            self.rested_ticks = 0 if self.world.held is not None else min(self.rested_ticks + 1, MAX_RESTED_TICKS)
            return
        across, up = self.target[0] - self.place[0], self.target[1] - self.place[1]
        far = distance(self.place, self.target)
        pace = HAND_SPEED * (1 + self.rested_ticks) if self.world.held is None else min(HAND_SPEED, self.pace)
        share = min(1.0, pace / far)
        self.rested_ticks = 0
        whole = share == 1.0
        self.place = self.target if whole else (self.place[0] + across * share, self.place[1] + up * share)

    def grab(self) -> None:
        number = self.world.nearest(*self.place)
        if number is not None:
            self.world.grab(number)
            self.felt_offset = 0.0
            middle = self.world.bodies[number].position
            self.offset = middle.x - self.place[0], middle.y - self.place[1]


def distance(start: tuple[float, float], end: tuple[float, float]) -> float:
    """Use `sqrt`, which is exact on every platform; `hypot` is not."""
    across, up = end[0] - start[0], end[1] - start[1]
    return sqrt(across * across + up * up)
