"""Attempts of a steady builder, for tests whose tower must stand or fall for one reason."""

from knockbox.engine.rng import make_rng
from knockbox.tower.attempt import TowerAttempt
from knockbox.tower.motor import MotorModel
from knockbox.tower.parameters import CUBE_SIDE
from knockbox.tower.pointer_builder import PointerBuilder
from knockbox.tower.scatter import ScatteredCube
from knockbox.tower.simulation import build_until_bell, observe
from knockbox.tower.terms import TowerTerms
from knockbox.tower.world import TowerWorld

STEADY_MOTOR = MotorModel(
    reach=6.0, carry=5.0, care=0.3, pause=0.0, uneven=0.0, form=0.0, tremor=0.0, tap=0.12, slips=0.0
)


def start_attempt(cubes: int = 5, seed: int = 7) -> TowerAttempt:
    attempt = TowerAttempt(TowerTerms(seed, cubes, 0))
    attempt.start()
    return attempt


def build_tower(cubes: int, seed: int = 7) -> TowerAttempt:
    """Run a test with a steady builder."""
    attempt = start_attempt(cubes, seed)
    build_until_bell(attempt, PointerBuilder(STEADY_MOTOR, make_rng(seed)).build(observe(attempt)))
    return run_to_end(attempt)


def run_to_end(attempt: TowerAttempt) -> TowerAttempt:
    while not attempt.is_over:
        attempt.advance()
    return attempt


def advance_ticks(attempt: TowerAttempt, ticks: int) -> TowerAttempt:
    for _ in range(ticks):
        attempt.advance()
    return attempt


def make_column(*offsets: float) -> TowerWorld:
    """Stack cubes, each with this offset from the centre."""
    return TowerWorld([ScatteredCube(x, CUBE_SIDE / 2 + number * CUBE_SIDE, False) for number, x in enumerate(offsets)])


def settle_world(world: TowerWorld, ticks: int = 240) -> TowerWorld:
    for _ in range(ticks):
        world.step((0.0, 0.0))
    return world
