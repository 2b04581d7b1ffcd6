"""Compact answers for a small screen: short texts, equal ones grouped, and pages."""

from collections.abc import Iterator
from math import ceil
from textwrap import wrap
from typing import Final

import msgspec
from rich.text import Text

from knockbox.cli.table.question import answer_marks
from knockbox.cli.table.scene import RenderedQuestion, TerminalScene
from knockbox.cli.table.styles import DIM
from knockbox.cli.table.styles import NUMBER as NUMBERS

ANSWER_GAP: Final = "  "
INDENT: Final = "    "
MAX_TERSE_COLUMNS: Final = 4


class AnswerGroup(msgspec.Struct, frozen=True):
    """Answers with the same short text, and their numbers."""

    numbers: list[int]
    mark: str
    words: str

    @property
    def head(self) -> str:
        return f"{','.join(str(number) for number in self.numbers):>2}{self.mark} "

    def text(self) -> Text:
        return Text.assemble((self.head, NUMBERS), self.words)


class AnswerRow(msgspec.Struct, frozen=True):
    """A line of answers, and how many of them start in it."""

    text: Text
    answer_count: int


def draw_terse(scene: TerminalScene, rendered: RenderedQuestion, width: int, height: int, page: int) -> Text:
    """Draw the answers in at most `height` lines; numbers on other pages are valid too."""
    items = group_answers(scene, rendered)
    rows = arrange_columns(items, width, height) or list(flow_rows(items, width))
    if rendered.is_on_table and len(rows) > height:
        return Text()
    shown = rows if len(rows) <= height else page_of(scene, rows, max(1, height - 1), page)
    return Text("\n").join(row.text for row in shown)


def group_answers(scene: TerminalScene, rendered: RenderedQuestion) -> list[AnswerGroup]:
    """Group answers with the same short text, such as payments with any one fist."""
    groups: dict[tuple[str, str], list[int]] = {}
    for number, key in enumerate(zip(answer_marks(scene, rendered), rendered.short_answers, strict=True), start=1):
        groups.setdefault(key, []).append(number)
    return [AnswerGroup(numbers, mark, words) for (mark, words), numbers in groups.items()]


def arrange_columns(items: list[AnswerGroup], width: int, height: int) -> list[AnswerRow]:
    """Arrange in as few columns as the height allows; return no rows if they are too wide."""
    for columns in range(1, MAX_TERSE_COLUMNS + 1):
        rows = ceil(len(items) / columns)
        stacks = [items[start : start + rows] for start in range(0, len(items), rows)]
        widths = [max(item.text().cell_len for item in stack) for stack in stacks]
        if rows <= height and sum(widths) + len(ANSWER_GAP) * (len(widths) - 1) <= width:
            return [column_row(stacks, widths, row) for row in range(rows)]
    return []


def column_row(stacks: list[list[AnswerGroup]], widths: list[int], row: int) -> AnswerRow:
    line = Text()
    begun = 0
    for stack, room in zip(stacks, widths, strict=True):
        if row < len(stack):
            text = stack[row].text()
            line.append_text(text).append(" " * (room - text.cell_len) + ANSWER_GAP)
            begun += len(stack[row].numbers)
    line.rstrip()
    return AnswerRow(line, begun)


def flow_rows(items: list[AnswerGroup], width: int) -> Iterator[AnswerRow]:
    """Yield rows of answers one after the other; an answer longer than a line is wrapped with an indent."""
    line = Text()
    begun = 0
    for item in items:
        text = item.text()
        if line and line.cell_len + len(ANSWER_GAP) + text.cell_len > width:
            yield AnswerRow(line, begun)
            line = Text()
            begun = 0
        if text.cell_len > width:
            yield from wrap_group(item, width)
            continue
        line.append(ANSWER_GAP if line else "").append_text(text)
        begun += len(item.numbers)
    if line:
        yield AnswerRow(line, begun)


def wrap_group(item: AnswerGroup, width: int) -> Iterator[AnswerRow]:
    first, *others = wrap(item.words, width - max(len(item.head), len(INDENT)))
    yield AnswerRow(Text.assemble((item.head, NUMBERS), first), len(item.numbers))
    for line in others:
        yield AnswerRow(Text(f"{INDENT}{line}"), 0)


def page_of(scene: TerminalScene, rows: list[AnswerRow], height: int, page: int) -> list[AnswerRow]:
    """Return one page of the rows, and a note with the number of other answers."""
    first = page % ceil(len(rows) / height) * height
    shown = rows[first : first + height]
    rest = sum(row.answer_count for row in rows) - sum(row.answer_count for row in shown)
    return [*shown, AnswerRow(Text(f"{INDENT}{scene.format_message('next', count=rest)}", style=DIM), 0)]
