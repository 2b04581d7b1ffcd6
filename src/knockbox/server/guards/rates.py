"""How often somebody may do something: buckets that fill with time, and a bounded shelf of them by address."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

from knockbox.server.guards.addresses import group_of

MOST_BUCKETS: Final = 10_000


class Bucket:
    """Holds up to `burst` and gains `rate` in a second; whoever finds too little in it has to wait."""

    __slots__ = ("at", "burst", "clock", "level", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.level = burst
        self.at = clock()

    def take(self, amount: float = 1.0) -> bool:
        """Take so much if it is there; else take nothing."""
        self.fill()
        if self.level < amount:
            return False
        self.level -= amount
        return True

    def borrow(self) -> float:
        """Take one, also one that is not there yet; how many seconds until it will be."""
        self.fill()
        self.level -= 1.0
        return max(0.0, -self.level) / self.rate

    def wait_seconds(self, amount: float = 1.0) -> float:
        """How long until there will be so much."""
        self.fill()
        return max(0.0, amount - self.level) / self.rate

    def is_full(self) -> bool:
        self.fill()
        return self.level >= self.burst

    def fill(self) -> None:
        now = self.clock()
        self.level = min(self.burst, self.level + max(0.0, now - self.at) * self.rate)
        self.at = now


class Buckets:
    """A bucket for each address; a full one is as good as none and is forgotten, and so is the oldest of too many."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic, most: int = MOST_BUCKETS
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, amount: float = 1.0) -> bool:
        return self.bucket_of(address).take(amount)

    def borrow(self, address: str) -> float:
        return self.bucket_of(address).borrow()

    def wait_seconds(self, address: str, amount: float = 1.0) -> float:
        """How long this address has to wait; asking leaves no trace."""
        bucket = self.buckets.get(group_of(address))
        return bucket.wait_seconds(amount) if bucket else max(0.0, amount - self.burst) / self.rate

    def bucket_of(self, address: str) -> Bucket:
        group = group_of(address)
        if group not in self.buckets:
            self.make_room()
            self.buckets[group] = Bucket(self.rate, self.burst, self.clock)
        self.buckets.move_to_end(group)
        return self.buckets[group]

    def make_room(self) -> None:
        """Forget the two that were idle longest if they are full, and the oldest in any case if there are too many."""
        for _ in range(2):  # more than come, so the shelf shrinks while it is used
            if self.buckets and next(iter(self.buckets.values())).is_full():
                self.buckets.popitem(last=False)
        if len(self.buckets) >= self.most:
            self.buckets.popitem(last=False)


class Crowd:
    """Who is connected: so many in all, and so many from one address."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self.counts: Counter[str] = Counter()
        self.size = 0

    def enter(self, address: str) -> bool:
        """Let somebody in if there is room; whoever was let in must `leave`, once."""
        group = group_of(address)
        if self.size >= self.most or self.counts[group] >= self.most_of_one:
            return False
        self.counts[group] += 1
        self.size += 1
        return True

    def leave(self, address: str) -> None:
        group = group_of(address)
        if not self.counts[group]:
            raise ValueError(f"nobody from {group} is here")
        self.size -= 1
        self.counts[group] -= 1
        if not self.counts[group]:
            del self.counts[group]
