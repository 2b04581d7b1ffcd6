"""What the cells of a round robin say about balance, and the bars they are held against."""

from collections.abc import Iterable, Sequence
from typing import Final

from knockbox.lab.knockdown.cells import Cell
from knockbox.lab.shares import Bar, Share, missed

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
