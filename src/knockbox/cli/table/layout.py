"""Small layout elements that Rich lacks."""

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.rule import Rule
from rich.segment import Segment
from rich.text import Text

from knockbox.cli.table.styles import BOLD, DIM

MARK_MARGIN = 2
MIN_TEXT_WIDTH = 12


class HangingLine:
    """A line with its mark in a margin, and an optional text below it."""

    def __init__(self, line: Text, text: str = "", style: str = "", margin: int = MARK_MARGIN) -> None:
        self.line = line
        self.text = text
        self.style = style
        self.margin = margin

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max(1, options.max_width - self.margin)
        mark, rest = self.line.divide([self.margin])
        rows = list(rest.wrap(console, width))
        if self.text:
            rows += Text(self.text, style=self.style).wrap(console, width)
        margins = [mark, *[Text(" " * self.margin) for _ in rows[1:]]]
        yield Text("\n").join(Text.assemble(margin, row) for margin, row in zip(margins, rows, strict=True))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(min(MIN_TEXT_WIDTH, options.max_width), options.max_width)


def rule(title: str) -> Rule:
    return Rule(Text(title, style=BOLD) if title else "", align="left", style=DIM, characters="─")


def join_with_dots(parts: list[Text]) -> Text:
    """Join parts with dim dots."""
    text = Text()
    for part in parts:
        text.append(" · " if text else "", style=DIM).append_text(part)
    return text


class RenderedLines:
    """Rendered lines that can be counted and then printed without rendering again."""

    def __init__(self, console: Console, part: RenderableType) -> None:
        self.rows = console.render_lines(part, pad=False)

    def __len__(self) -> int:
        return len(self.rows)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for row in self.rows:
            yield from row
            yield Segment.line()
