"""What the crowd writes down: how long everything took, and what went wrong."""

from collections import Counter

import msgspec

from benchmarks.server.spread import Spread, spread


class Outcome(msgspec.Struct, frozen=True):
    """What the crowd found while it measured."""

    seen: Spread  # from a choice to the event at the other seat
    lag: Spread  # from when a choice was due to when the crowd made it
    unseen: int  # choices that the other seat noticed nothing of
    late: int  # choices that were due before the one before was acknowledged
    matches: int  # that ended
    errors: dict[str, int]
    towers: int = 0  # that were judged


class Book:
    """One for all tables; while nothing is measured, only errors are written down."""

    def __init__(self) -> None:
        self.is_open = False
        self.seen: list[float] = []
        self.lags: list[float] = []
        self.unseen = 0
        self.late = 0
        self.matches = 0
        self.towers = 0
        self.errors: Counter[str] = Counter()

    def outcome(self) -> Outcome:
        seen, lag, errors = spread(self.seen), spread(self.lags), {**self.errors}
        return Outcome(seen, lag, self.unseen, self.late, self.matches, errors, self.towers)
