"""The odds of a Knockdown test, and of the match."""

from functools import cache
from typing import Final

from knockbox.games.knockdown.state import SEATS, KnockdownState
from knockbox.tower.motor import DEFAULT_SKILL
from knockbox.tower.odds import failure_table as odds_of_towers

MATCH_WIN_ODDS: Final[tuple[tuple[float, float, float], ...]] = ((0.5, 0.25, 0.0), (0.75, 0.5, 0.0), (1.0, 1.0, 1.0))
"""The chance to win the match by own and other's victories, between equals at the start of a round."""

ROLLS_BY_TOTAL: Final[tuple[int, ...]] = (0, 0, 0, 1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1)
"""The number of rolls of three dice with a total of 0, 1, 2, … 18."""
NUM_ROLLS: Final = 216
DICE_FAILURE_ODDS: Final[tuple[float, ...]] = tuple(
    sum(ROLLS_BY_TOTAL[:wounds]) / NUM_ROLLS for wounds in range(len(ROLLS_BY_TOTAL))
)
"""By wounds: the chance that three dice show less."""


DEFAULT_BUILDER_SKILLS: Final[tuple[str, ...]] = (DEFAULT_SKILL,) * SEATS
"""The builder skills of the seats unless the match says otherwise."""


def dice_failure_chance(wounds: int) -> float:
    """KD-KODICE-2, KD-KODICE-4 Return the chance to fail a test by dice with this number of wounds."""
    return DICE_FAILURE_ODDS[wounds] if wounds < len(DICE_FAILURE_ODDS) else 1.0


@cache
def failure_odds_by_seat(
    test: str, dice_always: str, seconds: str, builder_skills: tuple[str, ...]
) -> list[list[float]]:
    """KDR-29, KDR-69 Return the chance to fail by seat and wounds: by dice, or by a tower of this builder skill."""
    rolls = [test == "dice" or dice_always in ("AB"[seat], "both") for seat in range(SEATS)]
    return [
        list(DICE_FAILURE_ODDS if rolls[seat] else odds_of_towers(builder_skills[seat], int(seconds)))
        for seat in range(SEATS)
    ]


def failure_chance_with(chances: list[float], wounds: int) -> float:
    """Return the chance to fail with this number of wounds; beyond the end of the list it is certain."""
    return chances[wounds] if wounds < len(chances) else 1.0


def current_failure_chance(state: KnockdownState, seat: int) -> float:
    """Return the chance that a seat fails a test now, by dice or by a tower."""
    return failure_chance_with(state.rules.failure_odds[seat], state.light[seat] + state.heavy[seat])


def win_odds(state: KnockdownState, seat: int) -> tuple[float, float]:
    """KD-GOAL-2 Return the chance to win the match if this round is lost, and if it is won."""
    own = state.victories[seat]
    other = state.victories[1 - seat]
    if own >= 2 or other >= 2:
        return (1.0, 1.0) if own > other else (0.0, 0.0)
    return MATCH_WIN_ODDS[own][other + 1], MATCH_WIN_ODDS[own + 1][other]
