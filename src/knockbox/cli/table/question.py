"""The question and its numbered answers."""

from collections.abc import Sequence
from math import ceil

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from knockbox.cli.table.detail import Detail
from knockbox.cli.table.lines import Hanging
from knockbox.cli.table.scene import NO_MARK, Asked, Scene
from knockbox.cli.table.styles import BOLD, DIM
from knockbox.cli.table.styles import NUMBER as NUMBERS
from knockbox.engine.decision import PUBLIC

NUMBER = 4
"""Columns a number takes before its answer."""
GAP = 2
MOST_COLUMNS = 3
LONG = 4
"""So many answers stand below each other before a second column is begun."""


def draw_question(scene: Scene, asked: Asked, width: int, detail: Detail) -> RenderableType:
    if not asked.answers:
        return heading(scene, asked)
    marks = marks_of(scene, asked)
    is_tight = detail is Detail.BRIEF and not any(asked.details) and column_count(asked.answers, width) == 1
    answers = draw_flowing(asked, width, marks) if is_tight or asked.is_flowing else draw_answers(asked, width, marks)
    return Group(heading(scene, asked), answers)


def heading(scene: Scene, asked: Asked) -> Text:
    seat = asked.decision.seat
    speaker = f"{scene.subject(seat)}: " if seat != PUBLIC else ""
    return Text(f"{speaker}{asked.question}", style=BOLD)


def marks_of(scene: Scene, asked: Asked) -> list[str]:
    """One sign for each answer."""
    return [scene.mark(asked.decision.seat, choice) for choice in asked.decision.options]


def draw_answers(asked: Asked, width: int, marks: Sequence[str] = ()) -> RenderableType:
    """Short answers stand in columns, numbered downwards; answers with details one below the other."""
    columns = 1 if any(asked.details) else column_count(asked.answers, width)
    rows = ceil(len(asked.answers) / columns)
    grid = Table.grid(padding=(0, GAP - 1, 0, 0))
    for row in range(rows):
        indices = range(row, len(asked.answers), rows)
        grid.add_row(*[cell for index in indices for cell in answer(asked, index, marks)])
    return grid


def draw_flowing(asked: Asked, width: int, marks: Sequence[str]) -> RenderableType:
    """Answers one after the other, none broken that fits in a line: for a small screen without room for columns."""
    lines = [Text()]
    for index in range(len(asked.answers)):
        words = Text(" ").join(answer(asked, index, marks))
        words.rstrip()
        if lines[-1] and lines[-1].cell_len + GAP + words.cell_len > width:
            lines.append(Text())
        lines[-1].append(" " * GAP if lines[-1] else "").append_text(words)
    return Group(*[Hanging(line, margin=NUMBER) for line in lines])


def column_count(answers: list[str], width: int) -> int:
    most = min(MOST_COLUMNS, ceil(len(answers) / LONG))
    return next((count for count in range(most, 1, -1) if width_of(answers, count) <= width), 1)


def width_of(answers: list[str], columns: int) -> int:
    """How wide the answers are in so many columns, each as wide as its longest one."""
    rows = ceil(len(answers) / columns)
    longest = [max(len(text) for text in answers[start : start + rows]) for start in range(0, len(answers), rows)]
    return sum(NUMBER + length + GAP for length in longest)


def answer(asked: Asked, index: int, marks: Sequence[str]) -> list[Text]:
    """Number and words; the mark stands in the gap between them, so that it takes no room."""
    text = Text(asked.answers[index])
    if asked.details[index]:
        text.append(f"  {asked.details[index]}", style=DIM)
    mark = marks[index] if marks else NO_MARK
    return [Text(f"{index + 1:>2}{mark}", style=NUMBERS), text.append(" ")]
