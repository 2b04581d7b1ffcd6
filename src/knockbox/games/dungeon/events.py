"""The events of a dungeon, each with the rule that caused it."""

from typing import Final

from knockbox.engine.event import Event
from knockbox.games.dungeon.lattice import Place

HIDDEN: Final = ""


class DeckShuffled(Event, frozen=True, tag=True):
    size: int  # includes the Black Knight at the bottom


class CardDealt(Event, frozen=True, tag=True):
    """Only the holder sees the card."""

    seat: int
    card: str

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else CardDealt(self.rule, self.seat, HIDDEN)


class StartCardLaid(Event, frozen=True, tag=True):
    card: str
    cell: Place
    corners: list[int]  # NW, NE, SW, SE in the orientation of the card
    creature: bool
    chests: int


class FirstPlayerDecided(Event, frozen=True, tag=True):
    seat: int


class TurnStarted(Event, frozen=True, tag=True):
    seat: int


class SeatSkipped(Event, frozen=True, tag=True):
    seat: int


class CardLaid(Event, frozen=True, tag=True):
    seat: int
    card: str
    cell: Place
    turned: bool
    corners: list[int]
    creature: bool
    chests: int


class TimePlaced(Event, frozen=True, tag=True):
    card: str
    cell: Place
    time: int


class TalkFlipped(Event, frozen=True, tag=True):
    seat: int
    silent: bool


class CreatureBeaten(Event, frozen=True, tag=True):
    card: str
    cell: Place
    knight: bool


class KnightHeld(Event, frozen=True, tag=True):
    """The Black Knight is down, but a frozen creature delays the win."""


class TimePassed(Event, frozen=True, tag=True):
    """Every creature with time tokens returned one."""

    creatures: int


class CardDrawn(Event, frozen=True, tag=True):
    """Only the holder sees the card."""

    seat: int
    card: str

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else CardDrawn(self.rule, self.seat, HIDDEN)


class DrawSkipped(Event, frozen=True, tag=True):
    seat: int


class KnightDrawn(Event, frozen=True, tag=True):
    seat: int


class CardShown(Event, frozen=True, tag=True):
    seat: int
    card: str


class TokenUsed(Event, frozen=True, tag=True):
    seat: int
    token: str


class CreatureBurnt(Event, frozen=True, tag=True):
    card: str
    cell: Place


class CreatureFrozen(Event, frozen=True, tag=True):
    card: str
    cell: Place


class CornerPoisoned(Event, frozen=True, tag=True):
    vertex: Place


class TokenReturned(Event, frozen=True, tag=True):
    token: str


class LastChanceCalled(Event, frozen=True, tag=True):
    seat: int


class GivingUp(Event, frozen=True, tag=True):
    seat: int


class CardBlamed(Event, frozen=True, tag=True):
    """A card that lost the dungeon."""

    card: str
    cell: Place


class DungeonWon(Event, frozen=True, tag=True):
    pass


class DungeonLost(Event, frozen=True, tag=True):
    pass


class ChestsCounted(Event, frozen=True, tag=True):
    points: int


class TokenDrawn(Event, frozen=True, tag=True):
    token: str


class Said(Event, frozen=True, tag=True):
    """A statement or a gesture, in notation."""

    seat: int
    words: str
