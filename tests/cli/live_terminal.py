"""Run a program in a pseudo-terminal and type into it."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from contextlib import suppress
from pathlib import Path

STYLES = re.compile(r"\x1b\[[0-9;]*m")
CLEAR = "\x1b[2J"
TIMEOUT_SECONDS = 60
REACTION_SECONDS = 10
"""Seconds in which a busy machine reacts to a key; a second Ctrl-C would interrupt the reaction to the first."""


def restore_sigint() -> None:
    """Restore SIGINT handling, which background programs inherit as ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class LiveTerminal:
    """A program running in a pseudo-terminal."""

    def __init__(self, home: Path, *arguments: str, size: tuple[int, int] = (0, 0), **environment: str) -> None:
        kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
        self.master, side = pty.openpty()
        fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", *reversed(size), 0, 0))
        os.set_inheritable(side, True)
        self.program = subprocess.Popen(
            [sys.executable, "-m", "knockbox", "terminal", *arguments],
            env=kept | {"TERM": "xterm-256color", "KNOCKBOX_HOME": str(home)} | environment,
            stdin=side,
            stdout=side,
            stderr=side,
            start_new_session=True,
            preexec_fn=restore_sigint,
        )
        os.close(side)
        self.output = b""
        self.place = 0  # read position

    @property
    def text_so_far(self) -> str:
        """Return all output so far; a multi-byte character may be incomplete."""
        return self.output.decode("utf-8", "ignore")

    def read_until(self, words: str) -> str:
        """Read until a text appears after the last one waited for."""
        while words not in self.text_so_far[self.place :]:
            self.read_more(words)
        start, self.place = self.place, self.text_so_far.index(words, self.place) + len(words)
        return self.text_so_far[start : self.place]

    def read_more(self, words: str) -> None:
        ready, _, _ = select.select([self.master], [], [], TIMEOUT_SECONDS)
        assert ready, f"{words!r} did not appear in {self.text_so_far[-2000:]!r}"
        self.output += os.read(self.master, 65536)

    def read_rest(self) -> str:
        """Return the output until the last process that holds the terminal ends."""
        with suppress(OSError):
            while True:
                self.read_more("the end")
        return self.text_so_far[self.place :]

    def press(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def interrupt(self, number: signal.Signals = signal.SIGINT) -> None:
        """Press Ctrl-C until there is a reaction: line editing ignores it between prompt and first read."""
        for _ in range(TIMEOUT_SECONDS // REACTION_SECONDS):
            self.program.send_signal(number)
            if select.select([self.master], [], [], REACTION_SECONDS)[0]:
                return

    def end(self) -> int:
        return self.program.wait(TIMEOUT_SECONDS)

    def close(self) -> None:
        self.program.kill()
        self.program.wait()
        os.close(self.master)


def start_terminal(
    opened: list[LiveTerminal], home: Path, *arguments: str, size: tuple[int, int] = (0, 0), **environment: str
) -> LiveTerminal:
    terminal = LiveTerminal(home, *arguments, size=size, **environment)
    opened.append(terminal)
    return terminal


def next_screen(terminal: LiveTerminal, prompt: str = "Your answer > ") -> list[str]:
    """Return the lines of the next screen, from its clearing to its prompt."""
    page = terminal.read_until(prompt).rpartition(CLEAR)[2]
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", page).replace("\r", "").splitlines()
