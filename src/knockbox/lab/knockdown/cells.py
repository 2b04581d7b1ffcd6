"""Counts of a round robin: one cell per pairing, arena and skill set."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias, TypeVar

import msgspec

from knockbox.lab.knockdown.rounds import KNOCKOUT, RoundSummary

T = TypeVar("T")
PairingKey: TypeAlias = tuple[str, str, str, str]


class PairingCell(msgspec.Struct, frozen=True, array_like=True):
    """Counts for one pairing in one arena with one skill set."""

    one: str  # the fighter whose victories are counted
    other: str
    arena: str
    skills: str
    matches: int
    wins: int  # matches, by `one`
    opener_wins: int  # matches won by the first player of round one
    rounds: int
    first_player_wins: int  # rounds won by their first player
    knockouts: int  # rounds that ended by K.O.
    turns: int  # of all rounds

    @property
    def key(self) -> PairingKey:
        return self.one, self.other, self.arena, self.skills


def match_cell(key: PairingKey, won: bool, winner: int, rounds: Sequence[RoundSummary]) -> PairingCell:
    """Return the cell of a single match."""
    return PairingCell(
        *key,
        matches=1,
        wins=int(won),
        opener_wins=int(rounds[0].first == winner),
        rounds=len(rounds),
        first_player_wins=sum(round.first == round.winner for round in rounds),
        knockouts=sum(round.ending == KNOCKOUT for round in rounds),
        turns=sum(round.turns for round in rounds),
    )


def add_cells(left: PairingCell, right: PairingCell) -> PairingCell:
    """Add the counts of two cells; the key is that of the left one."""
    sums = [mine + theirs for mine, theirs in zip(cell_counts(left), cell_counts(right), strict=True)]
    return PairingCell(*left.key, *sums)


def cell_counts(cell: PairingCell) -> tuple[int, ...]:
    return tuple(msgspec.structs.astuple(cell)[len(cell.key) :])


def group_cells(cells: Iterable[PairingCell], by: Callable[[PairingCell], T]) -> dict[T, list[PairingCell]]:
    """Group cells by a key function."""
    groups: dict[T, list[PairingCell]] = {}
    for cell in cells:
        groups.setdefault(by(cell), []).append(cell)
    return groups
