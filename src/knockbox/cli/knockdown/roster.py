"""The fighters one can pick from, box by box."""

from collections.abc import Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from knockbox.cli.knockdown.glyphs import cost, facts
from knockbox.cli.knockdown.scene import KnockdownScene
from knockbox.cli.knockdown.sheets import SIDE_BY_SIDE, specials
from knockbox.cli.table.detail import Detail
from knockbox.cli.table.lines import Hanging, rule
from knockbox.cli.table.styles import BOLD, DIM
from knockbox.games.knockdown.schema import Special


def draw_roster(scene: KnockdownScene, width: int, detail: Detail) -> RenderableType:
    """All fighters of each box, while there is one to be picked; on a small screen the answers must do."""
    if detail >= Detail.SMALL:
        return Text(scene.say("roster"), style=DIM) if scene.is_mixed else Group()
    return Group(*[part for each in scene.game.mixture.boxes for part in shelf(scene, each.pack.id, width, detail)])


def shelf(scene: KnockdownScene, pack: str, width: int, detail: Detail) -> Iterator[RenderableType]:
    """The fighters of a box, under its name if there are others."""
    if scene.is_mixed:
        yield rule(scene.wording.say(f"pack-{pack}"))
    fighters = next(each.fighters for each in scene.game.mixture.boxes if each.pack.id == pack)
    panels = [roster_sheet(scene, fighter, detail) for fighter in fighters]
    yield Group(*panels) if width < SIDE_BY_SIDE else beside(panels)


def beside(panels: list[Panel]) -> Table:
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
    lines = [roster_line(scene, number, special, detail) for number, special in specials(scene, fighter)]
    return Panel(Group(*lines), title=name, title_align="left", box=box.ROUNDED, border_style=DIM)


def roster_line(scene: KnockdownScene, number: int, special: Special, detail: Detail) -> Hanging:
    """A special attack; where many fighters must fit, only its name and cost."""
    wording = scene.wording
    line = Text.assemble("  ", (wording.special(number), BOLD), "  ", cost(wording, special.cost))
    if scene.is_mixed and detail > Detail.FULL:
        return Hanging(line)
    line.append(" · ", style=DIM).append_text(facts(wording, special))
    return Hanging(line, wording.attack_text(number) if detail is Detail.FULL else "", DIM)
