"""The thirteen laws that every game obeys, at any seed and depth.

Eight check one state with an open question, five check a walk; each raises `BrokenLawError` if it is broken.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from knockbox.engine.rng import Rng
from knockbox.engine.state import State
from knockbox.testing.laws.consistency import (
    clones_are_independent,
    events_rebuild_the_table,
    matches_end,
    replays_are_exact,
    things_are_conserved,
)
from knockbox.testing.laws.determinization import determinize_ignores_secrets, determinize_is_fair
from knockbox.testing.laws.questions import asking_is_pure, options_are_legal, options_name_things, question_is_ready
from knockbox.testing.laws.secrecy import questions_reveal_nothing, two_worlds_look_alike
from knockbox.testing.laws.subject import BrokenLawError, Subject

__all__ = ["STATE_LAWS", "WALK_LAWS", "BrokenLawError", "StateLaw", "Subject", "WalkLaw"]

StateLaw: TypeAlias = Callable[[Subject, State, Rng], None]
WalkLaw: TypeAlias = Callable[[Subject, int, int], None]

STATE_LAWS: Final[dict[int, StateLaw]] = {
    1: question_is_ready,
    2: questions_reveal_nothing,
    3: asking_is_pure,
    4: options_name_things,
    5: determinize_is_fair,
    8: two_worlds_look_alike,
    12: options_are_legal,
    13: determinize_ignores_secrets,
}
"""Laws of one state by number; the random source is for determinized states."""

WALK_LAWS: Final[dict[int, WalkLaw]] = {
    6: clones_are_independent,
    7: replays_are_exact,
    9: matches_end,
    10: things_are_conserved,
    11: events_rebuild_the_table,
}
"""Laws of a walk by number; they take a seed and the number of inputs."""
