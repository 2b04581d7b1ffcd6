"""Draw the welcome screen of Knockdown."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from knockbox.cli.knockdown.hazards import hazards_of, sentence
from knockbox.cli.knockdown.scene import LETTERS, KnockdownScene
from knockbox.cli.table.styles import BOLD, DIM
from knockbox.games.knockdown.text.questions import Wording
from knockbox.hosting.seating import is_bot
from knockbox.records.record import Player


def draw_welcome(scene: KnockdownScene, seats: Sequence[Player]) -> RenderableType:
    """Return title, players, a short introduction, and the hazards of the arena."""
    wording = scene.wording
    is_alone = any(is_bot(player) for player in seats)
    pairs = zip(seats, scene.table.fighters, strict=True)
    first, second = (introduce_player(wording, player, fighter, is_alone) for player, fighter in pairs)
    lines = [
        Text(scene.format_message("welcome-people", first=first, second=second), style=BOLD),
        *([Text(scene.setting_text)] if scene.is_mixed else []),
        Text(),
        Text(scene.format_message("welcome-how")),
        *[sentence(wording, hazard) for hazard in hazards_of(scene.arena)],
        Text(scene.format_message("welcome-type"), style=DIM),
    ]
    boxes = " + ".join(wording.say(f"pack-{pack}") for pack in wording.card_pool.packs)
    title = Text(f" {scene.format_message('title')} · {boxes} ", style="bold yellow")
    return Panel(Group(*lines), title=title, box=box.HEAVY, padding=(1, 2))


def introduce_player(wording: Wording, player: Player, fighter: str, is_alone: bool) -> str:
    name = player.name
    if is_bot(player):
        name = wording.say("knockdown-terminal-bot", kind=name)
    elif is_alone and name in LETTERS:
        name = wording.say("knockdown-terminal-you")
    return f"{name}: {wording.say(f'fighter-{fighter}')}" if fighter else name
