"""Building with keys: steps from cube to cube and up and down become the movements of a pointer.

A pointer that is led by keys is no better than another: it glides at a speed of its own, and a cube follows by force.
"""

from collections import deque
from typing import Final, Literal, TypeAlias

from knockbox.tower.errors import InputError
from knockbox.tower.gesture import Gesture
from knockbox.tower.inputs import MOVE, PICK, RELEASE
from knockbox.tower.parameters import FRAME, SIDE, TICKS
from knockbox.tower.plan import Sight
from knockbox.tower.world import Pose

Key: TypeAlias = Literal["left", "right", "up", "down", "grab"]
Place: TypeAlias = tuple[float, float]

KEYS: Final[dict[str, Key]] = {"left": "left", "right": "right", "up": "up", "down": "down", "grab": "grab"}
"""By name, as whoever presses them says it."""
GLIDE: Final = 1600.0 * FRAME / TICKS  # units a frame at most
BRAKE: Final = 0.45  # of what is left of the way, the share that is made in a frame
NEAR: Final = 2.0  # units, at which it is there
ABOVE: Final = 0.2 * SIDE  # how high above a cube another one is carried
ASIDE: Final = 0.15 * SIDE  # a cube must be farther off than that to be the next one
WAITING: Final = 8  # keys that are remembered while the pointer is still on its way
FLOOR: Final = SIDE / 2


class Keys:
    """A pointer that is led by keys; it is told what is seen, and says what the pointer does."""

    def __init__(self, x: float = 0.0, y: float = 4 * SIDE) -> None:
        self.place: Place = (x, y)
        self.aim: Place = (x, y)
        self.pressed: deque[Key] = deque(maxlen=WAITING)
        self.is_closed = False

    def press(self, key: str) -> None:
        """A key was pressed; it is carried out when those before it are."""
        if key not in KEYS:
            raise InputError(f"unknown key '{key}'; known: {', '.join(KEYS)}")
        self.pressed.append(KEYS[key])

    @property
    def is_ready(self) -> bool:
        """Whether every key was taken up, though the pointer may still be on its way."""
        return not self.pressed

    def frame(self, sight: Sight) -> Gesture:
        """What the pointer does in this frame."""
        if self.place == self.aim and self.pressed:
            key = self.pressed.popleft()
            if key == "grab":
                return self.grab(sight)
            self.aim = self.stepped(key, sight)
        self.place = glided(self.place, self.aim)
        return Gesture(MOVE, *self.place)

    def grab(self, sight: Sight) -> Gesture:
        """One key closes the hand and opens it."""
        self.is_closed = sight.held is None and not self.is_closed
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


def next_column(sight: Sight, x: float, way: int) -> Pose | None:
    """The highest cube of the nearest column to one side."""
    others = [cube for number, cube in enumerate(sight.poses) if number != sight.held]
    beyond = [cube for cube in others if way * (cube.x - x) > ASIDE]
    if not beyond:
        return None
    nearest = min(beyond, key=lambda cube: way * cube.x)
    return max((cube for cube in beyond if abs(cube.x - nearest.x) < SIDE / 2), key=lambda cube: cube.y)


def glided(place: Place, aim: Place) -> Place:
    """A frame of the straight way, slower towards its end: whoever stops at once lets a cube swing."""
    across, up = aim[0] - place[0], aim[1] - place[1]
    far = max(abs(across), abs(up))
    if far <= NEAR:
        return aim
    share = min(GLIDE / far, BRAKE)
    return place[0] + across * share, place[1] + up * share
