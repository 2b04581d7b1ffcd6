"""Waiting for somebody who thinks, while the screen stays alive."""

from collections.abc import Callable
from concurrent.futures import Future, wait
from threading import Timer
from typing import Final

from rich.console import Console
from rich.text import Text

from knockbox.bots.thought import Thought
from knockbox.cli.table.styles import DIM

AT_ONCE: Final = 0.15
"""Seconds that nobody needs to be told about."""


def awaited(console: Console, future: "Future[Thought]", words: Callable[[], str]) -> Thought:
    """What was thought; whoever leaves meanwhile lets nobody think on."""
    try:
        wait([future], AT_ONCE)
        if future.done() or not console.is_terminal:
            return future.result()
        with console.status(Text(words(), style=DIM)):
            return future.result()
    finally:
        future.cancel()


def held_back(thought: "Future[Thought]", seconds: float) -> "Future[Thought]":
    """A thought that shows after some time at the earliest; whoever waits for it no more lets nobody think on."""
    shown: Future[Thought] = Future()

    def show(source: "Future[Thought]") -> None:
        if source.cancelled() or not shown.set_running_or_notify_cancel():
            return
        error = source.exception()
        if error is None:
            shown.set_result(source.result())
        else:
            shown.set_exception(error)

    timer = Timer(seconds, lambda: thought.add_done_callback(show))
    timer.daemon = True
    timer.start()
    shown.add_done_callback(lambda _: thought.cancel())
    return shown
