"""What the study of difficulty counts: one cell for each kind of group, number of seats and dungeon."""

from collections import Counter
from typing import TypeAlias

import msgspec

from knockbox.lab.dungeon.delves import Delve

Key: TypeAlias = tuple[str, int, int]


class Cell(msgspec.Struct, frozen=True, array_like=True):
    """Matches of one group in one dungeon, counted."""

    bot: str  # on every seat
    seats: int
    level: int
    matches: int
    won: int
    laid: int  # cards, of all matches
    lost_by: dict[str, int]  # by the rule that ended them

    @property
    def key(self) -> Key:
        return self.bot, self.seats, self.level


def cell_of(key: Key, delve: Delve) -> Cell:
    """A single match as a cell."""
    return Cell(*key, matches=1, won=int(delve.won), laid=delve.laid, lost_by={} if delve.won else {delve.rule: 1})


def added(left: Cell, right: Cell) -> Cell:
    """Both together, under the key of the left one."""
    matches, won, laid = left.matches + right.matches, left.won + right.won, left.laid + right.laid
    return Cell(*left.key, matches, won, laid, dict(sorted((Counter(left.lost_by) + Counter(right.lost_by)).items())))
