"""Follow a match by its public events alone: they rebuild what lies open on the table."""

from collections.abc import Iterable
from functools import singledispatch
from typing import Final, TypeVar

from msgspec.structs import replace

from knockbox.engine.event import Event
from knockbox.games.knockdown import events as happened
from knockbox.games.knockdown.views import HandView, Table, TokenView, in_order

T = TypeVar("T")

LEFT_BEFORE: Final = "KDR-42"
"""The rule by which a card in use is discarded: it left the row when its attack was declared."""


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
def _(event: happened.FighterPicked, table: Table) -> Table:
    return replace(table, fighters=changed(table.fighters, event.seat, event.fighter))


@follow.register
def _(event: happened.ArenaDrawn, table: Table) -> Table:
    return replace(table, arena=event.arena, places=event.places[:])


@follow.register
def _(event: happened.SkillSetDrawn, table: Table) -> Table:
    return replace(table, skill_set=event.skill_set)


@follow.register(happened.SkillLaid)
@follow.register(happened.SkillTurned)
def _(event: happened.SkillLaid | happened.SkillTurned, table: Table) -> Table:
    skills = [*table.skills[event.seat], event.skill]
    return replace(table, skills=changed(table.skills, event.seat, skills))


@follow.register
def _(event: happened.DeckShuffled, table: Table) -> Table:
    return replace(table, deck=event.size, row=[], discards=[], candle=None, candles_left=0)


@follow.register
def _(event: happened.CandlesShuffled, table: Table) -> Table:
    return replace(table, deck=table.deck + event.count, candles_left=event.count)


@follow.register
def _(event: happened.CandleDrawn, table: Table) -> Table:
    return replace(table, deck=table.deck - 1, candles_left=table.candles_left - 1, candle=event.space)


@follow.register
def _(event: happened.CandlesMoved, table: Table) -> Table:
    return replace(table, candle=event.space)


@follow.register
def _(event: happened.RowDealt, table: Table) -> Table:
    return replace(table, row=[*table.row, event.card], deck=table.deck - 1)


@follow.register
def _(event: happened.RowSwept, table: Table) -> Table:
    row = table.row if event.rule == LEFT_BEFORE else without(table.row, event.card)
    return replace(table, row=row, discards=sorted([*table.discards, event.card]))


@follow.register
def _(event: happened.FirstPlayerDecided, table: Table) -> Table:
    return replace(table, first=event.seat)


@follow.register
def _(event: happened.CardDrafted, table: Table) -> Table:
    return hold(replace(table, row=without(table.row, event.card)), event.seat, event.card)


@follow.register
def _(event: happened.AttackDeclared, table: Table) -> Table:
    return replace(table, row=without(table.row, event.attack))


@follow.register
def _(event: happened.CardTaken, table: Table) -> Table:
    return hold(table, event.seat, event.card)


@follow.register
def _(event: happened.CardDrawn, table: Table) -> Table:
    hand = replace(table.hands[event.seat], size=table.hands[event.seat].size + 1)
    return replace(table, deck=table.deck - 1, hands=changed(table.hands, event.seat, hand))


@follow.register
def _(event: happened.CardDiscarded, table: Table) -> Table:
    hand = table.hands[event.seat]
    hand = HandView(hand.size - 1, without(hand.seen, event.card))
    discards = sorted([*table.discards, event.card])
    return replace(table, hands=changed(table.hands, event.seat, hand), discards=discards)


@follow.register
def _(event: happened.HandShown, table: Table) -> Table:
    hand = replace(table.hands[event.seat], seen=sorted(event.cards))
    return replace(table, hands=changed(table.hands, event.seat, hand))


@follow.register
def _(event: happened.RoundStarted, table: Table) -> Table:
    return replace(table, active=event.seat, turn=0)


@follow.register
def _(event: happened.TurnStarted, table: Table) -> Table:
    return replace(table, active=event.seat, turn=event.turn)


@follow.register
def _(event: happened.FigureMoved, table: Table) -> Table:
    return replace(table, places=changed(table.places, event.seat, event.space))


@follow.register
def _(event: happened.Wounded, table: Table) -> Table:
    return add_wounds(table, event.seat, event.kind, event.amount)


@follow.register
def _(event: happened.Healed, table: Table) -> Table:
    return add_wounds(table, event.seat, event.kind, -event.amount)


@follow.register
def _(event: happened.Worsened, table: Table) -> Table:
    return add_wounds(add_wounds(table, event.seat, "light", -event.amount), event.seat, "heavy", event.amount)


@follow.register
def _(event: happened.WoundsShifted, table: Table) -> Table:
    taken = add_wounds(table, event.seat, event.kind, -event.amount)
    return add_wounds(taken, 1 - event.seat, event.kind, event.amount)


@follow.register
def _(event: happened.TokenPlaced, table: Table) -> Table:
    return replace(table, tokens=in_order([*table.tokens, TokenView(event.seat, event.token, event.space)]))


@follow.register
def _(event: happened.TokenGiven, table: Table) -> Table:
    token = TokenView(event.seat, event.token, bearer=event.bearer)
    return replace(table, tokens=in_order([*table.tokens, token]))


@follow.register
def _(event: happened.TokenRemoved, table: Table) -> Table:
    token = TokenView(event.seat, event.token, bearer=event.bearer)
    return replace(table, tokens=without(table.tokens, token))


@follow.register(happened.TokenSprung)
@follow.register(happened.TokenGathered)
@follow.register(happened.TokenLifted)
def _(event: happened.TokenSprung | happened.TokenGathered | happened.TokenLifted, table: Table) -> Table:
    return replace(table, tokens=without(table.tokens, TokenView(event.seat, event.token, event.space)))


@follow.register
def _(event: happened.VictoryTaken, table: Table) -> Table:
    return replace(table, victories=changed(table.victories, event.seat, event.victories))


@follow.register
def _(event: happened.TableCleared, table: Table) -> Table:
    empty = HandView(0, [])
    fresh = replace(table, round=event.round, turn=0, active=table.first)
    return replace(fresh, light=[0, 0], heavy=[0, 0], hands=[empty, empty])


@follow.register
def _(event: happened.MatchWon, table: Table) -> Table:
    return replace(table, winner=event.seat)


def changed(items: list[T], index: int, item: T) -> list[T]:
    return [*items[:index], item, *items[index + 1 :]]


def without(items: list[T], item: T) -> list[T]:
    """The items less one of these, if there is one."""
    rest = items[:]
    if item in rest:
        rest.remove(item)
    return rest


def hold(table: Table, seat: int, card: str) -> Table:
    hand = table.hands[seat]
    hand = HandView(hand.size + 1, sorted([*hand.seen, card]))
    return replace(table, hands=changed(table.hands, seat, hand))


def add_wounds(table: Table, seat: int, kind: str, amount: int) -> Table:
    if kind == "light":
        return replace(table, light=changed(table.light, seat, table.light[seat] + amount))
    return replace(table, heavy=changed(table.heavy, seat, table.heavy[seat] + amount))
