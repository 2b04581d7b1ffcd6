"""Draw the welcome screen of the dungeon."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from knockbox.cli.dungeon.scene import DungeonScene
from knockbox.cli.table.styles import BOLD, DIM


def draw_welcome(scene: DungeonScene) -> RenderableType:
    """Return title, players, a short introduction, and what is special about this dungeon."""
    lines = [
        Text(players_line(scene.players), style=BOLD),
        Text(),
        Text(scene.format_message("welcome-how")),
        *[Text(words) for words in special_sentences(scene)],
        Text(scene.format_message("welcome-type"), style=DIM),
    ]
    pack = scene.wording.format(f"pack-{scene.game.box.pack.id}")
    title = Text(
        f" {scene.format_message('name')} · {pack} · {scene.format_message('level', level=scene.level)} ",
        style="bold yellow",
    )
    return Panel(Group(*lines), title=title, box=box.HEAVY, padding=(1, 2))


def players_line(players: Sequence[str]) -> str:
    return " · ".join(players)


def special_sentences(scene: DungeonScene) -> list[str]:
    """Return sentences about clock, talk, chests and tokens."""
    timer = scene.game.options["timer"]
    words = [scene.format_message("welcome-clock", minutes=int(timer))] if timer != "off" else []
    words += (
        [scene.format_message("welcome-talk")] if scene.game.num_players > 1 else [scene.format_message("welcome-solo")]
    )
    words += [scene.format_message("welcome-chests")] if scene.has_chests else []
    if scene.table.tokens:
        tokens = ", ".join(scene.wording.token(token) for token in scene.table.tokens)
        words.append(scene.format_message("welcome-tokens", tokens=tokens))
    return words
