"""A player of the dungeon that tries every card of the hand, then lays the best one."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from knockbox.engine.rng import Rng
from tools.pictures.table_clients import Action, TableView

Lay: TypeAlias = dict[str, Any]
Value: TypeAlias = tuple[int, ...]

SAFE_SUM: Final = 5
MAX_GUESTS: Final = 2
NEVER: Final = 100


class DungeonPlayer:
    """Plays all seats of a table, and stores the values of the cards in the current hand."""

    def __init__(self, invites_from: int = NEVER) -> None:
        self.invites_from = invites_from  # laid cards from which on creatures are left undefeated
        self.turn = (0, 0)
        self.value_of: Callable[[Lay], Value] = careful_value
        self.values: dict[str, Value] = {}

    def __call__(self, scene: TableView, seat: int, rng: Rng) -> Action:
        self.start_turn(scene, seat)
        enabled: list[Action] = [each for each in scene["question"]["candidates"] if each["enabled"]]
        if scene["question"]["prompt"] == "choose_card":
            return self.choose_card(enabled)
        if scene["question"]["prompt"] == "choose_cell":
            return self.choose_cell(scene, enabled)
        return enabled[rng.below(len(enabled))]

    def start_turn(self, scene: TableView, seat: int) -> None:
        turn = seat, len(scene["view"]["table"]["cards"])
        if turn != self.turn:
            self.turn, self.values = turn, {}
            self.value_of = (
                inviting_value
                if turn[1] >= self.invites_from and len(undefeated_creatures(scene)) < MAX_GUESTS
                else careful_value
            )

    def choose_card(self, enabled: list[Action]) -> Action:
        """Return a card that was not tried yet, else the best."""
        untried = [each for each in enabled if each["notation"] not in self.values]
        return untried[0] if untried else max(enabled, key=lambda each: self.values[each["notation"]])

    def choose_cell(self, scene: TableView, enabled: list[Action]) -> Action:
        """Put the card back until all cards were tried, then lay it."""
        lays, card = scene["aids"]["lays"], "card " + scene["view"]["own"]["chosen"]["card"]
        best = max(enabled, key=lambda each: self.value_of(lays[each["notation"]]))
        back: list[Action] = [each for each in scene["offers"] if each["notation"] == "put-back" and each["enabled"]]
        if not back or card in self.values:
            return best
        self.values[card] = self.value_of(lays[best["notation"]])
        return back[0]


def careful_value(lay: Lay) -> Value:
    """Prefer not losing, then defeating creatures, then low sums."""
    relief = sum(change["before"] - change["after"] for change in lay["changes"]) - lay["danger"]
    return lay["wins"], not lay["loses"], len(lay["falls"]), relief


def inviting_value(lay: Lay) -> Value:
    """Prefer not losing, then more creatures."""
    return not lay["loses"], lay["danger"] > SAFE_SUM, -len(lay["falls"]), *careful_value(lay)


def undefeated_creatures(scene: TableView) -> list[dict[str, Any]]:
    return [card for card in scene["view"]["table"]["cards"] if card["mark"] == "standing"]
