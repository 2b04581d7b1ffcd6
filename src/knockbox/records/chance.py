"""The chance that a match has to itself, for all that is drawn beside its cards and dice."""

from typing import TYPE_CHECKING

from knockbox.records.record import Daily, Seeded

if TYPE_CHECKING:
    from knockbox.records.session import Session


def chance_base(session: "Session") -> int:
    """A number that the match has to itself; a table that was set up by hand is told by its first state."""
    start = session.header.start
    if isinstance(start, Seeded | Daily):
        return start.seed
    return int(session.secret or session.header.state, 16)
