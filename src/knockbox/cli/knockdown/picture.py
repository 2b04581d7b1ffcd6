"""Draw the table of Knockdown: arena, sheets, row and hands, or the fighters while they are picked."""

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
from knockbox.cli.table.layout import join_with_dots, rule
from knockbox.cli.table.styles import BOLD

SHORT_SUFFIX: Final = "-short"


class KnockdownPicture:
    """Draws a scene of Knockdown."""

    visible_event_kinds = ("RowDealt", "TurnStarted", "CardTaken", "ComboEnded", "DeckShuffled")
    min_log_lines = 1

    def draw_table(self, scene: KnockdownScene, width: int, height: int, detail: Detail) -> list[RenderableType]:
        if not all(scene.table.fighters):
            return [status(scene, width), draw_roster(scene, width, detail)]
        parts = [status(scene, width), draw_arena(scene, width, detail), draw_sheets(scene, width, detail)]
        return [*parts, *draw_cards(scene, width, detail)]


def status(scene: KnockdownScene, width: int) -> Text:
    """Return round, turn, active fighter, distance and deck; a narrow screen drops the title first."""
    title = Text(scene.format_message("title"), style=BOLD)
    if not all(scene.table.fighters):
        return title.append(f" · {scene.setting_text}" if scene.is_mixed else "", style="not bold")
    wordings = [
        join_with_dots([title, *status_parts(scene, "")]),
        *[join_with_dots([*status_parts(scene, size)]) for size in ("", SHORT_SUFFIX)],
    ]
    return next((line for line in wordings if line.cell_len <= width), wordings[-1])


def status_parts(scene: KnockdownScene, size: str) -> Iterator[Text]:
    table = scene.table
    yield Text(scene.format_message("round", round=table.round))
    actor = Text(scene.cast.subject(table.active), style=SEAT_STYLES[table.active])
    if table.turn:
        yield Text(scene.format_message("turn", turn=table.turn))
        actor.append(f" {scene.format_message(f'action{size}', number=action_number(scene))}", style="not bold default")
    yield actor
    yield Text(scene.format_message("distance", distance=scene.queries.distance()))
    if table.row:
        yield Text(scene.format_message(f"deck{size}", deck=table.deck, candles=table.candles_left))


def action_number(scene: KnockdownScene) -> int:
    """Return which of the two actions is being taken or chosen."""
    question = scene.view.question
    is_choosing = question is not None and question.prompt == "take_action"
    return min(2, max(1, scene.view.progress.actions + is_choosing))


def draw_cards(scene: KnockdownScene, width: int, detail: Detail) -> Iterator[RenderableType]:
    """Yield row and hands, or nothing before the row is dealt."""
    if not scene.table.row:
        return
    if detail < Detail.SMALL:
        yield rule(scene.format_message("row"))
    yield draw_row(scene, width, detail)
    if detail < Detail.SMALL:
        yield rule(scene.format_message("hands"))
    yield draw_hands(scene, width, detail)
