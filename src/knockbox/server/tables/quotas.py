"""Quotas for log entries that are not moves: each place has its own, so no one can use up another's.

Quotas are derived from the log: a server that replays a log finds the same levels.
"""

from typing import Final

from knockbox.server.errors import RequestRefusedError
from knockbox.server.tables import log

MINUTE_MS: Final = 60_000
ENTRY_QUOTA: Final = (1_000, 10 * MINUTE_MS)
"""Burst of entries for each place, and the time until one more is granted."""
SIT_DOWN_QUOTA: Final = (50, 60 * MINUTE_MS)
"""The same for sitting down, for each seat."""
RESERVED_ENTRIES: Final = 100
"""Part of a quota that only essential entries may use, not chat."""
MIN_NEWCOMER_ENTRIES: Final = 200
"""Entries that a new player has at least, however much the previous player of the seat wrote."""
MAX_REPORTS_PER_PLACE: Final = 14
"""The store keeps a hundred reports of a table, so no player can crowd out the others' with their own."""
ESSENTIAL_ENTRIES: Final = (
    log.InputUndone,
    log.RematchVoted,
    log.SeatHandedOver,
    log.LinkCreated,
    log.SpectatorRemoved,
    log.SeatMuted,
    log.PlayerReady,
)


class EntryBucket:
    """A token bucket on log time: some entries at once, and one more from time to time."""

    __slots__ = ("capacity", "level", "refill_ms", "updated_ms")

    def __init__(self, capacity: int, refill_ms: int, at_ms: int) -> None:
        self.level = float(capacity)
        self.capacity = capacity
        self.refill_ms = refill_ms
        self.updated_ms = at_ms

    def can_take(self, at_ms: int, reserve: int = 0) -> bool:
        """Return whether there is enough for one entry and `reserve` more."""
        return self.level_at(at_ms) >= 1 + reserve

    def take(self, at_ms: int) -> None:
        """Charge an entry that is in the log, even if the bucket is empty."""
        self.level = max(0.0, self.level_at(at_ms) - 1)
        self.updated_ms = max(at_ms, self.updated_ms)

    def level_at(self, at_ms: int) -> float:
        return min(float(self.capacity), self.level + max(0, at_ms - self.updated_ms) / self.refill_ms)


class Quotas:
    """The quotas of a table; the last of `entry_buckets` is shared by all spectators."""

    def __init__(self, seats: int, at_ms: int) -> None:
        self.entry_buckets = [EntryBucket(*ENTRY_QUOTA, at_ms) for _ in range(seats + 1)]
        self.sit_down_buckets = [EntryBucket(*SIT_DOWN_QUOTA, at_ms) for _ in range(seats)]
        self.report_counts = [0] * (seats + 1)

    def check(self, entry: log.AnyEntry, is_talk: bool, at_ms: int) -> None:
        """Raise if the place of an entry is over its quota; moves are never refused."""
        if isinstance(entry, log.SeatTaken) and not self.sit_down_buckets[entry.seat].can_take(at_ms):
            raise RequestRefusedError("seat-worn", f"seat {entry.seat} was taken too often; try again in an hour")
        if isinstance(entry, log.SeatReported) and self.report_counts[entry.by] >= MAX_REPORTS_PER_PLACE:
            raise RequestRefusedError(
                "too-many", f"found {MAX_REPORTS_PER_PLACE} reports of yours, the most you can make at a table"
            )
        place = charged_place(entry, is_talk)
        reserve = 0 if isinstance(entry, ESSENTIAL_ENTRIES) else RESERVED_ENTRIES
        if place is not None and not self.entry_buckets[place].can_take(at_ms, reserve):
            raise RequestRefusedError("talked-out", "you have written too much at this table; wait a while")

    def charge(self, entry: log.AnyEntry, is_talk: bool, at_ms: int) -> None:
        """Charge a written entry; a new player of a seat gets a minimum."""
        if isinstance(entry, log.SeatTaken):
            self.sit_down_buckets[entry.seat].take(at_ms)
            self.entry_buckets[entry.seat].level = max(self.entry_buckets[entry.seat].level, MIN_NEWCOMER_ENTRIES)
        if isinstance(entry, log.SeatReported):
            self.report_counts[entry.by] += 1
        place = charged_place(entry, is_talk)
        if place is not None:
            self.entry_buckets[place].take(at_ms)

    @property
    def levels(self) -> list[tuple[float, int]]:
        """Level and time of every bucket."""
        return [(purse.level, purse.updated_ms) for purse in (*self.entry_buckets, *self.sit_down_buckets)]


def charged_place(entry: log.AnyEntry, is_talk: bool) -> int | None:
    """Return the place that an entry is charged to; moves, and ending a pause, a sitting or a request, are free."""
    match entry:
        case log.InputMade(seat=seat):
            return seat if is_talk else None
        case log.PauseVoted(seat=seat, pause=is_begun) | log.PlayerReady(seat=seat, dice=is_begun):
            return seat if is_begun else None
        case log.SeatHandedOver(bot=bot, by=by):
            return by if bot else None
        case log.SpectatorRemoved(by=by) | log.LinkCreated(by=by):
            return by
    if isinstance(entry, log.ChatSent | log.PlayerRenamed | log.SeatMuted | log.InputUndone | log.RematchVoted):
        return entry.seat
    return None
