"""Waiting for somebody who thinks, while the screen stays alive."""

from collections.abc import Callable
from concurrent.futures import Future, wait
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
