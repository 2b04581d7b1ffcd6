"""Read typed lines from a terminal or a pipe."""

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


MAX_LINE_LENGTH = 200


EXIT_SIGNALS: Final = (signal.SIGHUP, signal.SIGTERM)
"""Sent when the terminal window is closed or the program is asked to end."""
SIGNAL_EXIT_BASE: Final = 128
"""Exit codes above this mean a signal."""


class LeaveMatch(Exception):  # noqa: N818  (control flow, not an error)
    """Raised to save and quit, or at the end of input."""

    def __init__(self, code: int = 0) -> None:
        super().__init__()
        self.code = code


class Keyboard:
    """Reads lines from stdin; piped lines are echoed to make transcripts readable."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.is_live = sys.stdin.isatty()

    def read(self, prompt: str = "") -> str:
        """Return one line with blanks normalised; raise `Leaving` at the end of input."""
        shown = f"{prompt} > ".lstrip()
        try:
            line = input(shown if self.is_live else "")
        except EOFError:
            raise LeaveMatch from None
        if not self.is_live:
            self.console.print(Text(f"{shown}{line}"))
        return " ".join(line.split())[:MAX_LINE_LENGTH]

    def wait(self, text: str) -> None:
        """Print a text and wait for Enter."""
        self.console.print(Text(text))
        self.read()


@contextmanager
def leave_on_signals() -> Iterator[None]:
    """Treat a closed window or SIGTERM like the command to quit."""
    before = [(number, signal.signal(number, raise_leave)) for number in EXIT_SIGNALS]
    try:
        yield
    finally:
        for number, action in before:
            signal.signal(number, action)


def raise_leave(number: int, frame: FrameType | None) -> None:
    raise LeaveMatch(SIGNAL_EXIT_BASE + number)
