"""How the rounds of a match went, by its events."""

from collections.abc import Iterable
from typing import Final

import msgspec

from knockbox.engine.event import Event
from knockbox.games.knockdown.events import RoundStarted, RoundWon, TurnStarted

KNOCKOUT: Final = "K.O."
DECK_OUT: Final = "deck-out"
ENDINGS: Final = {"KD-END-2": KNOCKOUT, "KD-END-3": DECK_OUT, "KD-END-4": DECK_OUT, "KD-END-5": DECK_OUT}
"""What the rule that ended a round is called."""


class Round(msgspec.Struct, frozen=True):
    """One round: who began, who won, how it ended and after how many turns."""

    first: int
    winner: int
    ending: str
    turns: int


def rounds_of(events: Iterable[Event]) -> list[Round]:
    """Every round that was won; one that a resignation broke off is not counted."""
    rounds: list[Round] = []
    first, turns = 0, 0
    for event in events:
        if isinstance(event, RoundStarted):
            first, turns = event.seat, 0
        elif isinstance(event, TurnStarted):
            turns += 1
        elif isinstance(event, RoundWon):
            rounds.append(Round(first, event.seat, ENDINGS.get(event.rule, event.rule), turns))
    return rounds
