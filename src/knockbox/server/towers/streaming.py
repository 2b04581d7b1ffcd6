"""Stream a live tower to its watchers; a slow client gets fewer frames, not late ones."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

import msgspec

from knockbox.server.protocol import Message
from knockbox.server.protocol.towers import TowerPhase
from knockbox.server.tables.context import TableContext
from knockbox.server.towers.frames import FrameEncoder, phase_of
from knockbox.server.towers.live import LiveTest
from knockbox.server.towers.pace import Pace
from knockbox.tower.parameters import FRAME_TICKS

ENCODER: Final = msgspec.json.Encoder()
STREAM_INTERVAL_TICKS: Final = 2 * FRAME_TICKS
"""Thirty frames a second."""


class Watcher(Protocol):
    """A client that watches; sending never blocks."""

    def send_bytes(self, message: bytes) -> None: ...

    def send_transient(self, message: bytes) -> bool: ...


class TowerStream:
    """Streams one test to its watchers; `build_message` returns the message for a change of phase."""

    def __init__(self, live: LiveTest, watchers: Sequence[Watcher], build_message: Callable[[], Message]) -> None:
        self.live = live
        self.watchers = watchers
        self.build_message = build_message
        self.encoder = FrameEncoder(live.attempt)
        self.lagging_watchers: set[Watcher] = set()  # those that missed a frame
        self.tick = 0
        self.phase: TowerPhase = phase_of(live.attempt)

    def broadcast(self) -> None:
        """Send the whole tower to all watchers."""
        attempt = self.live.attempt
        self.phase = phase_of(attempt)
        self.tick = attempt.tick
        self.encoder.changed_frame()
        self.lagging_watchers.clear()
        message = ENCODER.encode(self.build_message())
        for watcher in self.watchers[:]:
            watcher.send_bytes(message)

    def send_to(self, watcher: Watcher) -> None:
        """Send the whole tower to a new watcher, and every cube with the next frame."""
        watcher.send_bytes(ENCODER.encode(self.build_message()))
        self.lagging_watchers.add(watcher)

    def send_due(self) -> None:
        """Send what is due after time has passed."""
        attempt = self.live.attempt
        if attempt.is_over:  # the verdict is sent once it is in the log
            return
        if phase_of(attempt) != self.phase:
            self.broadcast()
        elif attempt.tick - self.tick >= STREAM_INTERVAL_TICKS:
            self.tick = attempt.tick
            self.send_changes()

    def send_changes(self) -> None:
        changes = ENCODER.encode(self.encoder.changed_frame())
        whole = b""
        for watcher in self.watchers[:]:
            if watcher in self.lagging_watchers and not whole:
                whole = ENCODER.encode(self.encoder.full_frame())
            is_seen = watcher.send_transient(whole if watcher in self.lagging_watchers else changes)
            (self.lagging_watchers.discard if is_seen else self.lagging_watchers.add)(watcher)


async def run_live_test(live: LiveTest, context: TableContext, stream: TowerStream, pace: Pace) -> None:
    """Run a test from the start of its clock to the verdict."""

    def move_on(now_ms: int) -> bool:
        live.advance(pace.due_ticks(now_ms))
        stream.send_due()
        return live.is_over

    context.metrics.towers.inc()
    try:
        await context.ticker.run(move_on, pace.last_ms)
    finally:
        context.metrics.towers.dec()
