"""A program at a real (pseudo) terminal, and the keys that are pressed there."""

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
PATIENCE = 60
HEARING = 10
"""Seconds in which a busy machine answers a key; a second Ctrl-C would end what the first one has begun."""


def mind_interrupts() -> None:
    """A program that is started in the background inherits that it ignores Ctrl-C; one at a terminal minds it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A running game and the keys that are pressed."""

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
            preexec_fn=mind_interrupts,
        )
        os.close(side)
        self.output = b""
        self.place = 0  # up to where it was read

    @property
    def seen(self) -> str:
        """Everything so far; a letter of two bytes may still lack its second."""
        return self.output.decode("utf-8", "ignore")

    def until(self, words: str) -> str:
        """Read until the words appear after those that were waited for before."""
        while words not in self.seen[self.place :]:
            self.read_more(words)
        start, self.place = self.place, self.seen.index(words, self.place) + len(words)
        return self.seen[start : self.place]

    def read_more(self, words: str) -> None:
        ready, _, _ = select.select([self.master], [], [], PATIENCE)
        assert ready, f"{words!r} did not appear in {self.seen[-2000:]!r}"
        self.output += os.read(self.master, 65536)

    def rest(self) -> str:
        """All that comes until the last process that holds the terminal is gone."""
        with suppress(OSError):
            while True:
                self.read_more("the end")
        return self.seen[self.place :]

    def press(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def interrupt(self, number: signal.Signals = signal.SIGINT) -> None:
        """Press Ctrl-C until it is heard: line editing is deaf between its prompt and its first wait for a key."""
        for _ in range(PATIENCE // HEARING):
            self.program.send_signal(number)
            if select.select([self.master], [], [], HEARING)[0]:
                return

    def end(self) -> int:
        return self.program.wait(PATIENCE)

    def close(self) -> None:
        self.program.kill()
        self.program.wait()
        os.close(self.master)


def begun(
    opened: list[Terminal], home: Path, *arguments: str, size: tuple[int, int] = (0, 0), **environment: str
) -> Terminal:
    terminal = Terminal(home, *arguments, size=size, **environment)
    opened.append(terminal)
    return terminal


def shown(terminal: Terminal, prompt: str = "Your answer > ") -> list[str]:
    """The lines of the screen that is drawn next, from its clearing to its prompt."""
    page = terminal.until(prompt).rpartition(CLEAR)[2]
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", page).replace("\r", "").splitlines()
