"""A test that is held live: whoever leads the hand does it here, and time passes when it is told to."""

from contextlib import suppress
from typing import Final, Protocol

from knockbox.engine.rng import Rng
from knockbox.server.protocol import TowerKey, TowerPoint
from knockbox.server.towers.fates import EARLY, HEARD, LATE, ODD
from knockbox.tower.attempt import Attempt
from knockbox.tower.builder import Builder, Building
from knockbox.tower.errors import InputError, NotRunningError
from knockbox.tower.gesture import Gesture
from knockbox.tower.keys import Keys
from knockbox.tower.motor import Motor
from knockbox.tower.parameters import FRAME
from knockbox.tower.plan import Sight
from knockbox.tower.terms import Terms
from knockbox.tower.trial import carry_out, sight_of


class Leader(Protocol):
    """Says in each frame what the pointer does; without one, the pointer is that of a person."""

    def frame(self, sight: Sight) -> Gesture: ...


class BotHand:
    """A model of a hand, which takes up building wherever it finds the cubes."""

    def __init__(self, motor: Motor, rng: Rng, place: tuple[float, float]) -> None:
        self.builder = Builder(motor, rng)
        self.builder.x, self.builder.y = place
        self.building: Building | None = None

    def frame(self, sight: Sight) -> Gesture:
        if self.building is not None:
            return self.building.send(sight)
        self.building = self.builder.build(sight)
        return next(self.building)


class Live:
    """One test, from the scatter to the verdict."""

    def __init__(self, terms: Terms) -> None:
        self.attempt = Attempt(terms)
        self.leader: Leader | None = None

    @property
    def is_waiting(self) -> bool:
        return not self.attempt.is_started

    @property
    def is_over(self) -> bool:
        return self.attempt.is_over

    def advance(self, ticks: int) -> None:
        """Let so many ticks pass, or as many as are left; time is counted by nothing else."""
        left = min(ticks, self.attempt.end - self.attempt.tick)
        if self.leader is None:
            self.attempt.advance(left)
        else:
            self.go_on_led(self.leader, left)

    def go_on_led(self, leader: Leader, ticks: int) -> None:
        attempt = self.attempt
        for _ in range(ticks):
            if attempt.is_running and attempt.tick % FRAME == 0:
                with suppress(InputError):  # a hand that grabs all too often
                    carry_out(attempt, leader.frame(sight_of(attempt)))
            attempt.advance()

    def point(self, told: TowerPoint) -> str:
        """What becomes of a movement of the pointer; once it is pressed, keys that led it are forgotten."""
        try:
            if told.kind == "move" and isinstance(self.leader, Keys):  # a mouse that lies beside the keys
                self.attempt.seen(told.x, told.y)
                return HEARD
            POINTS[told.kind](self.attempt, told.x, told.y)
        except NotRunningError:
            return EARLY if self.is_waiting else LATE
        except InputError:
            return ODD
        self.leader = None
        return HEARD

    def press(self, told: TowerKey) -> str:
        """What becomes of a key; the first one takes the pointer over where it is."""
        if not self.attempt.is_running:
            return EARLY if self.is_waiting else LATE
        if not isinstance(self.leader, Keys):
            self.leader = Keys(*self.attempt.hand.wanted)
            self.leader.is_closed = self.attempt.rein.is_closed
        try:
            self.leader.press(told.key)
        except InputError:
            return ODD
        return HEARD

    def lead(self, leader: Leader | None) -> None:
        """Somebody else's hand goes on from here; it begins with nothing in it."""
        attempt = self.attempt
        if attempt.is_running and attempt.rein.is_closed:
            attempt.release(*attempt.hand.wanted)
        self.leader = leader


POINTS: Final = {"move": Attempt.move, "pick": Attempt.pick, "release": Attempt.release}
