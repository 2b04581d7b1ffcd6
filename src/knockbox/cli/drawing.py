"""Draw framed cards side by side under headings, for a terminal of any width."""

from collections.abc import Sequence
from typing import Final

import msgspec
from rich import box
from rich.console import Console
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

MIN_CARD_WIDTH: Final = 29
"""Minimum width of a card next to another; a long name needs more."""
CARD_GAP: Final = 1
TITLE_FRAME_WIDTH: Final = 6
TIMES: Final = "\N{MULTIPLICATION SIGN}"


class Frame(msgspec.Struct, frozen=True):
    """One card to draw."""

    title: str
    body: Text
    note: str  # shown below the card: where it comes from
    style: str  # of its border


class CardDrawing:
    """Draws cards on a console."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def heading(self, name: str) -> None:
        self.console.print(Text(name, style="bold"))

    def section(self, name: str, note: str, frames: Sequence[Frame], even: bool = False) -> None:
        """Draw a heading and its cards, as many in a row as fit, or an even number of them."""
        self.rule(name, note)
        narrowest = max(MIN_CARD_WIDTH, *(len(frame.title) + TITLE_FRAME_WIDTH for frame in frames))
        columns = max(1, (self.console.width + CARD_GAP) // (narrowest + CARD_GAP))
        columns -= columns % 2 if even and columns > 1 else 0
        width = (self.console.width + CARD_GAP) // columns - CARD_GAP
        for start in range(0, len(frames), columns):
            self.row(frames[start : start + columns], width)

    def rule(self, name: str, note: str) -> None:
        label = Text(name, style="bold")
        if note:
            label.append(f" · {note}", style="not bold")
        self.console.print()
        self.console.print(Rule(label, align="left", style="dim"))

    def row(self, frames: Sequence[Frame], width: int) -> None:
        """Draw cards of equal width and height in a row."""
        cards = [panel(frame, width) for frame in frames]
        options = self.console.options.update(width=width)
        height = max(len(self.console.render_lines(card, options)) for card in cards)
        grid = Table.grid(padding=(0, CARD_GAP, 0, 0), pad_edge=False)
        for card in cards:
            card.height = height
            grid.add_column(width=width)
        grid.add_row(*cards)
        self.console.print(grid)


def panel(frame: Frame, width: int) -> Panel:
    return Panel(
        frame.body,
        title=Text(frame.title, style="bold"),
        title_align="left",
        subtitle=Text(frame.note, style="dim"),
        subtitle_align="right",
        border_style=frame.style,
        box=box.ROUNDED,
        width=width,
    )


def with_copies(name: str, copies: int) -> str:
    """Return a name with its number of copies if there are several."""
    return f"{name} {TIMES}{copies}" if copies > 1 else name
