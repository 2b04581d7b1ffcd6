"""The first thing a player sees."""

from rich import box
from rich.console import Console, Group
from rich.panel import Panel
from rich.text import Text

from knockbox.cli.table.glyphs import BOLD, DIM
from knockbox.cli.terminal.keyboard import Keyboard
from knockbox.cli.terminal.seats import PERSON, SEAT_LETTERS, is_bot
from knockbox.games.knockdown.wording import Wording
from knockbox.records.record import Player
from knockbox.text.catalogue import Catalogue

OPPONENTS = ("greedy", "random", PERSON)


def welcome(console: Console, wording: Wording, seats: list[Player], fighters: list[str]) -> None:
    """Title, who plays, and how in two lines."""
    is_alone = any(is_bot(player) for player in seats)
    names = [introduced(wording, player, fighter, is_alone) for player, fighter in zip(seats, fighters, strict=True)]
    people = wording.say("terminal-welcome-people", first=names[0], second=names[1])
    box_name = wording.say(f"pack-{wording.mixture.packs[0]}")
    lines = [
        Text(people, style=BOLD),
        Text(),
        Text(wording.say("terminal-welcome-how")),
        Text(wording.say("terminal-welcome-type"), style=DIM),
    ]
    title = Text(f" {wording.say('terminal-title')} · {box_name} ", style="bold yellow")
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
