"""The answers where lines are dear: in short, like ones together, and what is too much on further pages."""

from collections.abc import Iterator
from math import ceil
from textwrap import wrap
from typing import Final

import msgspec
from rich.text import Text

from knockbox.cli.table.question import marks_of
from knockbox.cli.table.scene import Asked, Scene
from knockbox.cli.table.styles import DIM
from knockbox.cli.table.styles import NUMBER as NUMBERS

GAP: Final = "  "
INDENT: Final = "    "
MOST_COLUMNS: Final = 4


class Item(msgspec.Struct, frozen=True):
    """Answers that read the same in short: all their numbers, and the words."""

    numbers: list[int]
    mark: str
    words: str

    @property
    def head(self) -> str:
        return f"{','.join(str(number) for number in self.numbers):>2}{self.mark} "

    def text(self) -> Text:
        return Text.assemble((self.head, NUMBERS), self.words)


class Row(msgspec.Struct, frozen=True):
    """A line of answers, and how many of them begin in it."""

    text: Text
    begun: int


def draw_terse(scene: Scene, asked: Asked, width: int, height: int, page: int) -> Text:
    """The answers in at most so many lines; every number is an answer, also where another page shows it."""
    items = gathered(scene, asked)
    rows = in_columns(items, width, height) or list(flowing(items, width))
    if asked.is_shown and len(rows) > height:
        return Text()
    shown = rows if len(rows) <= height else turned(scene, rows, max(1, height - 1), page)
    return Text("\n").join(row.text for row in shown)


def gathered(scene: Scene, asked: Asked) -> list[Item]:
    """Whoever pays with one fist need not be told which; so answers with the same words stand together."""
    found: dict[tuple[str, str], list[int]] = {}
    for number, key in enumerate(zip(marks_of(scene, asked), asked.shorts, strict=True), start=1):
        found.setdefault(key, []).append(number)
    return [Item(numbers, mark, words) for (mark, words), numbers in found.items()]


def in_columns(items: list[Item], width: int, height: int) -> list[Row]:
    """As few columns as the height allows; none if they do not fit side by side."""
    for columns in range(1, MOST_COLUMNS + 1):
        rows = ceil(len(items) / columns)
        stacks = [items[start : start + rows] for start in range(0, len(items), rows)]
        widths = [max(item.text().cell_len for item in stack) for stack in stacks]
        if rows <= height and sum(widths) + len(GAP) * (len(widths) - 1) <= width:
            return [across(stacks, widths, row) for row in range(rows)]
    return []


def across(stacks: list[list[Item]], widths: list[int], row: int) -> Row:
    line, begun = Text(), 0
    for stack, room in zip(stacks, widths, strict=True):
        if row < len(stack):
            text = stack[row].text()
            line.append_text(text).append(" " * (room - text.cell_len) + GAP)
            begun += len(stack[row].numbers)
    line.rstrip()
    return Row(line, begun)


def flowing(items: list[Item], width: int) -> Iterator[Row]:
    """One after the other; an answer longer than a line goes on below its words."""
    line, begun = Text(), 0
    for item in items:
        text = item.text()
        if line and line.cell_len + len(GAP) + text.cell_len > width:
            yield Row(line, begun)
            line, begun = Text(), 0
        if text.cell_len > width:
            yield from broken(item, width)
            continue
        line.append(GAP if line else "").append_text(text)
        begun += len(item.numbers)
    if line:
        yield Row(line, begun)


def broken(item: Item, width: int) -> Iterator[Row]:
    first, *others = wrap(item.words, width - max(len(item.head), len(INDENT)))
    yield Row(Text.assemble((item.head, NUMBERS), first), len(item.numbers))
    for line in others:
        yield Row(Text(f"{INDENT}{line}"), 0)


def turned(scene: Scene, rows: list[Row], height: int, page: int) -> list[Row]:
    """One page of the rows, and how many answers the others hold."""
    first = page % ceil(len(rows) / height) * height
    shown = rows[first : first + height]
    rest = sum(row.begun for row in rows) - sum(row.begun for row in shown)
    return [*shown, Row(Text(f"{INDENT}{scene.say('next', count=rest)}", style=DIM), 0)]
