"""Queries about a table, answered from a view: distance, reach and darkness."""

from functools import lru_cache
from typing import Final

from knockbox.games.knockdown.arena import is_between, is_dark, move_inward
from knockbox.games.knockdown.state import Arena, KnockdownRules
from knockbox.games.knockdown.text.names import Names
from knockbox.games.knockdown.views import Table, TokenView

REACH_CACHE_SIZE: Final = 1_024
"""An arena has few spaces and attacks have few ranges."""


class TableQueries:
    """Answers queries about one table by the rules of its match."""

    def __init__(self, rules: KnockdownRules, names: Names, table: Table) -> None:
        self.rules = rules
        self.names = names
        self.table = table

    @property
    def arena(self) -> Arena:
        return self.rules.arenas[self.names.arenas.index(self.table.arena)]

    def distance(self) -> int:
        """KDR-2, KDR-57 Return the distance between the fighters."""
        left, right = self.table.places
        return self.arena.distances[left][right]

    def reaches(self, seat: int, number: int) -> bool:
        """Return whether an attack of this seat would reach the opponent now."""
        return self.would_reach(seat, number, self.table.places[1 - seat])

    def reach(self, seat: int, number: int) -> list[int]:
        """Return the spaces on which an attack of this seat would reach the opponent, from its own space."""
        attack = self.rules.attacks[number]
        mine = self.table.places[seat]
        arena = self.arena
        if not attack.projectile:
            return list(spaces_within(attack.low, attack.high, tuple(arena.distances[mine])))
        return [space for space in range(arena.spaces) if space != mine and self.would_reach(seat, number, space)]

    def would_reach(self, seat: int, number: int, space: int) -> bool:
        """KD-SEQ-4, KDR-3 Return whether an attack of this seat would reach an opponent on `space`."""
        attack = self.rules.attacks[number]
        mine = self.table.places[seat]
        if attack.projectile:
            return not any(self.breaks_line(mine, space, token) for token in self.table.tokens)
        return attack.low <= self.arena.distances[mine][space] <= attack.high

    def breaks_line(self, mine: int, theirs: int, token: TokenView) -> bool:
        """KDR-59 Return whether a token breaks the line between two spaces."""
        if token.space is None or not self.rules.breaks_line[self.names.tokens.index(token.token)]:
            return False
        return is_between(mine, theirs, token.space)

    def next_candle_space(self) -> int:
        """KD-TG-CAND-1, KD-TG-CAND-2 Return the space on which the next candle card puts the left token."""
        return 0 if self.table.candle is None else move_inward(self.table.candle, self.arena.spaces)

    def is_dark(self, space: int) -> bool:
        """KD-TG-CAND-3 Return whether it costs a wound to end a turn here."""
        return self.table.candle is not None and is_dark(self.table.candle, self.arena.spaces, space)


@lru_cache(REACH_CACHE_SIZE)
def spaces_within(low: int, high: int, gaps: tuple[int, ...]) -> tuple[int, ...]:
    """Return the spaces at a distance within the range; a fighter's own space is never reached."""
    return tuple(space for space, gap in enumerate(gaps) if gap and low <= gap <= high)
