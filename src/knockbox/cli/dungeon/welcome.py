"""The first thing that people see who enter the dungeon."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from knockbox.cli.dungeon.scene import DungeonScene
from knockbox.cli.table.styles import BOLD, DIM


def welcome(scene: DungeonScene) -> RenderableType:
    """Title, who plays, how in a few lines, and what is special about this dungeon."""
    lines = [
        Text(people(scene.players), style=BOLD),
        Text(),
        Text(scene.say("welcome-how")),
        *[Text(words) for words in specials(scene)],
        Text(scene.say("welcome-type"), style=DIM),
    ]
    pack = scene.wording.say(f"pack-{scene.game.box.pack.id}")
    title = Text(f" {scene.say('name')} · {pack} · {scene.say('level', level=scene.level)} ", style="bold yellow")
    return Panel(Group(*lines), title=title, box=box.HEAVY, padding=(1, 2))


def people(players: Sequence[str]) -> str:
    return " · ".join(players)


def specials(scene: DungeonScene) -> list[str]:
    """What this dungeon adds: the clock, talk, chests, tokens."""
    timer = scene.game.options["timer"]
    words = [scene.say("welcome-clock", minutes=int(timer))] if timer != "off" else []
    words += [scene.say("welcome-talk")] if scene.game.seats > 1 else [scene.say("welcome-solo")]
    words += [scene.say("welcome-chests")] if scene.has_chests else []
    if scene.table.tokens:
        tokens = ", ".join(scene.wording.token(token) for token in scene.table.tokens)
        words.append(scene.say("welcome-tokens", tokens=tokens))
    return words
