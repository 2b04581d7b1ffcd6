"""A reducer of public events: they rebuild what is public on the table."""

from collections.abc import Iterable
from functools import singledispatch
from typing import Final, TypeVar

from msgspec.structs import replace

from knockbox.engine.event import Event
from knockbox.games.knockdown import events
from knockbox.games.knockdown.views import HandView, Table, TokenView, sort_tokens

T = TypeVar("T")

CARD_IN_USE_RULE: Final = "KDR-42"
"""The rule by which a card in use is discarded; it left the row when its attack was declared."""


def rebuild_table(table: Table, events: Iterable[Event]) -> Table:
    """Return the table after these events."""
    for event in events:
        table = apply_event(event, table)
    return table


@singledispatch
def apply_event(event: Event, table: Table) -> Table:
    """Return the table after one event; most events change nothing on it."""
    return table


@apply_event.register
def _(event: events.FighterPicked, table: Table) -> Table:
    return replace(table, fighters=replace_item(table.fighters, event.seat, event.fighter))


@apply_event.register
def _(event: events.ArenaDrawn, table: Table) -> Table:
    return replace(table, arena=event.arena, places=event.places[:])


@apply_event.register
def _(event: events.SkillSetDrawn, table: Table) -> Table:
    return replace(table, skill_set=event.skill_set)


@apply_event.register(events.SkillLaid)
@apply_event.register(events.SkillTurned)
def _(event: events.SkillLaid | events.SkillTurned, table: Table) -> Table:
    skills = [*table.skills[event.seat], event.skill]
    return replace(table, skills=replace_item(table.skills, event.seat, skills))


@apply_event.register
def _(event: events.DeckShuffled, table: Table) -> Table:
    return replace(table, deck=event.size, row=[], discards=[], candle=None, candles_left=0)


@apply_event.register
def _(event: events.CandlesShuffled, table: Table) -> Table:
    return replace(table, deck=table.deck + event.count, candles_left=event.count)


@apply_event.register
def _(event: events.CandleDrawn, table: Table) -> Table:
    return replace(table, deck=table.deck - 1, candles_left=table.candles_left - 1, candle=event.space)


@apply_event.register
def _(event: events.CandlesMoved, table: Table) -> Table:
    return replace(table, candle=event.space)


@apply_event.register
def _(event: events.RowDealt, table: Table) -> Table:
    return replace(table, row=[*table.row, event.card], deck=table.deck - 1)


@apply_event.register
def _(event: events.RowSwept, table: Table) -> Table:
    row = table.row if event.rule == CARD_IN_USE_RULE else remove_item(table.row, event.card)
    return replace(table, row=row, discards=sorted([*table.discards, event.card]))


@apply_event.register
def _(event: events.FirstPlayerDecided, table: Table) -> Table:
    return replace(table, first=event.seat)


@apply_event.register
def _(event: events.CardDrafted, table: Table) -> Table:
    return add_to_hand(replace(table, row=remove_item(table.row, event.card)), event.seat, event.card)


@apply_event.register
def _(event: events.AttackDeclared, table: Table) -> Table:
    return replace(table, row=remove_item(table.row, event.attack))


@apply_event.register
def _(event: events.CardTaken, table: Table) -> Table:
    return add_to_hand(table, event.seat, event.card)


@apply_event.register
def _(event: events.CardDrawn, table: Table) -> Table:
    hand = replace(table.hands[event.seat], size=table.hands[event.seat].size + 1)
    return replace(table, deck=table.deck - 1, hands=replace_item(table.hands, event.seat, hand))


@apply_event.register
def _(event: events.CardDiscarded, table: Table) -> Table:
    hand = table.hands[event.seat]
    hand = HandView(hand.size - 1, remove_item(hand.seen, event.card))
    discards = sorted([*table.discards, event.card])
    return replace(table, hands=replace_item(table.hands, event.seat, hand), discards=discards)


@apply_event.register
def _(event: events.HandShown, table: Table) -> Table:
    hand = replace(table.hands[event.seat], seen=sorted(event.cards))
    return replace(table, hands=replace_item(table.hands, event.seat, hand))


@apply_event.register
def _(event: events.RoundStarted, table: Table) -> Table:
    return replace(table, active=event.seat, turn=0)


@apply_event.register
def _(event: events.TurnStarted, table: Table) -> Table:
    return replace(table, active=event.seat, turn=event.turn)


@apply_event.register
def _(event: events.FigureMoved, table: Table) -> Table:
    return replace(table, places=replace_item(table.places, event.seat, event.space))


@apply_event.register
def _(event: events.Wounded, table: Table) -> Table:
    return add_wounds(table, event.seat, event.kind, event.amount)


@apply_event.register
def _(event: events.Healed, table: Table) -> Table:
    return add_wounds(table, event.seat, event.kind, -event.amount)


@apply_event.register
def _(event: events.Worsened, table: Table) -> Table:
    return add_wounds(add_wounds(table, event.seat, "light", -event.amount), event.seat, "heavy", event.amount)


@apply_event.register
def _(event: events.WoundsShifted, table: Table) -> Table:
    taken = add_wounds(table, event.seat, event.kind, -event.amount)
    return add_wounds(taken, 1 - event.seat, event.kind, event.amount)


@apply_event.register
def _(event: events.TokenPlaced, table: Table) -> Table:
    return replace(table, tokens=sort_tokens([*table.tokens, TokenView(event.seat, event.token, event.space)]))


@apply_event.register
def _(event: events.TokenGiven, table: Table) -> Table:
    token = TokenView(event.seat, event.token, bearer=event.bearer)
    return replace(table, tokens=sort_tokens([*table.tokens, token]))


@apply_event.register
def _(event: events.TokenRemoved, table: Table) -> Table:
    token = TokenView(event.seat, event.token, bearer=event.bearer)
    return replace(table, tokens=remove_item(table.tokens, token))


@apply_event.register(events.TokenSprung)
@apply_event.register(events.TokenGathered)
@apply_event.register(events.TokenLifted)
def _(event: events.TokenSprung | events.TokenGathered | events.TokenLifted, table: Table) -> Table:
    return replace(table, tokens=remove_item(table.tokens, TokenView(event.seat, event.token, event.space)))


@apply_event.register
def _(event: events.VictoryTaken, table: Table) -> Table:
    return replace(table, victories=replace_item(table.victories, event.seat, event.victories))


@apply_event.register
def _(event: events.TableCleared, table: Table) -> Table:
    empty = HandView(0, [])
    fresh = replace(table, round=event.round, turn=0, active=table.first)
    return replace(fresh, light=[0, 0], heavy=[0, 0], hands=[empty, empty])


@apply_event.register
def _(event: events.MatchWon, table: Table) -> Table:
    return replace(table, winner=event.seat)


def replace_item(items: list[T], index: int, item: T) -> list[T]:
    return [*items[:index], item, *items[index + 1 :]]


def remove_item(items: list[T], item: T) -> list[T]:
    """Return the items less one equal to `item`, if there is one."""
    rest = items[:]
    if item in rest:
        rest.remove(item)
    return rest


def add_to_hand(table: Table, seat: int, card: str) -> Table:
    hand = table.hands[seat]
    hand = HandView(hand.size + 1, sorted([*hand.seen, card]))
    return replace(table, hands=replace_item(table.hands, seat, hand))


def add_wounds(table: Table, seat: int, kind: str, amount: int) -> Table:
    if kind == "light":
        return replace(table, light=replace_item(table.light, seat, table.light[seat] + amount))
    return replace(table, heavy=replace_item(table.heavy, seat, table.heavy[seat] + amount))
