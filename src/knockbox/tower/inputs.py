"""What a hand is told: where to go, to close, to open; each at a tick of the test."""

from typing import Final, NamedTuple

from knockbox.tower.errors import InputError
from knockbox.tower.parameters import FRAME, HALF_WIDTH, HEIGHT, MOST_PICKS
from knockbox.tower.terms import Terms

MOVE: Final = 0
PICK: Final = 1
RELEASE: Final = 2
KINDS: Final = ("move", "pick", "release")


class Input(NamedTuple):
    """One thing that a hand is told."""

    tick: int
    kind: int
    x: int
    y: int


class Rein:
    """Holds inputs to what a test allows; the same for a hand that is live and for a trace."""

    __slots__ = ("framed", "is_closed", "last", "picks", "terms")

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.last = 0
        self.framed = -1  # the frame of the last movement
        self.picks = 0
        self.is_closed = False

    def check(self, told: Input) -> Input:
        """The input, if a hand could be told so after what it was told before."""
        self.check_time(told.tick)
        self.check_place(told.x, told.y)
        if told.kind == MOVE:
            self.check_frame(told.tick)
        elif told.kind == PICK:
            self.check_pick()
        elif told.kind != RELEASE:
            raise InputError(f"kind: found {told.kind}; expected 0 to {len(KINDS) - 1} ({', '.join(KINDS)})")
        elif not self.is_closed:
            raise InputError("a release without a pick before it")
        self.note(told)
        return told

    def note(self, told: Input) -> None:
        self.last = told.tick
        if told.kind == MOVE:
            self.framed = told.tick
            return
        self.is_closed = told.kind == PICK
        self.picks += self.is_closed

    def check_time(self, tick: int) -> None:
        if tick < self.last:
            raise InputError(f"tick {tick} after tick {self.last}: times must not run backwards")
        if tick >= self.terms.bell:
            raise InputError(f"tick {tick}: the bell rang at {self.terms.bell}")

    def check_place(self, x: int, y: int) -> None:
        if not (-HALF_WIDTH <= x <= HALF_WIDTH and 0 <= y <= HEIGHT):
            raise InputError(f"place: found {x}, {y}; expected -{HALF_WIDTH} to {HALF_WIDTH}, 0 to {HEIGHT}")

    def check_frame(self, tick: int) -> None:
        if tick % FRAME or tick == self.framed:
            raise InputError(f"movement at tick {tick}: expected one at most, every {FRAME} ticks")

    def check_pick(self) -> None:
        most = MOST_PICKS * self.terms.seconds
        if self.is_closed:
            raise InputError("a pick while the hand is closed")
        if self.picks >= most:
            raise InputError(f"picks: found more than {most}")
