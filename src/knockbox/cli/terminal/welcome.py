"""The first thing a player sees."""

from rich import box
from rich.console import Console, Group
from rich.panel import Panel
from rich.text import Text

from knockbox.cli.table.glyphs import BOLD, DIM
from knockbox.cli.terminal.keyboard import Keyboard
from knockbox.cli.terminal.seats import PERSON
from knockbox.games.knockdown.wording import Wording
from knockbox.records.record import Player
from knockbox.text.catalogue import Catalogue

OPPONENTS = ("greedy", "random", PERSON)


def welcome(console: Console, wording: Wording, seats: list[Player], fighters: list[str]) -> None:
    """Title, who plays, and how in two lines."""
    names = [introduced(wording, player, fighter) for player, fighter in zip(seats, fighters, strict=True)]
    people = wording.say("terminal-welcome-people", first=names[0], second=names[1])
    box_name = wording.say(f"pack-{wording.box.pack.id}")
    lines = [
        Text(people, style=BOLD),
        Text(),
        Text(wording.say("terminal-welcome-how")),
        Text(wording.say("terminal-welcome-type"), style=DIM),
    ]
    title = Text(f" {wording.say('terminal-title')} · {box_name} ", style="bold yellow")
    console.print(Panel(Group(*lines), title=title, box=box.HEAVY, padding=(1, 2)))


def introduced(wording: Wording, player: Player, fighter: str) -> str:
    return f"{player.name} ({wording.say(f'fighter-{fighter}')})" if fighter else player.name


def ask_opponent(console: Console, keyboard: Keyboard, words: Catalogue) -> str:
    """Which opponent the person wants; Enter takes the first."""
    console.print(Text(words.format("terminal-opponent"), style=BOLD))
    for number, kind in enumerate(OPPONENTS, start=1):
        console.print(
            Text(f" {number}  ", style="bold green").append(
                words.format(f"terminal-opponent-{kind}"), "not bold default"
            )
        )
    while (typed := keyboard.read(f"[1] {words.format('terminal-prompt')}")) not in ("", "1", "2", "3", *OPPONENTS):
        count = len(OPPONENTS)
        console.print(
            words.format("terminal-not-a-number", typed=typed[:20], count=count), style="yellow", markup=False
        )
    return OPPONENTS[int(typed) - 1] if typed.isdecimal() else typed or OPPONENTS[0]
