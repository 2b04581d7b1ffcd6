"""Several people at one keyboard: nobody sees what is not his to see."""

from rich.align import Align
from rich.console import Console
from rich.control import Control
from rich.panel import Panel
from rich.segment import ControlType
from rich.text import Text

from knockbox.cli.table.scene import Scene
from knockbox.cli.table.styles import BOLD
from knockbox.cli.terminal.keyboard import Keyboard
from knockbox.engine.decision import PUBLIC

FORGET = "\x1b[3J"
"""Tells a terminal to drop what was scrolled away, so that nobody can scroll back to it."""


class Curtain:
    """Falls when the screen that follows is for one person only and another one was looking."""

    def __init__(self, console: Console, keyboard: Keyboard) -> None:
        self.console = console
        self.keyboard = keyboard
        self.facing = PUBLIC

    def face(self, vantage: int, scene: Scene) -> None:
        """Turn the screen to a seat, or to everybody; `scene` is one that everybody may see."""
        if vantage == self.facing:
            return
        self.wipe()
        if vantage != PUBLIC:
            self.fall(scene, scene.introduced(vantage))
        self.facing = vantage

    def fall(self, scene: Scene, name: str) -> None:
        title = Text(scene.say("curtain", name=name), style=BOLD)
        self.console.print(Panel(Align.center(title), padding=(1, 2)))
        self.keyboard.wait(scene.say("curtain-look-away", name=name))

    def wipe(self) -> None:
        """What stood on the screen was for somebody else."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            clear(self.console)
            self.console.file.write(FORGET)


def clear(console: Console) -> None:
    console.control(Control(ControlType.CLEAR, ControlType.HOME))
