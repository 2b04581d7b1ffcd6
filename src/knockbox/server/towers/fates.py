"""What becomes of an input of a hand: it counts, comes at the wrong time, is odd or too much, is not the builder's."""

from typing import Final

HEARD: Final = "heard"
EARLY: Final = "early"
LATE: Final = "late"
ODD: Final = "odd"
FOREIGN: Final = "foreign"
FATES: Final = (HEARD, EARLY, LATE, ODD, FOREIGN)
