"""The first thing a player sees."""

from rich import box
from rich.console import Console, Group
from rich.panel import Panel
from rich.text import Text

from knockbox.cli.table.glyphs import BOLD, DIM
from knockbox.cli.table.scene import Scene
from knockbox.cli.terminal.grounds import hazards, sentence
from knockbox.cli.terminal.keyboard import Keyboard
from knockbox.cli.terminal.seats import PERSON, SEAT_LETTERS, is_bot
from knockbox.games.knockdown.wording import Wording
from knockbox.records.record import Player
from knockbox.text.catalogue import Catalogue

OPPONENTS = ("greedy", "random", PERSON)


def welcome(console: Console, scene: Scene, seats: list[Player]) -> None:
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
    console.print(Panel(Group(*lines), title=title, box=box.HEAVY, padding=(1, 2)))


def introduced(wording: Wording, player: Player, fighter: str, is_alone: bool) -> str:
    name = player.name
    if is_bot(player):
        name = wording.say(f"terminal-opponent-{name}")
    elif is_alone and name in SEAT_LETTERS:
        name = wording.say("terminal-you")
    return f"{name}: {wording.say(f'fighter-{fighter}')}" if fighter else name


def ask_opponent(console: Console, keyboard: Keyboard, words: Catalogue) -> str:
    """Which opponent the person wants; Enter takes the first."""
    console.print(Text(words.format("terminal-opponent"), style=BOLD))
    for number, kind in enumerate(OPPONENTS, start=1):
        name = words.format(f"terminal-opponent-{kind}")
        console.print(Text.assemble((f" {number}  ", "bold green"), name))
    known = {"": OPPONENTS[0]} | {str(number): kind for number, kind in enumerate(OPPONENTS, start=1)}
    prompt = f"{words.format('terminal-prompt')} [1]"
    while (typed := keyboard.read(prompt)) not in known:
        complaint = words.format("terminal-not-a-number", typed=typed[:20], count=len(OPPONENTS))
        console.print(Text(complaint, style="yellow"))
    return known[typed]
