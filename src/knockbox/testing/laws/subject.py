"""What the laws must be told of a game beside its contract, and how they say that one is broken."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from knockbox.engine.event import Event
from knockbox.engine.game import Game
from knockbox.engine.rng import Rng
from knockbox.engine.state import State
from knockbox.testing.laws.walk import Input

Things = Mapping[str, Counter[str]]


class BrokenLawError(AssertionError):
    """A game broke one of the laws."""


class Subject(Protocol):
    """A game on trial; what is hidden, conserved and rebuilt is told here, away from the code that is tried."""

    @property
    def game(self) -> Game[Any]: ...

    def draw(self, game: Game[Any], state: State, rng: Rng, offer_odds: int) -> Input:
        """The next input of a walk: random, or steered where random play would not lead far.

        `game` is the one that is played, faults and all; `offer_odds` are those of `draw_input`.
        """

    def open_table(self, state: State) -> msgspec.Struct:
        """The part of the public view that events must rebuild."""

    def rebuilt(self, events: Sequence[Event]) -> msgspec.Struct:
        """What public events make of an empty table."""

    def wipes(self, events: Sequence[Event]) -> bool:
        """Whether these events clear the table, so that equal views may have different pasts."""

    def passes(self, event: Event) -> bool:
        """Whether the fact, or the moment at which it came, leaves no trace on any view, as a die does not."""

    def present(self, state: State) -> Things:
        """By sort, everything there is on the table, counted where it lies."""

    def owed(self, state: State) -> Things:
        """By sort, everything that ought to be there."""

    def hidden(self, state: State, seat: int) -> Things:
        """By place, what lies where `seat` cannot look."""

    def suspected(self, state: State, seat: int) -> Things:
        """By place, what may lie there, judged by the view of `seat` alone; counts are odds.

        A place whose odds cannot be told (someone is asked who must be able to answer) is left out.
        """


def demand(holds: bool, law: int, complaint: str) -> None:
    """Raise unless the law holds."""
    if not holds:
        raise BrokenLawError(f"law {law}: {complaint}")


def fingerprint(game: Game[Any], state: State) -> bytes:
    """Everything the state holds, in bytes."""
    return msgspec.json.encode(game.position(state), order="sorted")
