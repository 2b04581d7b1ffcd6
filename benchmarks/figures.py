"""What a figure is, and how it comes out of the rates of many rounds."""

from collections.abc import Iterable, Mapping, Sequence
from statistics import median, quantiles

import msgspec

from benchmarks.workers import PEERS

Samples = Mapping[str, Sequence[float]]


class Comparison(msgspec.Struct, frozen=True):
    """One rate over another, taken round by round, and the bound that their ratio must keep, if there is one."""

    name: str
    over: str  # what is divided
    under: str  # by what
    bound: float | None = None
    at_most: bool = False

    def needs_peer(self) -> bool:
        return self.under.startswith(PEERS)


class Weight(msgspec.Struct, frozen=True):
    """A size that must not exceed its bound, if it has one; it is no ratio and does not vary."""

    name: str
    sample: str
    bound: float | None = None


class Asked(msgspec.Struct, frozen=True):
    """All that is asked of one game."""

    comparisons: tuple[Comparison, ...]
    weights: tuple[Weight, ...] = ()


class Figure(msgspec.Struct, frozen=True):
    """What was measured, with its middle half, beside what is asked for; without a bound it is for information."""

    name: str
    measured: float
    low: float
    high: float
    unit: str
    bound: float | None
    at_most: bool
    ok: bool


def paired_ratios(over: Sequence[float], under: Sequence[float]) -> list[float]:
    """Divide round by round, so that a slow moment of the machine touches both sides."""
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


def compared(comparison: Comparison, samples: Samples) -> Figure:
    ratios = paired_ratios(samples[comparison.over], samples[comparison.under])
    measured, bound, at_most = median(ratios), comparison.bound, comparison.at_most
    low, high = middle_half(ratios)
    return Figure(comparison.name, measured, low, high, "x", bound, at_most, holds(measured, bound, at_most))


def weighed(weight: Weight, samples: Samples) -> Figure:
    heaviest, bound = max(samples[weight.sample]), weight.bound
    return Figure(weight.name, heaviest, heaviest, heaviest, "kB", bound, True, holds(heaviest, bound, True))


def figures(asked: Asked, samples: Samples, with_peers: bool) -> list[Figure]:
    wanted = [each for each in asked.comparisons if with_peers or not each.needs_peer()]
    return [compared(each, samples) for each in wanted] + [weighed(each, samples) for each in asked.weights]


def all_hold(found: Iterable[Figure]) -> bool:
    return all(figure.ok for figure in found)


def middle_rates(samples: Samples) -> dict[str, float]:
    """The median of every rate, for the curious; only the ratios are comparable between machines."""
    return {name: median(values) for name, values in samples.items() if not name.endswith("kB")}
