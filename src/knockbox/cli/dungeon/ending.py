"""Draw the end of a dungeon: won or lost, by which rule and cards."""

from collections.abc import Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from knockbox.cli.dungeon.floor import draw_floor
from knockbox.cli.dungeon.glyphs import DANGER_STYLE
from knockbox.cli.dungeon.scene import DungeonScene
from knockbox.cli.table.detail import Detail
from knockbox.cli.table.screen import UNLIMITED_HEIGHT
from knockbox.cli.table.styles import DIM
from knockbox.games.dungeon.events import CardBlamed, ChestsCounted, DungeonLost, DungeonWon, TokenDrawn
from knockbox.games.dungeon.text.log import Cast, render_log
from knockbox.records.session import Session
from knockbox.text.rulebook import load_rulebook

DECISIVE_EVENTS = (CardBlamed, DungeonWon, DungeonLost, ChestsCounted, TokenDrawn)
FRAME_WIDTH = 4


def draw_ending(scene: DungeonScene, session: Session, width: int) -> RenderableType:
    """Return the final floor and the reason for the end."""
    is_won = scene.table.outcome == "won"
    title = Text(
        f" {scene.format_message('won' if is_won else 'lost')} ", style="bold green" if is_won else DANGER_STYLE
    )
    lines = [Text(line) for line in reason_lines(scene, session)]
    lines += [Text(line, style=DIM) for line in rule_texts(scene)]
    floor = draw_floor(scene, width - FRAME_WIDTH, UNLIMITED_HEIGHT, Detail.FULL)
    return Group(floor, Panel(Group(*lines), title=title, box=box.DOUBLE, padding=(0, 1)))


def reason_lines(scene: DungeonScene, session: Session) -> Iterator[str]:
    decisive = [entry.event for entry in session.events if isinstance(entry.event, DECISIVE_EVENTS)]
    for line in render_log(decisive, Cast(scene.players, scene.table), scene.wording):
        yield line.text_with_rule()


def rule_texts(scene: DungeonScene) -> Iterator[str]:
    """Yield the text of the rule that ended the match."""
    if scene.table.verdict:
        book = load_rulebook(scene.game.key, scene.wording.language)
        yield f"{scene.table.verdict}: {book.rule(scene.table.verdict).full_text()}"
