"""Towers built by a hand that does not tremble, for tests that need one that stands or falls for one reason."""

from knockbox.engine.rng import seeded
from knockbox.tower.attempt import Attempt
from knockbox.tower.builder import Builder
from knockbox.tower.motor import Motor
from knockbox.tower.parameters import SIDE
from knockbox.tower.scatter import Cube
from knockbox.tower.terms import Terms
from knockbox.tower.trial import held_by, sight_of
from knockbox.tower.world import World

STEADY = Motor(reach=6.0, carry=5.0, care=0.3, pause=0.0, uneven=0.0, form=0.0, tremor=0.0, tap=0.12, slips=0.0)


def started(cubes: int = 5, seed: int = 7) -> Attempt:
    attempt = Attempt(Terms(seed, cubes, 0))
    attempt.start()
    return attempt


def built(cubes: int, seed: int = 7) -> Attempt:
    """A test that a steady hand takes."""
    attempt = started(cubes, seed)
    held_by(attempt, Builder(STEADY, seeded(seed)).build(sight_of(attempt)))
    return ended(attempt)


def ended(attempt: Attempt) -> Attempt:
    while not attempt.is_over:
        attempt.advance()
    return attempt


def passed(attempt: Attempt, ticks: int) -> Attempt:
    for _ in range(ticks):
        attempt.advance()
    return attempt


def column(*beside: float) -> World:
    """Cubes one above the other, each so far beside the middle."""
    return World([Cube(x, SIDE / 2 + number * SIDE, False) for number, x in enumerate(beside)])


def settled(world: World, ticks: int = 240) -> World:
    for _ in range(ticks):
        world.step((0.0, 0.0))
    return world
