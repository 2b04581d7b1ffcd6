"""Levels of detail of the screen."""

from enum import IntEnum


class Detail(IntEnum):
    """From everything to what fits on a small screen; `c NAME` shows what is left out."""

    FULL = 0
    MIDDLE = 1  # without the texts of special attacks
    SMALL = 2  # without frames and titles
    BRIEF = 3  # without the keys, and cards in one line each
    TERSE = 4  # short answers, as many as fit
