"""Scenes of special attacks: the fighter in their turn, what they pay, and what happens."""

from typing import Any

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import options, place, say, table
from tests.cards.attack_profiles import ALL_DISTANCES, SIEGE_STORM, AttackProfile, SceneSetup, resolve_profile

PLACES_FROM_ONE = [[1, there] for there in range(2, 7)]
PLACES_FROM_ZERO = [[0, there] for there in range(1, 7)]


def begin(
    special: str, held: list[str], places: list[int], stage: SceneSetup = SIEGE_STORM, **parts: Any
) -> KnockdownState:
    """Return the fighter of a special in their turn, with these cards in hand."""
    fighter = special.split("/")[0]
    laid: dict[str, Any] = {"hands": [held, []], "row": stage.fillers[:4], "places": places, **parts}
    return table(pack=stage.pack, fighters=[fighter, stage.rivals[fighter]], **laid)


def perform(
    special: str, held: list[str], paid: list[str], places: list[int], stage: SceneSetup = SIEGE_STORM, **parts: Any
) -> KnockdownState:
    """Pay for the special and resolve it up to the first question."""
    state = begin(special, held, places, stage, **parts)
    return say(state, "combo", f"perform {special}", f"pay {'+'.join(paid)}")


def is_offered(special: str, held: list[str], places: list[int], stage: SceneSetup = SIEGE_STORM) -> bool:
    state = begin(special, held, places, stage)
    return "combo" in options(state) and f"perform {special}" in options(say(state, "combo"))


def special_profile(special: str, paid: list[str], stage: SceneSetup = SIEGE_STORM) -> AttackProfile:
    """Return where the special is offered, and its properties in play."""
    reach = [apart for apart in ALL_DISTANCES if is_offered(special, paid, [0, apart], stage)]
    state = perform(special, paid, paid, [2, 2 + reach[0]], stage, hands=[paid, stage.blockers])
    return resolve_profile(state, reach)


def payment_options(special: str, held: list[str], stage: SceneSetup = SIEGE_STORM, apart: int = 1) -> list[str]:
    """Return every way to pay, each as its cards in the order in which they are held."""
    state = say(begin(special, held, [2, 2 + apart], stage), "combo", f"perform {special}")
    return [option.removeprefix("pay ") for option in options(state)]


def declare_against(
    special: str, held: list[str], trigger: str, places: list[int], stage: SceneSetup = SIEGE_STORM, **parts: Any
) -> KnockdownState:
    """Let the rival declare something; the fighter of a Reaction has the second seat."""
    fighter = special.split("/")[0]
    laid: dict[str, Any] = {"hands": [[], held], "row": stage.fillers[:4], "places": places, **parts}
    return say(table(pack=stage.pack, fighters=[stage.rivals[fighter], fighter], **laid), trigger)


def reaction_distances(
    special: str, held: list[str], trigger: str, spaces: list[list[int]], stage: SceneSetup = SIEGE_STORM, **parts: Any
) -> list[int]:
    """Return the distances at which a Reaction may be used on a trigger."""
    states = [declare_against(special, held, trigger, places, stage, **parts) for places in spaces]
    asked_at = [state for state in states if f"react {special}" in options(state)]
    return [abs(place(state, 0) - place(state, 1)) for state in asked_at]
