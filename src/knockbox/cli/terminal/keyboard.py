"""Read what people type, from a terminal or from a pipe."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Final

from rich.console import Console
from rich.text import Text

with suppress(ImportError):  # line editing where the platform has it
    import readline  # noqa: F401


LONGEST = 200
"""Nothing that can be typed at the table has more letters."""


GOING: Final = (signal.SIGHUP, signal.SIGTERM)
"""What a program is told when its window is closed, or when somebody wants it to end."""
SIGNALLED: Final = 128
"""Above this an exit code names a signal."""


class Leaving(Exception):  # noqa: N818  (nothing is wrong: somebody wants to stop)
    """Somebody wants to save and quit, or there is no more input."""

    def __init__(self, code: int = 0) -> None:
        super().__init__()
        self.code = code


class Keyboard:
    """Lines from stdin; what comes from a pipe is echoed, so that a transcript can be read."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.is_live = sys.stdin.isatty()

    def read(self, prompt: str = "") -> str:
        """One line without its ends; the end of input means leaving."""
        shown = f"{prompt} > ".lstrip()
        try:
            line = input(shown if self.is_live else "")
        except EOFError:
            raise Leaving from None
        if not self.is_live:
            self.console.print(Text(f"{shown}{line}"))
        return " ".join(line.split())[:LONGEST]

    def wait(self, words: str) -> None:
        """Say something and wait for Enter."""
        self.console.print(Text(words))
        self.read()


@contextmanager
def minding_the_door() -> Iterator[None]:
    """Whoever closes the window leaves like somebody who says so."""
    before = [(number, signal.signal(number, leave)) for number in GOING]
    try:
        yield
    finally:
        for number, action in before:
            signal.signal(number, action)


def leave(number: int, frame: FrameType | None) -> None:
    raise Leaving(SIGNALLED + number)
