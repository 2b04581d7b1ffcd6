"""Facts about what happened, in the past tense, each knowing who may see it."""

import msgspec


class Event(msgspec.Struct, frozen=True, tag=True):
    """One fact and the rule that caused it. Subclasses override `seen_by` when part of it is secret."""

    rule: str

    def seen_by(self, seat: int) -> "Event | None":
        """The same fact as `seat` may know it, or None if that seat notices nothing."""
        return self
