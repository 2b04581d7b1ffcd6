"""Bots take up the compiled engine while the program runs, once a build in the background has made it."""

from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread
from typing import Final

from knockbox.bots.workers.engines import awaited_engine, failed_build, ready_engine
from knockbox.bots.workers.thinkers import Thinkers

POLL_SECONDS: Final = 1.0
READY: Final = "The compiled engine is ready: bots use it from now on, tables after the next start."
FAILED: Final = (
    "The engine could not be compiled; everything works, but bots think more slowly. `./kb build` shows why."
)


class CompiledEngineWatch:
    """Waits in a thread for the compiled engine, lets all bot processes change to it, and announces that once.

    Does nothing where no engine is being built. `close` it before the bots.
    """

    def __init__(self, thinkers: Thinkers, announce: Callable[[str], None] | None = None) -> None:
        self.thinkers = thinkers
        self.announce = announce
        self.is_closed = Event()
        self.thread = Thread(target=self.run, name="compiled-engine", daemon=True)
        if awaited_engine() is not None:
            self.thread.start()

    def run(self) -> None:
        while not self.is_settled():
            if self.is_closed.wait(POLL_SECONDS):
                return
        if not self.is_closed.wait(POLL_SECONDS):
            self.thinkers.upgrade()  # a process that began at that very moment may still have the old engine

    def is_settled(self) -> bool:
        """Look once; return whether there is nothing more to wait for."""
        if ready_engine() is not None:
            if self.thinkers.upgrade():
                self.say(READY)
            return True
        if failed_build() is not None:
            self.say(FAILED)
            return True
        return False

    def say(self, line: str) -> None:
        if self.announce is not None and not self.is_closed.is_set():
            with suppress(OSError):  # the terminal may be gone
                self.announce(line)

    def close(self) -> None:
        """Wait for nothing any more; a change that has begun ends with the processes."""
        self.is_closed.set()

    def __enter__(self) -> "CompiledEngineWatch":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
