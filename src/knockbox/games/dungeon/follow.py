"""Follow a dungeon by its public events alone: they rebuild what lies open on the table."""

from collections.abc import Iterable
from functools import singledispatch
from typing import Final, TypeVar

from msgspec.structs import replace

from knockbox.engine.event import Event
from knockbox.games.dungeon import events as happened
from knockbox.games.dungeon.lattice import Place
from knockbox.games.dungeon.names import TOKENS
from knockbox.games.dungeon.state import ALL_TIME, POISON
from knockbox.games.dungeon.views import HELD, MARKS, OUTCOMES, HandView, LaidView, Table

T = TypeVar("T")

ROOM, STANDING, BEATEN, FROZEN = MARKS
PLAYING, WON, LOST = OUTCOMES
ACROSS: Final = ((-1, -1), (1, -1), (-1, 1), (1, 1))
"""From a cell to those across its corners, in reading order."""
KNIGHTS_RULE: Final = "KKD-DRAW-3"
"""The rule by which the Black Knight is laid: he never was in a hand."""


def bare_table(seats: int, tokens: list[str], pool: list[str]) -> Table:
    """A table before the set-up, with the grimoire tokens of the group and those to be drawn from."""
    return Table(
        cards=[],
        hands=[HandView(0, "")] * seats,
        deck=0,
        reserve=ALL_TIME,
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


def rebuild(table: Table, events: Iterable[Event]) -> Table:
    """The table after these events."""
    for event in events:
        table = follow(event, table)
    return table


@singledispatch
def follow(event: Event, table: Table) -> Table:
    """Most facts only tell; those below change what lies on the table."""
    return table


@follow.register
def _(event: happened.DeckShuffled, table: Table) -> Table:
    return replace(table, deck=event.size)


@follow.register(happened.CardDealt)
@follow.register(happened.CardDrawn)
def _(event: happened.CardDealt | happened.CardDrawn, table: Table) -> Table:
    return replace(resized(table, event.seat, 1), deck=table.deck - 1)


@follow.register
def _(event: happened.KnightDrawn, table: Table) -> Table:
    return replace(table, deck=table.deck - 1)


@follow.register
def _(event: happened.StartCardLaid, table: Table) -> Table:
    return replace(laid(table, event, turned=False), deck=table.deck - 1)


@follow.register
def _(event: happened.CardLaid, table: Table) -> Table:
    table = replace(laid(table, event, event.turned), giving_up=[])
    return table if event.rule == KNIGHTS_RULE else shown(resized(table, event.seat, -1), event.seat, "")


@follow.register
def _(event: happened.CardShown, table: Table) -> Table:
    return shown(table, event.seat, event.card)


@follow.register
def _(event: happened.FirstPlayerDecided, table: Table) -> Table:
    return replace(table, first=event.seat, active=event.seat)


@follow.register
def _(event: happened.TurnStarted, table: Table) -> Table:
    return replace(table, active=event.seat)


@follow.register
def _(event: happened.TimePlaced, table: Table) -> Table:
    cards = [replace(card, time=event.time) if card.cell == event.cell else card for card in table.cards]
    return replace(table, cards=cards, reserve=table.reserve - event.time)


@follow.register
def _(event: happened.TimePassed, table: Table) -> Table:
    cards = [replace(card, time=card.time - 1) if card.time else card for card in table.cards]
    return replace(table, cards=cards, reserve=table.reserve + event.creatures)


@follow.register
def _(event: happened.TalkFlipped, table: Table) -> Table:
    return replace(table, silent=event.silent)


@follow.register
def _(event: happened.CreatureBeaten, table: Table) -> Table:
    return marked(table, event.cell, HELD if event.knight else BEATEN)


@follow.register
def _(event: happened.CreatureFrozen, table: Table) -> Table:
    return marked(table, event.cell, FROZEN)


@follow.register
def _(event: happened.CreatureBurnt, table: Table) -> Table:
    table = marked(table, event.cell, BEATEN)
    cards = [card for card in table.cards if card.cell != event.cell]
    return evaluated(replace(table, cards=cards, burnt=sorted([*table.burnt, event.card])))


@follow.register
def _(event: happened.CornerPoisoned, table: Table) -> Table:
    return evaluated(replace(table, poison=event.vertex))


@follow.register
def _(event: happened.TokenUsed, table: Table) -> Table:
    return replace(table, tokens=[token for token in table.tokens if token != event.token])


@follow.register
def _(event: happened.TokenReturned, table: Table) -> Table:
    table = replace(table, pool=in_order([*table.pool, event.token]))
    return evaluated(replace(table, poison=None)) if event.token == TOKENS[POISON] else table


@follow.register
def _(event: happened.TokenDrawn, table: Table) -> Table:
    pool = [token for token in table.pool if token != event.token]
    return replace(table, pool=pool, tokens=in_order([*table.tokens, event.token]))


@follow.register
def _(event: happened.GivingUp, table: Table) -> Table:
    return replace(table, giving_up=sorted([*table.giving_up, event.seat]))


@follow.register
def _(event: happened.CardBlamed, table: Table) -> Table:
    return replace(table, blamed=[*table.blamed, event.cell])


@follow.register
def _(event: happened.DungeonWon, table: Table) -> Table:
    cards = [replace(card, mark=BEATEN) if card.mark == HELD else card for card in table.cards]
    return replace(table, cards=cards, outcome=WON, verdict=event.rule)


@follow.register
def _(event: happened.DungeonLost, table: Table) -> Table:
    return replace(table, outcome=LOST, verdict=event.rule)


@follow.register
def _(event: happened.ChestsCounted, table: Table) -> Table:
    return replace(table, points=event.points)


def changed(items: list[T], index: int, item: T) -> list[T]:
    return [*items[:index], item, *items[index + 1 :]]


def in_order(tokens: Iterable[str]) -> list[str]:
    return sorted(tokens, key=TOKENS.index)


def resized(table: Table, seat: int, more: int) -> Table:
    hand = replace(table.hands[seat], size=table.hands[seat].size + more)
    return replace(table, hands=changed(table.hands, seat, hand))


def shown(table: Table, seat: int, card: str) -> Table:
    return replace(table, hands=changed(table.hands, seat, replace(table.hands[seat], shown=card)))


def laid(table: Table, event: happened.StartCardLaid | happened.CardLaid, turned: bool) -> Table:
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
    return evaluated(replace(table, cards=[*table.cards, card]))


def marked(table: Table, cell: Place, mark: str) -> Table:
    """A creature is no longer what it was, and its time goes back to the reserve."""
    freed = sum(card.time for card in table.cards if card.cell == cell)
    cards = [replace(card, mark=mark, time=0) if card.cell == cell else card for card in table.cards]
    return replace(table, cards=cards, reserve=table.reserve + freed)


def evaluated(table: Table) -> Table:
    """KKD-DANGER-1, KKDR-2 All visible corners, found anew: at a vertex the card that was laid later counts."""
    slots = {card.cell: slot for slot, card in enumerate(table.cards)}
    seen = [[visible(table, slots, slot, corner) for corner in range(4)] for slot in range(len(table.cards))]
    cards = [
        replace(card, corners=corners, danger=sum(corners)) for card, corners in zip(table.cards, seen, strict=True)
    ]
    return replace(table, cards=cards)


def visible(table: Table, slots: dict[Place, int], slot: int, corner: int) -> int:
    (x, y), (right, down) = table.cards[slot].cell, ACROSS[corner]
    if table.poison == (x + corner % 2, y + corner // 2):
        return 0
    other = slots.get((x + right, y + down), slot)
    return table.cards[other].printed[3 - corner] if other > slot else table.cards[slot].printed[corner]
