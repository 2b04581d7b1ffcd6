"""The last words of a match of Knockdown: who won and why."""

from collections.abc import Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from knockbox.cli.knockdown.glyphs import SEAT_STYLES
from knockbox.cli.knockdown.scene import SEATS, KnockdownScene
from knockbox.cli.table.styles import BOLD, DIM
from knockbox.games.knockdown.chronicle import chronicle
from knockbox.games.knockdown.events import MatchWon, Resigned, RoundWon
from knockbox.records.session import Session
from knockbox.text.rulebook import load_rulebook


def draw_ending(scene: KnockdownScene, session: Session) -> RenderableType:
    winner = scene.table.winner
    title = Text(f" {scene.say('won', name=scene.cast.subject(winner))} ", style=SEAT_STYLES[winner])
    lines = [Text(line) for line in reasons(scene, session)]
    lines += [Text(line, style=DIM) for line in explained(scene, session)]
    lines += [Text(), Text(rounds(scene), style=BOLD)]
    return Panel(Group(*lines), title=title, box=box.DOUBLE, padding=(0, 1))


def explained(scene: KnockdownScene, session: Session) -> Iterator[str]:
    """The rules by which rounds were won, each once, in words."""
    book = load_rulebook(scene.game.key, scene.wording.language)
    rules = dict.fromkeys(told.event.rule for told in session.told if isinstance(told.event, RoundWon | Resigned))
    for rule in rules:
        yield f"{rule}: {book.rule(rule).in_full()}"


def reasons(scene: KnockdownScene, session: Session) -> Iterator[str]:
    """How each round was won, and how the match was, each with its rule."""
    decisive = [told.event for told in session.told if isinstance(told.event, RoundWon | Resigned | MatchWon)]
    for line in chronicle(decisive, scene.cast, scene.wording):
        yield line.cited()


def rounds(scene: KnockdownScene) -> str:
    first, second = (scene.cast.subject(seat) for seat in SEATS)
    won, lost = scene.table.victories
    return scene.say("won-rounds", first=first, second=second, won=won, lost=lost)
