"""The numbers of the world that towers are built in; lengths in units, of which a pointer counts whole ones.

Whoever changes one of them raises `PHYSICS` and measures the rates anew: an old trace would tell of another tower.
"""

from typing import Final

PHYSICS: Final = 3

TICKS: Final = 240  # a second
FRAME: Final = 4  # ticks between two movements of a pointer: sixty a second
SECONDS: Final = 10  # to build
LONGEST: Final = 60  # seconds that a slower clock may give
SETTLE: Final = 2 * TICKS  # after the bell
JUDGED: Final = TICKS  # of them the last ones, throughout which the tower must stand

HALF_WIDTH: Final = 600  # of the table, to either side of its middle
HEIGHT: Final = 2400  # of the room above it
MOST_CUBES: Final = 50  # as many as lie in a box

SIDE: Final = 40.0
GRAVITY: Final = 2000.0
FRICTION: Final = 0.8
MASS: Final = 1.0
ITERATIONS: Final = 8  # of the solver in a tick: more cost more, and hold a column of 18 cubes no better

GRIP: Final = 25 * MASS * GRAVITY  # the most force of a hand
TWIST: Final = 3 * MASS * GRAVITY * SIDE  # the most torque of a hand that holds a cube upright
LAG: Final = 0.9**TICKS  # of the way to the hand, what is left to a held cube after a second: nine tenths a tick
REACH: Final = 40.0  # how far beside a cube a hand may close and still have it: the help in grabbing
FEEL: Final = 0.6  # the share of its error that a hand corrects when it feels the cube below: the help in placing
FEELING: Final = 0.75 * SIDE  # how far below a held cube it feels another
QUICKNESS: Final = 0.08  # of what is felt, the share that the hand follows in a tick
OPENING: Final = 16  # ticks that a hand needs to let go; it stands still meanwhile, so that little is thrown
HAND_SPEED: Final = 4000.0 / TICKS  # units a tick
HURRY: Final = 60  # ticks that a resting hand may make up for: fingers travel unseen between two touches
MOST_PICKS: Final = 24  # a second

GAP: Final = 20.0  # between two cubes of the bottom row
JITTER: Final = 5.0  # to either side
