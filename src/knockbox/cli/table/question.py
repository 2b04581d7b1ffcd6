"""The question and its numbered answers."""

from math import ceil

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from knockbox.cli.table.glyphs import BOLD, DIM
from knockbox.cli.table.scene import Asked, Scene
from knockbox.engine.decision import PUBLIC

NUMBER = 4
"""Columns a number takes before its answer."""
GAP = 2
MOST_COLUMNS = 3
LONG = 4
"""So many answers stand below each other before a second column is begun."""


def draw_question(scene: Scene, asked: Asked, width: int) -> RenderableType:
    return Group(heading(scene, asked), draw_answers(asked, width))


def heading(scene: Scene, asked: Asked) -> Text:
    seat = asked.decision.seat
    speaker = f"{scene.cast.subject(seat)}: " if seat != PUBLIC else ""
    return Text(f"{speaker}{asked.question}", style=BOLD)


def draw_answers(asked: Asked, width: int) -> RenderableType:
    """Short answers stand in columns, numbered downwards; answers with details one below the other."""
    columns = 1 if any(asked.details) else column_count(asked.answers, width)
    rows = ceil(len(asked.answers) / columns)
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for row in range(rows):
        cells = [cell for index in range(row, len(asked.answers), rows) for cell in answer(asked, index)]
        grid.add_row(*cells)
    return grid


def column_count(answers: list[str], width: int) -> int:
    longest = max(len(text) for text in answers)
    fitting = max(1, width // (longest + NUMBER + GAP))
    return min(fitting, ceil(len(answers) / LONG), MOST_COLUMNS)


def answer(asked: Asked, index: int) -> list[Text]:
    text = Text(asked.answers[index])
    if asked.details[index]:
        text.append(f"  {asked.details[index]}", style=DIM)
    return [Text(f"{index + 1:>2}", style="bold green"), text]
