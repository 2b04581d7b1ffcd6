"""One test as it is held: cubes are scattered, the clock is started, a hand builds, the bell rings, the judge looks."""

from hashlib import blake2b
from math import isfinite
from struct import pack

from knockbox.tower.errors import InputError, NotRunningError
from knockbox.tower.hand import Hand
from knockbox.tower.inputs import MOVE, PICK, RELEASE, Input, Rein
from knockbox.tower.parameters import FRAME, HALF_WIDTH, HEIGHT, JUDGED, SETTLE
from knockbox.tower.scatter import scattered
from knockbox.tower.terms import Terms, checked
from knockbox.tower.verdict import Fault, Touches, Verdict, fault_of
from knockbox.tower.world import Pose, World


class Attempt:
    """Whoever holds the test starts it, tells it what the pointer does, and lets time pass tick by tick."""

    def __init__(self, terms: Terms) -> None:
        self.terms = checked(terms)
        self.bell = terms.bell
        self.end = terms.bell + SETTLE
        self.cubes = scattered(terms)
        self.world = World(self.cubes)
        self.hand = Hand(self.world)
        self.rein = Rein(terms)
        self.inputs: list[Input] = []
        self.moved: tuple[int, int] | None = None  # where the pointer was seen last, for the next frame
        self.tick = 0
        self.is_started = False
        self.fault: Fault | None = None
        self.faultless: Touches | None = None  # what the judge saw last, and found nothing against
        self.verdict: Verdict | None = None

    def start(self) -> None:
        """KD-KO-1 The attacker starts the clock, once."""
        if self.is_started:
            raise NotRunningError("the clock was started before")
        self.is_started = True

    @property
    def is_running(self) -> bool:
        return self.is_started and self.tick < self.bell

    @property
    def is_over(self) -> bool:
        return self.verdict is not None

    def poses(self) -> list[Pose]:
        return self.world.poses()

    def move(self, x: float, y: float) -> None:
        """The pointer was seen there; of all places in a frame the last one counts, and only if it is a new one."""
        place = self.seen(x, y)
        self.moved = None if place == self.hand.wanted else place

    def pick(self, x: float, y: float) -> None:
        """The pointer was pressed there; a second press of a pressed pointer is nothing."""
        place = self.seen(x, y)
        if not self.rein.is_closed:
            self.tell(Input(self.tick, PICK, *place))

    def release(self, x: float, y: float) -> None:
        """The pointer was let go there; if it was not pressed, that is nothing."""
        place = self.seen(x, y)
        if self.rein.is_closed:
            self.tell(Input(self.tick, RELEASE, *place))

    def seen(self, x: float, y: float) -> tuple[int, int]:
        """The nearest place of the room; what is no place, or comes early or late, is refused."""
        if not self.is_running:
            raise NotRunningError("the clock has not been started" if not self.is_started else "the bell has rung")
        if not (isfinite(x) and isfinite(y)):
            raise InputError(f"place: found {x}, {y}; expected two numbers")
        return round(min(max(x, -HALF_WIDTH), HALF_WIDTH)), round(min(max(y, 0), HEIGHT))

    def tell(self, told: Input) -> None:
        """Carry out an input now and keep it for the trace."""
        self.inputs.append(self.rein.check(told))
        if told.kind != MOVE:
            self.moved = None
        self.hand.point(told.x, told.y)
        if told.kind == PICK:
            self.hand.close()
        elif told.kind == RELEASE:
            self.hand.open()

    def advance(self, ticks: int = 1) -> None:
        """Let so many ticks pass."""
        for _ in range(ticks):
            self.pass_tick()

    def pass_tick(self) -> None:
        if not self.is_started or self.verdict is not None:
            raise NotRunningError("time passes only between the start of the clock and the verdict")
        if self.moved is not None and self.tick % FRAME == 0 and self.tick < self.bell:
            self.tell(Input(self.tick, MOVE, *self.moved))
            self.moved = None
        if self.tick == self.bell:
            self.ring()
        self.hand.tick()
        self.tick += 1
        if self.tick > self.end - JUDGED:
            self.look()

    def ring(self) -> None:
        held = self.hand.holds
        if held is not None:
            self.fault = Fault("held", (held,), self.tick)
        self.hand.open()

    def look(self) -> None:
        """The judge looks at every tick of the last half of the settling, and thinks whenever touches changed."""
        if self.fault is None:
            touches = self.world.touches()
            if touches != self.faultless:
                self.fault, self.faultless = fault_of(touches, self.terms.cubes, self.tick), touches
        if self.tick == self.end:
            self.verdict = Verdict(self.fault, fingerprint(self.poses()))


def fingerprint(poses: list[Pose]) -> str:
    """Of where cubes lie, to the last bit."""
    return blake2b(b"".join(pack("<3d", *pose) for pose in poses), digest_size=8).hexdigest()
