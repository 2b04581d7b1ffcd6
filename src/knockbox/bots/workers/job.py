"""A search job that several processes work on; their results are merged."""

from collections import deque
from concurrent.futures import Future
from functools import partial, reduce
from operator import add
from threading import Lock

from knockbox.bots.search_result import SearchResult
from knockbox.bots.workers.worker_process import JobPart


class SearchJob:
    """One search, split into parts for several processes; the parts after the first are optional help."""

    def __init__(self, parts: list[JobPart]) -> None:
        self.future: Future[SearchResult] = Future()
        self.parts = parts
        self.pending = deque(parts)
        self.delivery_lock = Lock()  # acquired once, by the thread that delivers
        self.future.add_done_callback(self.on_done)
        for part in parts:
            part.future.add_done_callback(partial(self.on_part_done, part))

    def next_part(self) -> JobPart | None:
        """Return a part that can still be started."""
        while self.pending:
            part = self.pending.popleft()
            if not part.future.done():
                return part
        return None

    def on_done(self, future: "Future[SearchResult]") -> None:
        if future.cancelled():
            for part in self.parts:
                part.cancel()

    def on_part_done(self, part: JobPart, future: "Future[SearchResult]") -> None:
        """Stop the other parts once one is complete: pending ones are cancelled, running ones return what they have.

        A part that was stopped early to free its process does not end the others.
        """
        if not part.is_cancelled:
            self.stop_parts(keep_results=not future.cancelled() and future.exception() is None)
        if all(each.future.done() for each in self.parts) and self.delivery_lock.acquire(blocking=False):
            self.deliver()

    def stop_parts(self, keep_results: bool) -> None:
        for part in self.parts:
            if keep_results and not part.future.done():
                part.cancel()
            else:
                part.future.cancel()

    def deliver(self) -> None:
        if not self.future.set_running_or_notify_cancel():
            return
        done = [part.future for part in self.parts if not part.future.cancelled()]
        results = [each.result() for each in done if each.exception() is None]
        if results:
            self.future.set_result(reduce(add, results))
        else:
            self.future.set_exception(done[0].exception())
