"""The arena: a line of spaces with fighters, tokens, starting spaces, and all that makes a space special."""

from collections import Counter
from collections.abc import Callable, Iterator
from textwrap import wrap
from typing import Final, TypeAlias

from rich.text import Text

from knockbox.cli.drawing import TIMES
from knockbox.cli.knockdown.glyphs import CANDLE, DANGER, DARK, LAID, SEAT_STYLES, entrance
from knockbox.cli.knockdown.scene import LETTERS, SEATS, KnockdownScene
from knockbox.cli.table.detail import Detail
from knockbox.cli.table.styles import ALARM, DIM, WARNING

Label: TypeAlias = Callable[[KnockdownScene, int, int], str]

WIDEST: Final = 14
NARROWEST: Final = 3


def draw_arena(scene: KnockdownScene, width: int, detail: Detail) -> Text:
    """Numbers and signs stand in the upper edge, words in the lower one if it is drawn, figures and tokens between."""
    spaces = scene.arena.spaces
    cell = max(NARROWEST, min(WIDEST, (width - spaces - 1) // spaces))
    top = edge(scene, ("┌", "┬", "┐"), cell, number_of)
    bottom = [] if detail >= Detail.SMALL else [edge(scene, ("└", "┴", "┘"), cell, word_of)]
    return Text("\n").join([top, *inside(scene, cell, detail), *bottom])


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
    if space in scene.arena.dangerous or scene.sight.is_dark(space):
        return ALARM
    return WARNING if space in scene.doors else "bold"


def number_of(scene: KnockdownScene, space: int, cell: int) -> str:
    """Number and signs, with blanks around them where they fit."""
    written = f"{space}{''.join(signs(scene, space))}"
    return f" {written} " if len(written) + 2 <= cell else written[:cell]


def signs(scene: KnockdownScene, space: int) -> Iterator[str]:
    if space in scene.arena.dangerous:
        yield DANGER
    if space in scene.doors:
        yield entrance(scene.doors[space])
    if space in scene.candles:
        yield CANDLE
    elif scene.sight.is_dark(space):
        yield DARK


def word_of(scene: KnockdownScene, space: int, cell: int) -> str:
    """What is special about a space: as many words as fit; half a word would only puzzle."""
    shown = ""
    for word in words(scene, space):
        longer = f"{shown} {word}".lstrip()
        shown = longer if len(longer) <= cell else shown
    return shown


def words(scene: KnockdownScene, space: int) -> Iterator[str]:
    if space in scene.arena.dangerous:
        yield scene.say("danger")
    if space in scene.doors:
        yield scene.say("corridor")
    if space in scene.candles:
        yield scene.say("candle")
    elif scene.sight.is_dark(space):
        yield scene.say("dark")
    if space in scene.arena.starts:
        yield scene.say("start")


def inside(scene: KnockdownScene, cell: int, detail: Detail) -> list[Text]:
    columns = [stack(scene, space, cell, detail) for space in range(scene.arena.spaces)]
    fills = [DARK if scene.sight.is_dark(space) else " " for space in range(scene.arena.spaces)]
    height = max(1, *(len(column) for column in columns))
    return [
        across([column[row] if row < len(column) else Text() for column in columns], fills, cell)
        for row in range(height)
    ]


def across(cells: list[Text], fills: list[str], cell: int) -> Text:
    line = Text().append("│", style=DIM)
    for content, fill in zip(cells, fills, strict=True):
        content.truncate(cell, overflow="ellipsis")
        room = cell - content.cell_len
        line.append(fill * (room // 2), style=DIM).append_text(content)
        line.append(fill * (room - room // 2), style=DIM).append("│", style=DIM)
    return line


def stack(scene: KnockdownScene, space: int, cell: int, detail: Detail) -> list[Text]:
    """What stands on a space, from top to bottom."""
    things = [figure(scene, seat, cell, detail) for seat in SEATS if scene.table.places[seat] == space]
    return [line for lines in things for line in lines] + tokens(scene, space, cell)


def figure(scene: KnockdownScene, seat: int, cell: int, detail: Detail) -> list[Text]:
    """Letter and name; a long name stands below its letter, or only on the sheet where every line counts."""
    letter, name = LETTERS[seat], scene.cast.subject(seat)
    parts = [f"{letter} {name}"]
    if len(parts[0]) > cell:
        parts = [letter] if detail >= Detail.BRIEF else [letter, *wrap(name, cell)]
    return [Text(part, style=SEAT_STYLES[seat]) for part in parts]


def tokens(scene: KnockdownScene, space: int, cell: int) -> list[Text]:
    found = Counter((token.seat, token.token) for token in scene.table.tokens if token.space == space)
    return [token_text(scene, *token, count, cell) for token, count in found.items()]


def token_text(scene: KnockdownScene, owner: int, token: str, count: int, room: int = 0) -> Text:
    """Sign, owner and name of equal tokens; where there is little room the name is cut, never the number."""
    number = f"{TIMES}{count}" if count > 1 else ""
    name = f"{LAID}{LETTERS[owner]} {scene.wording.say(f'token-{token}')}"
    return Text((cut(name, room - len(number)) if room else name) + number, style=SEAT_STYLES[owner])


def cut(name: str, room: int) -> str:
    """A name that ends in dots where it had to be cut."""
    return name if len(name) <= room else f"{name[: room - 1].rstrip()}…"
