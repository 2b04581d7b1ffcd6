"""The table, the cubes on it and one hand above them, by pymunk."""

from collections.abc import Iterator, Sequence
from math import pi
from typing import Final, NamedTuple

from pymunk import Body, GearJoint, PivotJoint, Poly, Segment, Shape, ShapeFilter, Space, moment_for_box
from pymunk.batch import ArbiterFields, BodyFields, Buffer, get_space_arbiters, get_space_bodies

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
    TICKS,
    TWIST,
)
from knockbox.tower.scatter import Cube

TABLE: Final = -1
STEP: Final = 1.0 / TICKS
THICK: Final = 20.0
QUARTER: Final = pi / 2
BOX: Final = (SIDE, SIDE)
WHOM: Final = ArbiterFields.BODY_A_ID | ArbiterFields.BODY_B_ID
WHERE: Final = BodyFields.POSITION | BodyFields.ANGLE
CUBES: Final = ShapeFilter(categories=0b10)
HELD: Final = ShapeFilter(categories=0b100)
WALLS: Final = ShapeFilter(categories=0b01)
HAND: Final = ShapeFilter(mask=0b10)  # it closes on cubes alone


class Pose(NamedTuple):
    """Where the middle of a cube is and how it is turned, anticlockwise in radians."""

    x: float
    y: float
    angle: float


class World:
    """Steps of fixed length; nothing but the grip of the hand and gravity moves a cube."""

    def __init__(self, cubes: Sequence[Cube]) -> None:
        self.space = laid_table()
        self.shapes = [thrown(self.space, cube) for cube in cubes]
        self.bodies = [body_of(shape) for shape in self.shapes]
        self.numbers = {body.id: number for number, body in enumerate(self.bodies)}
        self.hand = Body(body_type=Body.KINEMATIC)
        self.space.add(self.hand)
        self.grip: tuple[PivotJoint, GearJoint] | None = None
        self.held: int | None = None
        self.buffer = Buffer()
        self.seen: list[Pose] | None = None  # where cubes are since the last step, if anybody asked

    def nearest(self, x: float, y: float) -> int | None:
        """The cube that a hand would close on there, if one is in reach."""
        found = self.space.point_query_nearest((x, y), REACH, HAND)
        return None if found is None else self.numbers[body_of(found.shape).id]

    def below(self, x: float) -> float | None:
        """How far beside the line of the hand the middle of the cube is that the held one is about to touch."""
        if self.held is None:
            return None
        deep = self.bodies[self.held].position.y - (SIDE + FEELING) / 2
        found = self.space.point_query_nearest((x, deep), FEELING / 2, HAND)
        return None if found is None else body_of(found.shape).position.x - x

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
            here = self.hand.position
            self.hand.velocity = (towards[0] - here.x) * TICKS, (towards[1] - here.y) * TICKS
        self.space.step(STEP)
        self.seen = None

    def touches(self) -> set[tuple[int, int]]:
        """Who touches whom, each pair once with the smaller number first; `TABLE` is the table."""
        self.buffer.clear()
        get_space_arbiters(self.space, WHOM, self.buffer)
        found = memoryview(self.buffer.int_buf()).cast("P")
        return set(self.pairs(found.tolist()))

    def pairs(self, ids: list[int]) -> Iterator[tuple[int, int]]:
        for first, second in zip(ids[::2], ids[1::2], strict=True):
            one, other = self.numbers.get(first, TABLE), self.numbers.get(second, TABLE)
            yield (one, other) if one < other else (other, one)

    def poses(self) -> list[Pose]:
        """Every cube, by number."""
        if self.seen is None:
            self.seen = self.look()
        return self.seen

    def look(self) -> list[Pose]:
        """A space names bodies in the order in which they came, and the hand came last."""
        self.buffer.clear()
        get_space_bodies(self.space, WHERE, self.buffer)
        floats = memoryview(self.buffer.float_buf()).cast("d")[: 3 * len(self.bodies)].tolist()
        return list(map(Pose, floats[::3], floats[1::3], floats[2::3]))


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


def thrown(space: Space, cube: Cube) -> Poly:
    body = Body(MASS, moment_for_box(MASS, BOX))
    body.position = cube.x, cube.y
    shape = Poly.create_box(body, BOX)
    shape.friction, shape.filter = FRICTION, CUBES
    space.add(body, shape)
    return shape


def body_of(shape: Shape | None) -> Body:
    """Every shape of ours has a body, and leaves it never."""
    assert shape is not None and shape.body is not None, "a shape without a body"  # noqa: S101
    return shape.body
