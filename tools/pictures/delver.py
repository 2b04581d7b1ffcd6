"""Somebody who plays the dungeon: looks at every card of the hand on the floor, then lays the best one."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from knockbox.engine.rng import Rng
from tools.pictures.company import Deed, Scene

Lay: TypeAlias = dict[str, Any]
Worth: TypeAlias = tuple[int, ...]

SAFE_SUM: Final = 5
GUESTS: Final = 2
NEVER: Final = 100


class Delver:
    """Plays all seats of a table, and remembers what the cards of the hand whose turn it is are worth."""

    def __init__(self, invites_from: int = NEVER) -> None:
        self.invites_from = invites_from  # how many cards lie before some creatures may stand about
        self.turn = (0, 0)
        self.worth: Callable[[Lay], Worth] = careful
        self.worths: dict[str, Worth] = {}

    def __call__(self, scene: Scene, seat: int, rng: Rng) -> Deed:
        self.begin(scene, seat)
        enabled: list[Deed] = [each for each in scene["question"]["candidates"] if each["enabled"]]
        if scene["question"]["prompt"] == "choose_card":
            return self.card(enabled)
        if scene["question"]["prompt"] == "choose_cell":
            return self.cell(scene, enabled)
        return enabled[rng.below(len(enabled))]

    def begin(self, scene: Scene, seat: int) -> None:
        turn = seat, len(scene["view"]["table"]["cards"])
        if turn != self.turn:
            self.turn, self.worths = turn, {}
            self.worth = inviting if turn[1] >= self.invites_from and len(standing(scene)) < GUESTS else careful

    def card(self, enabled: list[Deed]) -> Deed:
        """One that was not looked at, or else the best."""
        untried = [each for each in enabled if each["notation"] not in self.worths]
        return untried[0] if untried else max(enabled, key=lambda each: self.worths[each["notation"]])

    def cell(self, scene: Scene, enabled: list[Deed]) -> Deed:
        """The card goes back to the hand until all of them were looked at."""
        lays, card = scene["aids"]["lays"], "card " + scene["view"]["own"]["chosen"]["card"]
        best = max(enabled, key=lambda each: self.worth(lays[each["notation"]]))
        back: list[Deed] = [each for each in scene["offers"] if each["notation"] == "put-back" and each["enabled"]]
        if not back or card in self.worths:
            return best
        self.worths[card] = self.worth(lays[best["notation"]])
        return back[0]


def careful(lay: Lay) -> Worth:
    """Nobody loses on purpose; then creatures shall fall, and all sums together."""
    relief = sum(change["before"] - change["after"] for change in lay["changes"]) - lay["danger"]
    return lay["wins"], not lay["loses"], len(lay["falls"]), relief


def inviting(lay: Lay) -> Worth:
    """The more the merrier, as long as nothing is lost."""
    return not lay["loses"], lay["danger"] > SAFE_SUM, -len(lay["falls"]), *careful(lay)


def standing(scene: Scene) -> list[dict[str, Any]]:
    return [card for card in scene["view"]["table"]["cards"] if card["mark"] == "standing"]
