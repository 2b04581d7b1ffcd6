"""Switch bots to the compiled engine at run time, once a background build has finished."""

from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread
from typing import Final

from knockbox.bots.workers.engines import failed_build, pending_engine, ready_engine
from knockbox.bots.workers.pool import WorkerPool

ENGINE_POLL_SECONDS: Final = 1.0
READY_MESSAGE: Final = "The compiled engine is ready: bots use it from now on, tables after the next start."
FAILED_MESSAGE: Final = (
    "The engine could not be compiled; everything works, but bots think more slowly. `./kb build` shows why."
)


class CompiledEngineWatch:
    """Waits in a thread for the compiled engine, switches all bot processes to it, and announces that once.

    Does nothing if no engine is being built. `close` it before the bots.
    """

    def __init__(self, pool: WorkerPool, announce: Callable[[str], None] | None = None) -> None:
        self.pool = pool
        self.announce = announce
        self.is_closed = Event()
        self.thread = Thread(target=self.run, name="compiled-engine", daemon=True)
        if pending_engine() is not None:
            self.thread.start()

    def run(self) -> None:
        while not self.poll_engine():
            if self.is_closed.wait(ENGINE_POLL_SECONDS):
                return
        if not self.is_closed.wait(ENGINE_POLL_SECONDS):
            self.pool.upgrade()  # a process that started at that very moment may still have the old engine

    def poll_engine(self) -> bool:
        """Check once; return whether there is nothing more to wait for."""
        if ready_engine() is not None:
            if self.pool.upgrade():
                self.announce_line(READY_MESSAGE)
            return True
        if failed_build() is not None:
            self.announce_line(FAILED_MESSAGE)
            return True
        return False

    def announce_line(self, line: str) -> None:
        if self.announce is not None and not self.is_closed.is_set():
            with suppress(OSError):  # the terminal may be gone
                self.announce(line)

    def close(self) -> None:
        """Stop waiting; a switch that has begun ends with the processes."""
        self.is_closed.set()

    def __enter__(self) -> "CompiledEngineWatch":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
