"""Percentiles of many measured times."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import ceil, inf

import msgspec


class Percentiles(msgspec.Struct, frozen=True):
    """Percentiles in milliseconds."""

    count: int
    p50: float
    p90: float
    p99: float
    highest: float


NO_PERCENTILES = Percentiles(0, 0.0, 0.0, 0.0, 0.0)


def percentiles(seconds: Sequence[float]) -> Percentiles:
    if not seconds:
        return NO_PERCENTILES
    ordered = sorted(seconds)
    p50, p90, p99, highest = (1000 * percentile(ordered, share) for share in (0.5, 0.9, 0.99, 1.0))
    return Percentiles(len(ordered), p50, p90, p99, highest)


def percentile(ordered: Sequence[float], share: float) -> float:
    """Return the percentile of sorted values, without interpolation."""
    return ordered[max(0, ceil(share * len(ordered)) - 1)]


def histogram_percentile(buckets: Mapping[float, float], share: float) -> float:
    """Return the percentile of cumulative buckets, the last one unbounded, interpolated within a bucket."""
    total = buckets.get(inf, 0.0)
    below = {0.0: 0.0, **dict(sorted(buckets.items()))}
    for (low, fewer), (high, more) in pairwise(below.items()):
        if more >= share * total and more > fewer:
            return low if high == inf else low + (high - low) * (share * total - fewer) / (more - fewer)
    return 0.0
