"""Waiting for somebody who thinks, while the screen stays alive."""

from collections.abc import Callable
from concurrent.futures import Future, wait
from threading import Timer
from typing import Final

from rich.console import Console
from rich.text import Text

from knockbox.bots.budget import Budget
from knockbox.bots.thought import Thought
from knockbox.bots.vantage import Vantage
from knockbox.cli.table.styles import DIM
from knockbox.engine.rng import seeded

AT_ONCE: Final = 0.15
"""Seconds that nobody needs to be told about."""
WORLDS: Final = 8
"""In so many an onlooker looks for a second answer to a question that has only one."""


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


def pretence(onlooker: Vantage, budget: Budget | None) -> float:
    """Seconds for which the only answer of a bot is held back: by the clock nobody learns what is in a hand."""
    if budget is None or len(onlooker.question.options) > 1:
        return 0.0
    return budget.seconds if seems_free(onlooker) else 0.0


def seems_free(onlooker: Vantage) -> bool:
    """Whether somebody who looks on could believe that the question has more than one answer."""
    rng = seeded(0)
    found = (onlooker.imagine(rng).decision() for _ in range(WORLDS))
    return any(question is not None and len(question.options) > 1 for question in found)


def later(thought: Thought, seconds: float) -> "Future[Thought]":
    """A thought that is there after some time, unless nobody waits for it any more."""
    future: Future[Thought] = Future()

    def arrive() -> None:
        if future.set_running_or_notify_cancel():
            future.set_result(thought)

    timer = Timer(seconds, arrive)
    timer.daemon = True
    timer.start()
    return future
