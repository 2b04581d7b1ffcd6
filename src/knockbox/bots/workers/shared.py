"""A question that several processes search at once; what they found is added up."""

from collections import deque
from concurrent.futures import Future
from functools import partial, reduce
from operator import add
from threading import Lock

from knockbox.bots.thought import Thought
from knockbox.bots.workers.thinker import Piece


class Shared:
    """One answer, made of what is found in pieces; the first piece is begun first, the others are help."""

    def __init__(self, pieces: list[Piece]) -> None:
        self.future: Future[Thought] = Future()
        self.pieces = pieces
        self.unbegun = deque(pieces)
        self.is_due = Lock()  # whoever gets it delivers
        self.future.add_done_callback(self.give_up)
        for piece in pieces:
            piece.future.add_done_callback(partial(self.gather, piece))

    def next_piece(self) -> Piece | None:
        """One that can still be begun."""
        while self.unbegun:
            piece = self.unbegun.popleft()
            if not piece.future.done():
                return piece
        return None

    def give_up(self, future: "Future[Thought]") -> None:
        if future.cancelled():
            for piece in self.pieces:
                piece.drop()

    def gather(self, piece: Piece, future: "Future[Thought]") -> None:
        """When one has searched for long enough, whoever has not begun is too late, and all others tell what they have.

        Whoever was told to stop helping speaks for himself alone.
        """
        if not piece.is_dropped:
            self.finish(is_found=not future.cancelled() and future.exception() is None)
        if all(each.future.done() for each in self.pieces) and self.is_due.acquire(blocking=False):
            self.deliver()

    def finish(self, is_found: bool) -> None:
        for piece in self.pieces:
            if is_found and not piece.future.done():
                piece.drop()
            else:
                piece.future.cancel()

    def deliver(self) -> None:
        if not self.future.set_running_or_notify_cancel():
            return
        done = [piece.future for piece in self.pieces if not piece.future.cancelled()]
        thoughts = [each.result() for each in done if each.exception() is None]
        if thoughts:
            self.future.set_result(reduce(add, thoughts))
        else:
            self.future.set_exception(done[0].exception())
