"""The table of the dungeon: how it stands, the floor, the creatures, everybody's hands."""

from collections.abc import Iterable, Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from knockbox.cli.dungeon.floor import draw_floor, is_whole
from knockbox.cli.dungeon.glyphs import LOUD, TIME, style_of, sum_of
from knockbox.cli.dungeon.hands import draw_hand, draw_players
from knockbox.cli.dungeon.scene import DungeonScene
from knockbox.cli.table.detail import Detail
from knockbox.cli.table.lines import dotted
from knockbox.cli.table.styles import BOLD, WARNING
from knockbox.games.dungeon.views import LaidView

LEAST_FLOOR: Final = 5
HURRY_MS: Final = 60_000
"""From here on the clock is drawn in another style."""


class DungeonPicture:
    """Draws a scene of the dungeon."""

    told_anyway = ("TimePassed", "TurnStarted", "CardDrawn", "CardDealt", "DeckShuffled", "TimePlaced")
    least_log = 4

    def above(self, scene: DungeonScene, width: int, height: int, detail: Detail) -> list[RenderableType]:
        """The floor gets what the rest leaves of the height; on a small screen it goes before the rest."""
        head = in_lines(standing(scene), width)
        room = height - count_lines(head)
        for below in selections(scene, width, detail):
            left = max(LEAST_FLOOR, room - sum(count_lines(part) for part in below))
            if is_whole(scene, width, left, detail):
                break
        return [head, draw_floor(scene, width, left, detail), *below]


def selections(scene: DungeonScene, width: int, detail: Detail) -> Iterator[list[RenderableType]]:
    """What stands below the floor: first everything, then less and less where lines are dear."""
    beasts, players, hand = creatures(scene, width), draw_players(scene, width), draw_hand(scene, width)
    yield [beasts, players, hand]
    if detail is Detail.TERSE:
        yield [beasts, hand]
        if scene.is_laying:
            yield [beasts]


def count_lines(part: RenderableType) -> int:
    """Each text of a part takes one line."""
    return len(part.renderables) if isinstance(part, Group) else 1


def standing(scene: DungeonScene) -> Iterator[Text]:
    """Which dungeon, deck, reserve, whether one may speak, tokens, chests, clock."""
    table = scene.table
    yield Text(scene.say("title", level=scene.level), style=BOLD)
    yield Text(scene.say("deck", deck=table.deck, knight=scene.view.knight))
    yield Text(scene.say("reserve", time=f"{TIME}{table.reserve}"), style=WARNING if table.reserve < 4 else "")
    if scene.game.seats > 1:
        yield Text(scene.say("silence" if table.silent else "speech"), style=LOUD if table.silent else "green")
    if table.tokens:
        yield Text(", ".join(scene.wording.token(token) for token in table.tokens), style=BOLD)
    if scene.has_chests:
        yield Text(scene.say("chests", count=scene.view.chain))
    if scene.left_ms is not None:
        yield Text(scene.say("clock", left=clock_face(scene.left_ms)), style=LOUD if scene.left_ms < HURRY_MS else "")


def clock_face(left_ms: int) -> str:
    """Minutes and seconds."""
    seconds = max(0, left_ms) // 1000
    return f"{seconds // 60}:{seconds % 60:02}"


def creatures(scene: DungeonScene, width: int) -> Group:
    """The creatures that stand, with their places: what there is to beat, and how long it waits."""
    return in_lines((creature_text(scene, card) for card in scene.creatures), width)


def in_lines(parts: Iterable[Text], width: int) -> Group:
    """Parts with dots between them; a line ends between two of them."""
    lines: list[list[Text]] = []
    for part in parts:
        if lines and dotted([*lines[-1], part]).cell_len <= width:
            lines[-1].append(part)
        else:
            lines.append([part])
    return Group(*[dotted(line) for line in lines])


def creature_text(scene: DungeonScene, card: LaidView) -> Text:
    x, y = card.cell
    name = scene.wording.name(card.card)
    return Text.assemble(f"{x},{y} {name} ", (f"{sum_of(card)}{TIME * card.time}", style_of(card)))
