"""Draw the viewer's hand with the corners of each card, and what is known of the other hands."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from knockbox.cli.drawing import TIMES
from knockbox.cli.dungeon.glyphs import ACTIVE, BACK, CHEST, TIME
from knockbox.cli.dungeon.scene import DungeonScene
from knockbox.cli.table.scene import NO_MARK
from knockbox.cli.table.styles import BOLD, DIM, NUMBER
from knockbox.engine.action import action
from knockbox.games.dungeon.choices import CARD
from knockbox.games.dungeon.views import CardView

MIN_BLOCK_WIDTH: Final = 13
MAX_BLOCK_WIDTH: Final = 30
SIGNS_WIDTH: Final = 7
"""Columns taken by number and corners."""


class CardBlock(NamedTuple):
    """A card on two lines: corners, name and facts."""

    head: str
    corners: Sequence[int]
    name: str
    facts: str

    def lines(self, width: int) -> tuple[Text, Text]:
        room = max(0, width - SIGNS_WIDTH - 1)
        north, south = (f"{self.corners[first]}─{self.corners[first + 1]} " for first in (0, 2))
        upper = Text.assemble((f"{self.head:>3}", NUMBER), (north, BOLD), self.name[:room])
        lower = Text.assemble("   ", (south, BOLD), (self.facts[:room], DIM))
        return pad(upper, width), pad(lower, width)


def pad(text: Text, width: int) -> Text:
    return text.append(" " * max(0, width - text.cell_len))


def draw_hand(scene: DungeonScene, width: int) -> RenderableType:
    """Draw the card about to be laid, both ways round, if there is one; else the hand."""
    own = scene.view.own
    if own is None:
        return Group()
    if own.chosen is not None and scene.is_laying:
        return draw_blocks(chosen_blocks(scene, own.chosen), width)
    if not own.hand:
        return Text(scene.format_message("empty-hand"), style=DIM)
    counts = Counter(card.card for card in own.hand)
    cards = {card.card: card for card in own.hand}
    return draw_blocks([hand_block(scene, card, counts[id]) for id, card in cards.items()], width)


def draw_blocks(blocks: list[CardBlock], width: int) -> Group:
    """Draw as many blocks in a row as fit."""
    columns = max(1, min(len(blocks), width // MIN_BLOCK_WIDTH))
    room = min(MAX_BLOCK_WIDTH, width // columns)
    lines: list[Text] = []
    for start in range(0, len(blocks), columns):
        pairs = [block.lines(room) for block in blocks[start : start + columns]]
        lines += [join_line([pair[line] for pair in pairs]) for line in (0, 1)]
    return Group(*lines)


def join_line(parts: list[Text]) -> Text:
    line = Text().join(parts)
    line.rstrip()
    line.no_wrap = True
    line.overflow = "ellipsis"
    return line


def chosen_blocks(scene: DungeonScene, card: CardView) -> list[CardBlock]:
    """Return a card upright and turned; only once if both look the same."""
    upright = CardBlock("", card.corners, card_name(scene, card), facts(scene, card))
    turned = card.corners[::-1]
    return [upright] if turned == card.corners else [upright, CardBlock("", turned, scene.format_message("turned"), "")]


def hand_block(scene: DungeonScene, card: CardView, count: int) -> CardBlock:
    """Return a hand card; if it can be chosen now, with its answer number and preview sign."""
    number = answer_number(scene, card.card)
    name = card_name(scene, card)
    copies = f" {TIMES}{count}" if count > 1 else ""
    return CardBlock(number, card.corners, f"{name}{copies}".strip(), facts(scene, card))


def answer_number(scene: DungeonScene, card: str) -> str:
    choice = action(CARD, scene.game.names.kind_by_card[card])
    if choice not in scene.options:
        return ""
    return f"{scene.options.index(choice) + 1}{scene.preview_signs.get(choice, NO_MARK)}"


def card_name(scene: DungeonScene, card: CardView) -> str:
    """Return the name of a creature, or "joker"; a room is identified by its corners."""
    if card.time:
        return scene.wording.name(card.card)
    return scene.format_message("joker") if card.silence else ""


def facts(scene: DungeonScene, card: CardView) -> str:
    parts = [f"{sum(card.corners)}{TIME}{card.time}"] if card.time else []
    parts += [CHEST * card.chests] if card.chests and scene.has_chests else []
    parts += [scene.format_message("hush")] if card.silence else []
    return " ".join(parts)


def draw_players(scene: DungeonScene, width: int) -> RenderableType:
    """Draw number, name and hand size of every player, unless there is only one."""
    if scene.game.num_players == 1:
        return Group()
    lines = [Text()]
    for seat in range(scene.game.num_players):
        part = player_text(scene, seat)
        if lines[-1] and lines[-1].cell_len + 2 + part.cell_len > width:
            lines.append(Text())
        lines[-1].append("  " if lines[-1] else "").append_text(part)
    return Group(*lines)


def player_text(scene: DungeonScene, seat: int) -> Text:
    hand = scene.table.hands[seat]
    mark = ACTIVE if seat == scene.table.active else " "
    text = Text.assemble(f"{mark}{seat + 1} ", (scene.players[seat], BOLD), f" {BACK}{hand.size}")
    if hand.shown:
        text.append(f" {scene.format_message('shows', card=corner_text(scene, hand.shown))}")
    if seat in scene.table.giving_up:
        text.append(f" {scene.format_message('gives-up')}")
    return text


def corner_text(scene: DungeonScene, card: str) -> str:
    """Return the corners of a card as `0─1/1─3`, with the name of a creature."""
    printed = scene.wording.printed_card(card)
    nw, ne, sw, se = printed.corners
    corners = f"{nw}─{ne}/{sw}─{se}"
    return corners if card in scene.game.names.rooms else f"{scene.wording.name(card)} {corners}"
