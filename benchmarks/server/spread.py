"""How long something took, over many times: what half, most and nearly all of them stayed within."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import ceil, inf

import msgspec


class Spread(msgspec.Struct, frozen=True):
    """Times in milliseconds."""

    count: int
    p50: float
    p90: float
    p99: float
    highest: float


NONE = Spread(0, 0.0, 0.0, 0.0, 0.0)


def spread(seconds: Sequence[float]) -> Spread:
    if not seconds:
        return NONE
    ordered = sorted(seconds)
    p50, p90, p99, highest = (1000 * within(ordered, share) for share in (0.5, 0.9, 0.99, 1.0))
    return Spread(len(ordered), p50, p90, p99, highest)


def within(ordered: Sequence[float], share: float) -> float:
    """The smallest of them that at least so large a share does not exceed; nothing is interpolated."""
    return ordered[max(0, ceil(share * len(ordered)) - 1)]


def bucketed(buckets: Mapping[float, float], share: float) -> float:
    """The same of a histogram: counts up to each bound, the last of them infinite; within a bucket all are even."""
    total = buckets.get(inf, 0.0)
    below = {0.0: 0.0, **dict(sorted(buckets.items()))}
    for (low, fewer), (high, more) in pairwise(below.items()):
        if more >= share * total and more > fewer:
            return low if high == inf else low + (high - low) * (share * total - fewer) / (more - fewer)
    return 0.0
