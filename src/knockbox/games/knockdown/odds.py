"""The odds of a Knockdown test, which anybody at the table can work out."""

from functools import cache
from typing import Final

from knockbox.games.knockdown.state import SEATS, KnockdownState
from knockbox.tower.motor import USUAL
from knockbox.tower.odds import table as odds_of_towers

BY_VICTORIES: Final[tuple[tuple[float, float, float], ...]] = ((0.5, 0.25, 0.0), (0.75, 0.5, 0.0), (1.0, 1.0, 1.0))
"""The chance to win the match by one's own victories and the other's, between equals at the start of a round."""

WAYS: Final[tuple[int, ...]] = (0, 0, 0, 1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1)
"""Of three dice to show 0, 1, 2, 3, … 18 together."""
ALL_WAYS: Final = 216
FAILING: Final[tuple[float, ...]] = tuple(sum(WAYS[:wounds]) / ALL_WAYS for wounds in range(len(WAYS)))
"""By wounds: the chance that three dice show less."""


HANDS: Final[tuple[str, ...]] = (USUAL,) * SEATS
"""How well the seats build, as long as nobody says otherwise."""


def failing(wounds: int) -> float:
    """KD-KODICE-2, KD-KODICE-4 The chance to fail a test with so many wounds."""
    return FAILING[wounds] if wounds < len(FAILING) else 1.0


@cache
def chances(test: str, dice_always: str, seconds: str, hands: tuple[str, ...]) -> list[list[float]]:
    """KDR-29, KDR-69 By seat and wounds, the chance to fail: of dice, or of a tower that such a hand builds in time."""
    rolls = [test == "dice" or dice_always in ("AB"[seat], "both") for seat in range(SEATS)]
    return [list(FAILING if rolls[seat] else odds_of_towers(hands[seat], int(seconds))) for seat in range(SEATS)]


def failing_with(chances: list[float], wounds: int) -> float:
    """The chance of a seat to fail with so many wounds; with more than the list has it is certain."""
    return chances[wounds] if wounds < len(chances) else 1.0


def failing_now(state: KnockdownState, seat: int) -> float:
    """The chance that a seat fails the test in force: by dice, or by a tower."""
    return failing_with(state.rules.failing[seat], state.light[seat] + state.heavy[seat])


def stakes(state: KnockdownState, seat: int) -> tuple[float, float]:
    """KD-GOAL-2 The chance to win the match once this round is lost, and once it is won."""
    own, other = state.victories[seat], state.victories[1 - seat]
    if own >= 2 or other >= 2:
        return (1.0, 1.0) if own > other else (0.0, 0.0)
    return BY_VICTORIES[own][other + 1], BY_VICTORIES[own + 1][other]
