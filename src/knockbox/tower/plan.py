"""Planning of a builder model: the base, the tower on it, and the next cube to take."""

from typing import Final, NamedTuple

from knockbox.tower.parameters import CUBE_SIDE
from knockbox.tower.world import Pose

BLOCKING_DISTANCE: Final = 1.08 * CUBE_SIDE  # within this distance a cube is in the way of one above
HEIGHT_TOLERANCE: Final = 0.3 * CUBE_SIDE  # height error beyond which a cube does not lie on another
COVERED_PENALTY: Final = 4 * CUBE_SIDE  # an uncovered base is preferred if it is at most this much farther away
REMOVED_POSE: Final = Pose(0.0, -CUBE_SIDE, 0.0)
BASE_WEIGHT: Final = 0.8
"""Weight of the base in the aim; the rest is the cube on top."""


class TowerObservation(NamedTuple):
    """What a builder sees: the cubes, the one in hand, and whether the hand is still about to close."""

    poses: list[Pose]
    held: int | None
    is_closing: bool = False


class TowerPlan:
    """Recomputed from each observation; only the base and the cubes laid on it are remembered."""

    def __init__(self, sight: list[Pose]) -> None:
        self.laid_cubes: set[int] = set()
        self.base = min(range(len(sight)), key=lambda number: self.base_penalty(sight, number))

    def base_penalty(self, sight: list[Pose], number: int) -> float:
        """Return how unsuitable a cube is as a base: off the table, covered, far from the centre."""
        cube = sight[number]
        if cube.y > CUBE_SIDE:
            return 1e9
        above = sum(
            abs(other.x - cube.x) < BLOCKING_DISTANCE and other.y > cube.y + HEIGHT_TOLERANCE for other in sight
        )
        return abs(cube.x) + COVERED_PENALTY * above * above

    def tower(self, sight: list[Pose]) -> list[int]:
        """Return the base and the cubes on it, from bottom to top."""
        column = [self.base]
        top = sight[self.base]
        for number in sorted(range(len(sight)), key=[cube.y for cube in sight].__getitem__):
            if self.is_on(number, sight[number], top):
                column.append(number)
                top = sight[number]
        return column

    def is_on(self, number: int, cube: Pose, below: Pose) -> bool:
        """Return whether a cube lies on another or was released just above; a laid cube may be less aligned."""
        tolerance = 0.9 * CUBE_SIDE if number in self.laid_cubes else CUBE_SIDE / 2
        return -HEIGHT_TOLERANCE < cube.y - below.y - CUBE_SIDE < CUBE_SIDE and abs(cube.x - below.x) < tolerance

    def next_cube(self, sight: list[Pose]) -> int | None:
        """Return the free cube nearest to the tower, so that its surroundings are cleared while it is low."""
        line = sight[self.base].x
        return min(
            self.free_cubes(sight, self.tower(sight)), key=lambda number: abs(sight[number].x - line), default=None
        )

    def free_cubes(self, sight: list[Pose], column: list[int]) -> list[int]:
        """Return the cubes outside the tower that no other cube outside it covers."""
        rest = [number for number in range(len(sight)) if number not in column]
        return [number for number in rest if not any(covers(sight[other], sight[number]) for other in rest)]

    def free_width(self, sight: list[Pose], number: int) -> float:
        """Return the width in which a hand grabs this cube and not the tower or a covered cube."""
        column = self.tower(sight)
        fit = self.free_cubes(sight, column)
        return min(
            (max_distance(sight[number], cube) for other, cube in enumerate(sight) if other not in fit), default=1e9
        )

    def target_place(self, sight: list[Pose], held: int) -> tuple[float, float]:
        """Return the target of the centre of the held cube: on top, in line."""
        top = self.top(sight, held)
        base = sight[self.base]
        return BASE_WEIGHT * base.x + (1 - BASE_WEIGHT) * top.x, top.y + CUBE_SIDE

    def top(self, sight: list[Pose], held: int) -> Pose:
        """Return the highest cube of the tower, without the held one."""
        others = [REMOVED_POSE if number == held else cube for number, cube in enumerate(sight)]
        return others[self.tower(others)[-1]]


def clearance_height(sight: list[Pose], held: int, x: float) -> float:
    """Return the height at which the held cube clears everything between it and `x`."""
    left, right = sorted((sight[held].x, x))
    others = (cube for number, cube in enumerate(sight) if number != held)
    return max(
        (cube.y + CUBE_SIDE for cube in others if left - CUBE_SIDE < cube.x < right + CUBE_SIDE), default=CUBE_SIDE
    )


def covers(cube: Pose, below: Pose) -> bool:
    return abs(cube.x - below.x) < CUBE_SIDE and HEIGHT_TOLERANCE < cube.y - below.y < 1.5 * CUBE_SIDE


def max_distance(one: Pose, other: Pose) -> float:
    return max(abs(one.x - other.x), abs(one.y - other.y))
