"""What is asked at every tick, asked of Chipmunk itself: the answers are pymunk's, for half of what they cost there.

Of pymunk this uses what it keeps to itself, which one pinned version does not change; a test compares both.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from pymunk import Body, Shape, ShapeFilter, Space
from pymunk._chipmunk_cffi import ffi, lib

from knockbox.tower.parameters import TICKS

STEP: Final = 1.0 / TICKS
HAND: Final = ffi.new("cpShapeFilter *", ShapeFilter(mask=0b10))[0]  # it closes on cubes alone
WHERE: Final = lib.POSITION | lib.ANGLE
WHOM: Final = lib.BODY_A_ID | lib.BODY_B_ID
TELL_BODY: Final = ffi.addressof(lib, "pmSpaceBodyGetIteratorFuncBatched")
TELL_TOUCH: Final = ffi.addressof(lib, "pmSpaceArbiterIteratorFuncBatched")
NUMBER: Final = ffi.sizeof("uintptr_t")


class Sheet:
    """Where some fields of all bodies, or of all contacts, are written down; one is enough for the life of a space."""

    __slots__ = ("floats", "ints", "told")

    def __init__(self, fields: int) -> None:
        self.floats = ffi.gc(lib.pmFloatArrayNew(0), lib.pmFloatArrayFree)
        self.ints = ffi.gc(lib.pmIntArrayNew(0), lib.pmIntArrayFree)
        self.told = ffi.new("pmBatchedData *", {"fields": fields, "floatArray": self.floats, "intArray": self.ints})


class Chipmunk:
    """A space whose bodies all have come: cubes by number, and the hand."""

    __slots__ = ("bodies", "contacts", "hand", "numbers", "poses", "space", "step")

    def __init__(self, space: Space, shapes: Sequence[Shape], hand: Body) -> None:
        self.space = space._space
        self.hand = hand._body
        self.bodies = [lib.cpShapeGetBody(shape._shape) for shape in shapes]
        self.numbers = {shape._shape: number for number, shape in enumerate(shapes)}
        self.poses = Sheet(WHERE)
        self.contacts = Sheet(WHOM)
        self.step: Callable[[], None] = partial(lib.cpSpaceStep, self.space, STEP)

    def nearest(self, x: float, y: float, reach: float) -> int | None:
        """The cube whose edge is nearest to a place, if it is in reach and not held."""
        found = lib.cpSpacePointQueryNearest(self.space, (x, y), reach, HAND, ffi.NULL)
        return self.numbers[found] if found else None

    def place(self, number: int) -> tuple[float, float]:
        """Where the middle of a cube is."""
        found = lib.cpBodyGetPosition(self.bodies[number])
        return found.x, found.y

    def lead(self, x: float, y: float) -> None:
        """The hand is on its way, so as to be there after a tick."""
        here = lib.cpBodyGetPosition(self.hand)
        lib.cpBodySetVelocity(self.hand, ((x - here.x) * TICKS, (y - here.y) * TICKS))

    def where(self) -> list[float]:
        """Of each cube its x, its y and its angle; a space names bodies as they came, and the hand came last."""
        sheet = self.poses
        sheet.floats.num = 0
        lib.cpSpaceEachBody(self.space, TELL_BODY, sheet.told)
        found: list[float] = ffi.unpack(sheet.floats.arr, 3 * len(self.bodies))
        return found

    def whom(self) -> bytes:
        """Of each contact the ids of both bodies, one after the other, as the machine writes whole numbers."""
        sheet = self.contacts
        sheet.ints.num = 0
        lib.cpSpaceEachCachedArbiter(self.space, TELL_TOUCH, sheet.told)
        return bytes(ffi.buffer(sheet.ints.arr, NUMBER * sheet.ints.num))
