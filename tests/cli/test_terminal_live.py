"""The terminal game at a real (pseudo) terminal: colours, clearing, Ctrl-C."""

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
from collections.abc import Iterator
from pathlib import Path

import pytest

STYLES = re.compile(r"\x1b\[[0-9;]*m")
CLEAR = "\x1b[2J"
PATIENCE = 60


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

    def press(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C until it is heard: line editing is deaf between its prompt and its first wait for a key."""
        for _ in range(PATIENCE):
            self.program.send_signal(signal.SIGINT)
            if select.select([self.master], [], [], 1)[0]:
                return

    def end(self) -> int:
        return self.program.wait(PATIENCE)

    def close(self) -> None:
        self.program.kill()
        self.program.wait()
        os.close(self.master)


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[list[Terminal]]:
    terminals: list[Terminal] = []
    yield terminals
    for terminal in terminals:
        terminal.close()


def begun(
    opened: list[Terminal], home: Path, *arguments: str, size: tuple[int, int] = (0, 0), **environment: str
) -> Terminal:
    terminal = Terminal(home, *arguments, size=size, **environment)
    opened.append(terminal)
    return terminal


def test_it_asks_for_an_opponent_greets_and_clears_the_screen(opened: list[Terminal], tmp_path: Path) -> None:
    terminal = begun(opened, tmp_path, LC_ALL="pl_PL.UTF-8")
    terminal.until("[1] > ")
    terminal.press("9\n")
    terminal.until("Nie ma odpowiedzi 9")
    terminal.press("2\n")
    terminal.until("Naciśnij Enter, aby zacząć.")
    assert "nowicjusz" in terminal.seen
    terminal.press("\n")
    screen = terminal.until("Twoja odpowiedź > ")
    assert CLEAR in screen
    assert STYLES.search(screen)
    assert "Kim grasz?" in screen


def test_no_color_leaves_out_every_style(opened: list[Terminal], tmp_path: Path) -> None:
    terminal = begun(opened, tmp_path, "--seed", "1", "--lang", "en", NO_COLOR="1")
    terminal.until("Press Enter to begin.")
    terminal.press("\n")
    terminal.until("Your answer > ")
    terminal.press("?\n1\n")
    terminal.until("Which of these three skills")
    assert not STYLES.search(terminal.seen)


def test_control_c_saves_and_says_how_to_go_on(opened: list[Terminal], tmp_path: Path) -> None:
    terminal = begun(opened, tmp_path, "--seed", "1", "--lang", "en")
    terminal.until("Press Enter to begin.")
    terminal.press("\n")
    terminal.until("Your answer > ")
    terminal.press("1\n")
    terminal.until("Your answer > ")
    terminal.interrupt()
    terminal.until("terminal --resume")
    assert terminal.end() == 130
    again = begun(opened, tmp_path, "--resume", "--lang", "en")
    again.until("goes on after input 2")


def test_the_curtain_wipes_the_screen_and_what_was_scrolled_away(opened: list[Terminal], tmp_path: Path) -> None:
    terminal = begun(opened, tmp_path, "--seats", "person,person", "--seed", "1", "--lang", "en", "--fighters", "draw")
    terminal.until("Press Enter to begin.")
    terminal.press("\n")
    terminal.until("nobody else is looking.")
    terminal.press("\n")
    terminal.until("Your answer > ")
    terminal.press("1\n")
    assert f"{CLEAR}" in terminal.until("nobody else is looking.")
    assert "\x1b[3J" in terminal.seen


def shown(terminal: Terminal) -> list[str]:
    """The lines of the screen that is drawn next, from its clearing to its prompt."""
    page = terminal.until("Your answer > ").rpartition(CLEAR)[2]
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", page).replace("\r", "").splitlines()


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize(
    ("arguments", "answer", "sign"),
    [
        (["--box", "nemesis"], "1", " 3∩▫ "),
        (["--box", "tainted-grail"], "3", "A The Lost Knight"),
        (["--box", "all", "--arena", "nemesis"], "9", " 6∩▪ "),
    ],
)
def test_every_box_is_played_at_any_size(
    opened: list[Terminal], tmp_path: Path, size: tuple[int, int], arguments: list[str], answer: str, sign: str
) -> None:
    terminal = begun(opened, tmp_path, "--seed", "3", "--lang", "en", *arguments, size=size)
    terminal.until("Press Enter to begin.")
    for typed in ("", answer, "1", "1", "1"):
        terminal.press(f"{typed}\n")
        lines = shown(terminal)
        assert max(map(len, lines)) <= size[0]
        assert len(lines) <= size[1]
    assert [line for line in lines if sign in line]
