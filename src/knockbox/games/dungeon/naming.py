"""The notes of a state's log become events: ints get their names."""

from collections.abc import Callable
from typing import Final

from knockbox.engine.event import Event
from knockbox.games.dungeon import events, notes
from knockbox.games.dungeon.choices import cell_of, turn_of
from knockbox.games.dungeon.clauses import CLAUSES
from knockbox.games.dungeon.lattice import Place, place
from knockbox.games.dungeon.names import TOKENS, Names
from knockbox.games.dungeon.state import FACE, DungeonRules

Make = Callable[["Namer", str, int, int, int], Event]


class Namer:
    """Turns notes into events, with the names and the rules of one game."""

    def __init__(self, names: Names, rules: DungeonRules) -> None:
        self.names = names
        self.rules = rules

    def named(self, log: list[tuple[int, ...]]) -> list[Event]:
        """Turn the engine's notes into events."""
        return [MAKERS[kind](self, CLAUSES[rule], seat, first, second) for kind, rule, seat, first, second in log]

    def corners(self, kind: int, turn: int) -> list[int]:
        face = kind * FACE + turn * 2
        return self.rules.corners[face : face + 4]

    def is_creature(self, kind: int) -> bool:
        return self.rules.time[kind] > 0


def with_seat(kind: Callable[[str, int], Event]) -> Make:
    return lambda namer, rule, seat, first, second: kind(rule, seat)


def with_card(kind: Callable[[str, int, str], Event]) -> Make:
    return lambda namer, rule, seat, first, second: kind(rule, seat, namer.names.cards[first])


def with_place(kind: Callable[[str, Place], Event]) -> Make:
    return lambda namer, rule, seat, first, second: kind(rule, place(first))


def with_laid(kind: Callable[[str, str, Place], Event]) -> Make:
    """A cell and the card on it."""
    return lambda namer, rule, seat, first, second: kind(rule, namer.names.cards[second], place(first))


def with_token(kind: Callable[[str, str], Event]) -> Make:
    return lambda namer, rule, seat, first, second: kind(rule, TOKENS[first])


def with_number(kind: Callable[[str, int], Event]) -> Make:
    return lambda namer, rule, seat, first, second: kind(rule, first)


def bare(kind: Callable[[str], Event]) -> Make:
    return lambda namer, rule, seat, first, second: kind(rule)


def start_laid(namer: Namer, rule: str, seat: int, kind: int, thing: int) -> Event:
    name, corners = namer.names.cards[kind], namer.corners(kind, turn_of(thing))
    cell, chests = place(cell_of(thing)), namer.rules.chests[kind]
    return events.StartCardLaid(rule, name, cell, corners, namer.is_creature(kind), chests)


def card_laid(namer: Namer, rule: str, seat: int, kind: int, thing: int) -> Event:
    name, corners = namer.names.cards[kind], namer.corners(kind, turn_of(thing))
    cell, turned = place(cell_of(thing)), turn_of(thing) > 0
    creature, chests = namer.is_creature(kind), namer.rules.chests[kind]
    return events.CardLaid(rule, seat, name, cell, turned, corners, creature, chests)


def time_placed(namer: Namer, rule: str, seat: int, cell: int, kind: int) -> Event:
    return events.TimePlaced(rule, namer.names.cards[kind], place(cell), namer.rules.time[kind])


def creature_beaten(namer: Namer, rule: str, seat: int, cell: int, kind: int) -> Event:
    return events.CreatureBeaten(rule, namer.names.cards[kind], place(cell), kind == namer.rules.knight)


MAKERS: Final[dict[int, Make]] = {
    notes.DECK_SHUFFLED: with_number(events.DeckShuffled),
    notes.CARD_DEALT: with_card(events.CardDealt),
    notes.START_LAID: start_laid,
    notes.FIRST_PLAYER: with_seat(events.FirstPlayerDecided),
    notes.CARD_LAID: card_laid,
    notes.TIME_PLACED: time_placed,
    notes.TALK_FLIPPED: lambda namer, rule, seat, first, second: events.TalkFlipped(rule, seat, bool(first)),
    notes.CREATURE_BEATEN: creature_beaten,
    notes.KNIGHT_HELD: bare(events.KnightHeld),
    notes.TIME_PASSED: with_number(events.TimePassed),
    notes.CARD_DRAWN: with_card(events.CardDrawn),
    notes.DRAW_SKIPPED: with_seat(events.DrawSkipped),
    notes.KNIGHT_DRAWN: with_seat(events.KnightDrawn),
    notes.TURN_STARTED: with_seat(events.TurnStarted),
    notes.SEAT_SKIPPED: with_seat(events.SeatSkipped),
    notes.CARD_SHOWN: with_card(events.CardShown),
    notes.TOKEN_USED: lambda namer, rule, seat, first, second: events.TokenUsed(rule, seat, TOKENS[first]),
    notes.CREATURE_BURNT: with_laid(events.CreatureBurnt),
    notes.CREATURE_FROZEN: with_laid(events.CreatureFrozen),
    notes.CORNER_POISONED: with_place(events.CornerPoisoned),
    notes.TOKEN_RETURNED: with_token(events.TokenReturned),
    notes.GIVING_UP: with_seat(events.GivingUp),
    notes.DUNGEON_WON: bare(events.DungeonWon),
    notes.DUNGEON_LOST: bare(events.DungeonLost),
    notes.CARD_BLAMED: with_laid(events.CardBlamed),
    notes.TOKEN_DRAWN: with_token(events.TokenDrawn),
    notes.CHESTS_COUNTED: with_number(events.ChestsCounted),
    notes.LAST_CHANCE_CALLED: with_seat(events.LastChanceCalled),
}
