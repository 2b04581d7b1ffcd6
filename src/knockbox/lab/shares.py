"""Percentages and the ranges they are checked against."""

from typing import NamedTuple


class Share(NamedTuple):
    """A part of a total; empty if the total is 0."""

    part: int
    whole: int

    @property
    def percent(self) -> float:
        return 100 * self.part / self.whole

    def __str__(self) -> str:
        return f"{self.percent:.1f} % of {self.whole}" if self.whole else "none"


class AcceptedRange(NamedTuple):
    """Accepted range in percent; a share outside it is out of balance."""

    least: float
    most: float

    def contains(self, share: Share) -> bool:
        return share.whole == 0 or self.least <= share.percent <= self.most

    def __str__(self) -> str:
        return f"at least {self.least:g} %" if self.most == 100 else f"{self.least:g} to {self.most:g} %"


def margin_of_error(matches: int) -> float:
    """Return the 95 % margin of error in points, for two equal sides."""
    return float(1.96 * 100 * (0.25 / matches) ** 0.5)


def describe_miss(label: str, share: Share, accepted: AcceptedRange) -> str:
    return "" if accepted.contains(share) else f"{label}: {share}, expected {accepted}"
