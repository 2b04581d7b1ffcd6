"""Parameters of the tower physics; lengths are in units, and pointer positions are whole units.

A change to any of them requires raising `PHYSICS_VERSION` and measuring the rates again: old traces would replay to
other towers.
"""

from typing import Final

PHYSICS_VERSION: Final = 3

TICKS_PER_SECOND: Final = 240  # a second
FRAME_TICKS: Final = 4  # ticks between two pointer movements: sixty movements a second
DEFAULT_SECONDS: Final = 10  # to build
MAX_SECONDS: Final = 60  # seconds of the slowest clock
SETTLE_TICKS: Final = 2 * TICKS_PER_SECOND  # after the bell
JUDGED_TICKS: Final = TICKS_PER_SECOND  # the last of them, throughout which the tower must stand

HALF_WIDTH: Final = 600  # of the table, to either side of its centre
HEIGHT: Final = 2400  # of the space above it
MAX_CUBES: Final = 50  # as many as a box holds

CUBE_SIDE: Final = 40.0
GRAVITY: Final = 2000.0
FRICTION: Final = 0.8
CUBE_MASS: Final = 1.0
SOLVER_ITERATIONS: Final = 8  # of the solver a tick: more cost more and hold a column of 18 cubes no better

MAX_GRIP_FORCE: Final = 25 * CUBE_MASS * GRAVITY  # maximum force of a hand
MAX_GRIP_TORQUE: Final = 3 * CUBE_MASS * GRAVITY * CUBE_SIDE  # maximum torque that keeps a held cube upright
GRIP_ERROR_BIAS: Final = (
    0.9**TICKS_PER_SECOND
)  # share of the distance to the hand left after a second: nine tenths a tick
GRAB_DISTANCE: Final = 40.0  # distance from a cube at which a hand still grabs it: grab assistance
FEEL_CORRECTION: Final = 0.6  # share of its error that a hand corrects on feeling the cube below: placing assistance
FEEL_DISTANCE: Final = 0.75 * CUBE_SIDE  # distance below a held cube at which the hand feels another
FEEL_RATE: Final = 0.08  # share of the felt correction that the hand follows in a tick
OPENING_TICKS: Final = 16  # ticks to release a cube; the hand holds still meanwhile, so that cubes are hardly thrown
HAND_SPEED: Final = 4000.0 / TICKS_PER_SECOND  # units a tick
MAX_RESTED_TICKS: Final = 60  # ticks that a rested hand may catch up: fingers travel unseen between two touches
MAX_PICKS_PER_SECOND: Final = 24  # a second

CUBE_GAP: Final = 20.0  # between two cubes of the bottom row
MAX_JITTER: Final = 5.0  # to either side
