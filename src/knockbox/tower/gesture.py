"""What a pointer does, whoever leads it."""

from typing import NamedTuple


class Gesture(NamedTuple):
    """What a pointer does in a frame: its kind is that of an input."""

    kind: int
    x: float
    y: float
