"""Events: facts in the past tense, each of which knows who may see it."""

import msgspec


class Event(msgspec.Struct, frozen=True, tag=True):
    """One fact and the rule that caused it. Subclasses override `seen_by` if part of the fact is secret."""

    rule: str

    def seen_by(self, seat: int) -> "Event | None":
        """Return the event as `seat` may know it, or None if that seat notices nothing."""
        return self
