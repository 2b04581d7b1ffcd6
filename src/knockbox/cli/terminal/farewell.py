"""The last words of a match: who won and why, or how to go on."""

from collections.abc import Iterator
from pathlib import Path
from shlex import quote

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from knockbox.cli.main import program
from knockbox.cli.table.glyphs import BOLD, DIM, SEAT_STYLES
from knockbox.cli.table.scene import SEATS, Scene
from knockbox.games.knockdown.chronicle import chronicle
from knockbox.games.knockdown.events import MatchWon, Resigned, RoundWon
from knockbox.games.knockdown.wording import Wording
from knockbox.records.session import Session
from knockbox.text.rulebook import load_rulebook


def draw_ending(scene: Scene, session: Session) -> RenderableType:
    winner = scene.table.winner
    title = Text(f" {scene.say('won', name=scene.cast.subject(winner))} ", style=SEAT_STYLES[winner])
    lines = [Text(line) for line in reasons(scene, session)]
    lines += [Text(line, style=DIM) for line in explained(scene, session)]
    lines += [Text(), Text(rounds(scene), style=BOLD)]
    return Panel(Group(*lines), title=title, box=box.DOUBLE, padding=(0, 1))


def explained(scene: Scene, session: Session) -> Iterator[str]:
    """The rules by which rounds were won, each once, in words."""
    book = load_rulebook(scene.game.key, scene.wording.language)
    rules = dict.fromkeys(told.event.rule for told in session.told if isinstance(told.event, RoundWon | Resigned))
    for rule in rules:
        yield f"{rule}: {book.rule(rule).in_full()}"


def reasons(scene: Scene, session: Session) -> Iterator[str]:
    """How each round was won, and how the match was, each with its rule."""
    decisive = [told.event for told in session.told if isinstance(told.event, RoundWon | Resigned | MatchWon)]
    for line in chronicle(decisive, scene.cast, scene.wording):
        yield line.cited()


def rounds(scene: Scene) -> str:
    first, second = (scene.cast.subject(seat) for seat in SEATS)
    won, lost = scene.table.victories
    return scene.say("won-rounds", first=first, second=second, won=won, lost=lost)


def say_recorded(console: Console, wording: Wording, path: Path) -> None:
    """Where the record is and what can be done with it; no line is broken, so that it can be copied."""
    for key in ("replay", "verify"):
        command = f"{program()} {key} {quote(str(path))}"
        console.print(Text(wording.say(f"terminal-{key}", command=command)), soft_wrap=True)


def say_saved(console: Console, wording: Wording, path: Path) -> None:
    """How to go on."""
    command = f"{program()} terminal --resume {quote(str(path))}"
    console.print(Text(wording.say("terminal-saved", command=command), style=BOLD), soft_wrap=True)
