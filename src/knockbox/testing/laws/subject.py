"""What the laws need to know about a game besides its contract, and how they report a broken law."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from knockbox.engine.event import Event
from knockbox.engine.game import Game
from knockbox.engine.rng import Rng
from knockbox.engine.state import State
from knockbox.testing.laws.walk import Input

CountsByPlace = Mapping[str, Counter[str]]


class BrokenLawError(AssertionError):
    """A game broke one of the laws."""


class Subject(Protocol):
    """A game under test; it defines what is hidden, conserved and rebuilt independently of the tested code."""

    @property
    def game(self) -> Game[Any]: ...

    def draw(self, game: Game[Any], state: State, rng: Rng, side_action_odds: int) -> Input:
        """Return the next input of a walk: random, or guided where random play would not get far.

        `game` is the one that is played, including its faults; `offer_odds` are those of `draw_input`.
        """

    def public_table(self, state: State) -> msgspec.Struct:
        """Return the part of the public view that events must rebuild."""

    def rebuild_table(self, events: Sequence[Event]) -> msgspec.Struct:
        """Return the table that public events build from an empty one."""

    def clears_table(self, events: Sequence[Event]) -> bool:
        """Return whether these events clear the table, so that equal views may have different pasts."""

    def leaves_no_trace(self, event: Event) -> bool:
        """Return whether the event, or its timing, leaves no trace in any view, as with a die roll."""

    def present_things(self, state: State) -> CountsByPlace:
        """Return everything in the game by sort, counted where it is."""

    def expected_things(self, state: State) -> CountsByPlace:
        """Return everything that should be in the game by sort."""

    def hidden_things(self, state: State, seat: int) -> CountsByPlace:
        """Return the things that `seat` cannot see, by place."""

    def possible_things(self, state: State, seat: int) -> CountsByPlace:
        """Return what may be in each hidden place, from the view of `seat` alone; counts are odds.

        A place with unknown odds is left out, as when a seat is asked a question that only some hands can answer.
        """


def require_law(holds: bool, law: int, complaint: str) -> None:
    """Raise BrokenLawError unless the law holds."""
    if not holds:
        raise BrokenLawError(f"law {law}: {complaint}")


def fingerprint(game: Game[Any], state: State) -> bytes:
    """Return the position of a state, encoded."""
    return msgspec.json.encode(game.position(state), order="sorted")
