"""Building with keys: steps between columns and up and down become pointer movements.

A pointer moved by keys has no advantage: the hand follows it at limited speed, and a held cube with limited force.
"""

from collections import deque
from math import sqrt
from typing import Final, Literal, TypeAlias

from knockbox.tower.errors import HandInputError
from knockbox.tower.gesture import Gesture
from knockbox.tower.inputs import MOVE, PICK, RELEASE
from knockbox.tower.parameters import CUBE_SIDE, FRAME_TICKS, HAND_SPEED, TICKS_PER_SECOND
from knockbox.tower.plan import TowerObservation, clearance_height
from knockbox.tower.world import Pose

KeyName: TypeAlias = Literal["left", "right", "up", "down", "grab"]
Place: TypeAlias = tuple[float, float]

KEYS: Final[dict[str, KeyName]] = {"left": "left", "right": "right", "up": "up", "down": "down", "grab": "grab"}
EMPTY_SPEED: Final = HAND_SPEED * FRAME_TICKS  # units a frame, with an empty hand
CARRY_SPEED: Final = 2400.0 * FRAME_TICKS / TICKS_PER_SECOND  # units a frame sideways or upwards, with a cube in hand
DECELERATION: Final = (
    30_000.0 * (FRAME_TICKS / TICKS_PER_SECOND) ** 2
)  # deceleration from frame to frame towards the target
ARRIVAL_DISTANCE: Final = 2.0  # units, within which the target is reached
STILL_SPEED: Final = 0.5  # units a frame, below which a cube counts as still
HOVER_HEIGHT: Final = 0.2 * CUBE_SIDE  # height at which a cube is carried above another
MIN_COLUMN_DISTANCE: Final = 0.15 * CUBE_SIDE  # minimum distance of the next column
MAX_QUEUED_KEYS: Final = 8  # keys that may wait to be carried out
FLOOR_HEIGHT: Final = CUBE_SIDE / 2


class KeyPointer:
    """A pointer moved by keys: takes an observation per frame, returns a gesture."""

    def __init__(self, x: float = 0.0, y: float = 4 * CUBE_SIDE) -> None:
        self.place: Place = (x, y)
        self.aim: Place = (x, y)
        self.queue: deque[KeyName] = deque()
        self.is_closed = False
        self.last_held_pose: Pose | None = None  # pose of the held cube one frame ago

    def press(self, key: str) -> None:
        """Queue a key; raise `HandInputError` if it is unknown or too many wait."""
        if key not in KEYS:
            raise HandInputError(f"unknown key '{key}'; known: {', '.join(KEYS)}")
        if len(self.queue) == MAX_QUEUED_KEYS:
            raise HandInputError(f"key '{key}': {MAX_QUEUED_KEYS} others wait to be carried out")
        self.queue.append(KEYS[key])

    @property
    def is_ready(self) -> bool:
        """Whether the queue is empty, though the pointer may still be moving."""
        return not self.queue

    def next_gesture(self, sight: TowerObservation) -> Gesture:
        """Return the gesture of this frame; a hand that grabbed nothing opens again."""
        before = self.last_held_pose
        self.last_held_pose = None if sight.held is None else sight.poses[sight.held]
        if sight.is_closing:
            return Gesture(MOVE, *self.place)
        if self.is_closed and sight.held is None:
            self.is_closed = False
            return Gesture(RELEASE, *self.place)
        if self.queue and self.can_carry_out(self.queue[0], sight, before):
            key = self.queue.popleft()
            if key == "grab":
                return self.grab(sight)
            self.aim = self.step_target(key, sight)
        self.place = move_empty(self.place, self.aim) if sight.held is None else move_carrying(self.place, self.aim)
        return Gesture(MOVE, *self.place)

    def can_carry_out(self, key: KeyName, sight: TowerObservation, before: Pose | None) -> bool:
        """An empty hand may turn at any time; a held cube must first clear the others, and be still for its release."""
        if sight.held is None:
            return key != "grab" or self.place == self.aim
        if key == "grab":
            return self.place == self.aim and before is not None and is_still(before, sight.poses[sight.held])
        if key in ("up", "down"):
            return key == "up" or self.place[0] == self.aim[0]
        if self.place == self.aim:
            return True
        return sight.poses[sight.held].y >= clearance_height(sight.poses, sight.held, self.step_target(key, sight)[0])

    def grab(self, sight: TowerObservation) -> Gesture:
        """Close an empty hand, or open a full one."""
        self.is_closed = sight.held is None
        return Gesture(PICK if self.is_closed else RELEASE, *self.place)

    def step_target(self, key: KeyName, sight: TowerObservation) -> Place:
        if key in ("up", "down"):
            return self.vertical_target(key, sight)
        found = next_column(sight, self.aim[0], -1 if key == "left" else 1)
        if found is None:
            return self.aim
        return found.x, (self.aim[1] if sight.held is not None else found.y)

    def vertical_target(self, key: KeyName, sight: TowerObservation) -> Place:
        """Up is above everything; down is just above the column below, or on it with an empty hand."""
        below = [cube for number, cube in enumerate(sight.poses) if number != sight.held]
        if key == "down":
            below = [cube for cube in below if abs(cube.x - self.aim[0]) < CUBE_SIDE]
        top = max((cube.y for cube in below), default=FLOOR_HEIGHT - CUBE_SIDE)
        return self.aim[0], (top if key == "down" and sight.held is None else top + CUBE_SIDE + HOVER_HEIGHT)


def is_still(before: Pose, now: Pose) -> bool:
    return max(abs(now.x - before.x), abs(now.y - before.y)) < STILL_SPEED


def next_column(sight: TowerObservation, x: float, way: int) -> Pose | None:
    """Return the highest cube of the nearest column to one side."""
    others = [cube for number, cube in enumerate(sight.poses) if number != sight.held]
    beyond = [cube for cube in others if way * (cube.x - x) > MIN_COLUMN_DISTANCE]
    if not beyond:
        return None
    nearest = min(beyond, key=lambda cube: way * cube.x)
    return max((cube for cube in beyond if abs(cube.x - nearest.x) < CUBE_SIDE / 2), key=lambda cube: cube.y)


def move_empty(place: Place, aim: Place) -> Place:
    """Move an empty hand for one frame along a straight line."""
    across, up = aim[0] - place[0], aim[1] - place[1]
    far = sqrt(across * across + up * up)
    return aim if far <= EMPTY_SPEED else (place[0] + across * EMPTY_SPEED / far, place[1] + up * EMPTY_SPEED / far)


def move_carrying(place: Place, aim: Place) -> Place:
    """Move a held cube for one frame, across and up independently."""
    return glide(place[0], aim[0]), glide(place[1], aim[1])


def glide(here: float, aim: float) -> float:
    """Decelerate towards the target: an abrupt stop would make the cube swing."""
    far = abs(aim - here)
    if far <= ARRIVAL_DISTANCE:
        return aim
    step = min(CARRY_SPEED, sqrt(2 * DECELERATION * far), far)
    return here + step if aim > here else here - step
