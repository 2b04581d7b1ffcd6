"""Measurements of the clients: latencies and errors."""

from collections import Counter

import msgspec

from benchmarks.server.percentiles import Percentiles, percentiles


class ClientResults(msgspec.Struct, frozen=True):
    """Measurements of the clients."""

    seen: Percentiles  # from a choice to the event at the other seat
    lag: Percentiles  # from when a choice was due to when the client made it
    unseen: int  # choices without an event for the other seat
    late: int  # choices due before the previous one was acknowledged
    matches: int  # that ended
    errors: dict[str, int]
    towers: int = 0  # that were judged


class Measurements:
    """Measurements of all tables; outside the measurement only errors are recorded."""

    def __init__(self) -> None:
        self.is_open = False
        self.seen: list[float] = []
        self.lags: list[float] = []
        self.unseen = 0
        self.late = 0
        self.matches = 0
        self.towers = 0
        self.errors: Counter[str] = Counter()

    def results(self) -> ClientResults:
        seen, lag, errors = percentiles(self.seen), percentiles(self.lags), {**self.errors}
        return ClientResults(seen, lag, self.unseen, self.late, self.matches, errors, self.towers)
