"""The dungeon at a real (pseudo) terminal: who plays, the clock in the prompt, screens of any size."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.live_terminal import CLEAR, LiveTerminal, next_screen, start_terminal

PROMPT = ") > "


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[list[LiveTerminal]]:
    terminals: list[LiveTerminal] = []
    yield terminals
    for terminal in terminals:
        terminal.close()


def test_it_asks_who_goes_into_the_dungeon(opened: list[LiveTerminal], tmp_path: Path) -> None:
    terminal = start_terminal(opened, tmp_path, "dungeon", LC_ALL="es_ES.UTF-8")
    terminal.read_until("[1] > ")
    assert "¿Quién entra en la mazmorra?" in terminal.text_so_far
    terminal.press("2\n")
    terminal.read_until("Pulsa Intro")
    assert "Jugador 1" in terminal.text_so_far
    terminal.press("\n")
    screen = terminal.read_until("6:00) > ")
    assert CLEAR in screen


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 50)])
@pytest.mark.parametrize("seats", ["person", "person,random", "person,random,random,random,random,random"])
def test_every_screen_fits(opened: list[LiveTerminal], tmp_path: Path, size: tuple[int, int], seats: str) -> None:
    options = ("--option", "first_player=0", "--option", "timer=900")
    terminal = start_terminal(
        opened, tmp_path, "dungeon", "--seats", seats, "--seed", "3", "--lang", "en", *options, size=size
    )
    terminal.read_until("Press Enter to begin.")
    for typed in ("", "1", "put-back", "2"):
        terminal.press(f"{typed}\n")
        lines = next_screen(terminal, PROMPT)
        assert max(map(len, lines)) <= size[0]
        assert len(lines) <= size[1]
    assert [line for line in lines if "═" in line]


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_closing_the_window_gives_no_time_back(
    opened: list[LiveTerminal], tmp_path: Path, number: signal.Signals
) -> None:
    terminal = start_terminal(opened, tmp_path, "dungeon", "--seats", "person", "--seed", "1", "--lang", "en")
    terminal.read_until("Press Enter to begin.")
    terminal.press("\n")
    terminal.read_until(PROMPT)
    terminal.interrupt(number)
    terminal.read_until("The match is saved.")
    assert terminal.end() == 128 + number
    (note,) = tmp_path.glob("records/*.kbr.clock")
    assert int(note.read_text()) > 0


def test_each_person_sees_a_wiped_screen(opened: list[LiveTerminal], tmp_path: Path) -> None:
    arguments = ("--seats", "person,person,person", "--names", "Ana,Olek,Eva", "--option", "first_player=2")
    terminal = start_terminal(opened, tmp_path, "dungeon", "--seed", "1", "--lang", "en", *arguments)
    terminal.read_until("Press Enter to begin.")
    terminal.press("\n")
    terminal.read_until("The next screen is for Eva only.")
    terminal.press("\n")
    terminal.read_until(PROMPT)
    assert "\x1b[3J" in terminal.text_so_far
