"""The odds of a Knockdown test, which anybody at the table can work out."""

from typing import Final

from knockbox.games.knockdown.state import KnockdownState

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
