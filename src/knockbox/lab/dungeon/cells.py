"""Counts of the difficulty study: one cell per bot, number of seats and dungeon."""

from collections import Counter
from typing import TypeAlias

import msgspec

from knockbox.lab.dungeon.outcomes import DungeonOutcome

GroupKey: TypeAlias = tuple[str, int, int]


class GroupCell(msgspec.Struct, frozen=True, array_like=True):
    """Counts for one group in one dungeon."""

    bot: str  # on every seat
    seats: int
    level: int
    matches: int
    wins: int
    cards_laid: int  # cards laid in all matches
    losses_by_rule: dict[str, int]  # losses by the rule that ended the match

    @property
    def key(self) -> GroupKey:
        return self.bot, self.seats, self.level


def match_cell(key: GroupKey, outcome: DungeonOutcome) -> GroupCell:
    """Return the cell of a single match."""
    return GroupCell(
        *key,
        matches=1,
        wins=int(outcome.is_won),
        cards_laid=outcome.cards_laid,
        losses_by_rule={} if outcome.is_won else {outcome.rule: 1},
    )


def add_cells(left: GroupCell, right: GroupCell) -> GroupCell:
    """Add the counts of two cells; the key is that of the left one."""
    losses = Counter(left.losses_by_rule) + Counter(right.losses_by_rule)
    return GroupCell(
        *left.key,
        matches=left.matches + right.matches,
        wins=left.wins + right.wins,
        cards_laid=left.cards_laid + right.cards_laid,
        losses_by_rule=dict(sorted(losses.items())),
    )
