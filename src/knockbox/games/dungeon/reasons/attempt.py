"""Something that a seat tries, with what it may look at to learn why not."""

from knockbox.engine.action import thing_of, verb_of
from knockbox.engine.decision import Decision
from knockbox.engine.reason import Reason
from knockbox.games.dungeon.lattice import x_of, y_of
from knockbox.games.dungeon.names import Names
from knockbox.games.dungeon.state import NOTHING, DungeonState
from knockbox.games.dungeon.tasks.place import ChooseCell

Reasons = list[Reason]
Values = dict[str, str | int]


class Attempt:
    """A choice made while the table waits; reasons may use the open table and this seat's own hand, no more."""

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
    def shown(self) -> int:
        return self.state.shown[self.seat]

    @property
    def chosen(self) -> int:
        """The card that the asked seat is about to lay, which nobody else knows, or NOTHING."""
        task = self.state.asking
        return task.kind if self.is_asked and isinstance(task, ChooseCell) else NOTHING

    def card(self, kind: int) -> Values:
        return {"card": self.names.cards[kind]}


def spot(point: int) -> Values:
    """A cell or a vertex, as people count them."""
    return {"x": x_of(point), "y": y_of(point)}
