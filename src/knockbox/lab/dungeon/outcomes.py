"""Summary of a dungeon match, from its events."""

from collections.abc import Sequence

import msgspec

from knockbox.engine.event import Event
from knockbox.games.dungeon.events import CardLaid, ChestsCounted, DungeonLost, DungeonWon


class DungeonOutcome(msgspec.Struct, frozen=True):
    """One dungeon match: whether it was won, the rule that ended it, and how far the group came."""

    is_won: bool
    rule: str
    cards_laid: int  # cards laid, without the start card
    points: int  # of the chest hunt


def summarize_dungeon(events: Sequence[Event]) -> DungeonOutcome:
    """Summarise a finished dungeon match."""
    end = next(event for event in events if isinstance(event, DungeonWon | DungeonLost))
    return DungeonOutcome(
        is_won=isinstance(end, DungeonWon),
        rule=end.rule,
        cards_laid=sum(isinstance(event, CardLaid) for event in events),
        points=sum(event.points for event in events if isinstance(event, ChestsCounted)),
    )
