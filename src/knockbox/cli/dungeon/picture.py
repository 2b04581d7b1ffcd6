"""Draw the table of the dungeon: status, floor, creatures and hands."""

from collections.abc import Iterable, Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from knockbox.cli.dungeon.floor import draw_floor, fits_whole
from knockbox.cli.dungeon.glyphs import DANGER_STYLE, TIME, danger_text, style_of
from knockbox.cli.dungeon.hands import draw_hand, draw_players
from knockbox.cli.dungeon.scene import DungeonScene
from knockbox.cli.table.detail import Detail
from knockbox.cli.table.layout import join_with_dots
from knockbox.cli.table.styles import BOLD, WARNING
from knockbox.games.dungeon.views import LaidView

MIN_FLOOR_HEIGHT: Final = 5
HURRY_BELOW_MS: Final = 60_000
"""Below this remaining time the clock is highlighted."""


class DungeonPicture:
    """Draws a scene of the dungeon."""

    visible_event_kinds = ("TimePassed", "TurnStarted", "CardDrawn", "CardDealt", "DeckShuffled", "TimePlaced")
    min_log_lines = 4

    def draw_table(self, scene: DungeonScene, width: int, height: int, detail: Detail) -> list[RenderableType]:
        """Give the floor the remaining height; on a small screen it has priority over the rest."""
        head = join_lines(status_parts(scene), width)
        room = height - count_lines(head)
        for below in candidate_parts(scene, width, detail):
            left = max(MIN_FLOOR_HEIGHT, room - sum(count_lines(part) for part in below))
            if fits_whole(scene, width, left, detail):
                break
        return [head, draw_floor(scene, width, left, detail), *below]


def candidate_parts(scene: DungeonScene, width: int, detail: Detail) -> Iterator[list[RenderableType]]:
    """Yield what to draw below the floor: first everything, then less and less at low detail."""
    beasts, players, hand = draw_creatures(scene, width), draw_players(scene, width), draw_hand(scene, width)
    yield [beasts, players, hand]
    if detail is Detail.TERSE:
        yield [beasts, hand]
        if scene.is_laying:
            yield [beasts]


def count_lines(part: RenderableType) -> int:
    """Count the lines of a part; each text takes one."""
    return len(part.renderables) if isinstance(part, Group) else 1


def status_parts(scene: DungeonScene) -> Iterator[Text]:
    """Yield dungeon, deck, reserve, talk or silence, tokens, chests and clock."""
    table = scene.table
    yield Text(scene.format_message("title", level=scene.level), style=BOLD)
    yield Text(scene.format_message("deck", deck=table.deck, knight=scene.view.knight))
    yield Text(
        scene.format_message("reserve", time=f"{TIME}{table.reserve}"), style=WARNING if table.reserve < 4 else ""
    )
    if scene.game.num_players > 1:
        yield Text(
            scene.format_message("silence" if table.silent else "speech"),
            style=DANGER_STYLE if table.silent else "green",
        )
    if table.tokens:
        yield Text(", ".join(scene.wording.token(token) for token in table.tokens), style=BOLD)
    if scene.has_chests:
        yield Text(scene.format_message("chests", count=scene.view.chain))
    if scene.left_ms is not None:
        yield Text(
            scene.format_message("clock", left=format_clock(scene.left_ms)),
            style=DANGER_STYLE if scene.left_ms < HURRY_BELOW_MS else "",
        )


def format_clock(left_ms: int) -> str:
    """Return the remaining time as minutes and seconds."""
    seconds = max(0, left_ms) // 1000
    return f"{seconds // 60}:{seconds % 60:02}"


def draw_creatures(scene: DungeonScene, width: int) -> Group:
    """Draw the undefeated creatures with their cells, danger and time."""
    return join_lines((creature_text(scene, card) for card in scene.creatures), width)


def join_lines(parts: Iterable[Text], width: int) -> Group:
    """Join parts with dots, breaking lines between parts."""
    lines: list[list[Text]] = []
    for part in parts:
        if lines and join_with_dots([*lines[-1], part]).cell_len <= width:
            lines[-1].append(part)
        else:
            lines.append([part])
    return Group(*[join_with_dots(line) for line in lines])


def creature_text(scene: DungeonScene, card: LaidView) -> Text:
    x, y = card.cell
    name = scene.wording.name(card.card)
    return Text.assemble(f"{x},{y} {name} ", (f"{danger_text(card)}{TIME * card.time}", style_of(card)))
