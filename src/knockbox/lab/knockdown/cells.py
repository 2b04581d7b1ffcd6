"""What a round robin counts: one cell for each pairing, arena and skill set."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias, TypeVar

import msgspec

from knockbox.lab.knockdown.rounds import KNOCKOUT, Round

T = TypeVar("T")
Key: TypeAlias = tuple[str, str, str, str]


class Cell(msgspec.Struct, frozen=True, array_like=True):
    """Matches of one pairing in one arena with one skill set, counted."""

    one: str  # the fighter whose victories are counted
    other: str
    arena: str
    skills: str
    matches: int
    won: int  # matches, by `one`
    opened: int  # matches won by whoever was first in round one
    rounds: int
    first: int  # rounds won by the player who was first in them
    knockouts: int  # rounds that ended so
    turns: int  # of all rounds

    @property
    def key(self) -> Key:
        return self.one, self.other, self.arena, self.skills


def cell_of(key: Key, won: bool, winner: int, rounds: Sequence[Round]) -> Cell:
    """A single match as a cell."""
    return Cell(
        *key,
        matches=1,
        won=int(won),
        opened=int(rounds[0].first == winner),
        rounds=len(rounds),
        first=sum(round.first == round.winner for round in rounds),
        knockouts=sum(round.ending == KNOCKOUT for round in rounds),
        turns=sum(round.turns for round in rounds),
    )


def added(left: Cell, right: Cell) -> Cell:
    """Both together, under the key of the left one."""
    sums = [mine + theirs for mine, theirs in zip(counts(left), counts(right), strict=True)]
    return Cell(*left.key, *sums)


def counts(cell: Cell) -> tuple[int, ...]:
    return tuple(msgspec.structs.astuple(cell)[len(cell.key) :])


def grouped(cells: Iterable[Cell], by: Callable[[Cell], T]) -> dict[T, list[Cell]]:
    """Cells by what they have in common."""
    groups: dict[T, list[Cell]] = {}
    for cell in cells:
        groups.setdefault(by(cell), []).append(cell)
    return groups
