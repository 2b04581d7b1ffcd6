"""The last words of a dungeon: won or lost, by which rule and through which cards."""

from collections.abc import Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from knockbox.cli.dungeon.floor import draw_floor
from knockbox.cli.dungeon.glyphs import LOUD
from knockbox.cli.dungeon.scene import DungeonScene
from knockbox.cli.table.detail import Detail
from knockbox.cli.table.screen import ENDLESS
from knockbox.cli.table.styles import DIM
from knockbox.games.dungeon.chronicle import Cast, chronicle
from knockbox.games.dungeon.events import CardBlamed, ChestsCounted, DungeonLost, DungeonWon, TokenDrawn
from knockbox.records.session import Session
from knockbox.text.rulebook import load_rulebook

DECISIVE = (CardBlamed, DungeonWon, DungeonLost, ChestsCounted, TokenDrawn)
FRAME = 4


def draw_ending(scene: DungeonScene, session: Session, width: int) -> RenderableType:
    """The floor as it was left, and what ended it."""
    is_won = scene.table.outcome == "won"
    title = Text(f" {scene.say('won' if is_won else 'lost')} ", style="bold green" if is_won else LOUD)
    lines = [Text(line) for line in reasons(scene, session)]
    lines += [Text(line, style=DIM) for line in explained(scene)]
    floor = draw_floor(scene, width - FRAME, ENDLESS, Detail.FULL)
    return Group(floor, Panel(Group(*lines), title=title, box=box.DOUBLE, padding=(0, 1)))


def reasons(scene: DungeonScene, session: Session) -> Iterator[str]:
    decisive = [told.event for told in session.told if isinstance(told.event, DECISIVE)]
    for line in chronicle(decisive, Cast(scene.players, scene.table), scene.wording):
        yield line.cited()


def explained(scene: DungeonScene) -> Iterator[str]:
    """The rule that ended it, in words."""
    if scene.table.verdict:
        book = load_rulebook(scene.game.key, scene.wording.language)
        yield f"{scene.table.verdict}: {book.rule(scene.table.verdict).in_full()}"
