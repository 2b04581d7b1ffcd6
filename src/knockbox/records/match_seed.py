"""The seed of a match for everything random apart from its cards and dice."""

from typing import TYPE_CHECKING

from knockbox.records.record import DailyStart, SeedStart

if TYPE_CHECKING:
    from knockbox.records.session import Session


def match_seed(session: "Session") -> int:
    """Return a number specific to the match; a position without a seed uses the hash of its first state."""
    start = session.header.start
    if isinstance(start, SeedStart | DailyStart):
        return start.seed
    return int(session.secret or session.header.state, 16)
