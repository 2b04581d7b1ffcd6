"""The figures that must hold, and how they come out of the rates of many rounds."""

from collections.abc import Iterable, Mapping, Sequence
from statistics import median, quantiles

import msgspec

from benchmarks.engine.workers import OPENSPIEL

Samples = Mapping[str, Sequence[float]]


class Comparison(msgspec.Struct, frozen=True):
    """One rate over another, taken round by round, and the bound that their ratio must keep."""

    name: str
    over: str  # what is divided
    under: str  # by what
    bound: float
    at_most: bool = False

    def needs_openspiel(self) -> bool:
        return self.under.startswith(OPENSPIEL)


class Weight(msgspec.Struct, frozen=True):
    """A size that must not be exceeded; it is no ratio and does not vary."""

    name: str
    sample: str
    bound: float


class Figure(msgspec.Struct, frozen=True):
    """What was measured, with its middle half, beside what is asked for."""

    name: str
    measured: float
    low: float
    high: float
    unit: str
    bound: float
    at_most: bool
    ok: bool


COMPARISONS = (
    Comparison("play, compiled : gin_rummy", "compiled play", "openspiel gin_rummy", 8),
    Comparison("play, compiled : hearts", "compiled play", "openspiel hearts", 1),
    Comparison("play, interpreted : gin_rummy", "interpreted play", "openspiel gin_rummy", 2),
    Comparison("simulate, compiled : interpreted", "compiled simulate", "interpreted simulate", 4),
    Comparison("clone, compiled : gin_rummy", "compiled clone", "openspiel gin_rummy clone", 10),
    Comparison("listener costs, compiled", "compiled silent", "compiled listened to", 1.25, at_most=True),
    Comparison("listener costs, interpreted", "interpreted silent", "interpreted listened to", 1.25, at_most=True),
    Comparison("last : first quarter, compiled", "compiled first quarter", "compiled last quarter", 1.2, at_most=True),
    Comparison(
        "last : first quarter, interpreted", "interpreted first quarter", "interpreted last quarter", 1.2, at_most=True
    ),
)
WEIGHTS = (
    Weight("clone size, compiled", "compiled clone kB", 3),
    Weight("clone size, interpreted", "interpreted clone kB", 3),
)


def paired_ratios(over: Sequence[float], under: Sequence[float]) -> list[float]:
    """Divide round by round, so that a slow moment of the machine touches both sides."""
    return [above / below for above, below in zip(over, under, strict=True)]


def middle_half(ratios: Sequence[float]) -> tuple[float, float]:
    if len(ratios) == 1:
        return ratios[0], ratios[0]
    low, _, high = quantiles(ratios, n=4, method="inclusive")
    return low, high


def holds(measured: float, bound: float, at_most: bool) -> bool:
    return measured <= bound if at_most else measured >= bound


def compared(comparison: Comparison, samples: Samples) -> Figure:
    ratios = paired_ratios(samples[comparison.over], samples[comparison.under])
    measured, bound, at_most = median(ratios), comparison.bound, comparison.at_most
    low, high = middle_half(ratios)
    return Figure(comparison.name, measured, low, high, "x", bound, at_most, holds(measured, bound, at_most))


def weighed(weight: Weight, samples: Samples) -> Figure:
    heaviest, bound = max(samples[weight.sample]), weight.bound
    return Figure(weight.name, heaviest, heaviest, heaviest, "kB", bound, True, holds(heaviest, bound, True))


def figures(samples: Samples, with_openspiel: bool) -> list[Figure]:
    wanted = [each for each in COMPARISONS if with_openspiel or not each.needs_openspiel()]
    return [compared(each, samples) for each in wanted] + [weighed(each, samples) for each in WEIGHTS]


def all_hold(found: Iterable[Figure]) -> bool:
    return all(figure.ok for figure in found)


def middle_rates(samples: Samples) -> dict[str, float]:
    """The median of every rate, for the curious; only the ratios are comparable between machines."""
    return {name: median(values) for name, values in samples.items() if not name.endswith("kB")}
