"""The terminal game at a real (pseudo) terminal: colours, clearing, Ctrl-C."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.live import CLEAR, STYLES, Terminal, begun, shown


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[list[Terminal]]:
    terminals: list[Terminal] = []
    yield terminals
    for terminal in terminals:
        terminal.close()


def test_it_asks_for_an_opponent_greets_and_clears_the_screen(opened: list[Terminal], tmp_path: Path) -> None:
    terminal = begun(opened, tmp_path, LC_ALL="pl_PL.UTF-8")
    terminal.until("[1] > ")
    terminal.press("9\n")
    terminal.until("Nie ma odpowiedzi 9")
    terminal.press("1\n")
    terminal.until("[2] > ")
    assert "Jak dobrze ma grać komputer?" in terminal.seen
    terminal.press("1\n")
    terminal.until("Naciśnij Enter, aby zacząć.")
    assert "komputer (easy)" in terminal.seen
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


def test_control_c_while_a_bot_thinks_leaves_the_match_and_ends_whoever_thinks(
    opened: list[Terminal], tmp_path: Path
) -> None:
    """All processes get the signal, as from a keyboard; they hold the terminal open as long as they live."""
    terminal = begun(opened, tmp_path, "--seats", "ismcts@600s,person", "--seed", "1", "--lang", "en")
    terminal.until("Press Enter to begin.")
    terminal.press("\n")
    terminal.until(" is thinking …")
    os.killpg(terminal.program.pid, signal.SIGINT)
    terminal.until("terminal --resume")
    assert terminal.end() == 130
    assert "Traceback" not in terminal.rest()


def test_whoever_closes_the_window_while_a_bot_thinks_leaves_too(opened: list[Terminal], tmp_path: Path) -> None:
    terminal = begun(opened, tmp_path, "--seats", "ismcts@600s,person", "--seed", "1", "--lang", "es")
    terminal.until("Pulsa Intro")
    terminal.press("\n")
    terminal.until(" está pensando…")
    terminal.program.send_signal(signal.SIGTERM)
    assert terminal.end() == 128 + signal.SIGTERM
    assert "Traceback" not in terminal.rest()
