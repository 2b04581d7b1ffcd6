"""What a match in the terminal needs: console, keyboard, language and bot processes."""

import os
from collections.abc import Mapping

from rich.console import Console

from knockbox.bots.workers.pool import WorkerPool
from knockbox.cli.terminal.keyboard import Keyboard


class TerminalContext:
    """Console, keyboard, language and worker pool; `auto` chooses single options at once."""

    def __init__(self, console: Console, keyboard: Keyboard, language: str, auto: bool) -> None:
        self.console = console
        self.keyboard = keyboard
        self.language = language
        self.auto = auto
        self.pool = WorkerPool()  # starts no process before it is used


def make_context(language: str, auto: bool) -> TerminalContext:
    console = make_console(os.environ)
    return TerminalContext(console, Keyboard(console), language, auto)


def make_console(environment: Mapping[str, str]) -> Console:
    """Return a console without any styles under NO_COLOR, where Rich would keep bold and dim."""
    if environment.get("NO_COLOR"):
        return Console(highlight=False, color_system=None)
    return Console(highlight=False)
