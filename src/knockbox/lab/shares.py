"""Parts of a whole in percent, and the bars they are held against."""

from typing import NamedTuple


class Share(NamedTuple):
    """A part of a number of things; without any there is nothing to say."""

    part: int
    whole: int

    @property
    def percent(self) -> float:
        return 100 * self.part / self.whole

    def __str__(self) -> str:
        return f"{self.percent:.1f} % of {self.whole}" if self.whole else "none"


class Bar(NamedTuple):
    """What lies below `least` or above `most` percent is out of balance."""

    least: float
    most: float

    def holds(self, share: Share) -> bool:
        return share.whole == 0 or self.least <= share.percent <= self.most

    def __str__(self) -> str:
        return f"at least {self.least:g} %" if self.most == 100 else f"{self.least:g} to {self.most:g} %"


def stray(matches: int) -> float:
    """By how many points one result in twenty is off by chance alone, if both sides are equal."""
    return float(1.96 * 100 * (0.25 / matches) ** 0.5)


def missed(what: str, share: Share, bar: Bar) -> str:
    return "" if bar.holds(share) else f"{what}: {share}, expected {bar}"
