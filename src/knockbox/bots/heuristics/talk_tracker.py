"""Tracks what players in the dungeon said: zeros they hold, creatures they promise to beat, corners to spare."""

from collections.abc import Sequence
from typing import Final

from knockbox.bots.heuristics.floor import DIAGONAL_STEPS, place_at
from knockbox.engine.event import Event
from knockbox.games.dungeon.events import CardLaid, Said, TalkFlipped

ZERO_STATEMENTS: Final = ("none", "falling", "rising", "both")
"""The words of a statement about zeros, indexed by the diagonals."""
PROMISE_VERBS: Final = ("can-fix", "leave-to-me")


class TalkTracker:
    """Statements that still hold; one about a creature expires when a card touches it."""

    def __init__(self, history: Sequence[Event]) -> None:
        self.zeros: dict[int, int] = {}  # by seat
        self.promises: dict[int, int] = {}  # place of a creature -> seat
        self.help_places: set[int] = set()  # places of creatures
        self.spared_vertices: dict[int, int] = {}  # vertex -> seat
        self.is_silent = False
        for event in history:
            self.observe(event)

    def observe(self, event: Event) -> None:
        if isinstance(event, Said):
            self.on_statement(event.seat, event.words)
        elif isinstance(event, CardLaid):
            self.on_card_laid(event.seat, place_at(*event.cell))
        elif isinstance(event, TalkFlipped):
            self.is_silent = event.silent

    def on_statement(self, seat: int, words: str) -> None:
        verb, _, thing = words.partition(" ")
        if verb == "zeros":
            self.zeros[seat] = ZERO_STATEMENTS.index(thing)
        elif verb in PROMISE_VERBS:
            self.promises[parse_place(thing)] = seat
        elif verb == "help":
            self.help_places.add(parse_place(thing))
        elif verb == "spare":
            self.spared_vertices[parse_place(thing)] = seat

    def on_card_laid(self, seat: int, place: int) -> None:
        """Expire statements after a seat laid a card; during a silence its announced zeros become outdated too."""
        touched = {place + step for step in DIAGONAL_STEPS}
        self.promises = {at: by for at, by in self.promises.items() if by != seat and at not in touched}
        self.spared_vertices = {at: by for at, by in self.spared_vertices.items() if by != seat}
        self.help_places -= touched
        if self.is_silent:
            self.zeros.pop(seat, None)


def forget_old_statements(history: Sequence[Event], cards: int) -> list[Event]:
    """Return the history without statements older than the last `cards` laid cards."""
    laid = 0
    kept: list[Event] = []
    for event in reversed(history):
        laid += isinstance(event, CardLaid)
        if laid < cards or not isinstance(event, Said):
            kept.append(event)
    return kept[::-1]


def last_statement(history: Sequence[Event], seat: int, verb: str) -> str:
    """Return the last statement of this kind by a seat, or an empty string."""
    for event in reversed(history):
        if isinstance(event, Said) and event.seat == seat and event.words.startswith(verb):
            return event.words
    return ""


def parse_place(words: str) -> int:
    """Parse a place such as `1,-1`."""
    x, _, y = words.partition(",")
    return place_at(int(x), int(y))
