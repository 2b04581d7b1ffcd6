"""Summary of the rounds of a match, from its events."""

from collections.abc import Iterable
from typing import Final

import msgspec

from knockbox.engine.event import Event
from knockbox.games.knockdown.events import RoundStarted, RoundWon, TurnStarted

KNOCKOUT: Final = "K.O."
DECK_OUT: Final = "deck-out"
ENDINGS: Final = {"KD-END-2": KNOCKOUT, "KD-END-3": DECK_OUT, "KD-END-4": DECK_OUT, "KD-END-5": DECK_OUT}
"""Names of the endings by rule id."""


class RoundSummary(msgspec.Struct, frozen=True):
    """One round: its first player, winner, ending and number of turns."""

    first: int
    winner: int
    ending: str
    turns: int


def summarize_rounds(events: Iterable[Event]) -> list[RoundSummary]:
    """Return every round that was won; one ended by a resignation is not counted."""
    rounds: list[RoundSummary] = []
    first = 0
    turns = 0
    for event in events:
        if isinstance(event, RoundStarted):
            first = event.seat
            turns = 0
        elif isinstance(event, TurnStarted):
            turns += 1
        elif isinstance(event, RoundWon):
            rounds.append(RoundSummary(first, event.seat, ENDINGS.get(event.rule, event.rule), turns))
    return rounds
