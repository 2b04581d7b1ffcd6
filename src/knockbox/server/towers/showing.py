"""What those who watch a test are told while it is held; whoever takes in too little is told less, not later."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

import msgspec

from knockbox.server.protocol import Message
from knockbox.server.protocol.towers import Phase
from knockbox.server.tables.surroundings import Surroundings
from knockbox.server.towers.live import Live
from knockbox.server.towers.pace import Pace
from knockbox.server.towers.picture import Picture, phase_of
from knockbox.tower.parameters import FRAME

ENCODER: Final = msgspec.json.Encoder()
SHOWN: Final = 2 * FRAME
"""Ticks between two frames that are told: thirty a second."""


class Watcher(Protocol):
    """Somebody who watches; telling never waits."""

    def tell(self, message: bytes) -> None: ...

    def glimpse(self, message: bytes) -> bool: ...


class Showing:
    """One test before the eyes of all who watch; `whole` is what it is told as when its phase has changed."""

    def __init__(self, live: Live, watchers: Sequence[Watcher], whole: Callable[[], Message]) -> None:
        self.live = live
        self.watchers = watchers
        self.whole = whole
        self.picture = Picture(live.attempt)
        self.behind: set[Watcher] = set()  # who have not seen all that moved
        self.tick = 0
        self.phase: Phase = phase_of(live.attempt)

    def tell_all(self) -> None:
        """All of it to everybody, who then are up to date."""
        attempt = self.live.attempt
        self.phase, self.tick = phase_of(attempt), attempt.tick
        self.picture.moved()
        self.behind.clear()
        message = ENCODER.encode(self.whole())
        for watcher in self.watchers[:]:
            watcher.tell(message)

    def greet(self, watcher: Watcher) -> None:
        """Whoever comes in the middle is told all, and every cube with the next frame."""
        watcher.tell(ENCODER.encode(self.whole()))
        self.behind.add(watcher)

    def go_on(self) -> None:
        """Tell what there is to tell after some time has passed."""
        attempt = self.live.attempt
        if attempt.is_over:  # a verdict is shown by whoever has written it
            return
        if phase_of(attempt) != self.phase:
            self.tell_all()
        elif attempt.tick - self.tick >= SHOWN:
            self.tick = attempt.tick
            self.show_moved()

    def show_moved(self) -> None:
        moved, whole = ENCODER.encode(self.picture.moved()), b""
        for watcher in self.watchers[:]:
            if watcher in self.behind and not whole:
                whole = ENCODER.encode(self.picture.whole())
            is_seen = watcher.glimpse(whole if watcher in self.behind else moved)
            (self.behind.discard if is_seen else self.behind.add)(watcher)


async def hold(live: Live, around: Surroundings, showing: Showing, pace: Pace) -> None:
    """Let time pass from the start of the clock to the verdict."""

    def move_on(now_ms: int) -> bool:
        live.advance(pace.due(now_ms))
        showing.go_on()
        return live.is_over

    around.metrics.towers.inc()
    try:
        await around.beats.attend(move_on)
    finally:
        around.metrics.towers.dec()
