"""One process that searches, and the thread of this process that talks to it."""

from concurrent.futures import Future
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from threading import Lock, Thread
from time import perf_counter
from typing import Final, NamedTuple, Protocol

from knockbox.bots.errors import ThinkingError
from knockbox.bots.thought import Thought
from knockbox.bots.workers.case import Case, Setting
from knockbox.bots.workers.engines import ready_engine, run_worker
from knockbox.bots.workers.messages import (
    Ask,
    CheckReady,
    Failed,
    Found,
    Hush,
    Prepare,
    Ready,
    Request,
    read_reply,
    written,
)
from knockbox.bots.workers.processes import born_deaf

TRIES: Final = 2
"""A question is asked again when its process was killed; a second time may be the question's fault."""
KILLED: Final = "a process that searched for an answer was killed, and so was the one that took its place"
CLOSED: Final = "nobody is left who could search for an answer"
UNWANTED: Final = "nobody waits for this answer any more"


class Piece:
    """A question for one process."""

    def __init__(self, number: int, case: Case, seed: int) -> None:
        self.number = number
        self.case = case
        self.seed = seed
        self.future: Future[Thought] = Future()
        self.thinker: Thinker | None = None  # that works on it
        self.is_dropped = False

    def ask(self) -> Ask:
        """What a process is told now; it has as long as the budget says, however long it takes to hear of it."""
        return Ask(self.number, self.case, self.seed, perf_counter())

    def drop(self) -> None:
        """Do not begin with it; if it was begun, stop."""
        self.is_dropped = True
        if not self.future.cancel() and self.thinker is not None:
            self.thinker.hush(self.number)


class Pieces(Protocol):
    """Where a thinker gets its work."""

    def get(self) -> Piece | None:
        """Wait for the next piece; after the end there is none."""


class Worker(NamedTuple):
    """A process that searches, the pipe to it, and the compiled engine that it was given, if any."""

    process: SpawnProcess
    connection: "Connection[bytes, bytes]"
    engine: Path | None

    def send(self, request: Request) -> None:
        self.connection.send_bytes(written(request))

    def kill(self) -> None:
        self.connection.close()
        self.process.kill()  # it may have closed the pipe and live on
        self.process.join()


def start_worker(nice: int) -> Worker:
    """Start a process with the newest engine there is. Raises `ThinkingError`.

    Fresh processes import the engine themselves: a fork would share locks, and compiled code does not travel.
    """
    engine = ready_engine()
    context = get_context("spawn")
    connection, other = context.Pipe()
    process = context.Process(target=run_worker, args=(engine, other, nice), daemon=True)
    try:
        with born_deaf():
            process.start()
    except OSError as error:
        raise ThinkingError(f"no process could begin to search for an answer: {error.strerror}") from error
    other.close()
    return Worker(process, connection, engine)


def is_compiled(worker: Worker) -> bool:
    """Wait until a process that was asked is ready; return whether its engine is the compiled one."""
    try:
        reply = read_reply(worker.connection.recv_bytes())
    except (EOFError, OSError):  # it could not load it, or was stopped
        return False
    return isinstance(reply, Ready) and reply.is_compiled


class Thinker:
    """Takes piece after piece until there is none; a process that dies is replaced."""

    def __init__(self, pieces: Pieces, nice: int = 0) -> None:
        self.pieces = pieces
        self.nice = nice
        self.lock = Lock()  # two threads never write into the pipe at once, nor to one that is being replaced
        self.asked = 0  # the number of the open question
        self.is_stopped = False
        self.setting: Setting | None = None
        self.is_searching = False
        self.worker = start_worker(nice)
        self.successor: Worker | None = None  # with a newer engine, getting ready to take over
        self.is_successor_ready = False
        self.thread = Thread(target=self.work, name="thinker", daemon=True)
        self.thread.start()

    @property
    def process(self) -> SpawnProcess:
        return self.worker.process

    def prepare(self, setting: Setting) -> None:
        """Let it build a game before the first question; one that is gone is replaced when it is asked."""
        with self.lock, suppress(OSError):
            if setting != self.setting:
                self.setting = setting
                self.worker.send(Prepare(setting))

    def hush(self, number: int) -> None:
        """Nobody waits for this answer any more."""
        with self.lock, suppress(OSError):
            if self.asked == number:
                self.worker.send(Hush(number))

    def stop(self) -> None:
        """End now, whatever it is at."""
        with self.lock:
            self.is_stopped = True
            self.worker.process.terminate()
            if self.successor is not None:
                self.successor.process.terminate()

    def upgrade(self) -> bool:
        """Replace the process by one with the compiled engine; return whether this one has it now or gets it.

        The new process loads and builds everything while the old one goes on; it takes over between two searches.
        """
        successor = self.start_successor()
        if successor is None:
            return self.worker.engine is not None
        is_ready = is_compiled(successor)
        with self.lock:
            if not is_ready or self.is_stopped:
                self.successor = None
                successor.kill()
                return False
            self.is_successor_ready = True
            self.take_over()
        return True

    def start_successor(self) -> Worker | None:
        """Start a process with the compiled engine, unless this one has it or ends."""
        with self.lock:
            if self.is_stopped or self.worker.engine is not None or self.successor is not None:
                return None
            with suppress(ThinkingError, OSError):  # for want of room the old process goes on
                self.successor = start_worker(self.nice)
                if self.setting is not None:
                    self.successor.send(Prepare(self.setting))
                self.successor.send(CheckReady())
            return self.successor

    def take_over(self) -> None:
        """Switch to the successor if it is ready and no search is running; the caller holds the lock."""
        if self.successor is not None and self.is_successor_ready and not self.is_searching:
            self.worker.kill()
            self.worker = self.successor
            self.successor = None

    def work(self) -> None:
        while (piece := self.pieces.get()) is not None:
            piece.thinker = self
            if piece.future.set_running_or_notify_cancel():
                self.settle(piece)
        self.worker.process.join()
        self.worker.connection.close()
        with self.lock:
            if self.successor is not None and self.is_successor_ready:  # else `upgrade` sees to it
                self.successor.kill()

    def settle(self, piece: Piece) -> None:
        try:
            thought = self.answer(piece)
        except ThinkingError as error:
            piece.future.set_exception(error)
        except Exception as error:  # nobody waits for ever
            piece.future.set_exception(ThinkingError(f"a search failed: {error}"))
        else:
            piece.future.set_result(thought)

    def answer(self, piece: Piece) -> Thought:
        for _ in range(TRIES):
            try:
                return self.exchange(piece)
            except (EOFError, OSError):
                self.replace()
        raise ThinkingError(KILLED)

    def exchange(self, piece: Piece) -> Thought:
        try:
            with self.lock:
                if self.is_stopped or piece.is_dropped:
                    raise ThinkingError(UNWANTED if piece.is_dropped else CLOSED)
                self.asked = piece.number
                self.is_searching = True
                self.worker.send(piece.ask())
            reply = read_reply(self.worker.connection.recv_bytes())
        finally:
            with self.lock:
                self.is_searching = False
                self.take_over()
        if isinstance(reply, Found):
            return reply.thought
        raise ThinkingError(f"a search failed: {reply.words if isinstance(reply, Failed) else reply}")

    def replace(self) -> None:
        with self.lock:
            if self.is_stopped:
                raise ThinkingError(CLOSED)
            self.worker.kill()
            self.worker = start_worker(self.nice)
