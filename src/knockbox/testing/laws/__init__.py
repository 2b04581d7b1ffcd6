"""The thirteen laws every game obeys, to be tried at any seed and any depth.

Eight of them look at one state at rest, five at a stretch of play; each raises `BrokenLawError` with what it found.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from knockbox.engine.rng import Rng
from knockbox.engine.state import State
from knockbox.testing.laws.asking import asking_is_pure, options_hold, options_name_things, question_is_ready
from knockbox.testing.laws.hiding import being_asked_reveals_nothing, two_worlds_look_alike
from knockbox.testing.laws.imagining import imagining_is_honest, imagining_knows_no_secret
from knockbox.testing.laws.keeping import (
    clones_are_apart,
    events_rebuild_the_table,
    matches_end,
    replays_are_exact,
    things_are_conserved,
)
from knockbox.testing.laws.subject import BrokenLawError, Subject

__all__ = ["AT_REST", "OVER_TIME", "BrokenLawError", "LawAtRest", "LawOverTime", "Subject"]

LawAtRest: TypeAlias = Callable[[Subject, State, Rng], None]
LawOverTime: TypeAlias = Callable[[Subject, int, int], None]

AT_REST: Final[dict[int, LawAtRest]] = {
    1: question_is_ready,
    2: being_asked_reveals_nothing,
    3: asking_is_pure,
    4: options_name_things,
    5: imagining_is_honest,
    8: two_worlds_look_alike,
    12: options_hold,
    13: imagining_knows_no_secret,
}
"""Number -> law of one state; chance for imagined worlds comes from the given source."""

OVER_TIME: Final[dict[int, LawOverTime]] = {
    6: clones_are_apart,
    7: replays_are_exact,
    9: matches_end,
    10: things_are_conserved,
    11: events_rebuild_the_table,
}
"""Number -> law of a stretch of play; it is given a seed and how many inputs to play."""
