"""Build events from the notes of a state's log."""

from collections.abc import Callable
from typing import Final

from knockbox.engine.event import Event
from knockbox.games.dungeon import events, notes
from knockbox.games.dungeon.choices import cell_of, turn_of
from knockbox.games.dungeon.clauses import CLAUSES
from knockbox.games.dungeon.lattice import Place, coordinates
from knockbox.games.dungeon.state import FACE_SIZE, DungeonRules
from knockbox.games.dungeon.text.names import TOKEN_NAMES, Names

EventMaker = Callable[["EventFactory", str, int, int, int], Event]


class EventFactory:
    """Builds events with the names and the rules of one game."""

    def __init__(self, names: Names, rules: DungeonRules) -> None:
        self.names = names
        self.rules = rules

    def make_events(self, log: list[tuple[int, ...]]) -> list[Event]:
        return [EVENT_MAKERS[kind](self, CLAUSES[rule], seat, first, second) for kind, rule, seat, first, second in log]

    def corners(self, kind: int, turn: int) -> list[int]:
        face = kind * FACE_SIZE + turn * 2
        return self.rules.corners[face : face + 4]

    def is_creature(self, kind: int) -> bool:
        return self.rules.time[kind] > 0


def with_seat(kind: Callable[[str, int], Event]) -> EventMaker:
    return lambda factory, rule, seat, first, second: kind(rule, seat)


def with_card(kind: Callable[[str, int, str], Event]) -> EventMaker:
    return lambda factory, rule, seat, first, second: kind(rule, seat, factory.names.cards[first])


def with_place(kind: Callable[[str, Place], Event]) -> EventMaker:
    return lambda factory, rule, seat, first, second: kind(rule, coordinates(first))


def with_card_and_place(kind: Callable[[str, str, Place], Event]) -> EventMaker:
    return lambda factory, rule, seat, first, second: kind(rule, factory.names.cards[second], coordinates(first))


def with_token(kind: Callable[[str, str], Event]) -> EventMaker:
    return lambda factory, rule, seat, first, second: kind(rule, TOKEN_NAMES[first])


def with_number(kind: Callable[[str, int], Event]) -> EventMaker:
    return lambda factory, rule, seat, first, second: kind(rule, first)


def with_rule_only(kind: Callable[[str], Event]) -> EventMaker:
    return lambda factory, rule, seat, first, second: kind(rule)


def make_start_card_laid(factory: EventFactory, rule: str, seat: int, kind: int, thing: int) -> Event:
    name = factory.names.cards[kind]
    corners = factory.corners(kind, turn_of(thing))
    chests = factory.rules.chests[kind]
    return events.StartCardLaid(rule, name, coordinates(cell_of(thing)), corners, factory.is_creature(kind), chests)


def make_card_laid(factory: EventFactory, rule: str, seat: int, kind: int, thing: int) -> Event:
    turn = turn_of(thing)
    return events.CardLaid(
        rule,
        seat,
        card=factory.names.cards[kind],
        cell=coordinates(cell_of(thing)),
        turned=turn > 0,
        corners=factory.corners(kind, turn),
        creature=factory.is_creature(kind),
        chests=factory.rules.chests[kind],
    )


def make_time_placed(factory: EventFactory, rule: str, seat: int, cell: int, kind: int) -> Event:
    return events.TimePlaced(rule, factory.names.cards[kind], coordinates(cell), factory.rules.time[kind])


def make_creature_beaten(factory: EventFactory, rule: str, seat: int, cell: int, kind: int) -> Event:
    return events.CreatureBeaten(rule, factory.names.cards[kind], coordinates(cell), kind == factory.rules.knight)


EVENT_MAKERS: Final[dict[int, EventMaker]] = {
    notes.DECK_SHUFFLED: with_number(events.DeckShuffled),
    notes.CARD_DEALT: with_card(events.CardDealt),
    notes.START_LAID: make_start_card_laid,
    notes.FIRST_PLAYER: with_seat(events.FirstPlayerDecided),
    notes.CARD_LAID: make_card_laid,
    notes.TIME_PLACED: make_time_placed,
    notes.TALK_FLIPPED: lambda factory, rule, seat, first, second: events.TalkFlipped(rule, seat, bool(first)),
    notes.CREATURE_BEATEN: make_creature_beaten,
    notes.KNIGHT_HELD: with_rule_only(events.KnightHeld),
    notes.TIME_PASSED: with_number(events.TimePassed),
    notes.CARD_DRAWN: with_card(events.CardDrawn),
    notes.DRAW_SKIPPED: with_seat(events.DrawSkipped),
    notes.KNIGHT_DRAWN: with_seat(events.KnightDrawn),
    notes.TURN_STARTED: with_seat(events.TurnStarted),
    notes.SEAT_SKIPPED: with_seat(events.SeatSkipped),
    notes.CARD_SHOWN: with_card(events.CardShown),
    notes.TOKEN_USED: lambda factory, rule, seat, first, second: events.TokenUsed(rule, seat, TOKEN_NAMES[first]),
    notes.CREATURE_BURNT: with_card_and_place(events.CreatureBurnt),
    notes.CREATURE_FROZEN: with_card_and_place(events.CreatureFrozen),
    notes.CORNER_POISONED: with_place(events.CornerPoisoned),
    notes.TOKEN_RETURNED: with_token(events.TokenReturned),
    notes.GIVING_UP: with_seat(events.GivingUp),
    notes.DUNGEON_WON: with_rule_only(events.DungeonWon),
    notes.DUNGEON_LOST: with_rule_only(events.DungeonLost),
    notes.CARD_BLAMED: with_card_and_place(events.CardBlamed),
    notes.TOKEN_DRAWN: with_token(events.TokenDrawn),
    notes.CHESTS_COUNTED: with_number(events.ChestsCounted),
    notes.LAST_CHANCE_CALLED: with_seat(events.LastChanceCalled),
}
