"""The hand of whoever looks, each card with its four corners as they lie; of the others only what is known."""

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

NARROWEST: Final = 13
WIDEST: Final = 30
SIGNS: Final = 7
"""Columns that number and corners take."""


class Block(NamedTuple):
    """A card in two lines: its corners beside its name and what else is printed on it."""

    head: str
    corners: Sequence[int]
    name: str
    facts: str

    def lines(self, width: int) -> tuple[Text, Text]:
        room = max(0, width - SIGNS - 1)
        north, south = (f"{self.corners[first]}─{self.corners[first + 1]} " for first in (0, 2))
        upper = Text.assemble((f"{self.head:>3}", NUMBER), (north, BOLD), self.name[:room])
        lower = Text.assemble("   ", (south, BOLD), (self.facts[:room], DIM))
        return padded(upper, width), padded(lower, width)


def padded(text: Text, width: int) -> Text:
    return text.append(" " * max(0, width - text.cell_len))


def draw_hand(scene: DungeonScene, width: int) -> RenderableType:
    """The card that is about to be laid, both ways round, where there is one; else the hand."""
    own = scene.view.own
    if own is None:
        return Group()
    if own.chosen is not None and scene.is_laying:
        return in_blocks(chosen_blocks(scene, own.chosen), width)
    if not own.hand:
        return Text(scene.say("empty-hand"), style=DIM)
    counts = Counter(card.card for card in own.hand)
    cards = {card.card: card for card in own.hand}
    return in_blocks([hand_block(scene, card, counts[id]) for id, card in cards.items()], width)


def in_blocks(blocks: list[Block], width: int) -> Group:
    """As many beside each other as fit."""
    columns = max(1, min(len(blocks), width // NARROWEST))
    room = min(WIDEST, width // columns)
    lines: list[Text] = []
    for start in range(0, len(blocks), columns):
        pairs = [block.lines(room) for block in blocks[start : start + columns]]
        lines += [joined([pair[line] for pair in pairs]) for line in (0, 1)]
    return Group(*lines)


def joined(parts: list[Text]) -> Text:
    line = Text().join(parts)
    line.rstrip()
    line.no_wrap, line.overflow = True, "ellipsis"
    return line


def chosen_blocks(scene: DungeonScene, card: CardView) -> list[Block]:
    """A card as it lies and turned; one that looks the same both ways only once."""
    upright = Block("", card.corners, card_name(scene, card), facts(scene, card))
    turned = card.corners[::-1]
    return [upright] if turned == card.corners else [upright, Block("", turned, scene.say("turned"), "")]


def hand_block(scene: DungeonScene, card: CardView, count: int) -> Block:
    """A card of the hand; if it can be chosen now, with the number of that answer and what it leads to."""
    number, name = answer_number(scene, card.card), card_name(scene, card)
    copies = f" {TIMES}{count}" if count > 1 else ""
    return Block(number, card.corners, f"{name}{copies}".strip(), facts(scene, card))


def answer_number(scene: DungeonScene, card: str) -> str:
    choice = action(CARD, scene.game.names.kinds[card])
    if choice not in scene.options:
        return ""
    return f"{scene.options.index(choice) + 1}{scene.fates.get(choice, NO_MARK)}"


def card_name(scene: DungeonScene, card: CardView) -> str:
    """A creature's name, or that a card is a joker; a room is known by its corners."""
    if card.time:
        return scene.wording.name(card.card)
    return scene.say("joker") if card.silence else ""


def facts(scene: DungeonScene, card: CardView) -> str:
    parts = [f"{sum(card.corners)}{TIME}{card.time}"] if card.time else []
    parts += [CHEST * card.chests] if card.chests and scene.has_chests else []
    parts += [scene.say("hush")] if card.silence else []
    return " ".join(parts)


def draw_players(scene: DungeonScene, width: int) -> RenderableType:
    """Everybody's number, name and hand; alone there is nobody else to show."""
    if scene.game.seats == 1:
        return Group()
    lines = [Text()]
    for seat in range(scene.game.seats):
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
        text.append(f" {scene.say('shows', card=corner_words(scene, hand.shown))}")
    if seat in scene.table.giving_up:
        text.append(f" {scene.say('gives-up')}")
    return text


def corner_words(scene: DungeonScene, card: str) -> str:
    """A card in short: `0─1/1─3`, a creature with its name."""
    printed = scene.wording.printed(card)
    nw, ne, sw, se = printed.corners
    corners = f"{nw}─{ne}/{sw}─{se}"
    return corners if card in scene.game.names.rooms else f"{scene.wording.name(card)} {corners}"
