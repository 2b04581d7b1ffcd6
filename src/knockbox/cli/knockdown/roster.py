"""Draw the fighters to pick from, box by box."""

from collections.abc import Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from knockbox.cli.knockdown.glyphs import cost, facts
from knockbox.cli.knockdown.scene import KnockdownScene
from knockbox.cli.knockdown.sheets import MIN_SIDE_BY_SIDE_WIDTH, special_attacks
from knockbox.cli.table.detail import Detail
from knockbox.cli.table.layout import HangingLine, rule
from knockbox.cli.table.styles import BOLD, DIM
from knockbox.games.knockdown.schema import Special


def draw_roster(scene: KnockdownScene, width: int, detail: Detail) -> RenderableType:
    """Draw all fighters of each box; a small screen only shows the answers."""
    if detail >= Detail.SMALL:
        return Text(scene.format_message("roster"), style=DIM) if scene.is_mixed else Group()
    return Group(
        *[part for each in scene.game.card_pool.boxes for part in box_roster(scene, each.pack.id, width, detail)]
    )


def box_roster(scene: KnockdownScene, pack: str, width: int, detail: Detail) -> Iterator[RenderableType]:
    """Yield the fighters of a box, under its name if there are several."""
    if scene.is_mixed:
        yield rule(scene.wording.say(f"pack-{pack}"))
    fighters = next(each.fighters for each in scene.game.card_pool.boxes if each.pack.id == pack)
    panels = [roster_sheet(scene, fighter, detail) for fighter in fighters]
    yield Group(*panels) if width < MIN_SIDE_BY_SIDE_WIDTH else side_by_side(panels)


def side_by_side(panels: list[Panel]) -> Table:
    grid = Table.grid(expand=True)
    for _ in panels:
        grid.add_column(ratio=1)
    grid.add_row(*panels)
    return grid


def roster_sheet(scene: KnockdownScene, fighter: str, detail: Detail) -> Panel:
    wording = scene.wording
    name = Text(wording.say(f"fighter-{fighter}"), style=BOLD).append(
        f" · {wording.say(f'fighter-{fighter}.class')}", "not bold"
    )
    lines = [roster_line(scene, number, special, detail) for number, special in special_attacks(scene, fighter)]
    return Panel(Group(*lines), title=name, title_align="left", box=box.ROUNDED, border_style=DIM)


def roster_line(scene: KnockdownScene, number: int, special: Special, detail: Detail) -> HangingLine:
    """Return a special attack; with many fighters, only its name and cost."""
    wording = scene.wording
    line = Text.assemble("  ", (wording.special(number), BOLD), "  ", cost(wording, special.cost))
    if scene.is_mixed and detail > Detail.FULL:
        return HangingLine(line)
    line.append(" · ", style=DIM).append_text(facts(wording, special))
    return HangingLine(line, wording.attack_text(number) if detail is Detail.FULL else "", DIM)
