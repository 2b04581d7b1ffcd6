"""Draw the end of a Knockdown match: who won and why."""

from collections.abc import Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from knockbox.cli.knockdown.glyphs import SEAT_STYLES
from knockbox.cli.knockdown.scene import SEATS, KnockdownScene
from knockbox.cli.table.styles import BOLD, DIM
from knockbox.games.knockdown.events import MatchWon, Resigned, RoundWon
from knockbox.games.knockdown.text.log import render_log
from knockbox.records.session import Session
from knockbox.text.rulebook import load_rulebook


def draw_ending(scene: KnockdownScene, session: Session) -> RenderableType:
    winner = scene.table.winner
    title = Text(f" {scene.format_message('won', name=scene.cast.subject(winner))} ", style=SEAT_STYLES[winner])
    lines = [Text(line) for line in reason_lines(scene, session)]
    lines += [Text(line, style=DIM) for line in rule_texts(scene, session)]
    lines += [Text(), Text(round_score(scene), style=BOLD)]
    return Panel(Group(*lines), title=title, box=box.DOUBLE, padding=(0, 1))


def rule_texts(scene: KnockdownScene, session: Session) -> Iterator[str]:
    """Yield the text of each rule that decided a round, once."""
    book = load_rulebook(scene.game.key, scene.wording.language)
    rules = dict.fromkeys(entry.event.rule for entry in session.events if isinstance(entry.event, RoundWon | Resigned))
    for rule in rules:
        yield f"{rule}: {book.rule(rule).full_text()}"


def reason_lines(scene: KnockdownScene, session: Session) -> Iterator[str]:
    """Yield how each round and the match were won, with their rules."""
    decisive = [entry.event for entry in session.events if isinstance(entry.event, RoundWon | Resigned | MatchWon)]
    for line in render_log(decisive, scene.cast, scene.wording):
        yield line.text_with_rule()


def round_score(scene: KnockdownScene) -> str:
    first, second = (scene.cast.subject(seat) for seat in SEATS)
    won, lost = scene.table.victories
    return scene.format_message("won-rounds", first=first, second=second, won=won, lost=lost)
