"""The first thing a player sees."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from knockbox.cli.knockdown.grounds import hazards, sentence
from knockbox.cli.knockdown.scene import LETTERS, KnockdownScene
from knockbox.cli.table.styles import BOLD, DIM
from knockbox.games.knockdown.wording import Wording
from knockbox.hosting.seating import is_bot
from knockbox.records.record import Player


def welcome(scene: KnockdownScene, seats: Sequence[Player]) -> RenderableType:
    """Title, who plays, how in two lines, and what is special about the arena."""
    wording, is_alone = scene.wording, any(is_bot(player) for player in seats)
    pairs = zip(seats, scene.table.fighters, strict=True)
    first, second = (introduced(wording, player, fighter, is_alone) for player, fighter in pairs)
    lines = [
        Text(scene.say("welcome-people", first=first, second=second), style=BOLD),
        *([Text(scene.stage)] if scene.is_mixed else []),
        Text(),
        Text(scene.say("welcome-how")),
        *[sentence(wording, hazard) for hazard in hazards(scene.arena)],
        Text(scene.say("welcome-type"), style=DIM),
    ]
    boxes = " + ".join(wording.say(f"pack-{pack}") for pack in wording.mixture.packs)
    title = Text(f" {scene.say('title')} · {boxes} ", style="bold yellow")
    return Panel(Group(*lines), title=title, box=box.HEAVY, padding=(1, 2))


def introduced(wording: Wording, player: Player, fighter: str, is_alone: bool) -> str:
    name = player.name
    if is_bot(player):
        name = wording.say("knockdown-terminal-bot", kind=name)
    elif is_alone and name in LETTERS:
        name = wording.say("knockdown-terminal-you")
    return f"{name}: {wording.say(f'fighter-{fighter}')}" if fighter else name
