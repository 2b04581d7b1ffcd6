"""The table, the cubes on it and the hand above them, simulated by pymunk."""

from collections.abc import Iterator, Sequence
from functools import partial
from math import floor, pi
from typing import Final, NamedTuple, TypeAlias

from pymunk import Body, GearJoint, PivotJoint, Poly, Segment, ShapeFilter, Space, moment_for_box

from knockbox.tower.chipmunk import Chipmunk
from knockbox.tower.parameters import (
    CUBE_MASS,
    CUBE_SIDE,
    FEEL_DISTANCE,
    FRICTION,
    GRAB_DISTANCE,
    GRAVITY,
    GRIP_ERROR_BIAS,
    HALF_WIDTH,
    HEIGHT,
    MAX_GRIP_FORCE,
    MAX_GRIP_TORQUE,
    SOLVER_ITERATIONS,
)
from knockbox.tower.scatter import ScatteredCube

PoseRow: TypeAlias = tuple[int, int, int, int]
"""The number of a cube, the place of its centre and its angle, in whole steps."""

TABLE: Final = -1
WALL_RADIUS: Final = 20.0
QUARTER_TURN: Final = pi / 2
CUBE_SIZE: Final = (CUBE_SIDE, CUBE_SIDE)
CUBE_FILTER: Final = ShapeFilter(categories=0b10)
HELD_FILTER: Final = ShapeFilter(categories=0b100)
WALL_FILTER: Final = ShapeFilter(categories=0b01)


class Pose(NamedTuple):
    """The centre of a cube and its angle, anticlockwise in radians."""

    x: float
    y: float
    angle: float


MAKE_POSE: Final = partial(tuple.__new__, Pose)
"""Makes a pose of three numbers quickly, thousands of times a second."""


class TowerWorld:
    """The physics world, stepped at a fixed rate; only gravity and the grip of the hand move cubes."""

    def __init__(self, cubes: Sequence[ScatteredCube]) -> None:
        self.space = make_table()
        self.bodies = [Body(CUBE_MASS, moment_for_box(CUBE_MASS, CUBE_SIZE)) for _ in cubes]
        self.shapes = [add_cube(self.space, body, cube) for body, cube in zip(self.bodies, cubes, strict=True)]
        self.numbers = {body.id: number for number, body in enumerate(self.bodies)}
        self.hand = Body(body_type=Body.KINEMATIC)
        self.space.add(self.hand)
        self.chipmunk = Chipmunk(self.space, self.shapes, self.hand)
        self.grip: tuple[PivotJoint, GearJoint] | None = None
        self.held: int | None = None
        self.last_contacts = b""  # the last contacts, and the pairs they mean
        self.pairs: frozenset[tuple[int, int]] = frozenset()
        self.cached_poses: list[Pose] | None = None  # poses since the last step, if already computed

    def nearest(self, x: float, y: float) -> int | None:
        """Return the cube that a hand would grab there, if one is in reach."""
        return self.chipmunk.nearest(x, y, GRAB_DISTANCE)

    def offset_below(self, x: float) -> float | None:
        """Return the horizontal offset from `x` to the cube that the held one is about to touch, or None."""
        if self.held is None:
            return None
        deep = self.chipmunk.cube_position(self.held)[1] - (CUBE_SIDE + FEEL_DISTANCE) / 2
        found = self.chipmunk.nearest(x, deep, FEEL_DISTANCE / 2)
        return None if found is None else self.chipmunk.cube_position(found)[0] - x

    def grab(self, number: int) -> None:
        """Grip a cube at its centre, wherever the pointer is, and keep it on its nearest flat side."""
        cube = self.bodies[number]
        self.hand.position = cube.position
        self.hand.velocity = (0.0, 0.0)
        pivot = PivotJoint(self.hand, cube, (0.0, 0.0), (0.0, 0.0))
        gear = GearJoint(self.hand, cube, round(cube.angle / QUARTER_TURN) * QUARTER_TURN, 1.0)
        pivot.max_force = MAX_GRIP_FORCE
        gear.max_force = MAX_GRIP_TORQUE
        pivot.error_bias = gear.error_bias = GRIP_ERROR_BIAS
        self.space.add(pivot, gear)
        self.grip = (pivot, gear)
        self.held = number
        self.shapes[number].filter = HELD_FILTER

    def release(self) -> None:
        if self.grip is not None and self.held is not None:
            self.space.remove(*self.grip)
            self.shapes[self.held].filter = CUBE_FILTER
        self.hand.velocity = 0.0, 0.0
        self.grip = None
        self.held = None

    def step(self, towards: tuple[float, float]) -> None:
        """Advance one tick while the hand moves `towards` a place; a held cube follows with limited force."""
        if self.held is not None:
            self.chipmunk.steer_hand(*towards)
        self.chipmunk.step()
        self.cached_poses = None

    def touches(self) -> frozenset[tuple[int, int]]:
        """Return the touching pairs, each once with the smaller number first; `TABLE` is the table."""
        met = self.chipmunk.read_contacts()
        if met != self.last_contacts:
            self.last_contacts = met
            self.pairs = frozenset(self.pair_numbers(memoryview(met).cast("P").tolist()))
        return self.pairs

    def pair_numbers(self, ids: list[int]) -> Iterator[tuple[int, int]]:
        for first, second in zip(ids[::2], ids[1::2], strict=True):
            one = self.numbers.get(first, TABLE)
            other = self.numbers.get(second, TABLE)
            yield (one, other) if one < other else (other, one)

    def poses(self) -> list[Pose]:
        """Return the pose of every cube, by number."""
        if self.cached_poses is None:
            self.cached_poses = self.read_poses()
        return self.cached_poses

    def quantize_poses(self, places: float, angles: float) -> list[PoseRow]:
        """Return the poses quantised to `places` steps a unit and `angles` steps a radian."""
        found = self.chipmunk.read_poses()
        return [
            (
                number,
                round_half_up(found[3 * number] * places),
                round_half_up(found[3 * number + 1] * places),
                round_half_up(found[3 * number + 2] * angles),
            )
            for number in range(len(self.bodies))
        ]

    def read_poses(self) -> list[Pose]:
        found = self.chipmunk.read_poses()
        return list(map(MAKE_POSE, zip(found[::3], found[1::3], found[2::3], strict=True)))


def round_half_up(number: float) -> int:
    return floor(number + 0.5)


def make_table() -> Space:
    """Return a space with the table and a wall at either end; it never sleeps, as sleep changes verdicts."""
    space = Space()
    space.gravity = 0.0, -GRAVITY
    space.iterations = SOLVER_ITERATIONS
    ends = (-HALF_WIDTH - WALL_RADIUS, HALF_WIDTH + WALL_RADIUS)
    walls = [
        ((ends[0], -WALL_RADIUS), (ends[1], -WALL_RADIUS)),
        *(((end, -WALL_RADIUS), (end, HEIGHT)) for end in ends),
    ]
    for start, end in walls:
        wall = Segment(space.static_body, start, end, WALL_RADIUS)
        wall.friction = FRICTION
        wall.filter = WALL_FILTER
        space.add(wall)
    return space


def add_cube(space: Space, body: Body, cube: ScatteredCube) -> Poly:
    body.position = cube.x, cube.y
    shape = Poly.create_box(body, CUBE_SIZE)
    shape.friction = FRICTION
    shape.filter = CUBE_FILTER
    space.add(body, shape)
    return shape
