"""The odds of a Knockdown test, which anybody at the table can work out."""

from typing import Final

from knockbox.games.knockdown.state import KnockdownState

BY_VICTORIES: Final[tuple[tuple[float, float, float], ...]] = ((0.5, 0.25, 0.0), (0.75, 0.5, 0.0), (1.0, 1.0, 1.0))
"""The chance to win the match by one's own victories and the other's, between equals at the start of a round."""

WAYS: Final[tuple[int, ...]] = (0, 0, 0, 1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1)
"""Of three dice to show 0, 1, 2, 3, … 18 together."""
ALL_WAYS: Final = 216
FAILING: Final[tuple[float, ...]] = tuple(sum(WAYS[:wounds]) / ALL_WAYS for wounds in range(len(WAYS)))
"""By wounds: the chance that three dice show less."""


def failing(wounds: int) -> float:
    """KD-KODICE-2, KD-KODICE-4 The chance to fail a test with so many wounds."""
    return FAILING[wounds] if wounds < len(FAILING) else 1.0


def failing_now(state: KnockdownState, seat: int) -> float:
    """The chance that a seat fails the test in force; a tower is taken to fall as often as dice fail."""
    return failing(state.light[seat] + state.heavy[seat])


def stakes(state: KnockdownState, seat: int) -> tuple[float, float]:
    """KD-GOAL-2 The chance to win the match once this round is lost, and once it is won."""
    own, other = state.victories[seat], state.victories[1 - seat]
    if own >= 2 or other >= 2:
        return (1.0, 1.0) if own > other else (0.0, 0.0)
    return BY_VICTORIES[own][other + 1], BY_VICTORIES[own + 1][other]
