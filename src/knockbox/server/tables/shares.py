"""How much may stand in a log beside its match: every place has a purse of its own, so nobody spends what is another's.

All of it follows from the log: a server that reads a log again finds as much in every purse as there was.
"""

from typing import Final

from knockbox.server.errors import Refusal
from knockbox.server.tables import log

MINUTE_MS: Final = 60_000
TALK: Final = (1_000, 10 * MINUTE_MS)
"""Lines that each place may write at once beside the match, and how long it takes until there is one more."""
SITTINGS: Final = (50, 60 * MINUTE_MS)
"""As much, for how often somebody may sit down on each seat."""
KEPT: Final = 100
"""Lines of a purse that are for what somebody needs, and not for words."""
NEWCOMERS: Final = 200
"""Lines that whoever sits down finds at least, whatever was said on his seat before."""
REPORTS: Final = 14
"""That each place may make: a store keeps a hundred of a table, and nobody hides behind those that he made himself."""
NEEDED: Final = (log.Undone, log.Wished, log.Handed, log.Invited, log.Removed, log.Muted, log.Readied)


class Purse:
    """Lines that can be paid for: some at once, and one more from time to time."""

    __slots__ = ("at_ms", "left", "most", "regain_ms")

    def __init__(self, most: int, regain_ms: int, at_ms: int) -> None:
        self.left = float(most)
        self.most = most
        self.regain_ms = regain_ms
        self.at_ms = at_ms

    def can_pay(self, at_ms: int, kept: int = 0) -> bool:
        """Whether there is enough for one line, and so many more."""
        return self.left_at(at_ms) >= 1 + kept

    def pay(self, at_ms: int) -> None:
        """For a line that stands in the log, however little there is left."""
        self.left, self.at_ms = max(0.0, self.left_at(at_ms) - 1), max(at_ms, self.at_ms)

    def left_at(self, at_ms: int) -> float:
        return min(float(self.most), self.left + max(0, at_ms - self.at_ms) / self.regain_ms)


class Shares:
    """The purses of a table; the last of `talk` is that of whoever has no seat."""

    def __init__(self, seats: int, at_ms: int) -> None:
        self.talk = [Purse(*TALK, at_ms) for _ in range(seats + 1)]
        self.sittings = [Purse(*SITTINGS, at_ms) for _ in range(seats)]
        self.reports = [0] * (seats + 1)

    def check(self, entry: log.AnyEntry, is_said: bool, at_ms: int) -> None:
        """Refuse a line for which nothing is left where it comes from; the match goes on in any case."""
        if isinstance(entry, log.Taken) and not self.sittings[entry.seat].can_pay(at_ms):
            raise Refusal("seat-worn", f"seat {entry.seat} was taken too often; try again in an hour")
        if isinstance(entry, log.Reported) and self.reports[entry.by] >= REPORTS:
            raise Refusal("too-many", f"found {REPORTS} reports of yours; one more would tell nothing new")
        place, kept = payer_of(entry, is_said), 0 if isinstance(entry, NEEDED) else KEPT
        if place is not None and not self.talk[place].can_pay(at_ms, kept):
            raise Refusal("talked-out", "so many lines of the log are yours that the next one has to wait")

    def charge(self, entry: log.AnyEntry, is_said: bool, at_ms: int) -> None:
        """A line is written; whoever sits down shall not suffer from what was said there before."""
        if isinstance(entry, log.Taken):
            self.sittings[entry.seat].pay(at_ms)
            self.talk[entry.seat].left = max(self.talk[entry.seat].left, NEWCOMERS)
        if isinstance(entry, log.Reported):
            self.reports[entry.by] += 1
        place = payer_of(entry, is_said)
        if place is not None:
            self.talk[place].pay(at_ms)

    @property
    def left(self) -> list[tuple[float, int]]:
        """What is in the purses, and since when."""
        return [(purse.left, purse.at_ms) for purse in (*self.talk, *self.sittings)]


def payer_of(entry: log.AnyEntry, is_said: bool) -> int | None:
    """The place that a line beside the match is charged to; what ends a pause, a sitting or a wish is free."""
    match entry:
        case log.Made(seat=seat):
            return seat if is_said else None
        case log.Voted(seat=seat, pause=is_begun) | log.Readied(seat=seat, dice=is_begun):
            return seat if is_begun else None
        case log.Handed(bot=bot, by=by):
            return by if bot else None
        case log.Removed(by=by) | log.Invited(by=by):
            return by
    if isinstance(entry, log.Spoken | log.Renamed | log.Muted | log.Undone | log.Wished):
        return entry.seat
    return None
