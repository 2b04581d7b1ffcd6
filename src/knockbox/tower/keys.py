"""Building with keys: steps from cube to cube and up and down become the movements of a pointer.

A pointer that is led by keys is no better than another: the hand follows it as fast as a hand can, and a cube by force.
"""

from collections import deque
from math import sqrt
from typing import Final, Literal, TypeAlias

from knockbox.tower.errors import InputError
from knockbox.tower.gesture import Gesture
from knockbox.tower.inputs import MOVE, PICK, RELEASE
from knockbox.tower.parameters import FRAME, HAND_SPEED, SIDE, TICKS
from knockbox.tower.plan import Sight, crest
from knockbox.tower.world import Pose

Key: TypeAlias = Literal["left", "right", "up", "down", "grab"]
Place: TypeAlias = tuple[float, float]

KEYS: Final[dict[str, Key]] = {"left": "left", "right": "right", "up": "up", "down": "down", "grab": "grab"}
"""By name, as whoever presses them says it."""
REACH: Final = HAND_SPEED * FRAME  # units a frame, with an empty hand
CARRY: Final = 2400.0 * FRAME / TICKS  # units a frame to one side or upwards, with a cube in it
BRAKE: Final = 30_000.0 * (FRAME / TICKS) ** 2  # how much slower it gets from frame to frame towards its end
NEAR: Final = 2.0  # units, at which it is there
STILL: Final = 0.5  # units a frame, below which a cube hangs still
ABOVE: Final = 0.2 * SIDE  # how high above a cube another one is carried
ASIDE: Final = 0.15 * SIDE  # a cube must be farther off than that to be the next one
WAITING: Final = 8  # keys that are remembered while they cannot be carried out yet
FLOOR: Final = SIDE / 2


class Keys:
    """A pointer that is led by keys; it is told what is seen, and says what the pointer does."""

    def __init__(self, x: float = 0.0, y: float = 4 * SIDE) -> None:
        self.place: Place = (x, y)
        self.aim: Place = (x, y)
        self.pressed: deque[Key] = deque()
        self.is_closed = False
        self.hung: Pose | None = None  # where the held cube was a frame ago

    def press(self, key: str) -> None:
        """A key was pressed; it is carried out when those before it are."""
        if key not in KEYS:
            raise InputError(f"unknown key '{key}'; known: {', '.join(KEYS)}")
        if len(self.pressed) == WAITING:
            raise InputError(f"key '{key}': {WAITING} others wait to be carried out")
        self.pressed.append(KEYS[key])

    @property
    def is_ready(self) -> bool:
        """Whether every key was taken up, though the pointer may still be on its way."""
        return not self.pressed

    def frame(self, sight: Sight) -> Gesture:
        """What the pointer does in this frame; a hand that closed on nothing opens again."""
        before, self.hung = self.hung, None if sight.held is None else sight.poses[sight.held]
        if sight.is_closing:
            return Gesture(MOVE, *self.place)
        if self.is_closed and sight.held is None:
            self.is_closed = False
            return Gesture(RELEASE, *self.place)
        if self.pressed and self.is_time_for(self.pressed[0], sight, before):
            key = self.pressed.popleft()
            if key == "grab":
                return self.grab(sight)
            self.aim = self.stepped(key, sight)
        self.place = reached(self.place, self.aim) if sight.held is None else carried(self.place, self.aim)
        return Gesture(MOVE, *self.place)

    def is_time_for(self, key: Key, sight: Sight, before: Pose | None) -> bool:
        """An empty hand turns in mid-air; a held cube is lifted over what lies there first, and let go when still."""
        if sight.held is None:
            return key != "grab" or self.place == self.aim
        if key == "grab":
            return self.place == self.aim and before is not None and is_still(before, sight.poses[sight.held])
        if key in ("up", "down"):
            return key == "up" or self.place[0] == self.aim[0]
        if self.place == self.aim:
            return True
        return sight.poses[sight.held].y >= crest(sight.poses, sight.held, self.stepped(key, sight)[0])

    def grab(self, sight: Sight) -> Gesture:
        """One key closes the hand and opens it."""
        self.is_closed = sight.held is None
        return Gesture(PICK if self.is_closed else RELEASE, *self.place)

    def stepped(self, key: Key, sight: Sight) -> Place:
        if key in ("up", "down"):
            return self.raised(key, sight)
        found = next_column(sight, self.aim[0], -1 if key == "left" else 1)
        if found is None:
            return self.aim
        return found.x, (self.aim[1] if sight.held is not None else found.y)

    def raised(self, key: Key, sight: Sight) -> Place:
        """Up is over everything in sight, down is just above what lies below, or on it with an empty hand."""
        below = [cube for number, cube in enumerate(sight.poses) if number != sight.held]
        if key == "down":
            below = [cube for cube in below if abs(cube.x - self.aim[0]) < SIDE]
        top = max((cube.y for cube in below), default=FLOOR - SIDE)
        return self.aim[0], (top if key == "down" and sight.held is None else top + SIDE + ABOVE)


def is_still(before: Pose, now: Pose) -> bool:
    return max(abs(now.x - before.x), abs(now.y - before.y)) < STILL


def next_column(sight: Sight, x: float, way: int) -> Pose | None:
    """The highest cube of the nearest column to one side."""
    others = [cube for number, cube in enumerate(sight.poses) if number != sight.held]
    beyond = [cube for cube in others if way * (cube.x - x) > ASIDE]
    if not beyond:
        return None
    nearest = min(beyond, key=lambda cube: way * cube.x)
    return max((cube for cube in beyond if abs(cube.x - nearest.x) < SIDE / 2), key=lambda cube: cube.y)


def reached(place: Place, aim: Place) -> Place:
    """A frame of the straight way of an empty hand."""
    across, up = aim[0] - place[0], aim[1] - place[1]
    far = sqrt(across * across + up * up)
    return aim if far <= REACH else (place[0] + across * REACH / far, place[1] + up * REACH / far)


def carried(place: Place, aim: Place) -> Place:
    """A frame of a way with a cube: across and up each for itself."""
    return glided(place[0], aim[0]), glided(place[1], aim[1])


def glided(here: float, aim: float) -> float:
    """Slower towards its end: whoever stops at once lets a cube swing."""
    far = abs(aim - here)
    if far <= NEAR:
        return aim
    step = min(CARRY, sqrt(2 * BRAKE * far), far)
    return here + step if aim > here else here - step
