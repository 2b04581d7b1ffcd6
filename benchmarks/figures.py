"""Figures, computed from the rates of many rounds."""

from collections.abc import Iterable, Mapping, Sequence
from statistics import median, quantiles

import msgspec

from benchmarks.workers import PEERS

Samples = Mapping[str, Sequence[float]]


class RateComparison(msgspec.Struct, frozen=True):
    """The ratio of two rates, taken round by round, and its optional bound."""

    name: str
    numerator: str  # numerator
    denominator: str  # denominator
    bound: float | None = None
    at_most: bool = False

    def needs_peer(self) -> bool:
        return self.denominator.startswith(PEERS)


class SizeBound(msgspec.Struct, frozen=True):
    """A size with an optional upper bound; it is no ratio and does not vary."""

    name: str
    sample: str
    bound: float | None = None


class RequiredFigures(msgspec.Struct, frozen=True):
    """All figures of one game."""

    comparisons: tuple[RateComparison, ...]
    weights: tuple[SizeBound, ...] = ()


class Figure(msgspec.Struct, frozen=True):
    """A measured value with its interquartile range and bound; without a bound it is informative."""

    name: str
    measured: float
    low: float
    high: float
    unit: str
    bound: float | None
    at_most: bool
    ok: bool


def paired_ratios(over: Sequence[float], under: Sequence[float]) -> list[float]:
    """Divide round by round, so that a slow moment of the machine affects both sides."""
    return [above / below for above, below in zip(over, under, strict=True)]


def middle_half(ratios: Sequence[float]) -> tuple[float, float]:
    if len(ratios) == 1:
        return ratios[0], ratios[0]
    low, _, high = quantiles(ratios, n=4, method="inclusive")
    return low, high


def holds(measured: float, bound: float | None, at_most: bool) -> bool:
    if bound is None:
        return True
    return measured <= bound if at_most else measured >= bound


def compare_rates(comparison: RateComparison, samples: Samples) -> Figure:
    ratios = paired_ratios(samples[comparison.numerator], samples[comparison.denominator])
    measured, bound, at_most = median(ratios), comparison.bound, comparison.at_most
    low, high = middle_half(ratios)
    return Figure(comparison.name, measured, low, high, "x", bound, at_most, holds(measured, bound, at_most))


def check_size(weight: SizeBound, samples: Samples) -> Figure:
    heaviest, bound = max(samples[weight.sample]), weight.bound
    return Figure(weight.name, heaviest, heaviest, heaviest, "kB", bound, True, holds(heaviest, bound, True))


def figures(required: RequiredFigures, samples: Samples, with_peers: bool) -> list[Figure]:
    wanted = [each for each in required.comparisons if with_peers or not each.needs_peer()]
    return [compare_rates(each, samples) for each in wanted] + [check_size(each, samples) for each in required.weights]


def all_hold(found: Iterable[Figure]) -> bool:
    return all(figure.ok for figure in found)


def middle_rates(samples: Samples) -> dict[str, float]:
    """Return the median of every rate; only the ratios are comparable between machines."""
    return {name: median(values) for name, values in samples.items() if not name.endswith("kB")}
