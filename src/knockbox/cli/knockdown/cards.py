"""Draw the row and both hands."""

from collections import Counter
from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from knockbox.cli.drawing import TIMES
from knockbox.cli.knockdown.glyphs import BACK, REACHES, SEAT_STYLES, facts, symbols
from knockbox.cli.knockdown.scene import LETTERS, SEATS, KnockdownScene
from knockbox.cli.table.detail import Detail
from knockbox.cli.table.styles import BOLD, DIM

MIN_ONE_LINE_WIDTH = 96
"""Minimum width for the text of a card next to its facts."""


def draw_row(scene: KnockdownScene, width: int, detail: Detail) -> RenderableType:
    """Draw each card with its symbol and attack, marked if it reaches the opponent now."""
    if width >= MIN_ONE_LINE_WIDTH or detail >= Detail.BRIEF:
        return row_table(scene, detail >= Detail.BRIEF)
    return Group(*[part for id in scene.table.row for part in card_lines(scene, id)])


def row_table(scene: KnockdownScene, brief: bool) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1, no_wrap=brief, overflow="ellipsis" if brief else "fold")
    for id in scene.table.row:
        grid.add_row(card_name(scene, id), card_facts(scene, id), Text(card_text(scene, id), style=DIM))
    return grid


def card_lines(scene: KnockdownScene, id: str) -> list[RenderableType]:
    head = card_name(scene, id).append("  ").append_text(card_facts(scene, id))
    text = card_text(scene, id)
    return [head, Padding(Text(text, style=DIM), (0, 0, 0, 2))] if text else [head]


def card_name(scene: KnockdownScene, id: str) -> Text:
    number = scene.game.names.cards.index(id)
    mark = Text().append(f"{REACHES if scene.queries.reaches(scene.attacker, number) else ' '} ", style="bold green")
    return mark.append(scene.wording.attack(number), style=BOLD)


def card_facts(scene: KnockdownScene, id: str) -> Text:
    card = scene.game.card_pool.attacks[id]
    shown = symbols(scene.wording, [symbol.value for symbol in card.symbols])
    return shown.append(" · ", style=DIM).append_text(facts(scene.wording, card))


def card_text(scene: KnockdownScene, id: str) -> str:
    return scene.wording.attack_text(scene.game.names.cards.index(id))


def draw_hands(scene: KnockdownScene, width: int, detail: Detail) -> Table:
    """Draw the hands with symbols next to the names, or symbols alone if only one line fits."""
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for seat in SEATS:
        label = Text(f"{LETTERS[seat]} {scene.table.hands[seat].size}/6", style=SEAT_STYLES[seat])
        named = hand(scene, seat, named_cards)
        is_too_long = detail >= Detail.BRIEF and named.cell_len > width - len(label) - 1
        grid.add_row(label, hand(scene, seat, counted_symbols) if is_too_long else named)
    return grid


def hand(scene: KnockdownScene, seat: int, known: Callable[[KnockdownScene, list[str]], list[Text]]) -> Text:
    parts = known(scene, scene.known_hand(seat))
    if backs := scene.unknown_count(seat):
        parts.append(Text(BACK * backs).append(f" {scene.format_message('backs', count=backs)}", style=DIM))
    return Text(", ").join(parts) if parts else Text(scene.format_message("empty-hand"), style=DIM)


def named_cards(scene: KnockdownScene, hand: list[str]) -> list[Text]:
    return [hand_card(scene, id, count) for id, count in Counter(hand).items()]


def hand_card(scene: KnockdownScene, id: str, count: int) -> Text:
    name = Text(scene.wording.say(f"attack-{id}")).append(format_times(count))
    return (
        name.append(" (", style=DIM).append_text(symbols(scene.wording, symbols_of(scene, id))).append(")", style=DIM)
    )


def counted_symbols(scene: KnockdownScene, hand: list[str]) -> list[Text]:
    """Count cards by their symbols, since only symbols matter for payment."""
    counts = Counter(tuple(symbols_of(scene, id)) for id in hand)
    return [symbols(scene.wording, list(ids)).append(format_times(count)) for ids, count in counts.items()]


def symbols_of(scene: KnockdownScene, id: str) -> list[str]:
    return [symbol.value for symbol in scene.game.card_pool.attacks[id].symbols]


def format_times(count: int) -> str:
    return f" {TIMES}{count}" if count > 1 else ""
