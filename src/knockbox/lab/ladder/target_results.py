"""Metrics of a ladder and whether they reach their targets."""

from collections.abc import Sequence

import msgspec

from knockbox.lab.ladder.confidence_intervals import (
    POCOCK_CRITICAL_VALUES,
    Estimate,
    fieller_interval,
    student_interval,
    wilson_interval,
)
from knockbox.lab.ladder.matchups import Ahead, Closed, Matchup, Metric, Target, Won
from knockbox.lab.ladder.results import LadderResults, WinRates, common_deals, win_rates_by_deal


class TargetResult(msgspec.Struct, frozen=True):
    """The measured result for a target."""

    matchup: str
    target: Target
    matches: int  # per lineup
    estimate: Estimate
    end_reason: str

    @property
    def is_met(self) -> bool:
        return self.target.is_met_by(self.estimate.value)

    @property
    def is_significant(self) -> bool:
        return is_conclusive(self.target, self.estimate)

    @property
    def verdict(self) -> str:
        if not self.end_reason:
            return "unfinished" if self.matches else "not measured"
        return ("met" if self.is_met else "short") + ("" if self.is_significant else ", within chance")


def estimate_metric(
    metric: Metric, win_rates: WinRates, deals: Sequence[int], matches_per_deal: int, critical: float
) -> Estimate:
    """Estimate a metric over some deals of `each` matches."""

    def of(lineup: str) -> list[float]:
        return [win_rates[lineup][deal] for deal in deals]

    match metric:
        case Won(lineup):
            return wilson_interval(of(lineup), matches_per_deal, critical)
        case Ahead(lineup, other):
            return student_interval(subtract(of(lineup), of(other)), critical)
        case Closed(lineup, low, high):
            return fieller_interval(subtract(of(lineup), of(low)), subtract(of(high), of(low)), critical)


def subtract(left: Sequence[float], right: Sequence[float]) -> list[float]:
    return [one - other for one, other in zip(left, right, strict=True)]


def is_conclusive(target: Target, estimate: Estimate) -> bool:
    """Return whether the target is met at both ends of the interval, or at neither."""
    return target.is_met_by(estimate.low) == target.is_met_by(estimate.high)


def is_matchup_settled(results: LadderResults, matchup: Matchup, look: int) -> bool:
    """Return whether all targets are settled after this many deals; a matchup without targets never is."""
    shares = win_rates_by_deal(results.cells)
    critical = POCOCK_CRITICAL_VALUES[len(matchup.looks)]
    estimates = [
        (target, estimate_metric(target.figure, shares, range(look), results.plan.matches_per_deal, critical))
        for target in matchup.aims
    ]
    return bool(estimates) and all(is_conclusive(*each) for each in estimates)


def matchup_target_results(results: LadderResults, matchup: Matchup) -> list[TargetResult]:
    """Return the results for the targets of a matchup, from all its deals so far."""
    shares = win_rates_by_deal(results.cells)
    each = results.plan.matches_per_deal
    critical = POCOCK_CRITICAL_VALUES[len(matchup.looks)]
    deals = common_deals(shares, matchup)
    ended = results.progress_of(matchup).ended
    matches = len(deals) * each
    return [
        TargetResult(
            matchup.name, target, matches, estimate_metric(target.figure, shares, deals, each, critical), ended
        )
        for target in matchup.aims
    ]


def all_target_results(results: LadderResults) -> list[TargetResult]:
    return [finding for matchup in results.plan.rungs for finding in matchup_target_results(results, matchup)]
