"""Inputs of a hand (move, pick, release), each at a tick of the test."""

from typing import Final, NamedTuple

from knockbox.tower.errors import HandInputError
from knockbox.tower.parameters import FRAME_TICKS, HALF_WIDTH, HEIGHT, MAX_PICKS_PER_SECOND
from knockbox.tower.terms import TowerTerms

MOVE: Final = 0
PICK: Final = 1
RELEASE: Final = 2
KINDS: Final = ("move", "pick", "release")


class HandInput(NamedTuple):
    """One input of a hand."""

    tick: int
    kind: int
    x: int
    y: int


class InputValidator:
    """Checks that inputs are possible in a test, live or from a trace."""

    __slots__ = ("is_closed", "last_move_tick", "last_tick", "picks", "terms")

    def __init__(self, terms: TowerTerms) -> None:
        self.terms = terms
        self.last_tick = 0
        self.last_move_tick = -1  # tick of the last movement
        self.picks = 0
        self.is_closed = False

    def check(self, entry: HandInput) -> HandInput:
        """Return the input; raise `HandInputError` if it is impossible after the previous ones."""
        self.check_time(entry.tick)
        self.check_place(entry.x, entry.y)
        if entry.kind == MOVE:
            self.check_frame(entry.tick)
        elif entry.kind == PICK:
            self.check_pick()
        elif entry.kind != RELEASE:
            raise HandInputError(f"kind: found {entry.kind}; expected 0 to {len(KINDS) - 1} ({', '.join(KINDS)})")
        elif not self.is_closed:
            raise HandInputError("a release without a pick before it")
        self.record(entry)
        return entry

    def record(self, entry: HandInput) -> None:
        self.last_tick = entry.tick
        if entry.kind == MOVE:
            self.last_move_tick = entry.tick
            return
        self.is_closed = entry.kind == PICK
        self.picks += self.is_closed

    def check_time(self, tick: int) -> None:
        if tick < self.last_tick:
            raise HandInputError(f"tick {tick} after tick {self.last_tick}: times must not run backwards")
        if tick >= self.terms.bell_tick:
            raise HandInputError(f"tick {tick}: the bell rang at {self.terms.bell_tick}")

    def check_place(self, x: int, y: int) -> None:
        if not (-HALF_WIDTH <= x <= HALF_WIDTH and 0 <= y <= HEIGHT):
            raise HandInputError(f"place: found {x}, {y}; expected -{HALF_WIDTH} to {HALF_WIDTH}, 0 to {HEIGHT}")

    def check_frame(self, tick: int) -> None:
        if tick % FRAME_TICKS or tick == self.last_move_tick:
            raise HandInputError(f"movement at tick {tick}: expected one at most, every {FRAME_TICKS} ticks")

    def check_pick(self) -> None:
        most = MAX_PICKS_PER_SECOND * self.terms.seconds
        if self.is_closed:
            raise HandInputError("a pick while the hand is closed")
        if self.picks >= most:
            raise HandInputError(f"picks: found more than {most}")
