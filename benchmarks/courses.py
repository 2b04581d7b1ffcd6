"""What is measured of a game, in which order, and which figures must hold."""

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from benchmarks.figures import Asked

Step: TypeAlias = tuple[str, str]
"""A worker, and the slice that it is asked for."""


class Course(msgspec.Struct, frozen=True):
    """One game: what is divided by one another stands close together in the order."""

    game: str
    modules: Mapping[str, str]  # the workers, and what each of them runs
    order: tuple[Step, ...]
    asked: Asked
    weighing: tuple[Step, ...] = ()
