"""What somebody who builds makes of the cubes in sight: the base, what stands on it, and what is to be taken next."""

from typing import Final, NamedTuple

from knockbox.tower.parameters import SIDE
from knockbox.tower.world import Pose

BESIDE: Final = 1.08 * SIDE  # closer than that, a cube is in the way of one above it
LEVEL: Final = 0.3 * SIDE  # off its height by more, a cube does not lie on another
COVER: Final = 4 * SIDE  # how far away a base may be that is not covered, to be preferred to one that is
AWAY: Final = Pose(0.0, -SIDE, 0.0)
FIRMNESS: Final = 0.8
"""Of the aim, how much is the line of the base; the rest is the cube on top."""


class Sight(NamedTuple):
    """What somebody who builds sees: where the cubes are, which one is in the hand, and whether it is yet to close."""

    poses: list[Pose]
    held: int | None
    is_closing: bool = False


class Plan:
    """Made anew from what is seen; only the base is remembered, and what was laid on it."""

    def __init__(self, sight: list[Pose]) -> None:
        self.laid: set[int] = set()
        self.base = min(range(len(sight)), key=lambda number: self.awkward(sight, number))

    def awkward(self, sight: list[Pose], number: int) -> float:
        """How unfit a cube is as a base: off the table, covered, far from the middle."""
        cube = sight[number]
        if cube.y > SIDE:
            return 1e9
        above = sum(abs(other.x - cube.x) < BESIDE and other.y > cube.y + LEVEL for other in sight)
        return abs(cube.x) + COVER * above * above

    def tower(self, sight: list[Pose]) -> list[int]:
        """The base and what lies on it, upwards."""
        column, top = [self.base], sight[self.base]
        for number in sorted(range(len(sight)), key=[cube.y for cube in sight].__getitem__):
            if self.is_on(number, sight[number], top):
                column.append(number)
                top = sight[number]
        return column

    def is_on(self, number: int, cube: Pose, below: Pose) -> bool:
        """Whether it lies there, or is about to since it was let go just above; what was laid may lie awry."""
        awry = 0.9 * SIDE if number in self.laid else SIDE / 2
        return -LEVEL < cube.y - below.y - SIDE < SIDE and abs(cube.x - below.x) < awry

    def next_cube(self, sight: list[Pose]) -> int | None:
        """A cube with nothing on top, the nearest to the tower first: its surroundings are cleared while it is low."""
        line = sight[self.base].x
        return min(self.loose(sight, self.tower(sight)), key=lambda number: abs(sight[number].x - line), default=None)

    def loose(self, sight: list[Pose], column: list[int]) -> list[int]:
        """Everything that is not on the tower and has nothing on top that is not."""
        rest = [number for number in range(len(sight)) if number not in column]
        return [number for number in rest if not any(covers(sight[other], sight[number]) for other in rest)]

    def elbow_room(self, sight: list[Pose], number: int) -> float:
        """How wide a cube is for a hand that must not close on the tower, or on a cube with others on top."""
        column = self.tower(sight)
        fit = self.loose(sight, column)
        return min((apart(sight[number], cube) for other, cube in enumerate(sight) if other not in fit), default=1e9)

    def place(self, sight: list[Pose], held: int) -> tuple[float, float]:
        """Where the middle of the held cube should be: on top, in line."""
        top, base = self.top(sight, held), sight[self.base]
        return FIRMNESS * base.x + (1 - FIRMNESS) * top.x, top.y + SIDE

    def top(self, sight: list[Pose], held: int) -> Pose:
        """The highest cube of the tower but for the one in the hand."""
        others = [AWAY if number == held else cube for number, cube in enumerate(sight)]
        return others[self.tower(others)[-1]]


def crest(sight: list[Pose], held: int, x: float) -> float:
    """How high the middle of a cube must be to pass over all that is between it and a line."""
    left, right = sorted((sight[held].x, x))
    others = (cube for number, cube in enumerate(sight) if number != held)
    return max((cube.y + SIDE for cube in others if left - SIDE < cube.x < right + SIDE), default=SIDE)


def covers(cube: Pose, below: Pose) -> bool:
    return abs(cube.x - below.x) < SIDE and LEVEL < cube.y - below.y < 1.5 * SIDE


def apart(one: Pose, other: Pose) -> float:
    return max(abs(one.x - other.x), abs(one.y - other.y))
