"""A test that a model of a hand takes, from the scatter to the verdict, without waiting for real time."""

from collections.abc import Callable
from typing import Final

from knockbox.engine.rng import Rng, seeded
from knockbox.tower.attempt import Attempt
from knockbox.tower.builder import Builder, Building
from knockbox.tower.gesture import Gesture
from knockbox.tower.inputs import MOVE, PICK
from knockbox.tower.motor import Motor
from knockbox.tower.parameters import FRAME
from knockbox.tower.plan import Sight
from knockbox.tower.terms import Terms
from knockbox.tower.typist import Typist

BUILDERS: Final[dict[str, Callable[[Motor, Rng], Builder | Typist]]] = {"pointer": Builder, "keys": Typist}
"""By what they build with."""


def tried(terms: Terms, motor: Motor, seed: int, device: str = "pointer") -> Attempt:
    """The test as it ended; the seed is that of the noise, the one of the terms that of the scatter."""
    attempt = Attempt(terms)
    attempt.start()
    building = BUILDERS[device](motor, seeded(seed)).build(sight_of(attempt))
    held = held_by(attempt, building)
    while not held.is_over:
        held.advance()
    return held


def held_by(attempt: Attempt, building: Building) -> Attempt:
    """The test up to the bell."""
    carry_out(attempt, next(building))
    while attempt.is_running:
        attempt.advance()
        if attempt.is_running and attempt.tick % FRAME == 0:
            carry_out(attempt, building.send(sight_of(attempt)))
    building.close()
    return attempt


def sight_of(attempt: Attempt) -> Sight:
    return Sight(attempt.poses(), attempt.hand.holds, attempt.hand.is_closing)


def carry_out(attempt: Attempt, gesture: Gesture) -> None:
    """By the same doors that a pointer of flesh comes in."""
    if gesture.kind == MOVE:
        attempt.move(gesture.x, gesture.y)
    elif gesture.kind == PICK:
        attempt.pick(gesture.x, gesture.y)
    else:
        attempt.release(gesture.x, gesture.y)
