"""Rate limits: token buckets, a bounded number of them by address, and connection limits."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

from knockbox.server.guards.addresses import group_of

MAX_BUCKETS: Final = 10_000


class TokenBucket:
    """A token bucket: holds up to `burst` tokens and gains `rate` a second."""

    __slots__ = ("at", "burst", "clock", "level", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.level = burst
        self.at = clock()

    def take(self, amount: float = 1.0) -> bool:
        """Take the amount and return True, or take nothing and return False."""
        self.fill()
        if self.level < amount:
            return False
        self.level -= amount
        return True

    def borrow(self) -> float:
        """Take one token, even a future one; return the seconds until it is available."""
        self.fill()
        self.level -= 1.0
        return max(0.0, -self.level) / self.rate

    def wait_seconds(self, amount: float = 1.0) -> float:
        """Return the seconds until the amount is available."""
        self.fill()
        return max(0.0, amount - self.level) / self.rate

    def is_full(self) -> bool:
        self.fill()
        return self.level >= self.burst

    def fill(self) -> None:
        now = self.clock()
        self.level = min(self.burst, self.level + max(0.0, now - self.at) * self.rate)
        self.at = now


class TokenBuckets:
    """A bucket per address; full ones are dropped, as is the oldest if there are too many."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic, max_buckets: int = MAX_BUCKETS
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.max_buckets = max_buckets
        self.buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str, amount: float = 1.0) -> bool:
        return self.bucket_of(address).take(amount)

    def borrow(self, address: str) -> float:
        return self.bucket_of(address).borrow()

    def wait_seconds(self, address: str, amount: float = 1.0) -> float:
        """Return how long this address has to wait, without creating a bucket."""
        bucket = self.buckets.get(group_of(address))
        return bucket.wait_seconds(amount) if bucket else max(0.0, amount - self.burst) / self.rate

    def bucket_of(self, address: str) -> TokenBucket:
        group = group_of(address)
        if group not in self.buckets:
            self.make_room()
            self.buckets[group] = TokenBucket(self.rate, self.burst, self.clock)
        self.buckets.move_to_end(group)
        return self.buckets[group]

    def make_room(self) -> None:
        """Drop the two buckets idle longest if they are full, and the oldest in any case if there are too many."""
        for _ in range(2):  # more than are added, so the collection shrinks in use
            if self.buckets and next(iter(self.buckets.values())).is_full():
                self.buckets.popitem(last=False)
        if len(self.buckets) >= self.max_buckets:
            self.buckets.popitem(last=False)


class ConnectionLimit:
    """Limits the number of connections, in total and per address."""

    def __init__(self, max_total: int, max_per_address: int) -> None:
        self.max_total = max_total
        self.max_per_address = max_per_address
        self.counts: Counter[str] = Counter()
        self.size = 0

    def enter(self, address: str) -> bool:
        """Count a connection and return True if there is room; each admitted one must `leave` once."""
        group = group_of(address)
        if self.size >= self.max_total or self.counts[group] >= self.max_per_address:
            return False
        self.counts[group] += 1
        self.size += 1
        return True

    def leave(self, address: str) -> None:
        group = group_of(address)
        if not self.counts[group]:
            raise ValueError(f"no connection from {group}")
        self.size -= 1
        self.counts[group] -= 1
        if not self.counts[group]:
            del self.counts[group]
