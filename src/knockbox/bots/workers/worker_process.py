"""One worker process, and the thread of this process that talks to it."""

from concurrent.futures import Future
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from threading import Lock, Thread
from time import perf_counter
from typing import Final, NamedTuple, Protocol

from knockbox.bots.errors import SearchError
from knockbox.bots.search_result import SearchResult
from knockbox.bots.workers.engines import ready_engine, run_worker
from knockbox.bots.workers.messages import (
    CancelSearch,
    CheckReady,
    Prepare,
    Search,
    SearchDone,
    SearchFailed,
    WorkerReady,
    WorkerRequest,
    decode_reply,
    encode_message,
)
from knockbox.bots.workers.processes import sigint_blocked
from knockbox.bots.workers.search_request import GameSpec, SearchRequest

MAX_ATTEMPTS: Final = 2
"""A search is repeated once if its process was killed; a second failure may be caused by the search itself."""
KILLED_MESSAGE: Final = "a search process was killed, and so was its replacement"
CLOSED_MESSAGE: Final = "the worker pool is closed"
CANCELLED_MESSAGE: Final = "the search was cancelled"


class JobPart:
    """The part of a job that one process works on."""

    def __init__(self, number: int, request: SearchRequest, seed: int) -> None:
        self.number = number
        self.request = request
        self.seed = seed
        self.future: Future[SearchResult] = Future()
        self.worker: WorkerProcess | None = None  # the process working on it
        self.is_cancelled = False

    def to_message(self) -> Search:
        """Return the message to send now; the time budget starts here, not when the process receives it."""
        return Search(self.number, self.request, self.seed, perf_counter())

    def cancel(self) -> None:
        """Cancel the part if it is pending, stop its search if it is running."""
        self.is_cancelled = True
        if not self.future.cancel() and self.worker is not None:
            self.worker.cancel(self.number)


class PartSource(Protocol):
    """Where a worker process gets its work."""

    def get(self) -> JobPart | None:
        """Wait for the next part; return None after closing."""


class ProcessHandle(NamedTuple):
    """A worker process, the pipe to it, and the compiled engine it uses, if any."""

    process: SpawnProcess
    connection: "Connection[bytes, bytes]"
    engine: Path | None

    def send(self, request: WorkerRequest) -> None:
        self.connection.send_bytes(encode_message(request))

    def kill(self) -> None:
        self.connection.close()
        self.process.kill()  # it may outlive its end of the pipe
        self.process.join()


def start_process(nice: int) -> ProcessHandle:
    """Start a process with the newest engine available; raise `SearchError` if that fails.

    Processes are spawned and import the engine themselves: a fork would share locks, and compiled objects cannot be
    pickled.
    """
    engine = ready_engine()
    context = get_context("spawn")
    connection, other = context.Pipe()
    process = context.Process(target=run_worker, args=(engine, other, nice), daemon=True)
    try:
        with sigint_blocked():
            process.start()
    except OSError as error:
        raise SearchError(f"could not start a search process: {error.strerror}") from error
    other.close()
    return ProcessHandle(process, connection, engine)


def is_compiled(worker: ProcessHandle) -> bool:
    """Wait for a `CheckReady` reply; return whether the process has the compiled engine."""
    try:
        reply = decode_reply(worker.connection.recv_bytes())
    except (EOFError, OSError):  # it could not load the engine, or was stopped
        return False
    return isinstance(reply, WorkerReady) and reply.is_compiled


class WorkerProcess:
    """Runs one part after another in a worker process; a process that dies is replaced."""

    def __init__(self, parts: PartSource, nice: int = 0) -> None:
        self.parts = parts
        self.nice = nice
        self.lock = Lock()  # held for every write to the pipe and while the process is replaced
        self.running_number = 0  # the number of the running part
        self.is_stopped = False
        self.game_spec: GameSpec | None = None
        self.is_searching = False
        self.handle = start_process(nice)
        self.successor: ProcessHandle | None = None  # with a newer engine, preparing to take over
        self.is_successor_ready = False
        self.thread = Thread(target=self.run, name="thinker", daemon=True)
        self.thread.start()

    @property
    def process(self) -> SpawnProcess:
        return self.handle.process

    def prepare(self, game_spec: GameSpec) -> None:
        """Let the process build a game before the first search; a dead process is replaced at the next search."""
        with self.lock, suppress(OSError):
            if game_spec != self.game_spec:
                self.game_spec = game_spec
                self.handle.send(Prepare(game_spec))

    def cancel(self, number: int) -> None:
        """Stop the search with this number."""
        with self.lock, suppress(OSError):
            if self.running_number == number:
                self.handle.send(CancelSearch(number))

    def stop(self) -> None:
        """End the process immediately."""
        with self.lock:
            self.is_stopped = True
            self.handle.process.terminate()
            if self.successor is not None:
                self.successor.process.terminate()

    def upgrade(self) -> bool:
        """Replace the process by one with the compiled engine; return whether it has it now or will get it.

        The new process loads and builds everything while the old one keeps working; it takes over between two searches.
        """
        successor = self.start_successor()
        if successor is None:
            return self.handle.engine is not None
        is_ready = is_compiled(successor)
        with self.lock:
            if not is_ready or self.is_stopped:
                self.successor = None
                successor.kill()
                return False
            self.is_successor_ready = True
            self.take_over()
        return True

    def start_successor(self) -> ProcessHandle | None:
        """Start a process with the compiled engine, unless this one has it or is stopped."""
        with self.lock:
            if self.is_stopped or self.handle.engine is not None or self.successor is not None:
                return None
            with suppress(SearchError, OSError):  # if resources are short, the old process stays
                self.successor = start_process(self.nice)
                if self.game_spec is not None:
                    self.successor.send(Prepare(self.game_spec))
                self.successor.send(CheckReady())
            return self.successor

    def take_over(self) -> None:
        """Switch to the successor if it is ready and no search is running; the caller holds the lock."""
        if self.successor is not None and self.is_successor_ready and not self.is_searching:
            self.handle.kill()
            self.handle = self.successor
            self.successor = None

    def run(self) -> None:
        while (part := self.parts.get()) is not None:
            part.worker = self
            if part.future.set_running_or_notify_cancel():
                self.finish_part(part)
        self.handle.process.join()
        self.handle.connection.close()
        with self.lock:
            if self.successor is not None and self.is_successor_ready:  # otherwise `upgrade` ends it
                self.successor.kill()

    def finish_part(self, part: JobPart) -> None:
        try:
            result = self.search_with_retry(part)
        except SearchError as error:
            part.future.set_exception(error)
        except Exception as error:  # a caller must never wait for ever
            part.future.set_exception(SearchError(f"a search failed: {error}"))
        else:
            part.future.set_result(result)

    def search_with_retry(self, part: JobPart) -> SearchResult:
        for _ in range(MAX_ATTEMPTS):
            try:
                return self.search_once(part)
            except (EOFError, OSError):
                self.replace_process()
        raise SearchError(KILLED_MESSAGE)

    def search_once(self, part: JobPart) -> SearchResult:
        try:
            with self.lock:
                if self.is_stopped or part.is_cancelled:
                    raise SearchError(CANCELLED_MESSAGE if part.is_cancelled else CLOSED_MESSAGE)
                self.running_number = part.number
                self.is_searching = True
                self.handle.send(part.to_message())
            reply = decode_reply(self.handle.connection.recv_bytes())
        finally:
            with self.lock:
                self.is_searching = False
                self.take_over()
        if isinstance(reply, SearchDone):
            return reply.result
        raise SearchError(f"a search failed: {reply.message if isinstance(reply, SearchFailed) else reply}")

    def replace_process(self) -> None:
        with self.lock:
            if self.is_stopped:
                raise SearchError(CLOSED_MESSAGE)
            self.handle.kill()
            self.handle = start_process(self.nice)
