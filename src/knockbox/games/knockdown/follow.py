"""Follow a match by its public events alone: they rebuild what lies open on the table."""

from collections.abc import Iterable
from functools import singledispatchmethod
from typing import Any

import msgspec

from knockbox.engine.event import Event
from knockbox.games.knockdown import events as happened
from knockbox.games.knockdown.views import HandView, Table, TokenView


class Follower:
    """A table that is kept up to date by events."""

    def __init__(self, table: Table) -> None:
        self.parts: dict[str, Any] = msgspec.structs.asdict(msgspec.json.decode(msgspec.json.encode(table), type=Table))
        self.parts["hands"] = [[hand.size, list(hand.seen)] for hand in table.hands]

    def table(self) -> Table:
        hands = [HandView(size, sorted(seen)) for size, seen in self.parts["hands"]]
        return Table(**{**self.parts, "hands": hands, "discards": sorted(self.parts["discards"])})

    @singledispatchmethod
    def follow(self, event: Event) -> None:
        """Facts that change nothing on the table."""

    @follow.register
    def _(self, event: happened.FighterPicked) -> None:
        self.parts["fighters"][event.seat] = event.fighter

    @follow.register(happened.SkillLaid)
    @follow.register(happened.SkillTurned)
    def _(self, event: happened.SkillLaid | happened.SkillTurned) -> None:
        self.parts["skills"][event.seat].append(event.skill)

    @follow.register
    def _(self, event: happened.DeckShuffled) -> None:
        self.parts.update(deck=event.size, row=[], discards=[])

    @follow.register
    def _(self, event: happened.RowDealt) -> None:
        self.parts["row"].append(event.card)
        self.parts["deck"] -= 1

    @follow.register
    def _(self, event: happened.RowSwept) -> None:
        self.parts["row"].remove(event.card)
        self.throw(event.card)

    @follow.register
    def _(self, event: happened.FirstPlayerDecided) -> None:
        self.parts["first"] = event.seat

    @follow.register
    def _(self, event: happened.CardDrafted) -> None:
        self.parts["row"].remove(event.card)
        self.hold(event.seat, event.card)

    @follow.register
    def _(self, event: happened.AttackDeclared) -> None:
        if event.attack in self.parts["row"]:
            self.parts["row"].remove(event.attack)

    @follow.register
    def _(self, event: happened.CardTaken) -> None:
        self.hold(event.seat, event.card)

    @follow.register
    def _(self, event: happened.CardDrawn) -> None:
        self.parts["hands"][event.seat][0] += 1
        self.parts["deck"] -= 1

    @follow.register
    def _(self, event: happened.CardDiscarded) -> None:
        hand = self.parts["hands"][event.seat]
        hand[0] -= 1
        if event.card in hand[1]:
            hand[1].remove(event.card)
        self.throw(event.card)

    @follow.register
    def _(self, event: happened.HandShown) -> None:
        self.parts["hands"][event.seat][1] = list(event.cards)

    @follow.register
    def _(self, event: happened.RoundStarted) -> None:
        self.parts.update(active=event.seat, turn=0)

    @follow.register
    def _(self, event: happened.TurnStarted) -> None:
        self.parts.update(active=event.seat, turn=event.turn)

    @follow.register
    def _(self, event: happened.FigureMoved) -> None:
        self.parts["places"][event.seat] = event.space

    @follow.register
    def _(self, event: happened.Wounded) -> None:
        self.parts[event.kind][event.seat] += event.amount

    @follow.register
    def _(self, event: happened.Healed) -> None:
        self.parts[event.kind][event.seat] -= event.amount

    @follow.register
    def _(self, event: happened.Worsened) -> None:
        self.parts["light"][event.seat] -= event.amount
        self.parts["heavy"][event.seat] += event.amount

    @follow.register
    def _(self, event: happened.TokenPlaced) -> None:
        tokens = [*self.parts["tokens"], TokenView(event.seat, event.token, event.space)]
        self.parts["tokens"] = sorted(tokens, key=lambda token: (token.space, token.seat, token.token))

    @follow.register(happened.TokenSprung)
    @follow.register(happened.TokenLifted)
    def _(self, event: happened.TokenSprung | happened.TokenLifted) -> None:
        self.parts["tokens"].remove(TokenView(event.seat, event.token, event.space))

    @follow.register
    def _(self, event: happened.VictoryTaken) -> None:
        self.parts["victories"][event.seat] = event.victories

    @follow.register
    def _(self, event: happened.TableCleared) -> None:
        self.parts.update(round=event.round, light=[0, 0], heavy=[0, 0], hands=[[0, []], [0, []]])

    @follow.register
    def _(self, event: happened.MatchWon) -> None:
        self.parts["winner"] = event.seat

    def hold(self, seat: int, card: str) -> None:
        hand = self.parts["hands"][seat]
        hand[0] += 1
        hand[1].append(card)

    def throw(self, card: str) -> None:
        self.parts["discards"].append(card)


def rebuild(table: Table, events: Iterable[Event]) -> Table:
    """The table after these events."""
    follower = Follower(table)
    for event in events:
        follower.follow(event)
    return follower.table()
