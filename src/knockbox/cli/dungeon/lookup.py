"""Lookups for the dungeon: cards by name, corners or cell, the whole map, signs."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from knockbox.cli.dungeon import glyphs
from knockbox.cli.dungeon.floor import FloorDrawing
from knockbox.cli.dungeon.glyphs import CHEST, TIME, danger_text
from knockbox.cli.dungeon.scene import DungeonScene
from knockbox.cli.dungeon.window import TINY_CELLS, bounding_window, choose_window
from knockbox.cli.table.detail import Detail
from knockbox.cli.table.screen import UNLIMITED_HEIGHT
from knockbox.cli.table.styles import BOLD, DIM
from knockbox.games.dungeon.lattice import Place
from knockbox.games.dungeon.queries import card_at
from knockbox.games.dungeon.text.questions import corner_fields
from knockbox.games.dungeon.views import LaidView
from knockbox.text.rulebook import fold_text

CELL_PATTERN: Final = re.compile(r"\(?(-?\d{1,2}) ?[, ] ?(-?\d{1,2})\)?")
MAP_WORD: Final = "map"


def show_cards(scene: DungeonScene, typed: str, width: int) -> RenderableType:
    """Show the map, the card at a cell, or the cards with this name or these corners."""
    if not typed:
        return Text(scene.format_message("which-card"))
    if fold_text(typed) in (MAP_WORD, fold_text(scene.format_message("map"))):
        return show_map(scene, width)
    found = CELL_PATTERN.fullmatch(typed)
    if found:
        return show_place(scene, (int(found[1]), int(found[2])))
    cards = [card_text(scene, card) for card in scene.game.names.cards if matches_name(scene, card, typed)]
    return Group(*cards) if cards else Text(scene.format_message("no-card", typed=typed))


def show_map(scene: DungeonScene, width: int) -> RenderableType:
    """Show the whole floor; if it is too wide, in parts below each other, from left to right."""
    window, size = choose_window(scene.drawn_cells, scene.landmarks, width, UNLIMITED_HEIGHT, Detail.FULL)
    whole = bounding_window(scene.drawn_cells)
    if window == whole:
        return FloorDrawing(scene, window, size).draw()
    return Group(*[FloorDrawing(scene, part, TINY_CELLS).draw() for part in whole.slices(TINY_CELLS, width)])


def show_place(scene: DungeonScene, cell: Place) -> RenderableType:
    card = card_at(scene.table, cell)
    if card is None:
        return Text(scene.format_message("no-card-at", place=f"{cell[0]},{cell[1]}"))
    return Group(card_text(scene, card.card), Padding(Text(card_state(scene, card)), (0, 0, 0, 2)))


def card_state(scene: DungeonScene, card: LaidView) -> str:
    """Return the current state of a laid card."""
    mark = scene.format_message(f"mark-{card.mark}")
    visible = corners_text(scene, card.corners)
    return scene.format_message("stands", mark=mark, corners=visible, danger=danger_text(card), time=card.time)


def matches_name(scene: DungeonScene, card: str, typed: str) -> bool:
    corners = "".join(map(str, scene.wording.printed_card(card).corners))
    wanted = fold_text(typed)
    return wanted in fold_text(scene.wording.name(card)) or wanted.replace(" ", "-") == card or wanted == corners


def card_text(scene: DungeonScene, card: str) -> RenderableType:
    """Show name, corners and facts of a card, with its flavour text below."""
    printed = scene.wording.printed_card(card)
    corners = corners_text(scene, printed.corners)
    time = getattr(printed, "time", 0)
    facts = [corners, f"{sum(printed.corners)}{TIME}{time}" if time else str(sum(printed.corners))]
    facts += [CHEST * printed.chests] if printed.chests else []
    facts += [scene.format_message("hush")] if getattr(printed, "silence", False) else []
    facts += [scene.format_message("level", level=printed.level)] if printed.level > 1 else []
    head = Text(scene.wording.name(card), style=BOLD).append(f"  {' · '.join(facts)}", style="not bold")
    flavour = scene.wording.scene(card)
    return Group(head, Padding(Text(flavour, style=DIM), (0, 0, 0, 2))) if flavour else head


def corners_text(scene: DungeonScene, corners: Sequence[int]) -> str:
    return scene.wording.format("dungeon-card-corners", **corner_fields(corners))


def legend(scene: DungeonScene) -> Iterator[tuple[str, str]]:
    """Yield the signs used at this table with their message keys."""
    yield from [("4", "calm"), (f"5{glyphs.LAST_SAFE}", "tight"), (f"9{glyphs.DANGER}", "danger")]
    yield from [(f"5{glyphs.BEATEN}", "beaten"), (f"{TIME}3", "time"), ("═ ║", "newest"), ("1,-1", "place")]
    if scene.table.tokens or scene.table.poison or scene.game.options["adventure"] == "on":
        yield from [(f"9{glyphs.FROZEN}", "frozen"), (glyphs.POISONED, "poison")]
    if scene.has_chests:
        yield CHEST, "chest"
    yield from [(f"3{glyphs.LOSES}", "loses"), (f"3{glyphs.BEATS}", "beats"), (f"3{glyphs.WINS}", "wins")]
    yield from [(glyphs.TURNED, "turned"), (glyphs.BACK, "back"), (glyphs.ACTIVE, "active")]
