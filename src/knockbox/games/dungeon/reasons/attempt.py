"""An attempted choice, with the information that reasons may use."""

from knockbox.engine.action import thing_of, verb_of
from knockbox.engine.decision import Decision
from knockbox.engine.reason import Reason
from knockbox.games.dungeon.lattice import x_of, y_of
from knockbox.games.dungeon.state import NOTHING, DungeonState
from knockbox.games.dungeon.tasks.place import ChooseCell
from knockbox.games.dungeon.text.names import Names

Reasons = list[Reason]
Values = dict[str, str | int]


class Attempt:
    """A choice that a seat attempts; reasons may use the public table and this seat's own hand, nothing else."""

    def __init__(self, names: Names, state: DungeonState, question: Decision, seat: int, choice: int) -> None:
        self.names = names
        self.state = state
        self.rules = state.rules
        self.prompt = question.prompt
        self.is_asked = question.seat == seat
        self.seat = seat
        self.verb = verb_of(choice)
        self.thing = thing_of(choice)

    @property
    def is_player(self) -> bool:
        return 0 <= self.seat < self.rules.seats

    @property
    def hand(self) -> list[int]:
        return self.state.hands[self.seat]

    @property
    def shown_card(self) -> int:
        return self.state.shown[self.seat]

    @property
    def chosen_card(self) -> int:
        """Return the card that the asked seat has chosen to lay, or NOTHING for all other seats."""
        task = self.state.asking
        return task.kind if self.is_asked and isinstance(task, ChooseCell) else NOTHING

    def card_value(self, kind: int) -> Values:
        return {"card": self.names.cards[kind]}


def place_values(point: int) -> Values:
    """Return the coordinates of a cell or a vertex as values of a reason."""
    return {"x": x_of(point), "y": y_of(point)}
