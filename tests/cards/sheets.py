"""Special attacks in words: the fighter of a sheet in his turn, what he pays, and what came of it."""

from typing import Any

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.table import options, place, say, table
from tests.cards.faces import EVERYWHERE, SIEGE_STORM, Face, Stage, look

FROM_ONE = [[1, there] for there in range(2, 7)]
FROM_ZERO = [[0, there] for there in range(1, 7)]


def begin(special: str, held: list[str], places: list[int], stage: Stage = SIEGE_STORM, **parts: Any) -> KnockdownState:
    """The fighter of a special in his turn, with these cards in hand."""
    fighter = special.split("/")[0]
    laid: dict[str, Any] = {"hands": [held, []], "row": stage.fillers[:4], "places": places, **parts}
    return table(pack=stage.pack, fighters=[fighter, stage.rivals[fighter]], **laid)


def perform(
    special: str, held: list[str], paid: list[str], places: list[int], stage: Stage = SIEGE_STORM, **parts: Any
) -> KnockdownState:
    """The special was paid for and resolved up to the first question."""
    state = begin(special, held, places, stage, **parts)
    return say(state, "combo", f"perform {special}", f"pay {'+'.join(paid)}")


def is_offered(special: str, held: list[str], places: list[int], stage: Stage = SIEGE_STORM) -> bool:
    state = begin(special, held, places, stage)
    return "combo" in options(state) and f"perform {special}" in options(say(state, "combo"))


def special_face(special: str, paid: list[str], stage: Stage = SIEGE_STORM) -> Face:
    """Where the special is offered, and what it is in play."""
    reach = [apart for apart in EVERYWHERE if is_offered(special, paid, [0, apart], stage)]
    state = perform(special, paid, paid, [2, 2 + reach[0]], stage, hands=[paid, stage.blockers])
    return look(state, reach)


def payments(special: str, held: list[str], stage: Stage = SIEGE_STORM, apart: int = 1) -> list[str]:
    """Every way to pay, each as its cards in the order in which they are held."""
    state = say(begin(special, held, [2, 2 + apart], stage), "combo", f"perform {special}")
    return [option.removeprefix("pay ") for option in options(state)]


def answer(
    special: str, held: list[str], trigger: str, places: list[int], stage: Stage = SIEGE_STORM, **parts: Any
) -> KnockdownState:
    """The rival declares something; the fighter of a Reaction sits in the second seat."""
    fighter = special.split("/")[0]
    laid: dict[str, Any] = {"hands": [[], held], "row": stage.fillers[:4], "places": places, **parts}
    return say(table(pack=stage.pack, fighters=[stage.rivals[fighter], fighter], **laid), trigger)


def reach_of(
    special: str, held: list[str], trigger: str, spaces: list[list[int]], stage: Stage = SIEGE_STORM, **parts: Any
) -> list[int]:
    """The distances at which a Reaction may be used on a trigger."""
    states = [answer(special, held, trigger, places, stage, **parts) for places in spaces]
    asked_at = [state for state in states if f"react {special}" in options(state)]
    return [abs(place(state, 0) - place(state, 1)) for state in asked_at]
