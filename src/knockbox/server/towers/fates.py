"""What can become of an input of a hand: it counts, or comes at the wrong time, is no place, is not the builder's."""

from typing import Final

HEARD: Final = "heard"
EARLY: Final = "early"
LATE: Final = "late"
ODD: Final = "odd"
FOREIGN: Final = "foreign"
FATES: Final = (HEARD, EARLY, LATE, ODD, FOREIGN)
