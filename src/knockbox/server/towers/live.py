"""A live tower test: applies pointer and key input, and advances on request."""

from contextlib import suppress
from typing import Final, Protocol

from knockbox.engine.rng import Rng
from knockbox.server.protocol import TowerKey, TowerPoint
from knockbox.server.towers.input_outcomes import ACCEPTED, INVALID, TOO_EARLY, TOO_LATE
from knockbox.tower.attempt import TowerAttempt
from knockbox.tower.errors import HandInputError, NotRunningError
from knockbox.tower.gesture import Gesture
from knockbox.tower.keys import KeyPointer
from knockbox.tower.motor import MotorModel
from knockbox.tower.parameters import FRAME_TICKS
from knockbox.tower.plan import TowerObservation
from knockbox.tower.pointer_builder import GestureGenerator, PointerBuilder
from knockbox.tower.simulation import apply_gesture, observe
from knockbox.tower.terms import TowerTerms


class PointerSource(Protocol):
    """Moves the pointer in each frame; without one, a person's pointer does."""

    def next_gesture(self, sight: TowerObservation) -> Gesture: ...


class BotHand:
    """A bot's hand, which builds from any state of the cubes."""

    def __init__(self, motor: MotorModel, rng: Rng, place: tuple[float, float]) -> None:
        self.builder = PointerBuilder(motor, rng)
        self.builder.x, self.builder.y = place
        self.building: GestureGenerator | None = None

    def next_gesture(self, sight: TowerObservation) -> Gesture:
        if self.building is not None:
            return self.building.send(sight)
        self.building = self.builder.build(sight)
        return next(self.building)


class LiveTest:
    """One test, from the scatter to the verdict."""

    def __init__(self, terms: TowerTerms) -> None:
        self.attempt = TowerAttempt(terms)
        self.pointer_source: PointerSource | None = None

    @property
    def is_waiting(self) -> bool:
        return not self.attempt.is_started

    @property
    def is_over(self) -> bool:
        return self.attempt.is_over

    def advance(self, ticks: int) -> None:
        """Advance by a number of ticks, or by as many as are left; nothing else makes time pass."""
        left = min(ticks, self.attempt.end_tick - self.attempt.tick)
        if self.pointer_source is None:
            self.attempt.advance(left)
        else:
            self.advance_with(self.pointer_source, left)

    def advance_with(self, source: PointerSource, ticks: int) -> None:
        attempt = self.attempt
        for _ in range(ticks):
            if attempt.is_running and attempt.tick % FRAME_TICKS == 0:
                with suppress(HandInputError):  # the hand grabs too often
                    apply_gesture(attempt, source.next_gesture(observe(attempt)))
            attempt.advance()

    def apply_point(self, message: TowerPoint) -> str:
        """Apply a pointer input and return its outcome; a press ends control by keys."""
        try:
            if message.kind == "move" and isinstance(
                self.pointer_source, KeyPointer
            ):  # an idle mouse next to the keyboard
                self.attempt.clamp_place(message.x, message.y)
                return ACCEPTED
            POINTER_ACTIONS[message.kind](self.attempt, message.x, message.y)
        except NotRunningError:
            return TOO_EARLY if self.is_waiting else TOO_LATE
        except HandInputError:
            return INVALID
        self.pointer_source = None
        return ACCEPTED

    def apply_key(self, message: TowerKey) -> str:
        """Apply a key and return its outcome; the first key takes over the pointer where it is."""
        if not self.attempt.is_running:
            return TOO_EARLY if self.is_waiting else TOO_LATE
        if not isinstance(self.pointer_source, KeyPointer):
            self.pointer_source = KeyPointer(*self.attempt.hand.target)
            self.pointer_source.is_closed = self.attempt.validator.is_closed
        try:
            self.pointer_source.press(message.key)
        except HandInputError:
            return INVALID
        return ACCEPTED

    def set_pointer_source(self, source: PointerSource | None) -> None:
        """Hand the pointer to another source, which begins with an empty hand."""
        attempt = self.attempt
        if attempt.is_running and attempt.validator.is_closed:
            attempt.release(*attempt.hand.target)
        self.pointer_source = source


POINTER_ACTIONS: Final = {"move": TowerAttempt.move, "pick": TowerAttempt.pick, "release": TowerAttempt.release}
