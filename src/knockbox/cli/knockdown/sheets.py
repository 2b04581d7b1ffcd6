"""Both fighter sheets: victories, wounds, tokens, special attacks, skills."""

from collections import Counter
from collections.abc import Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from knockbox.cli.knockdown.arena import token_text
from knockbox.cli.knockdown.glyphs import (
    FACE_DOWN,
    FACE_UP,
    NO_VICTORY,
    PAYABLE,
    REACHED,
    SEAT_STYLES,
    VICTORY,
    cost,
    cubes,
    facts,
    pool,
)
from knockbox.cli.knockdown.scene import LETTERS, SEATS, KnockdownScene
from knockbox.cli.table.detail import Detail
from knockbox.cli.table.lines import Hanging
from knockbox.cli.table.styles import BOLD, DIM
from knockbox.games.knockdown.cost import can_pay as is_payable
from knockbox.games.knockdown.cost import faces_of
from knockbox.games.knockdown.schema import Special

VICTORIES = 2
SIDE_BY_SIDE = 76
FEW_CUBES = 6
"""More than these are only counted where every line counts."""
UNKNOWN = "?"


def draw_sheets(scene: KnockdownScene, width: int, detail: Detail) -> RenderableType:
    """Beside each other where there is room, else one above the other."""
    draw = bare_sheet if detail >= Detail.SMALL else framed_sheet
    sheets = [draw(scene, seat, detail) for seat in SEATS]
    if width < SIDE_BY_SIDE:
        return Group(*sheets)
    grid = Table.grid(expand=True, padding=(0, 1, 0, 0) if detail >= Detail.SMALL else 0)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    grid.add_row(*sheets)
    return grid


def bare_sheet(scene: KnockdownScene, seat: int, detail: Detail) -> RenderableType:
    """Name, standing and skills in a line each; of special attacks only name and cost."""
    named = title(scene, seat, short=True).append("  ").append_text(standing(scene, seat, short=True))
    costs = [
        Text.assemble(
            special_name(scene, seat, number),
            " ",
            cost(scene.wording, special.cost),
            no_wrap=detail is Detail.BRIEF,
            overflow="ellipsis",
        )
        for number, special in specials(scene, scene.table.fighters[seat])
    ]
    return Group(named, *borne(scene, seat), *costs, Text("  ").join(skills(scene, seat, detail)))


def framed_sheet(scene: KnockdownScene, seat: int, detail: Detail) -> RenderableType:
    return Panel(
        Group(*lines(scene, seat, detail)),
        title=title(scene, seat),
        title_align="left",
        border_style=SEAT_STYLES[seat].removeprefix("bold "),
        box=box.ROUNDED,
        padding=(0, 1),
    )


def title(scene: KnockdownScene, seat: int, short: bool = False) -> Text:
    """Letter and fighter; class and player if there is room."""
    fighter = scene.table.fighters[seat]
    name = Text().append(f"{LETTERS[seat]} {scene.cast.subject(seat)}", style=SEAT_STYLES[seat])
    if fighter and not short:
        name.append(f" · {scene.wording.say(f'fighter-{fighter}.class')}")
    if scene.players[seat] != LETTERS[seat] and not short:
        name.append(f" ({scene.players[seat]})", style=DIM)
    return name


def lines(scene: KnockdownScene, seat: int, detail: Detail) -> Iterator[RenderableType]:
    yield standing(scene, seat)
    yield from borne(scene, seat)
    for number, special in specials(scene, scene.table.fighters[seat]):
        text = scene.wording.attack_text(number) if detail is Detail.FULL else ""
        yield Hanging(special_line(scene, seat, number, special), text, DIM)
    for skill in skills(scene, seat, detail):
        yield Hanging(skill)


def standing(scene: KnockdownScene, seat: int, short: bool = False) -> Text:
    """Victories and wounds: cubes, and their numbers."""
    won, light, heavy = scene.table.victories[seat], scene.table.light[seat], scene.table.heavy[seat]
    text = Text().append(VICTORY * won + NO_VICTORY * (VICTORIES - won), style=BOLD).append("  ")
    if not light + heavy:
        return text.append(scene.say("unhurt"), style=DIM)
    if short and light + heavy > FEW_CUBES:
        return text.append_text(pool(light, heavy)).append(f" = {light + heavy}")
    text.append_text(cubes(light, heavy)).append("  ")
    words = "wounds-short" if short else "wounds"
    return text.append(scene.say(words, light=light, heavy=heavy, total=light + heavy))


def borne(scene: KnockdownScene, seat: int) -> list[Text]:
    """A line of tokens on a sheet, each with the letter of its owner, if there are any."""
    found = Counter((token.seat, token.token) for token in scene.table.tokens if token.bearer == seat)
    return [Text("  ").join(token_text(scene, *token, count) for token, count in found.items())] if found else []


def specials(scene: KnockdownScene, fighter: str) -> Iterator[tuple[int, Special]]:
    """The special attacks of a sheet with their numbers."""
    for special in scene.game.mixture.fighters[fighter].specials if fighter else ():
        yield scene.game.names.attacks.index(f"{fighter}/{special.id}"), special


def special_line(scene: KnockdownScene, seat: int, number: int, special: Special) -> Text:
    line = special_name(scene, seat, number).append("  ").append_text(cost(scene.wording, special.cost))
    return line.append(" · ", style=DIM).append_text(facts(scene.wording, special))


def special_name(scene: KnockdownScene, seat: int, number: int) -> Text:
    """Marked when it can be paid from what is known of the hand, and when it reaches."""
    payable = can_pay(scene, seat, number)
    marks = (PAYABLE if payable else " ") + (REACHED if payable and scene.sight.reaches(seat, number) else " ")
    return Text().append(marks, style="bold green").append(scene.wording.special(number), style=BOLD if payable else "")


def can_pay(scene: KnockdownScene, seat: int, number: int) -> bool:
    """Whether the known cards of a hand cover the cost."""
    rules, names = scene.game.rules, scene.game.names
    cards = [names.cards.index(id) for id in scene.hand(seat)]
    return is_payable(rules, rules.attacks[number].cost, faces_of(rules, cards))


def skills(scene: KnockdownScene, seat: int, detail: Detail) -> Iterator[Text]:
    for id in scene.table.skills[seat]:
        yield skill_line(scene, FACE_UP, id, "", detail)
    own = scene.view.own if scene.view.seat == seat else None
    if own is not None and own.face_down:
        yield skill_line(scene, FACE_DOWN, own.face_down, scene.say("face-down-own"), detail)
    elif len(scene.table.skills[seat]) == 1:
        yield Text(f"{FACE_DOWN} {UNKNOWN if detail >= Detail.SMALL else scene.say('face-down')}", style=DIM)


def skill_line(scene: KnockdownScene, mark: str, id: str, note: str, detail: Detail) -> Text:
    number = scene.game.names.skills.index(id)
    line = Text(f"{mark} ").append(scene.wording.skill(number), style=BOLD)
    if detail >= Detail.SMALL:
        return line
    if note:
        line.append(f" ({note})", style=DIM)
    return line.append(f"  {scene.wording.skill_text(number)}", style=DIM)
