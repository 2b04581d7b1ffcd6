"""Several trials of the same: a machine's bad moment spoils one of them, not the figures."""

from collections.abc import Sequence
from statistics import median
from typing import Final

from benchmarks.figures import Figure, holds

ROUNDS: Final = 3
COUNT, MEMORY = "", "MiB"


def merged(rounds: Sequence[Sequence[Figure]]) -> list[Figure]:
    """Each figure over all rounds; what some of them do not have, such as a kind of error, they have none of."""
    names = dict.fromkeys(figure.name for found in rounds for figure in found)
    return [over_rounds([figure for found in rounds for figure in found if figure.name == name]) for name in names]


def over_rounds(same: Sequence[Figure]) -> Figure:
    first, values = same[0], [figure.measured for figure in same]
    value = whole(first.unit, values)
    low, high = (value, value) if first.unit in (COUNT, MEMORY) else (min(values), max(values))
    ok = holds(value, first.bound, first.at_most)
    return Figure(first.name, value, low, high, first.unit, first.bound, first.at_most, ok)


def whole(unit: str, values: Sequence[float]) -> float:
    """What is counted adds up, so that no error is lost; of memory it is the most; of the rest the middle."""
    if unit == COUNT:
        return sum(values)
    return max(values) if unit == MEMORY else median(values)
