"""What a player can look up about the dungeon: cards by name, corners or place, the whole map, the signs."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from knockbox.cli.dungeon import glyphs
from knockbox.cli.dungeon.floor import Floor
from knockbox.cli.dungeon.glyphs import CHEST, TIME, sum_of
from knockbox.cli.dungeon.scene import DungeonScene
from knockbox.cli.dungeon.window import TINY, around, choose_window
from knockbox.cli.table.detail import Detail
from knockbox.cli.table.screen import ENDLESS
from knockbox.cli.table.styles import BOLD, DIM
from knockbox.games.dungeon.lattice import Place
from knockbox.games.dungeon.sight import laid_at
from knockbox.games.dungeon.views import LaidView
from knockbox.games.dungeon.wording import corner_fields
from knockbox.text.rulebook import plain

PLACE: Final = re.compile(r"\(?(-?\d{1,2}) ?[, ] ?(-?\d{1,2})\)?")
MAP: Final = "map"


def show_cards(scene: DungeonScene, typed: str, width: int) -> RenderableType:
    """The map, the card at a place, or the cards that are called so or have these corners."""
    if not typed:
        return Text(scene.say("which-card"))
    if plain(typed) in (MAP, plain(scene.say("map"))):
        return show_map(scene, width)
    found = PLACE.fullmatch(typed)
    if found:
        return show_place(scene, (int(found[1]), int(found[2])))
    cards = [card_text(scene, card) for card in scene.game.names.cards if is_called(scene, card, typed)]
    return Group(*cards) if cards else Text(scene.say("no-card", typed=typed))


def show_map(scene: DungeonScene, width: int) -> RenderableType:
    """Everything; what is too wide stands in parts below each other, from the left to the right."""
    window, size = choose_window(scene.drawn_cells, scene.landmarks, width, ENDLESS, Detail.FULL)
    whole = around(scene.drawn_cells)
    if window == whole:
        return Floor(scene, window, size).draw()
    return Group(*[Floor(scene, part, TINY).draw() for part in whole.slices(TINY, width)])


def show_place(scene: DungeonScene, cell: Place) -> RenderableType:
    card = laid_at(scene.table, cell)
    if card is None:
        return Text(scene.say("no-card-at", place=f"{cell[0]},{cell[1]}"))
    return Group(card_text(scene, card.card), Padding(Text(standing(scene, card)), (0, 0, 0, 2)))


def standing(scene: DungeonScene, card: LaidView) -> str:
    """How a card on the table stands now."""
    mark = scene.say(f"mark-{card.mark}")
    visible = corners_of(scene, card.corners)
    return scene.say("stands", mark=mark, corners=visible, danger=sum_of(card), time=card.time)


def is_called(scene: DungeonScene, card: str, typed: str) -> bool:
    corners = "".join(map(str, scene.wording.printed(card).corners))
    wanted = plain(typed)
    return wanted in plain(scene.wording.name(card)) or wanted.replace(" ", "-") == card or wanted == corners


def card_text(scene: DungeonScene, card: str) -> RenderableType:
    """Name, corners and what else is printed; its homely scene below."""
    printed = scene.wording.printed(card)
    corners = corners_of(scene, printed.corners)
    time = getattr(printed, "time", 0)
    facts = [corners, f"{sum(printed.corners)}{TIME}{time}" if time else str(sum(printed.corners))]
    facts += [CHEST * printed.chests] if printed.chests else []
    facts += [scene.say("hush")] if getattr(printed, "silence", False) else []
    facts += [scene.say("level", level=printed.level)] if printed.level > 1 else []
    head = Text(scene.wording.name(card), style=BOLD).append(f"  {' · '.join(facts)}", style="not bold")
    homely = scene.wording.scene(card)
    return Group(head, Padding(Text(homely, style=DIM), (0, 0, 0, 2))) if homely else head


def corners_of(scene: DungeonScene, corners: Sequence[int]) -> str:
    return scene.wording.say("dungeon-card-corners", **corner_fields(corners))


def signs(scene: DungeonScene) -> Iterator[tuple[str, str]]:
    """The signs that can be met at this table."""
    yield from [("4", "calm"), (f"5{glyphs.TIGHT}", "tight"), (f"9{glyphs.DANGER}", "danger")]
    yield from [(f"5{glyphs.BEATEN}", "beaten"), (f"{TIME}3", "time"), ("═ ║", "newest"), ("1,-1", "place")]
    if scene.table.tokens or scene.table.poison or scene.game.options["adventure"] == "on":
        yield from [(f"9{glyphs.FROZEN}", "frozen"), (glyphs.POISONED, "poison")]
    if scene.has_chests:
        yield CHEST, "chest"
    yield from [(f"3{glyphs.LOSES}", "loses"), (f"3{glyphs.BEATS}", "beats"), (f"3{glyphs.WINS}", "wins")]
    yield from [(glyphs.TURNED, "turned"), (glyphs.BACK, "back"), (glyphs.ACTIVE, "active")]
