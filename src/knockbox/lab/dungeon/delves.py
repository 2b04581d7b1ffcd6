"""How one dungeon went, by its events."""

from collections.abc import Sequence

import msgspec

from knockbox.engine.event import Event
from knockbox.games.dungeon.events import CardLaid, ChestsCounted, DungeonLost, DungeonWon


class Delve(msgspec.Struct, frozen=True):
    """One dungeon: whether it was won, the rule that ended it, and how far the group came."""

    won: bool
    rule: str
    laid: int  # cards, without the start card
    points: int  # of the chest hunt


def delve_of(events: Sequence[Event]) -> Delve:
    """A dungeon that was played to its end."""
    end = next(event for event in events if isinstance(event, DungeonWon | DungeonLost))
    return Delve(
        won=isinstance(end, DungeonWon),
        rule=end.rule,
        laid=sum(isinstance(event, CardLaid) for event in events),
        points=sum(event.points for event in events if isinstance(event, ChestsCounted)),
    )
