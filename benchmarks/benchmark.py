"""What to measure of a game, in which order, and the required figures."""

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from benchmarks.figures import RequiredFigures

Step: TypeAlias = tuple[str, str]
"""A worker, and the slice it runs."""


class Benchmark(msgspec.Struct, frozen=True):
    """The benchmark of one game; slices that are compared are close together in the order."""

    game: str
    modules: Mapping[str, str]  # worker -> module it runs
    order: tuple[Step, ...]
    required_figures: RequiredFigures
    size_steps: tuple[Step, ...] = ()
