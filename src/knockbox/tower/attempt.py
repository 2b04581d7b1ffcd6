"""One tower test: cubes are scattered, the clock starts, a hand builds, the bell rings, the tower is judged."""

from hashlib import blake2b
from math import isfinite
from struct import pack

from knockbox.tower.errors import HandInputError, NotRunningError
from knockbox.tower.hand import PointerHand
from knockbox.tower.inputs import MOVE, PICK, RELEASE, HandInput, InputValidator
from knockbox.tower.parameters import FRAME_TICKS, HALF_WIDTH, HEIGHT, JUDGED_TICKS, SETTLE_TICKS
from knockbox.tower.scatter import scatter_cubes
from knockbox.tower.terms import TowerTerms, check_terms
from knockbox.tower.verdict import Touches, TowerFault, TowerVerdict, find_fault
from knockbox.tower.world import Pose, TowerWorld


class TowerAttempt:
    """A test in progress; the caller starts it, passes on pointer input, and advances it tick by tick."""

    def __init__(self, terms: TowerTerms) -> None:
        self.terms = check_terms(terms)
        self.bell_tick = terms.bell_tick
        self.end_tick = terms.bell_tick + SETTLE_TICKS
        self.cubes = scatter_cubes(terms)
        self.world = TowerWorld(self.cubes)
        self.hand = PointerHand(self.world)
        self.validator = InputValidator(terms)
        self.inputs: list[HandInput] = []
        self.pending_move: tuple[int, int] | None = None  # last pointer position, for the next frame
        self.tick = 0
        self.is_started = False
        self.fault: TowerFault | None = None
        self.faultless_touches: Touches | None = None  # the last touches that were judged without fault
        self.verdict: TowerVerdict | None = None

    def start(self) -> None:
        """KD-KO-1 The attacker starts the clock, once; raise `NotRunningError` the second time."""
        if self.is_started:
            raise NotRunningError("the clock is already started")
        self.is_started = True

    @property
    def is_running(self) -> bool:
        return self.is_started and self.tick < self.bell_tick

    @property
    def is_over(self) -> bool:
        return self.verdict is not None

    def poses(self) -> list[Pose]:
        return self.world.poses()

    def move(self, x: float, y: float) -> None:
        """Move the pointer; only the last position of a frame counts, and only if it differs."""
        place = self.clamp_place(x, y)
        self.pending_move = None if place == self.hand.target else place

    def pick(self, x: float, y: float) -> None:
        """Press the pointer; ignored if it is already pressed."""
        place = self.clamp_place(x, y)
        if not self.validator.is_closed:
            self.apply_input(HandInput(self.tick, PICK, *place))

    def release(self, x: float, y: float) -> None:
        """Release the pointer; ignored if it is not pressed."""
        place = self.clamp_place(x, y)
        if self.validator.is_closed:
            self.apply_input(HandInput(self.tick, RELEASE, *place))

    def clamp_place(self, x: float, y: float) -> tuple[int, int]:
        """Return the nearest place in bounds; raise `HandInputError` if it is not finite or the clock is stopped."""
        if not self.is_running:
            raise NotRunningError("the clock has not been started" if not self.is_started else "the bell has rung")
        if not (isfinite(x) and isfinite(y)):
            raise HandInputError(f"place: found {x}, {y}; expected two numbers")
        return round(min(max(x, -HALF_WIDTH), HALF_WIDTH)), round(min(max(y, 0), HEIGHT))

    def apply_input(self, entry: HandInput) -> None:
        """Carry out an input now and keep it for the trace."""
        self.inputs.append(self.validator.check(entry))
        if entry.kind != MOVE:
            self.pending_move = None
        self.hand.move_target(entry.x, entry.y)
        if entry.kind == PICK:
            self.hand.close()
        elif entry.kind == RELEASE:
            self.hand.open()

    def advance(self, ticks: int = 1) -> None:
        for _ in range(ticks):
            self.advance_tick()

    def advance_tick(self) -> None:
        if not self.is_started or self.verdict is not None:
            raise NotRunningError("time passes only between the start of the clock and the verdict")
        if self.pending_move is not None and self.tick % FRAME_TICKS == 0 and self.tick < self.bell_tick:
            self.apply_input(HandInput(self.tick, MOVE, *self.pending_move))
            self.pending_move = None
        if self.tick == self.bell_tick:
            self.ring_bell()
        self.hand.tick()
        self.tick += 1
        if self.tick > self.end_tick - JUDGED_TICKS:
            self.judge()

    def ring_bell(self) -> None:
        held = self.hand.held_cube
        if held is not None:
            self.fault = TowerFault("held", (held,), self.tick)
        self.hand.open()

    def judge(self) -> None:
        """Judge the tower at every tick of the second half of settling, if its touches have changed."""
        if self.fault is None:
            touches = self.world.touches()
            if touches != self.faultless_touches:
                self.fault = find_fault(touches, self.terms.cubes, self.tick)
                self.faultless_touches = touches
        if self.tick == self.end_tick:
            self.verdict = TowerVerdict(self.fault, hash_poses(self.poses()))


def hash_poses(poses: list[Pose]) -> str:
    """Return a hash of the exact poses."""
    return blake2b(b"".join(pack("<3d", *pose) for pose in poses), digest_size=8).hexdigest()
