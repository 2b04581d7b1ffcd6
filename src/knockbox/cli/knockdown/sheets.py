"""Draw both fighter sheets: victories, wounds, tokens, special attacks, skills."""

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
    REACHES,
    SEAT_STYLES,
    VICTORY,
    cost,
    cubes,
    facts,
    pool,
)
from knockbox.cli.knockdown.scene import LETTERS, SEATS, KnockdownScene
from knockbox.cli.table.detail import Detail
from knockbox.cli.table.layout import HangingLine
from knockbox.cli.table.styles import BOLD, DIM
from knockbox.games.knockdown.cost import can_pay as is_payable
from knockbox.games.knockdown.cost import faces_of
from knockbox.games.knockdown.schema import Special

MAX_VICTORIES = 2
MIN_SIDE_BY_SIDE_WIDTH = 76
MAX_SHORT_CUBES = 6
"""In short form, more cubes than this are shown as a number."""
UNKNOWN = "?"


def draw_sheets(scene: KnockdownScene, width: int, detail: Detail) -> RenderableType:
    """Draw the sheets side by side if there is room, else one above the other."""
    draw = bare_sheet if detail >= Detail.SMALL else framed_sheet
    sheets = [draw(scene, seat, detail) for seat in SEATS]
    if width < MIN_SIDE_BY_SIDE_WIDTH:
        return Group(*sheets)
    grid = Table.grid(expand=True, padding=(0, 1, 0, 0) if detail >= Detail.SMALL else 0)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    grid.add_row(*sheets)
    return grid


def bare_sheet(scene: KnockdownScene, seat: int, detail: Detail) -> RenderableType:
    """Draw name, wounds and skills on one line each; special attacks only with name and cost."""
    named = sheet_title(scene, seat, short=True).append("  ").append_text(wounds_line(scene, seat, short=True))
    costs = [
        Text.assemble(
            special_name(scene, seat, number),
            " ",
            cost(scene.wording, special.cost),
            no_wrap=detail is Detail.BRIEF,
            overflow="ellipsis",
        )
        for number, special in special_attacks(scene, scene.table.fighters[seat])
    ]
    return Group(named, *token_lines(scene, seat), *costs, Text("  ").join(skill_lines(scene, seat, detail)))


def framed_sheet(scene: KnockdownScene, seat: int, detail: Detail) -> RenderableType:
    return Panel(
        Group(*sheet_lines(scene, seat, detail)),
        title=sheet_title(scene, seat),
        title_align="left",
        border_style=SEAT_STYLES[seat].removeprefix("bold "),
        box=box.ROUNDED,
        padding=(0, 1),
    )


def sheet_title(scene: KnockdownScene, seat: int, short: bool = False) -> Text:
    """Return letter and fighter, with class and player unless `short`."""
    fighter = scene.table.fighters[seat]
    name = Text().append(f"{LETTERS[seat]} {scene.cast.subject(seat)}", style=SEAT_STYLES[seat])
    if fighter and not short:
        name.append(f" · {scene.wording.say(f'fighter-{fighter}.class')}")
    if scene.players[seat] != LETTERS[seat] and not short:
        name.append(f" ({scene.players[seat]})", style=DIM)
    return name


def sheet_lines(scene: KnockdownScene, seat: int, detail: Detail) -> Iterator[RenderableType]:
    yield wounds_line(scene, seat)
    yield from token_lines(scene, seat)
    for number, special in special_attacks(scene, scene.table.fighters[seat]):
        text = scene.wording.attack_text(number) if detail is Detail.FULL else ""
        yield HangingLine(special_line(scene, seat, number, special), text, DIM)
    for skill in skill_lines(scene, seat, detail):
        yield HangingLine(skill)


def wounds_line(scene: KnockdownScene, seat: int, short: bool = False) -> Text:
    """Return victories, and wounds as cubes and numbers."""
    won = scene.table.victories[seat]
    light = scene.table.light[seat]
    heavy = scene.table.heavy[seat]
    text = Text().append(VICTORY * won + NO_VICTORY * (MAX_VICTORIES - won), style=BOLD).append("  ")
    if not light + heavy:
        return text.append(scene.format_message("unhurt"), style=DIM)
    if short and light + heavy > MAX_SHORT_CUBES:
        return text.append_text(pool(light, heavy)).append(f" = {light + heavy}")
    text.append_text(cubes(light, heavy)).append("  ")
    words = "wounds-short" if short else "wounds"
    return text.append(scene.format_message(words, light=light, heavy=heavy, total=light + heavy))


def token_lines(scene: KnockdownScene, seat: int) -> list[Text]:
    """Return a line with the tokens on a sheet and the letters of their owners, if there are any."""
    found = Counter((token.seat, token.token) for token in scene.table.tokens if token.bearer == seat)
    return [Text("  ").join(token_text(scene, *token, count) for token, count in found.items())] if found else []


def special_attacks(scene: KnockdownScene, fighter: str) -> Iterator[tuple[int, Special]]:
    """Yield the special attacks of a fighter with their numbers."""
    for special in scene.game.card_pool.fighters[fighter].specials if fighter else ():
        yield scene.game.names.attacks.index(f"{fighter}/{special.id}"), special


def special_line(scene: KnockdownScene, seat: int, number: int, special: Special) -> Text:
    line = special_name(scene, seat, number).append("  ").append_text(cost(scene.wording, special.cost))
    return line.append(" · ", style=DIM).append_text(facts(scene.wording, special))


def special_name(scene: KnockdownScene, seat: int, number: int) -> Text:
    """Return the name, marked if the known cards of the hand can pay for it and it reaches."""
    payable = can_pay(scene, seat, number)
    marks = (PAYABLE if payable else " ") + (REACHES if payable and scene.queries.reaches(seat, number) else " ")
    return Text().append(marks, style="bold green").append(scene.wording.special(number), style=BOLD if payable else "")


def can_pay(scene: KnockdownScene, seat: int, number: int) -> bool:
    """Return whether the known cards of a hand cover the cost."""
    rules = scene.game.rules
    names = scene.game.names
    cards = [names.cards.index(id) for id in scene.known_hand(seat)]
    return is_payable(rules, rules.attacks[number].cost, faces_of(rules, cards))


def skill_lines(scene: KnockdownScene, seat: int, detail: Detail) -> Iterator[Text]:
    for id in scene.table.skills[seat]:
        yield skill_line(scene, FACE_UP, id, "", detail)
    own = scene.view.own if scene.view.seat == seat else None
    if own is not None and own.face_down:
        yield skill_line(scene, FACE_DOWN, own.face_down, scene.format_message("face-down-own"), detail)
    elif len(scene.table.skills[seat]) == 1:
        yield Text(f"{FACE_DOWN} {UNKNOWN if detail >= Detail.SMALL else scene.format_message('face-down')}", style=DIM)


def skill_line(scene: KnockdownScene, mark: str, id: str, note: str, detail: Detail) -> Text:
    number = scene.game.names.skills.index(id)
    line = Text(f"{mark} ").append(scene.wording.skill(number), style=BOLD)
    if detail >= Detail.SMALL:
        return line
    if note:
        line.append(f" ({note})", style=DIM)
    return line.append(f"  {scene.wording.skill_text(number)}", style=DIM)
