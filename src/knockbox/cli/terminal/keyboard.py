"""Read what people type, from a terminal or from a pipe."""

import sys
from contextlib import suppress

from rich.console import Console
from rich.text import Text

with suppress(ImportError):  # line editing where the platform has it
    import readline  # noqa: F401


LONGEST = 200
"""Nothing that can be typed at the table has more letters."""


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
