"""Wait for a search while the screen shows a status."""

from collections.abc import Callable
from concurrent.futures import Future, wait
from threading import Timer
from typing import Final

from rich.console import Console
from rich.text import Text

from knockbox.bots.search_result import SearchResult
from knockbox.cli.table.styles import DIM

STATUS_DELAY_SECONDS: Final = 0.15
"""Searches shorter than this show no status."""


def wait_for_search(console: Console, future: "Future[SearchResult]", status_text: Callable[[], str]) -> SearchResult:
    """Return the result of a search, with a status line if it takes long; cancel the search when interrupted."""
    try:
        wait([future], STATUS_DELAY_SECONDS)
        if future.done() or not console.is_terminal:
            return future.result()
        with console.status(Text(status_text(), style=DIM)):
            return future.result()
    finally:
        future.cancel()


def delay_search(search: "Future[SearchResult]", seconds: float) -> "Future[SearchResult]":
    """Return a future that completes after `seconds` at the earliest; cancelling it cancels the search."""
    delayed: Future[SearchResult] = Future()

    def show(source: "Future[SearchResult]") -> None:
        if source.cancelled() or not delayed.set_running_or_notify_cancel():
            return
        error = source.exception()
        if error is None:
            delayed.set_result(source.result())
        else:
            delayed.set_exception(error)

    timer = Timer(seconds, lambda: search.add_done_callback(show))
    timer.daemon = True
    timer.start()
    delayed.add_done_callback(lambda _: search.cancel())
    return delayed
