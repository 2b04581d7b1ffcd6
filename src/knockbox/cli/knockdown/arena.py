"""Draw the arena: a line of spaces with fighters, tokens, starting spaces and hazards."""

from collections import Counter
from collections.abc import Callable, Iterator
from textwrap import wrap
from typing import Final, TypeAlias

from rich.text import Text

from knockbox.cli.drawing import TIMES
from knockbox.cli.knockdown.glyphs import CANDLE, DANGER, DARK, SEAT_STYLES, TRAP_SIGN, entrance
from knockbox.cli.knockdown.scene import LETTERS, SEATS, KnockdownScene
from knockbox.cli.table.detail import Detail
from knockbox.cli.table.styles import ALARM, DIM, WARNING

Label: TypeAlias = Callable[[KnockdownScene, int, int], str]

MAX_CELL_WIDTH: Final = 14
MIN_CELL_WIDTH: Final = 3


def draw_arena(scene: KnockdownScene, width: int, detail: Detail) -> Text:
    """Draw numbers and signs in the upper edge, words in the lower one if there is room, figures and tokens between."""
    spaces = scene.arena.spaces
    cell = max(MIN_CELL_WIDTH, min(MAX_CELL_WIDTH, (width - spaces - 1) // spaces))
    top = edge(scene, ("┌", "┬", "┐"), cell, number_label)
    bottom = [] if detail >= Detail.SMALL else [edge(scene, ("└", "┴", "┘"), cell, word_label)]
    return Text("\n").join([top, *draw_inside(scene, cell, detail), *bottom])


def edge(scene: KnockdownScene, corners: tuple[str, str, str], cell: int, label: Label) -> Text:
    left, middle, right = corners
    line = Text().append(left, style=DIM)
    for space in range(scene.arena.spaces):
        words = Text(label(scene, space, cell), style=style_of(scene, space))
        room = cell - len(words)
        line.append("─" * (room // 2), style=DIM).append_text(words).append("─" * (room - room // 2), style=DIM)
        line.append(right if space == scene.arena.spaces - 1 else middle, style=DIM)
    return line


def style_of(scene: KnockdownScene, space: int) -> str:
    if space in scene.arena.dangerous or scene.queries.is_dark(space):
        return ALARM
    return WARNING if space in scene.doors else "bold"


def number_label(scene: KnockdownScene, space: int, cell: int) -> str:
    """Return number and signs, with blanks around them if they fit."""
    label = f"{space}{''.join(signs(scene, space))}"
    return f" {label} " if len(label) + 2 <= cell else label[:cell]


def signs(scene: KnockdownScene, space: int) -> Iterator[str]:
    if space in scene.arena.dangerous:
        yield DANGER
    if space in scene.doors:
        yield entrance(scene.doors[space])
    if space in scene.candles:
        yield CANDLE
    elif scene.queries.is_dark(space):
        yield DARK


def word_label(scene: KnockdownScene, space: int, cell: int) -> str:
    """Return as many whole words about a space as fit."""
    shown = ""
    for word in words(scene, space):
        longer = f"{shown} {word}".lstrip()
        shown = longer if len(longer) <= cell else shown
    return shown


def words(scene: KnockdownScene, space: int) -> Iterator[str]:
    if space in scene.arena.dangerous:
        yield scene.format_message("danger")
    if space in scene.doors:
        yield scene.format_message("corridor")
    if space in scene.candles:
        yield scene.format_message("candle")
    elif scene.queries.is_dark(space):
        yield scene.format_message("dark")
    if space in scene.arena.starts:
        yield scene.format_message("start")


def draw_inside(scene: KnockdownScene, cell: int, detail: Detail) -> list[Text]:
    columns = [space_lines(scene, space, cell, detail) for space in range(scene.arena.spaces)]
    fills = [DARK if scene.queries.is_dark(space) else " " for space in range(scene.arena.spaces)]
    height = max(1, *(len(column) for column in columns))
    return [
        join_cells([column[row] if row < len(column) else Text() for column in columns], fills, cell)
        for row in range(height)
    ]


def join_cells(cells: list[Text], fills: list[str], cell: int) -> Text:
    line = Text().append("│", style=DIM)
    for content, fill in zip(cells, fills, strict=True):
        content.truncate(cell, overflow="ellipsis")
        room = cell - content.cell_len
        line.append(fill * (room // 2), style=DIM).append_text(content)
        line.append(fill * (room - room // 2), style=DIM).append("│", style=DIM)
    return line


def space_lines(scene: KnockdownScene, space: int, cell: int, detail: Detail) -> list[Text]:
    """Return the lines of a space, from top to bottom."""
    things = [figure(scene, seat, cell, detail) for seat in SEATS if scene.table.places[seat] == space]
    return [line for lines in things for line in lines] + tokens(scene, space, cell)


def figure(scene: KnockdownScene, seat: int, cell: int, detail: Detail) -> list[Text]:
    """Return letter and name; a long name goes below its letter, or is left out at low detail."""
    letter = LETTERS[seat]
    name = scene.cast.subject(seat)
    parts = [f"{letter} {name}"]
    if len(parts[0]) > cell:
        parts = [letter] if detail >= Detail.BRIEF else [letter, *wrap(name, cell)]
    return [Text(part, style=SEAT_STYLES[seat]) for part in parts]


def tokens(scene: KnockdownScene, space: int, cell: int) -> list[Text]:
    counts = Counter((token.seat, token.token) for token in scene.table.tokens if token.space == space)
    return [token_text(scene, *token, count, cell) for token, count in counts.items()]


def token_text(scene: KnockdownScene, owner: int, token: str, count: int, room: int = 0) -> Text:
    """Return sign, owner and name of equal tokens; if room is short the name is cut, never the number."""
    number = f"{TIMES}{count}" if count > 1 else ""
    name = f"{TRAP_SIGN}{LETTERS[owner]} {scene.wording.say(f'token-{token}')}"
    return Text((truncate_name(name, room - len(number)) if room else name) + number, style=SEAT_STYLES[owner])


def truncate_name(name: str, room: int) -> str:
    """Cut a name to the room, ending in an ellipsis."""
    return name if len(name) <= room else f"{name[: room - 1].rstrip()}…"
