"""Distance, reach and darkness as anybody at the table sees them, worked out from a view."""

from functools import lru_cache
from typing import Final

from knockbox.games.knockdown.arena import inward, is_dark, is_on_the_way
from knockbox.games.knockdown.names import Names
from knockbox.games.knockdown.state import Ground, KnockdownRules
from knockbox.games.knockdown.views import Table, TokenView

KEPT: Final = 1_024
"""Rows of distances whose reach stays known; an arena has few spaces, and attacks few ranges."""


class Sight:
    """Looks at one table by the rules of its match."""

    def __init__(self, rules: KnockdownRules, names: Names, table: Table) -> None:
        self.rules = rules
        self.names = names
        self.table = table

    @property
    def ground(self) -> Ground:
        return self.rules.grounds[self.names.arenas.index(self.table.arena)]

    def distance(self) -> int:
        """KDR-2, KDR-57 How far apart the fighters stand."""
        left, right = self.table.places
        return self.ground.gaps[left][right]

    def reaches(self, seat: int, number: int) -> bool:
        """Whether an attack of this seat would reach the opponent from where both stand now."""
        return self.would_reach(seat, number, self.table.places[1 - seat])

    def reach(self, seat: int, number: int) -> list[int]:
        """The spaces on which the opponent would be reached by an attack of this seat, from where it stands."""
        attack, mine, ground = self.rules.attacks[number], self.table.places[seat], self.ground
        if not attack.projectile:
            return list(spaces_within(attack.low, attack.high, tuple(ground.gaps[mine])))
        return [space for space in range(ground.spaces) if space != mine and self.would_reach(seat, number, space)]

    def would_reach(self, seat: int, number: int, space: int) -> bool:
        """KD-SEQ-4, KDR-3 Whether an attack of this seat would reach the opponent if he stood there."""
        attack, mine = self.rules.attacks[number], self.table.places[seat]
        if attack.projectile:
            return not any(self.is_in_the_way(mine, space, token) for token in self.table.tokens)
        return attack.low <= self.ground.gaps[mine][space] <= attack.high

    def is_in_the_way(self, mine: int, his: int, token: TokenView) -> bool:
        """KDR-59 Whether a token breaks the line from one space to the other."""
        if token.space is None or not self.rules.breaks_line[self.names.tokens.index(token.token)]:
            return False
        return is_on_the_way(mine, his, token.space)

    def next_candle(self) -> int:
        """KD-TG-CAND-1, KD-TG-CAND-2 The space on which the next candle card puts the left token."""
        return 0 if self.table.candle is None else inward(self.table.candle, self.ground.spaces)

    def is_dark(self, space: int) -> bool:
        """KD-TG-CAND-3 Whether it costs a wound to end a turn here."""
        return self.table.candle is not None and is_dark(self.table.candle, self.ground.spaces, space)


@lru_cache(KEPT)
def spaces_within(low: int, high: int, gaps: tuple[int, ...]) -> tuple[int, ...]:
    """The spaces whose distance lies in a range; nobody reaches the one he stands on."""
    return tuple(space for space, gap in enumerate(gaps) if gap and low <= gap <= high)
