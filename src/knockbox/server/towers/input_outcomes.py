"""Outcomes of a pointer or key input: accepted, at the wrong time, invalid or too much, or not from the builder."""

from typing import Final

ACCEPTED: Final = "heard"
TOO_EARLY: Final = "early"
TOO_LATE: Final = "late"
INVALID: Final = "odd"
NOT_BUILDER: Final = "foreign"
INPUT_OUTCOMES: Final = (ACCEPTED, TOO_EARLY, TOO_LATE, INVALID, NOT_BUILDER)
