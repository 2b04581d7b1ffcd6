"""The figures of a ladder, and what they say about its aims."""

from collections.abc import Sequence

import msgspec

from knockbox.lab.ladder.intervals import POCOCK, Estimate, mean_of, ratio_of, share_of
from knockbox.lab.ladder.results import Results, Shares, common, shares_of
from knockbox.lab.ladder.rungs import Ahead, Aim, Closed, Figure, Rung, Won


class Finding(msgspec.Struct, frozen=True):
    """What was found about an aim."""

    rung: str
    aim: Aim
    matches: int  # of each lineup
    estimate: Estimate
    ended: str

    @property
    def met(self) -> bool:
        return self.aim.holds(self.estimate.value)

    @property
    def sure(self) -> bool:
        return settles(self.aim, self.estimate)

    @property
    def verdict(self) -> str:
        if not self.ended:
            return "unfinished" if self.matches else "not measured"
        return ("met" if self.met else "short") + ("" if self.sure else ", within chance")


def estimate(figure: Figure, shares: Shares, deals: Sequence[int], each: int, critical: float) -> Estimate:
    """A figure over some deals, each with so many matches."""

    def of(lineup: str) -> list[float]:
        return [shares[lineup][deal] for deal in deals]

    match figure:
        case Won(lineup):
            return share_of(of(lineup), each, critical)
        case Ahead(lineup, other):
            return mean_of(minus(of(lineup), of(other)), critical)
        case Closed(lineup, low, high):
            return ratio_of(minus(of(lineup), of(low)), minus(of(high), of(low)), critical)


def minus(left: Sequence[float], right: Sequence[float]) -> list[float]:
    return [one - other for one, other in zip(left, right, strict=True)]


def settles(aim: Aim, found: Estimate) -> bool:
    """Whether the aim is met at both ends of the interval, or at neither."""
    return aim.holds(found.low) == aim.holds(found.high)


def is_settled(results: Results, rung: Rung, look: int) -> bool:
    """Whether there is nothing left to find out after so many deals; a rung without aims is never settled."""
    shares, critical = shares_of(results.cells), POCOCK[len(rung.looks)]
    found = [(aim, estimate(aim.figure, shares, range(look), results.plan.matches, critical)) for aim in rung.aims]
    return bool(found) and all(settles(*each) for each in found)


def findings(results: Results, rung: Rung) -> list[Finding]:
    """The aims of a rung by all that was played of it."""
    shares, each, critical = shares_of(results.cells), results.plan.matches, POCOCK[len(rung.looks)]
    deals, ended = common(shares, rung), results.rest(rung).ended
    matches = len(deals) * each
    return [
        Finding(rung.name, aim, matches, estimate(aim.figure, shares, deals, each, critical), ended)
        for aim in rung.aims
    ]


def all_findings(results: Results) -> list[Finding]:
    return [finding for rung in results.plan.rungs for finding in findings(results, rung)]
