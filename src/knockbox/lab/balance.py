"""What the cells of a round robin say about balance, and the bars they are held against."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from knockbox.lab.cells import Cell


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
        return f"{self.least:g} to {self.most:g} %"


FIGHTER: Final = Bar(35, 65)
PAIRING: Final = Bar(25, 75)
FIRST: Final = Bar(42, 58)
KNOCKOUTS: Final = Bar(40, 85)


def won_by(fighter: str, cells: Iterable[Cell]) -> Share:
    """The matches a fighter won of those he was in."""
    won = matches = 0
    for cell in cells:
        if fighter in (cell.one, cell.other):
            won += cell.won if fighter == cell.one else cell.matches - cell.won
            matches += cell.matches
    return Share(won, matches)


def won_against(fighter: str, other: str, cells: Iterable[Cell]) -> Share:
    return won_by(fighter, [cell for cell in cells if {cell.one, cell.other} == {fighter, other}])


def won_by_opener(cells: Sequence[Cell]) -> Share:
    """Matches won by the player who was first in round one."""
    return Share(sum(cell.opened for cell in cells), sum(cell.matches for cell in cells))


def won_by_first(cells: Sequence[Cell]) -> Share:
    """Rounds won by the player who was first in them."""
    return Share(sum(cell.first for cell in cells), sum(cell.rounds for cell in cells))


def knockouts(cells: Sequence[Cell]) -> Share:
    return Share(sum(cell.knockouts for cell in cells), sum(cell.rounds for cell in cells))


def mean_turns(cells: Sequence[Cell]) -> float:
    """Turns of a round, of both players together."""
    return sum(cell.turns for cell in cells) / sum(cell.rounds for cell in cells)


def outside(fighters: Sequence[str], cells: Sequence[Cell]) -> list[str]:
    """Whatever is out of balance, one sentence each."""
    found = [missed(fighter, won_by(fighter, cells), FIGHTER) for fighter in fighters]
    for number, one in enumerate(fighters):
        rest = fighters[number + 1 :]
        found += [missed(f"{one} against {other}", won_against(one, other, cells), PAIRING) for other in rest]
    found.append(missed("the first player of round one", won_by_opener(cells), FIRST))
    found.append(missed("rounds ended by K.O.", knockouts(cells), KNOCKOUTS))
    return [sentence for sentence in found if sentence]


def stray(matches: int) -> float:
    """By how many points one result in twenty is off by chance alone, if both sides are equal."""
    return float(1.96 * 100 * (0.25 / matches) ** 0.5)


def missed(what: str, share: Share, bar: Bar) -> str:
    return "" if bar.holds(share) else f"{what}: {share}, expected {bar}"
