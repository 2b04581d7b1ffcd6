"""One process that searches, and the thread of this process that talks to it."""

from concurrent.futures import Future
from contextlib import suppress
from multiprocessing import get_context
from threading import Lock, Thread
from time import perf_counter
from typing import Final, Protocol

from knockbox.bots.errors import ThinkingError
from knockbox.bots.thought import Thought
from knockbox.bots.workers.case import Case, Setting
from knockbox.bots.workers.messages import Ask, Failed, Hush, Prepare, Request, read_reply, written
from knockbox.bots.workers.processes import born_deaf
from knockbox.bots.workers.worker import serve

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


class Thinker:
    """Takes piece after piece until there is none; a process that dies is replaced."""

    def __init__(self, pieces: Pieces, nice: int = 0) -> None:
        self.pieces = pieces
        self.nice = nice
        self.lock = Lock()  # two threads never write into the pipe at once, nor to one that is being replaced
        self.asked = 0  # the number of the open question
        self.is_stopped = False
        self.setting: Setting | None = None
        self.begin()
        self.thread = Thread(target=self.work, name="thinker", daemon=True)
        self.thread.start()

    def begin(self) -> None:
        """Fresh processes import the engine themselves: a fork would share locks, and compiled code does not travel."""
        context = get_context("spawn")
        connection, other = context.Pipe()
        process = context.Process(target=serve, args=(other, self.nice), daemon=True)
        try:
            with born_deaf():
                process.start()
        except OSError as error:
            raise ThinkingError(f"no process could begin to search for an answer: {error.strerror}") from error
        other.close()
        self.connection, self.process = connection, process

    def prepare(self, setting: Setting) -> None:
        """Let it build a game before the first question; one that is gone is replaced when it is asked."""
        with self.lock, suppress(OSError):
            if setting != self.setting:
                self.setting = setting
                self.send(Prepare(setting))

    def hush(self, number: int) -> None:
        """Nobody waits for this answer any more."""
        with self.lock, suppress(OSError):
            if self.asked == number:
                self.send(Hush(number))

    def stop(self) -> None:
        """End now, whatever it is at."""
        with self.lock:
            self.is_stopped = True
            self.process.terminate()

    def send(self, request: Request) -> None:
        self.connection.send_bytes(written(request))

    def work(self) -> None:
        while (piece := self.pieces.get()) is not None:
            piece.thinker = self
            if piece.future.set_running_or_notify_cancel():
                self.settle(piece)
        self.process.join()
        self.connection.close()

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
        with self.lock:
            if self.is_stopped or piece.is_dropped:
                raise ThinkingError(UNWANTED if piece.is_dropped else CLOSED)
            self.asked = piece.number
            self.send(piece.ask())
        reply = read_reply(self.connection.recv_bytes())
        if isinstance(reply, Failed):
            raise ThinkingError(f"a search failed: {reply.words}")
        return reply.thought

    def replace(self) -> None:
        with self.lock:
            if self.is_stopped:
                raise ThinkingError(CLOSED)
            self.connection.close()
            self.process.kill()  # it may have closed the pipe and live on
            self.process.join()
            self.begin()
