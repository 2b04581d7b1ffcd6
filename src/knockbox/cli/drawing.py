"""Cards drawn for a terminal of any width: framed faces side by side under headings."""

from typing import Final

from rich import box
from rich.console import Console
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from knockbox.games.knockdown.faces import Face, Ground
from knockbox.games.knockdown.schema import Arena
from knockbox.games.knockdown.wording import Wording

CARD_WIDTH: Final = 29
"""The narrowest card that is set beside another; a long name needs more."""
GAP: Final = 1
TITLE_FRAME: Final = 6
SPACE_FRAME: Final = 3
COLOURS: Final = {"fist": "red", "foot": "yellow", "block": "blue", "dash": "green"}
PLAIN: Final = "magenta"
DANGER: Final = "!"
ENTRANCE: Final = "∩"
TIMES: Final = "\N{MULTIPLICATION SIGN}"


class Drawing:
    """Draws on one console in one language."""

    def __init__(self, console: Console, wording: Wording) -> None:
        self.console = console
        self.wording = wording

    def heading(self, name: str) -> None:
        self.console.print(Text(name, style="bold"))

    def section(self, name: str, note: str, faces: list[Face], even: bool = False) -> None:
        """A heading and the cards under it, as many beside each other as fit, or an even number of them."""
        self.rule(name, note)
        narrowest = max(CARD_WIDTH, *(len(title(face)) + TITLE_FRAME for face in faces))
        columns = max(1, (self.console.width + GAP) // (narrowest + GAP))
        columns -= columns % 2 if even and columns > 1 else 0
        width = (self.console.width + GAP) // columns - GAP
        for start in range(0, len(faces), columns):
            self.row(faces[start : start + columns], width)

    def rule(self, name: str, note: str) -> None:
        label = Text(name, style="bold")
        if note:
            label.append(f" · {note}", style="not bold")
        self.console.print()
        self.console.print(Rule(label, align="left", style="dim"))

    def row(self, faces: list[Face], width: int) -> None:
        """Cards of equal width and height beside each other."""
        cards = [self.card(face, width) for face in faces]
        options = self.console.options.update(width=width)
        height = max(len(self.console.render_lines(card, options)) for card in cards)
        grid = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
        for card in cards:
            card.height = height
            grid.add_column(width=width)
        grid.add_row(*cards)
        self.console.print(grid)

    def card(self, face: Face, width: int) -> Panel:
        body = self.facts(face)
        if face.text:
            body.append(f"\n\n{face.text}")
        return Panel(
            body,
            title=Text(title(face), style="bold"),
            title_align="left",
            subtitle=Text(self.wording.say(f"card-provenance-{face.provenance}"), style="dim"),
            subtitle_align="right",
            border_style=border(face),
            box=box.ROUNDED,
            width=width,
        )

    def facts(self, face: Face) -> Text:
        """What the card shows, a line each, the first in the card's colour."""
        facts = Text("\n").join(
            Text(fact, style="" if index else border(face)) for index, fact in enumerate(face.facts)
        )
        facts.highlight_words([self.wording.say("card-ko")], style="bold red")
        return facts

    def arena(self, ground: Ground) -> None:
        """The line of spaces, if it fits, and what is to know about it."""
        self.rule(self.wording.say("card-arena"), ground.name)
        arena = ground.printed
        if sum(len(str(space)) + SPACE_FRAME for space in range(arena.spaces)) < self.console.width:
            line = Table(box=box.SQUARE, padding=(0, 1), border_style="dim")
            for space in range(arena.spaces):
                line.add_column(str(space), justify="center", min_width=1, header_style="dim")
            line.add_row(*[self.space(arena, space) for space in range(arena.spaces)])
            self.console.print(line)
        provenance = Text(self.wording.say(f"card-provenance-{ground.provenance}"), style="dim")
        self.console.print(*[Text(fact) for fact in ground.facts], provenance, sep="\n")

    def space(self, arena: Arena, space: int) -> Text:
        """A and B start where their letters stand; an exclamation mark is dangerous, an arch leads into a corridor."""
        sign = Text()
        if space in arena.starts:
            sign.append("AB"[arena.starts.index(space)], style="bold")
        if space in arena.dangerous:
            sign.append(DANGER, style="bold red")
        if space in [door.space for door in arena.corridors]:
            sign.append(ENTRANCE, style="bold yellow")
        return sign or Text(" ")


def title(face: Face) -> str:
    """Its name, and of a card how often it is in the deck."""
    return f"{face.name} {TIMES}{face.copies}" if face.copies > 1 and face.symbols else face.name


def border(face: Face) -> str:
    """The colour of the first symbol; cards without any have one colour of their own."""
    return COLOURS.get(face.symbols[0], PLAIN) if face.symbols else "cyan"
