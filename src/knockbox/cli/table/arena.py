"""The arena: a line of spaces with fighters, tokens, starting spaces and dangerous edges."""

from collections.abc import Callable
from typing import Final, TypeAlias

from rich.text import Text

from knockbox.cli.table.detail import Detail
from knockbox.cli.table.glyphs import ALARM, DANGER, DIM, LAID, SEAT_STYLES
from knockbox.cli.table.scene import LETTERS, SEATS, Scene

Label: TypeAlias = Callable[[Scene, int], str]

WIDEST: Final = 14
NARROWEST: Final = 3


def draw_arena(scene: Scene, width: int, detail: Detail) -> Text:
    """Numbers stand in the upper edge, words in the lower one if there is room for it, figures and tokens between."""
    spaces = scene.arena.spaces
    cell = max(NARROWEST, min(WIDEST, (width - spaces - 1) // spaces))
    top = edge(scene, ("┌", "┬", "┐"), cell, number_of)
    bottom = [] if detail >= Detail.SMALL else [edge(scene, ("└", "┴", "┘"), cell, word_of)]
    return Text("\n").join([top, *inside(scene, cell), *bottom])


def edge(scene: Scene, corners: tuple[str, str, str], cell: int, label: Label) -> Text:
    left, middle, right = corners
    line = Text().append(left, style=DIM)
    for space in range(scene.arena.spaces):
        word = label(scene, space)
        words = Text(word[:cell], style=ALARM if space in scene.arena.dangerous else "bold")
        room = cell - len(words)
        line.append("─" * (room // 2), style=DIM).append_text(words).append("─" * (room - room // 2), style=DIM)
        line.append(right if space == scene.arena.spaces - 1 else middle, style=DIM)
    return line


def number_of(scene: Scene, space: int) -> str:
    return f" {space}{DANGER} " if space in scene.arena.dangerous else f" {space} "


def word_of(scene: Scene, space: int) -> str:
    """What is special about a space."""
    if space in scene.arena.dangerous:
        return scene.say("danger")
    return scene.say("start") if space in scene.arena.starts else ""


def inside(scene: Scene, cell: int) -> list[Text]:
    columns = [stack(scene, space, cell) for space in range(scene.arena.spaces)]
    height = max(1, *(len(column) for column in columns))
    return [across([column[row] if row < len(column) else Text() for column in columns], cell) for row in range(height)]


def across(cells: list[Text], cell: int) -> Text:
    line = Text().append("│", style=DIM)
    for content in cells:
        content.truncate(cell)
        room = cell - content.cell_len
        line.append(" " * (room // 2)).append_text(content).append(" " * (room - room // 2)).append("│", style=DIM)
    return line


def stack(scene: Scene, space: int, cell: int) -> list[Text]:
    """What stands on a space, from top to bottom."""
    things = [figure(scene, seat, cell) for seat in SEATS if scene.table.places[seat] == space]
    return [line for lines in things for line in lines] + tokens(scene, space, cell)


def figure(scene: Scene, seat: int, cell: int) -> list[Text]:
    name, style = scene.cast.subject(seat), SEAT_STYLES[seat]
    whole = f"{LETTERS[seat]} {name}"
    return [Text(part, style=style) for part in ([whole] if len(whole) <= cell else [LETTERS[seat], name])]


def tokens(scene: Scene, space: int, cell: int) -> list[Text]:
    found = [token for token in scene.table.tokens if token.space == space]
    return [
        Text(f"{LAID}{LETTERS[token.seat]} {scene.wording.say(f'token-{token.token}')}"[:cell], SEAT_STYLES[token.seat])
        for token in found
    ]
