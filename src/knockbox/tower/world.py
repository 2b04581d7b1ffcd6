"""The table, the cubes on it and one hand above them, by pymunk."""

from collections.abc import Iterator, Sequence
from functools import partial
from math import floor, pi
from typing import Final, NamedTuple, TypeAlias

from pymunk import Body, GearJoint, PivotJoint, Poly, Segment, ShapeFilter, Space, moment_for_box

from knockbox.tower.chipmunk import Chipmunk
from knockbox.tower.parameters import (
    FEELING,
    FRICTION,
    GRAVITY,
    GRIP,
    HALF_WIDTH,
    HEIGHT,
    ITERATIONS,
    LAG,
    MASS,
    REACH,
    SIDE,
    TWIST,
)
from knockbox.tower.scatter import Cube

Row: TypeAlias = tuple[int, int, int, int]
"""The number of a cube, where its middle is and how it is turned, in parts that are counted."""

TABLE: Final = -1
THICK: Final = 20.0
QUARTER: Final = pi / 2
BOX: Final = (SIDE, SIDE)
CUBES: Final = ShapeFilter(categories=0b10)
HELD: Final = ShapeFilter(categories=0b100)
WALLS: Final = ShapeFilter(categories=0b01)


class Pose(NamedTuple):
    """Where the middle of a cube is and how it is turned, anticlockwise in radians."""

    x: float
    y: float
    angle: float


POSED: Final = partial(tuple.__new__, Pose)
"""A pose of three numbers at once, for thousands of them a second."""


class World:
    """Steps of fixed length; nothing but the grip of the hand and gravity moves a cube."""

    def __init__(self, cubes: Sequence[Cube]) -> None:
        self.space = laid_table()
        self.bodies = [Body(MASS, moment_for_box(MASS, BOX)) for _ in cubes]
        self.shapes = [thrown(self.space, body, cube) for body, cube in zip(self.bodies, cubes, strict=True)]
        self.numbers = {body.id: number for number, body in enumerate(self.bodies)}
        self.hand = Body(body_type=Body.KINEMATIC)
        self.space.add(self.hand)
        self.chipmunk = Chipmunk(self.space, self.shapes, self.hand)
        self.grip: tuple[PivotJoint, GearJoint] | None = None
        self.held: int | None = None
        self.met = b""  # the contacts as they were told last, and what they mean
        self.pairs: frozenset[tuple[int, int]] = frozenset()
        self.seen: list[Pose] | None = None  # where cubes are since the last step, if anybody asked

    def nearest(self, x: float, y: float) -> int | None:
        """The cube that a hand would close on there, if one is in reach."""
        return self.chipmunk.nearest(x, y, REACH)

    def below(self, x: float) -> float | None:
        """How far beside the line of the hand the middle of the cube is that the held one is about to touch."""
        if self.held is None:
            return None
        deep = self.chipmunk.place(self.held)[1] - (SIDE + FEELING) / 2
        found = self.chipmunk.nearest(x, deep, FEELING / 2)
        return None if found is None else self.chipmunk.place(found)[0] - x

    def grab(self, number: int) -> None:
        """The hand closes around the middle of a cube, wherever on it the pointer is, and keeps it on a flat side."""
        cube = self.bodies[number]
        self.hand.position, self.hand.velocity = cube.position, (0.0, 0.0)
        pivot = PivotJoint(self.hand, cube, (0.0, 0.0), (0.0, 0.0))
        gear = GearJoint(self.hand, cube, round(cube.angle / QUARTER) * QUARTER, 1.0)
        pivot.max_force, gear.max_force = GRIP, TWIST
        pivot.error_bias = gear.error_bias = LAG
        self.space.add(pivot, gear)
        self.grip, self.held = (pivot, gear), number
        self.shapes[number].filter = HELD

    def let_go(self) -> None:
        if self.grip is not None and self.held is not None:
            self.space.remove(*self.grip)
            self.shapes[self.held].filter = CUBES
        self.hand.velocity = 0.0, 0.0
        self.grip, self.held = None, None

    def step(self, towards: tuple[float, float]) -> None:
        """One tick, in which the hand goes to a place; a held cube follows with bounded force."""
        if self.held is not None:
            self.chipmunk.lead(*towards)
        self.chipmunk.step()
        self.seen = None

    def touches(self) -> frozenset[tuple[int, int]]:
        """Who touches whom, each pair once with the smaller number first; `TABLE` is the table."""
        met = self.chipmunk.whom()
        if met != self.met:
            self.met, self.pairs = met, frozenset(self.paired(memoryview(met).cast("P").tolist()))
        return self.pairs

    def paired(self, ids: list[int]) -> Iterator[tuple[int, int]]:
        for first, second in zip(ids[::2], ids[1::2], strict=True):
            one, other = self.numbers.get(first, TABLE), self.numbers.get(second, TABLE)
            yield (one, other) if one < other else (other, one)

    def poses(self) -> list[Pose]:
        """Every cube, by number."""
        if self.seen is None:
            self.seen = self.look()
        return self.seen

    def rows(self, places: float, angles: float) -> list[Row]:
        """The same in whole parts of a unit and of a radian, which are so many."""
        found = self.chipmunk.where()
        return [
            (
                number,
                whole(found[3 * number] * places),
                whole(found[3 * number + 1] * places),
                whole(found[3 * number + 2] * angles),
            )
            for number in range(len(self.bodies))
        ]

    def look(self) -> list[Pose]:
        found = self.chipmunk.where()
        return list(map(POSED, zip(found[::3], found[1::3], found[2::3], strict=True)))


def whole(number: float) -> int:
    return floor(number + 0.5)


def laid_table() -> Space:
    """The table with a rim at either end; its space never sleeps, for sleep changes verdicts."""
    space = Space()
    space.gravity = 0.0, -GRAVITY
    space.iterations = ITERATIONS
    ends = (-HALF_WIDTH - THICK, HALF_WIDTH + THICK)
    walls = [((ends[0], -THICK), (ends[1], -THICK)), *(((end, -THICK), (end, HEIGHT)) for end in ends)]
    for start, end in walls:
        wall = Segment(space.static_body, start, end, THICK)
        wall.friction, wall.filter = FRICTION, WALLS
        space.add(wall)
    return space


def thrown(space: Space, body: Body, cube: Cube) -> Poly:
    body.position = cube.x, cube.y
    shape = Poly.create_box(body, BOX)
    shape.friction, shape.filter = FRICTION, CUBES
    space.add(body, shape)
    return shape
