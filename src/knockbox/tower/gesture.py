"""Gestures of a pointer, made by a person or a model."""

from typing import NamedTuple


class Gesture(NamedTuple):
    """The action of a pointer in one frame; `kind` is the kind of an input."""

    kind: int
    x: float
    y: float
