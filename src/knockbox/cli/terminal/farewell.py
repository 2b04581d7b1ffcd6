"""The last words of a match: who won and why, or how to go on."""

from collections.abc import Iterator

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from knockbox.cli.main import program
from knockbox.cli.table.glyphs import BOLD, SEAT_STYLES
from knockbox.cli.table.scene import SEATS, Scene
from knockbox.games.knockdown.chronicle import chronicle
from knockbox.games.knockdown.events import MatchWon, Resigned, RoundWon
from knockbox.games.knockdown.wording import Wording
from knockbox.records.session import Session


def draw_ending(scene: Scene, session: Session) -> RenderableType:
    winner = scene.table.winner
    title = Text(f" {scene.say('won', name=scene.cast.subject(winner))} ", style=SEAT_STYLES[winner])
    lines = [Text(line) for line in (*reasons(scene, session), "", *results(scene, session))]
    return Panel(Group(*lines), title=title, box=box.DOUBLE, padding=(0, 1))


def reasons(scene: Scene, session: Session) -> Iterator[str]:
    """How each round was won, and how the match was, each with its rule."""
    decisive = [told.event for told in session.told if isinstance(told.event, RoundWon | Resigned | MatchWon)]
    for line in chronicle(decisive, scene.cast, scene.wording):
        yield line.cited()


def results(scene: Scene, session: Session) -> Iterator[str]:
    first, second = (scene.cast.subject(seat) for seat in SEATS)
    won, lost = scene.table.victories
    yield scene.say("won-rounds", first=first, second=second, won=won, lost=lost)
    if session.writer is not None:
        path = str(session.writer.path)
        yield scene.say("record", path=path)
        yield scene.say("replay", command=f"{program()} replay {path}")
        yield scene.say("verify", command=f"{program()} verify {path}")


def say_saved(console: Console, wording: Wording, session: Session) -> None:
    """Where to go on; the path is never broken into lines, so that it can be copied."""
    path = session.writer.path if session.writer is not None else ""
    command = f"{program()} terminal --resume {path}"
    console.print(Text(wording.say("terminal-saved", command=command), style=BOLD), soft_wrap=True)
