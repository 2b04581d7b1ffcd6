"""The terminal game at a real (pseudo) terminal: colours, clearing, Ctrl-C."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.live_terminal import CLEAR, STYLES, LiveTerminal, next_screen, start_terminal


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[list[LiveTerminal]]:
    terminals: list[LiveTerminal] = []
    yield terminals
    for terminal in terminals:
        terminal.close()


def test_it_asks_for_an_opponent_greets_and_clears_the_screen(opened: list[LiveTerminal], tmp_path: Path) -> None:
    terminal = start_terminal(opened, tmp_path, LC_ALL="pl_PL.UTF-8")
    terminal.read_until("[1] > ")
    terminal.press("9\n")
    terminal.read_until("Nie ma odpowiedzi 9")
    terminal.press("1\n")
    terminal.read_until("[2] > ")
    assert "Jak dobrze ma grać komputer?" in terminal.text_so_far
    terminal.press("1\n")
    terminal.read_until("Naciśnij Enter, aby zacząć.")
    assert "komputer (easy)" in terminal.text_so_far
    terminal.press("\n")
    screen = terminal.read_until("Twoja odpowiedź > ")
    assert CLEAR in screen
    assert STYLES.search(screen)
    assert "Którym Zawodnikiem grasz?" in screen


def test_no_color_leaves_out_every_style(opened: list[LiveTerminal], tmp_path: Path) -> None:
    terminal = start_terminal(opened, tmp_path, "--seed", "1", "--lang", "en", NO_COLOR="1")
    terminal.read_until("Press Enter to begin.")
    terminal.press("\n")
    terminal.read_until("Your answer > ")
    terminal.press("?\n1\n")
    terminal.read_until("Which of these three skills")
    assert not STYLES.search(terminal.text_so_far)


def test_control_c_saves_and_says_how_to_go_on(opened: list[LiveTerminal], tmp_path: Path) -> None:
    terminal = start_terminal(opened, tmp_path, "--seed", "1", "--lang", "en")
    terminal.read_until("Press Enter to begin.")
    terminal.press("\n")
    terminal.read_until("Your answer > ")
    terminal.press("1\n")
    terminal.read_until("Your answer > ")
    terminal.interrupt()
    terminal.read_until("terminal --resume")
    assert terminal.end() == 130
    again = start_terminal(opened, tmp_path, "--resume", "--lang", "en")
    again.read_until("continues after input 2")


def test_the_curtain_wipes_the_screen_and_what_was_scrolled_away(opened: list[LiveTerminal], tmp_path: Path) -> None:
    terminal = start_terminal(
        opened, tmp_path, "--seats", "person,person", "--seed", "1", "--lang", "en", "--fighters", "draw"
    )
    terminal.read_until("Press Enter to begin.")
    terminal.press("\n")
    terminal.read_until("nobody else is looking.")
    terminal.press("\n")
    terminal.read_until("Your answer > ")
    terminal.press("1\n")
    assert f"{CLEAR}" in terminal.read_until("nobody else is looking.")
    assert "\x1b[3J" in terminal.text_so_far


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
    opened: list[LiveTerminal], tmp_path: Path, size: tuple[int, int], arguments: list[str], answer: str, sign: str
) -> None:
    terminal = start_terminal(opened, tmp_path, "--seed", "3", "--lang", "en", *arguments, size=size)
    terminal.read_until("Press Enter to begin.")
    for typed in ("", answer, "1", "1", "1"):
        terminal.press(f"{typed}\n")
        lines = next_screen(terminal)
        assert max(map(len, lines)) <= size[0]
        assert len(lines) <= size[1]
    assert [line for line in lines if sign in line]


def test_control_c_while_a_bot_thinks_leaves_the_match_and_ends_whoever_thinks(
    opened: list[LiveTerminal], tmp_path: Path
) -> None:
    """All processes get the signal, as from a keyboard; they hold the terminal open as long as they live."""
    terminal = start_terminal(opened, tmp_path, "--seats", "ismcts@600s,person", "--seed", "1", "--lang", "en")
    terminal.read_until("Press Enter to begin.")
    terminal.press("\n")
    terminal.read_until(" is thinking …")
    os.killpg(terminal.program.pid, signal.SIGINT)
    terminal.read_until("terminal --resume")
    assert terminal.end() == 130
    assert "Traceback" not in terminal.read_rest()


def test_whoever_closes_the_window_while_a_bot_thinks_leaves_too(opened: list[LiveTerminal], tmp_path: Path) -> None:
    terminal = start_terminal(opened, tmp_path, "--seats", "ismcts@600s,person", "--seed", "1", "--lang", "es")
    terminal.read_until("Pulsa Intro")
    terminal.press("\n")
    terminal.read_until(" está pensando…")
    terminal.program.send_signal(signal.SIGTERM)
    assert terminal.end() == 128 + signal.SIGTERM
    assert "Traceback" not in terminal.read_rest()
