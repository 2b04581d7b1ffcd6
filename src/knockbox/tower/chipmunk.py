"""Direct calls to Chipmunk for what every tick needs: the same results as pymunk at half the cost.

This uses private parts of pymunk, whose version is pinned; a test compares both.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from pymunk import Body, Shape, ShapeFilter, Space
from pymunk._chipmunk_cffi import ffi, lib

from knockbox.tower.parameters import TICKS_PER_SECOND

STEP_SECONDS: Final = 1.0 / TICKS_PER_SECOND
GRAB_FILTER: Final = ffi.new("cpShapeFilter *", ShapeFilter(mask=0b10))[0]  # the hand grabs cubes only
POSE_FIELDS: Final = lib.POSITION | lib.ANGLE
BODY_ID_FIELDS: Final = lib.BODY_A_ID | lib.BODY_B_ID
BODY_CALLBACK: Final = ffi.addressof(lib, "pmSpaceBodyGetIteratorFuncBatched")
ARBITER_CALLBACK: Final = ffi.addressof(lib, "pmSpaceArbiterIteratorFuncBatched")
INTEGER_BYTES: Final = ffi.sizeof("uintptr_t")


class BatchBuffer:
    """Buffer for some fields of all bodies or contacts; reused for the lifetime of a space."""

    __slots__ = ("batch", "floats", "ints")

    def __init__(self, fields: int) -> None:
        self.floats = ffi.gc(lib.pmFloatArrayNew(0), lib.pmFloatArrayFree)
        self.ints = ffi.gc(lib.pmIntArrayNew(0), lib.pmIntArrayFree)
        self.batch = ffi.new("pmBatchedData *", {"fields": fields, "floatArray": self.floats, "intArray": self.ints})


class Chipmunk:
    """A space with all its bodies added: cubes by number, and the hand."""

    __slots__ = ("bodies", "contacts", "hand", "numbers", "poses", "space", "step")

    def __init__(self, space: Space, shapes: Sequence[Shape], hand: Body) -> None:
        self.space = space._space
        self.hand = hand._body
        self.bodies = [lib.cpShapeGetBody(shape._shape) for shape in shapes]
        self.numbers = {shape._shape: number for number, shape in enumerate(shapes)}
        self.poses = BatchBuffer(POSE_FIELDS)
        self.contacts = BatchBuffer(BODY_ID_FIELDS)
        self.step: Callable[[], None] = partial(lib.cpSpaceStep, self.space, STEP_SECONDS)

    def nearest(self, x: float, y: float, reach: float) -> int | None:
        """Return the cube whose edge is nearest to a point, if it is in reach and not held."""
        found = lib.cpSpacePointQueryNearest(self.space, (x, y), reach, GRAB_FILTER, ffi.NULL)
        return self.numbers[found] if found else None

    def cube_position(self, number: int) -> tuple[float, float]:
        """Return the centre of a cube."""
        found = lib.cpBodyGetPosition(self.bodies[number])
        return found.x, found.y

    def steer_hand(self, x: float, y: float) -> None:
        """Set the velocity of the hand so that it arrives after one tick."""
        here = lib.cpBodyGetPosition(self.hand)
        lib.cpBodySetVelocity(self.hand, ((x - here.x) * TICKS_PER_SECOND, (y - here.y) * TICKS_PER_SECOND))

    def read_poses(self) -> list[float]:
        """Return x, y and angle of each cube; a space lists bodies in the order they were added, the hand last."""
        buffer = self.poses
        buffer.floats.num = 0
        lib.cpSpaceEachBody(self.space, BODY_CALLBACK, buffer.batch)
        found: list[float] = ffi.unpack(buffer.floats.arr, 3 * len(self.bodies))
        return found

    def read_contacts(self) -> bytes:
        """Return the ids of both bodies of each contact, one after the other, as native integers."""
        buffer = self.contacts
        buffer.ints.num = 0
        lib.cpSpaceEachCachedArbiter(self.space, ARBITER_CALLBACK, buffer.batch)
        return bytes(ffi.buffer(buffer.ints.arr, INTEGER_BYTES * buffer.ints.num))
