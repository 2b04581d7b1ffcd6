"""The terminal somebody plays at."""

import os
from collections.abc import Mapping

from rich.console import Console

from knockbox.bots.workers.thinkers import Thinkers
from knockbox.cli.terminal.keyboard import Keyboard


class Room:
    """Where it is drawn, what is typed, in which language, and who thinks; `auto` gives single answers at once."""

    def __init__(self, console: Console, keyboard: Keyboard, language: str, auto: bool) -> None:
        self.console = console
        self.keyboard = keyboard
        self.language = language
        self.auto = auto
        self.thinkers = Thinkers()  # none begins before it is asked


def room_for(language: str, auto: bool) -> Room:
    console = make_console(os.environ)
    return Room(console, Keyboard(console), language, auto)


def make_console(environment: Mapping[str, str]) -> Console:
    """Rich keeps bold and dim under NO_COLOR; we write no styles at all then."""
    if environment.get("NO_COLOR"):
        return Console(highlight=False, color_system=None)
    return Console(highlight=False)
