"""The hand of whoever builds: it follows a pointer, but never faster than a hand can."""

from math import sqrt

from knockbox.tower.parameters import FEEL, FRAME, HAND_SPEED, HURRY, OPENING, QUICKNESS, SIDE
from knockbox.tower.world import World


class Hand:
    """Where the hand is, where it is wanted, and what it holds.

    A pointer may claim any speed; the hand does not.
    An empty hand that rested may make up for it, since a finger travels unseen from one touch to the next.
    """

    __slots__ = ("felt", "is_closing", "offset", "opening", "pace", "place", "rested", "wanted", "world")

    def __init__(self, world: World) -> None:
        self.world = world
        self.place = self.wanted = (0.0, 0.0)
        self.offset = (0.0, 0.0)  # from the pointer to the middle of the held cube
        self.felt = 0.0  # how far beside the pointer it goes because of what it feels
        self.opening = 0  # ticks until it has let go
        self.pace = 0.0
        self.rested = HURRY
        self.is_closing = False

    def point(self, x: float, y: float) -> None:
        """A held cube comes there evenly, just before the pointer is seen next."""
        self.wanted = x, y
        self.pace = distance(self.place, self.wanted) / FRAME

    def close(self) -> None:
        """It closes once it has come to where it is wanted."""
        self.is_closing = True

    def open(self) -> None:
        """It stands still and lets go."""
        self.is_closing = False
        if self.world.held is not None and not self.opening:
            self.opening = OPENING

    @property
    def holds(self) -> int | None:
        """The cube in it, unless it is being let go."""
        return None if self.opening else self.world.held

    def tick(self) -> None:
        if self.opening:
            self.loosen()
        else:
            self.travel()
            self.feel()
        if self.is_closing and self.place == self.wanted and self.world.held is None:
            self.is_closing = False
            self.grab()
        self.world.step((self.place[0] + self.offset[0] + self.felt, self.place[1] + self.offset[1]))

    def loosen(self) -> None:
        self.opening -= 1
        if not self.opening:
            self.world.let_go()

    def feel(self) -> None:
        """Fingers that hold a cube notice one below and go some of the way to the middle of it, little by little."""
        if self.world.held is None:
            return
        beside = self.world.below(self.place[0] + self.offset[0])
        aim = FEEL * beside if beside is not None and abs(beside) < SIDE else 0.0
        self.felt += QUICKNESS * (aim - self.felt)

    def travel(self) -> None:
        """Towards where it is wanted, as far as it can come in a tick."""
        if self.place == self.wanted:
            self.rested = 0 if self.world.held is not None else min(self.rested + 1, HURRY)
            return
        across, up = self.wanted[0] - self.place[0], self.wanted[1] - self.place[1]
        far = distance(self.place, self.wanted)
        pace = HAND_SPEED * (1 + self.rested) if self.world.held is None else min(HAND_SPEED, self.pace)
        share = min(1.0, pace / far)
        self.rested = 0
        whole = share == 1.0
        self.place = self.wanted if whole else (self.place[0] + across * share, self.place[1] + up * share)

    def grab(self) -> None:
        number = self.world.nearest(*self.place)
        if number is not None:
            self.world.grab(number)
            self.felt = 0.0
            middle = self.world.bodies[number].position
            self.offset = middle.x - self.place[0], middle.y - self.place[1]


def distance(start: tuple[float, float], end: tuple[float, float]) -> float:
    """By a square root, which is exact everywhere; a hypotenuse is not."""
    across, up = end[0] - start[0], end[1] - start[1]
    return sqrt(across * across + up * up)
