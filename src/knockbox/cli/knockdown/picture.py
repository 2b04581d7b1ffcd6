"""The table of Knockdown: arena, sheets, row and hands, or the fighters while they are picked."""

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from knockbox.cli.knockdown.arena import draw_arena
from knockbox.cli.knockdown.cards import draw_hands, draw_row
from knockbox.cli.knockdown.glyphs import SEAT_STYLES
from knockbox.cli.knockdown.roster import draw_roster
from knockbox.cli.knockdown.scene import KnockdownScene
from knockbox.cli.knockdown.sheets import draw_sheets
from knockbox.cli.table.detail import Detail
from knockbox.cli.table.lines import dotted, rule
from knockbox.cli.table.styles import BOLD

SHORT: Final = "-short"


class KnockdownPicture:
    """Draws a scene of Knockdown."""

    told_anyway = ("RowDealt", "TurnStarted", "CardTaken", "ComboEnded", "DeckShuffled")
    least_log = 1

    def above(self, scene: KnockdownScene, width: int, height: int, detail: Detail) -> list[RenderableType]:
        if not all(scene.table.fighters):
            return [status(scene, width), draw_roster(scene, width, detail)]
        parts = [status(scene, width), draw_arena(scene, width, detail), draw_sheets(scene, width, detail)]
        return [*parts, *cards(scene, width, detail)]


def status(scene: KnockdownScene, width: int) -> Text:
    """Round, turn, who acts, how far apart, and what is left of the deck; the title goes first where it is narrow."""
    title = Text(scene.say("title"), style=BOLD)
    if not all(scene.table.fighters):
        return title.append(f" · {scene.stage}" if scene.is_mixed else "", style="not bold")
    wordings = [dotted([title, *standing(scene, "")]), *[dotted([*standing(scene, size)]) for size in ("", SHORT)]]
    return next((line for line in wordings if line.cell_len <= width), wordings[-1])


def standing(scene: KnockdownScene, size: str) -> Iterator[Text]:
    table = scene.table
    yield Text(scene.say("round", round=table.round))
    actor = Text(scene.cast.subject(table.active), style=SEAT_STYLES[table.active])
    if table.turn:
        yield Text(scene.say("turn", turn=table.turn))
        actor.append(f" {scene.say(f'action{size}', number=action_number(scene))}", style="not bold default")
    yield actor
    yield Text(scene.say("distance", distance=scene.sight.distance()))
    if table.row:
        yield Text(scene.say(f"deck{size}", deck=table.deck, candles=table.candles_left))


def action_number(scene: KnockdownScene) -> int:
    """Which of the two actions is going on or about to be chosen."""
    question = scene.view.question
    is_choosing = question is not None and question.prompt == "take_action"
    return min(2, max(1, scene.view.progress.actions + is_choosing))


def cards(scene: KnockdownScene, width: int, detail: Detail) -> Iterator[RenderableType]:
    """Nothing before the row is laid."""
    if not scene.table.row:
        return
    if detail < Detail.SMALL:
        yield rule(scene.say("row"))
    yield draw_row(scene, width, detail)
    if detail < Detail.SMALL:
        yield rule(scene.say("hands"))
    yield draw_hands(scene, width, detail)
