"""Draw the question and its numbered answers."""

from collections.abc import Sequence
from math import ceil

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from knockbox.cli.table.detail import Detail
from knockbox.cli.table.layout import HangingLine
from knockbox.cli.table.scene import NO_MARK, RenderedQuestion, TerminalScene
from knockbox.cli.table.styles import BOLD, DIM
from knockbox.cli.table.styles import NUMBER as NUMBERS
from knockbox.engine.decision import PUBLIC

NUMBER_WIDTH = 4
"""Width of the number before an answer."""
COLUMN_GAP = 2
MAX_COLUMNS = 3
MIN_ANSWERS_PER_COLUMN = 4
"""Answers per column before a second column starts."""


def draw_question(scene: TerminalScene, rendered: RenderedQuestion, width: int, detail: Detail) -> RenderableType:
    if not rendered.answers:
        return heading(scene, rendered)
    marks = answer_marks(scene, rendered)
    is_tight = detail is Detail.BRIEF and not any(rendered.details) and column_count(rendered.answers, width) == 1
    answers = (
        draw_inline(rendered, width, marks) if is_tight or rendered.is_inline else draw_answers(rendered, width, marks)
    )
    return Group(heading(scene, rendered), answers)


def heading(scene: TerminalScene, rendered: RenderedQuestion) -> Text:
    seat = rendered.decision.seat
    speaker = f"{scene.subject(seat)}: " if seat != PUBLIC else ""
    return Text(f"{speaker}{rendered.question}", style=BOLD)


def answer_marks(scene: TerminalScene, rendered: RenderedQuestion) -> list[str]:
    """Return one mark per answer."""
    return [scene.mark(rendered.decision.seat, choice) for choice in rendered.decision.options]


def draw_answers(rendered: RenderedQuestion, width: int, marks: Sequence[str] = ()) -> RenderableType:
    """Draw short answers in columns, numbered downwards; answers with details in one column."""
    columns = 1 if any(rendered.details) else column_count(rendered.answers, width)
    rows = ceil(len(rendered.answers) / columns)
    grid = Table.grid(padding=(0, COLUMN_GAP - 1, 0, 0))
    for row in range(rows):
        indices = range(row, len(rendered.answers), rows)
        grid.add_row(*[cell for index in indices for cell in answer_cells(rendered, index, marks)])
    return grid


def draw_inline(rendered: RenderedQuestion, width: int, marks: Sequence[str]) -> RenderableType:
    """Draw answers one after the other, for a small screen; an answer that fits on a line is not broken."""
    lines = [Text()]
    for index in range(len(rendered.answers)):
        words = Text(" ").join(answer_cells(rendered, index, marks))
        words.rstrip()
        if lines[-1] and lines[-1].cell_len + COLUMN_GAP + words.cell_len > width:
            lines.append(Text())
        lines[-1].append(" " * COLUMN_GAP if lines[-1] else "").append_text(words)
    return Group(*[HangingLine(line, margin=NUMBER_WIDTH) for line in lines])


def column_count(answers: list[str], width: int) -> int:
    most = min(MAX_COLUMNS, ceil(len(answers) / MIN_ANSWERS_PER_COLUMN))
    return next((count for count in range(most, 1, -1) if columns_width(answers, count) <= width), 1)


def columns_width(answers: list[str], columns: int) -> int:
    """Return the total width of the answers in a number of columns."""
    rows = ceil(len(answers) / columns)
    longest = [max(len(text) for text in answers[start : start + rows]) for start in range(0, len(answers), rows)]
    return sum(NUMBER_WIDTH + length + COLUMN_GAP for length in longest)


def answer_cells(rendered: RenderedQuestion, index: int, marks: Sequence[str]) -> list[Text]:
    """Return the number and the text; the mark fills the gap between them."""
    text = Text(rendered.answers[index])
    if rendered.details[index]:
        text.append(f"  {rendered.details[index]}", style=DIM)
    mark = marks[index] if marks else NO_MARK
    return [Text(f"{index + 1:>2}{mark}", style=NUMBERS), text.append(" ")]
