"""Hide private screens when several people share one keyboard."""

from rich.align import Align
from rich.console import Console
from rich.control import Control
from rich.panel import Panel
from rich.segment import ControlType
from rich.text import Text

from knockbox.cli.table.scene import TerminalScene
from knockbox.cli.table.styles import BOLD
from knockbox.cli.terminal.keyboard import Keyboard
from knockbox.engine.decision import PUBLIC

CLEAR_SCROLLBACK = "\x1b[3J"
"""Escape sequence that clears the scrollback of a terminal."""


class PrivacyScreen:
    """Hides the screen when it is handed from one person to another."""

    def __init__(self, console: Console, keyboard: Keyboard) -> None:
        self.console = console
        self.keyboard = keyboard
        self.viewer = PUBLIC

    def show_to(self, viewer: int, scene: TerminalScene) -> None:
        """Hand the screen to a seat, or show it to everyone; `scene` holds only public information."""
        if viewer == self.viewer:
            return
        self.clear_all()
        if viewer != PUBLIC:
            self.ask_handover(scene, scene.introduce(viewer))
        self.viewer = viewer

    def ask_handover(self, scene: TerminalScene, name: str) -> None:
        title = Text(scene.format_message("curtain", name=name), style=BOLD)
        self.console.print(Panel(Align.center(title), padding=(1, 2)))
        self.keyboard.wait(scene.format_message("curtain-look-away", name=name))

    def clear_all(self) -> None:
        """Clear the screen and its scrollback."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            clear_screen(self.console)
            self.console.file.write(CLEAR_SCROLLBACK)


def clear_screen(console: Console) -> None:
    console.control(Control(ControlType.CLEAR, ControlType.HOME))
