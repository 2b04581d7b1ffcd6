"""The question and its numbered answers."""

from collections.abc import Collection
from math import ceil

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from knockbox.cli.table.detail import Detail
from knockbox.cli.table.glyphs import BOLD, DIM, REACHED
from knockbox.cli.table.lines import Hanging
from knockbox.cli.table.scene import Asked, Scene
from knockbox.engine.action import thing_of, verb_of
from knockbox.engine.decision import PUBLIC
from knockbox.games.knockdown.choices import ATTACK

NUMBER = 4
"""Columns a number takes before its answer."""
GAP = 2
MOST_COLUMNS = 3
LONG = 4
"""So many answers stand below each other before a second column is begun."""


def draw_question(scene: Scene, asked: Asked, width: int, detail: Detail) -> RenderableType:
    marked = reaching(scene, asked)
    is_tight = detail is Detail.BRIEF and not any(asked.details) and column_count(asked.answers, width) == 1
    answers = draw_flowing(asked, width, marked) if is_tight else draw_answers(asked, width, marked)
    return Group(heading(scene, asked), answers)


def heading(scene: Scene, asked: Asked) -> Text:
    seat = asked.decision.seat
    speaker = f"{scene.cast.subject(seat)}: " if seat != PUBLIC else ""
    return Text(f"{speaker}{asked.question}", style=BOLD)


def reaching(scene: Scene, asked: Asked) -> list[int]:
    """The answers that attack with a row card and reach the opponent; any other attack only takes its card."""
    return [index for index, choice in enumerate(asked.decision.options) if is_reaching(scene, asked, choice)]


def is_reaching(scene: Scene, asked: Asked, choice: int) -> bool:
    return verb_of(choice) == ATTACK and scene.sight.reaches(asked.decision.seat, thing_of(choice))


def draw_answers(asked: Asked, width: int, marked: Collection[int] = ()) -> RenderableType:
    """Short answers stand in columns, numbered downwards; answers with details one below the other."""
    columns = 1 if any(asked.details) else column_count(asked.answers, width)
    rows = ceil(len(asked.answers) / columns)
    grid = Table.grid(padding=(0, GAP - 1, 0, 0))
    for row in range(rows):
        indices = range(row, len(asked.answers), rows)
        grid.add_row(*[cell for index in indices for cell in answer(asked, index, index in marked)])
    return grid


def draw_flowing(asked: Asked, width: int, marked: Collection[int]) -> RenderableType:
    """Answers one after the other, none broken that fits in a line: for a small screen without room for columns."""
    lines = [Text()]
    for index in range(len(asked.answers)):
        words = Text(" ").join(answer(asked, index, index in marked))
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


def answer(asked: Asked, index: int, is_marked: bool) -> list[Text]:
    """Number and words; the mark stands in the gap between them, so that it takes no room."""
    text = Text(asked.answers[index])
    if asked.details[index]:
        text.append(f"  {asked.details[index]}", style=DIM)
    return [Text(f"{index + 1:>2}{REACHED if is_marked else ' '}", style="bold green"), text.append(" ")]
