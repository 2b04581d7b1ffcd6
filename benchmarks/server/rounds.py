"""Merge several rounds, so that a slow moment of the machine does not spoil the figures."""

from collections.abc import Sequence
from statistics import median
from typing import Final

from benchmarks.figures import Figure, holds

ROUNDS: Final = 3
COUNT = ""
MEMORY = "MiB"


def merge_rounds(rounds: Sequence[Sequence[Figure]]) -> list[Figure]:
    """Merge each figure over all rounds; figures missing in a round, such as a kind of error, count as 0."""
    names = dict.fromkeys(figure.name for found in rounds for figure in found)
    return [merge_figure([figure for found in rounds for figure in found if figure.name == name]) for name in names]


def merge_figure(same: Sequence[Figure]) -> Figure:
    first, values = same[0], [figure.measured for figure in same]
    value = merge_values(first.unit, values)
    low, high = (value, value) if first.unit in (COUNT, MEMORY) else (min(values), max(values))
    ok = holds(value, first.bound, first.at_most)
    return Figure(first.name, value, low, high, first.unit, first.bound, first.at_most, ok)


def merge_values(unit: str, values: Sequence[float]) -> float:
    """Return the sum of counts, so that no error is lost, the maximum of memory, and else the median."""
    if unit == COUNT:
        return sum(values)
    return max(values) if unit == MEMORY else median(values)
