"""Rebuild the public table from public events."""

from collections.abc import Iterable
from functools import singledispatch
from typing import Final, TypeVar

from msgspec.structs import replace

from knockbox.engine.event import Event
from knockbox.games.dungeon import events as happened
from knockbox.games.dungeon.lattice import Place
from knockbox.games.dungeon.state import NUM_TIME_TOKENS, POISON
from knockbox.games.dungeon.text.names import TOKEN_NAMES
from knockbox.games.dungeon.views import HELD, MARKS, OUTCOMES, HandView, LaidView, Table

T = TypeVar("T")

ROOM, STANDING, BEATEN, FROZEN = MARKS
PLAYING, WON, LOST = OUTCOMES
DIAGONAL_OFFSETS: Final = ((-1, -1), (1, -1), (-1, 1), (1, 1))
"""Offsets from a cell to the cells across its corners, in reading order."""
KNIGHT_LAID_RULE: Final = "KKD-DRAW-3"
"""The rule by which the Black Knight is laid; he is never in a hand."""


def empty_table(seats: int, tokens: list[str], pool: list[str]) -> Table:
    """Return a table before set-up, with the grimoire tokens of the group and those of the pool."""
    return Table(
        cards=[],
        hands=[HandView(0, "")] * seats,
        deck=0,
        reserve=NUM_TIME_TOKENS,
        silent=False,
        tokens=tokens,
        pool=pool,
        poison=None,
        burnt=[],
        first=0,
        active=0,
        giving_up=[],
        outcome=PLAYING,
        verdict="",
        blamed=[],
        points=0,
    )


def rebuild_table(table: Table, events: Iterable[Event]) -> Table:
    """Return the table after these events."""
    for event in events:
        table = apply_event(event, table)
    return table


@singledispatch
def apply_event(event: Event, table: Table) -> Table:
    """Return the table after an event; most events leave it unchanged."""
    return table


@apply_event.register
def _(event: happened.DeckShuffled, table: Table) -> Table:
    return replace(table, deck=event.size)


@apply_event.register(happened.CardDealt)
@apply_event.register(happened.CardDrawn)
def _(event: happened.CardDealt | happened.CardDrawn, table: Table) -> Table:
    return replace(change_hand_size(table, event.seat, 1), deck=table.deck - 1)


@apply_event.register
def _(event: happened.KnightDrawn, table: Table) -> Table:
    return replace(table, deck=table.deck - 1)


@apply_event.register
def _(event: happened.StartCardLaid, table: Table) -> Table:
    return replace(add_laid_card(table, event, turned=False), deck=table.deck - 1)


@apply_event.register
def _(event: happened.CardLaid, table: Table) -> Table:
    table = replace(add_laid_card(table, event, event.turned), giving_up=[])
    return (
        table
        if event.rule == KNIGHT_LAID_RULE
        else set_shown_card(change_hand_size(table, event.seat, -1), event.seat, "")
    )


@apply_event.register
def _(event: happened.CardShown, table: Table) -> Table:
    return set_shown_card(table, event.seat, event.card)


@apply_event.register
def _(event: happened.FirstPlayerDecided, table: Table) -> Table:
    return replace(table, first=event.seat, active=event.seat)


@apply_event.register
def _(event: happened.TurnStarted, table: Table) -> Table:
    return replace(table, active=event.seat)


@apply_event.register
def _(event: happened.TimePlaced, table: Table) -> Table:
    cards = [replace(card, time=event.time) if card.cell == event.cell else card for card in table.cards]
    return replace(table, cards=cards, reserve=table.reserve - event.time)


@apply_event.register
def _(event: happened.TimePassed, table: Table) -> Table:
    cards = [replace(card, time=card.time - 1) if card.time else card for card in table.cards]
    return replace(table, cards=cards, reserve=table.reserve + event.creatures)


@apply_event.register
def _(event: happened.TalkFlipped, table: Table) -> Table:
    return replace(table, silent=event.silent)


@apply_event.register
def _(event: happened.CreatureBeaten, table: Table) -> Table:
    return mark_creature(table, event.cell, HELD if event.knight else BEATEN)


@apply_event.register
def _(event: happened.CreatureFrozen, table: Table) -> Table:
    return mark_creature(table, event.cell, FROZEN)


@apply_event.register
def _(event: happened.CreatureBurnt, table: Table) -> Table:
    table = mark_creature(table, event.cell, BEATEN)
    cards = [card for card in table.cards if card.cell != event.cell]
    return evaluate_danger(replace(table, cards=cards, burnt=sorted([*table.burnt, event.card])))


@apply_event.register
def _(event: happened.CornerPoisoned, table: Table) -> Table:
    return evaluate_danger(replace(table, poison=event.vertex))


@apply_event.register
def _(event: happened.TokenUsed, table: Table) -> Table:
    return replace(table, tokens=[token for token in table.tokens if token != event.token])


@apply_event.register
def _(event: happened.TokenReturned, table: Table) -> Table:
    table = replace(table, pool=sort_tokens([*table.pool, event.token]))
    return evaluate_danger(replace(table, poison=None)) if event.token == TOKEN_NAMES[POISON] else table


@apply_event.register
def _(event: happened.TokenDrawn, table: Table) -> Table:
    pool = [token for token in table.pool if token != event.token]
    return replace(table, pool=pool, tokens=sort_tokens([*table.tokens, event.token]))


@apply_event.register
def _(event: happened.GivingUp, table: Table) -> Table:
    return replace(table, giving_up=sorted([*table.giving_up, event.seat]))


@apply_event.register
def _(event: happened.CardBlamed, table: Table) -> Table:
    return replace(table, blamed=[*table.blamed, event.cell])


@apply_event.register
def _(event: happened.DungeonWon, table: Table) -> Table:
    cards = [replace(card, mark=BEATEN) if card.mark == HELD else card for card in table.cards]
    return replace(table, cards=cards, outcome=WON, verdict=event.rule)


@apply_event.register
def _(event: happened.DungeonLost, table: Table) -> Table:
    return replace(table, outcome=LOST, verdict=event.rule)


@apply_event.register
def _(event: happened.ChestsCounted, table: Table) -> Table:
    return replace(table, points=event.points)


def replace_item(items: list[T], index: int, item: T) -> list[T]:
    return [*items[:index], item, *items[index + 1 :]]


def sort_tokens(tokens: Iterable[str]) -> list[str]:
    return sorted(tokens, key=TOKEN_NAMES.index)


def change_hand_size(table: Table, seat: int, more: int) -> Table:
    hand = replace(table.hands[seat], size=table.hands[seat].size + more)
    return replace(table, hands=replace_item(table.hands, seat, hand))


def set_shown_card(table: Table, seat: int, card: str) -> Table:
    return replace(table, hands=replace_item(table.hands, seat, replace(table.hands[seat], shown=card)))


def add_laid_card(table: Table, event: happened.StartCardLaid | happened.CardLaid, turned: bool) -> Table:
    card = LaidView(
        card=event.card,
        cell=event.cell,
        turned=turned,
        corners=event.corners,
        printed=event.corners,
        danger=sum(event.corners),
        mark=STANDING if event.creature else ROOM,
        time=0,
        chests=event.chests,
    )
    return evaluate_danger(replace(table, cards=[*table.cards, card]))


def mark_creature(table: Table, cell: Place, mark: str) -> Table:
    """Mark a creature and return its time tokens to the reserve."""
    freed = sum(card.time for card in table.cards if card.cell == cell)
    cards = [replace(card, mark=mark, time=0) if card.cell == cell else card for card in table.cards]
    return replace(table, cards=cards, reserve=table.reserve + freed)


def evaluate_danger(table: Table) -> Table:
    """KKD-DANGER-1, KKDR-2 Recompute all visible corners: at a vertex the card laid later counts."""
    slots = {card.cell: slot for slot, card in enumerate(table.cards)}
    values = [[visible_value(table, slots, slot, corner) for corner in range(4)] for slot in range(len(table.cards))]
    cards = [
        replace(card, corners=corners, danger=sum(corners)) for card, corners in zip(table.cards, values, strict=True)
    ]
    return replace(table, cards=cards)


def visible_value(table: Table, slots: dict[Place, int], slot: int, corner: int) -> int:
    x, y = table.cards[slot].cell
    right, down = DIAGONAL_OFFSETS[corner]
    if table.poison == (x + corner % 2, y + corner // 2):
        return 0
    other = slots.get((x + right, y + down), slot)
    return table.cards[other].printed[3 - corner] if other > slot else table.cards[slot].printed[corner]
