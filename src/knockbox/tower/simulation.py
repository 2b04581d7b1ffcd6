"""Simulate a test with a builder model, from the scatter to the verdict, faster than real time."""

from collections.abc import Callable
from typing import Final

from knockbox.engine.rng import Rng, make_rng
from knockbox.tower.attempt import TowerAttempt
from knockbox.tower.gesture import Gesture
from knockbox.tower.inputs import MOVE, PICK
from knockbox.tower.key_builder import KeyBuilder
from knockbox.tower.motor import MotorModel
from knockbox.tower.parameters import FRAME_TICKS
from knockbox.tower.plan import TowerObservation
from knockbox.tower.pointer_builder import GestureGenerator, PointerBuilder
from knockbox.tower.terms import TowerTerms

BUILDERS_BY_DEVICE: Final[dict[str, Callable[[MotorModel, Rng], PointerBuilder | KeyBuilder]]] = {
    "pointer": PointerBuilder,
    "keys": KeyBuilder,
}
"""By device."""


def simulate_test(terms: TowerTerms, motor: MotorModel, seed: int, device: str = "pointer") -> TowerAttempt:
    """Return the finished test; `seed` is for the noise, that of the terms for the scatter."""
    attempt = TowerAttempt(terms)
    attempt.start()
    building = BUILDERS_BY_DEVICE[device](motor, make_rng(seed)).build(observe(attempt))
    build_until_bell(attempt, building)
    while not attempt.is_over:
        attempt.advance()
    return attempt


def build_until_bell(attempt: TowerAttempt, building: GestureGenerator) -> TowerAttempt:
    """Run the test up to the bell and return it."""
    apply_gesture(attempt, next(building))
    while attempt.is_running:
        attempt.advance()
        if attempt.is_running and attempt.tick % FRAME_TICKS == 0:
            apply_gesture(attempt, building.send(observe(attempt)))
    building.close()
    return attempt


def observe(attempt: TowerAttempt) -> TowerObservation:
    return TowerObservation(attempt.poses(), attempt.hand.held_cube, attempt.hand.is_closing)


def apply_gesture(attempt: TowerAttempt, gesture: Gesture) -> None:
    """Apply a gesture through the same methods as a real pointer."""
    if gesture.kind == MOVE:
        attempt.move(gesture.x, gesture.y)
    elif gesture.kind == PICK:
        attempt.pick(gesture.x, gesture.y)
    else:
        attempt.release(gesture.x, gesture.y)
