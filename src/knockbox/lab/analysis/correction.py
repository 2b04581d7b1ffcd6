"""Corrects the win probabilities of a search by a curve fitted to match results."""

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from math import exp, log
from pathlib import Path
from typing import Final

import msgspec

from knockbox.lab.atomic_files import write_atomically
from knockbox.lab.errors import LabError

CORRECTIONS_FILE: Final = "corrections.json"
MAX_NEWTON_STEPS: Final = 25
MIN_NEWTON_STEP: Final = 1e-9
"""A smaller Newton step changes none of the stored digits."""
BEND_CANDIDATES: Final = tuple(step / 20 for step in range(21))
MIN_SLOPE: Final = 0.1
"""Smallest slope, so that even a fit to few matches preserves the order of choices."""
CERTAIN_MARGIN: Final = 1e-4
"""A probability nearer to 0 or 1 counts as certain."""


class Correction(msgspec.Struct, frozen=True):
    """A monotonic curve over logits: slope 1, shift 0 and bend 0 change nothing, a flatter slope shrinks towards 50 %.

    With a bend the curve is steep in the middle and flatter towards the ends.
    """

    slope: float = 1.0
    shift: float = 0.0
    bend: float = 0.0
    lesson: dict[str, str] = {}  # the matches it was fitted to

    def correct(self, raw: float) -> float:
        """Return the corrected probability; certain ones stay, because a finished match is no estimate."""
        return (
            raw
            if not CERTAIN_MARGIN < raw < 1 - CERTAIN_MARGIN
            else sigmoid(self.slope * bend_logit(logit(raw), self.bend) + self.shift)
        )

    def derivative(self, raw: float) -> float:
        """Return the derivative of the correction: the factor by which a small difference grows."""
        if not CERTAIN_MARGIN < raw < 1 - CERTAIN_MARGIN:
            return 1.0
        corrected = self.correct(raw)
        steepness = self.slope / (1 + self.bend * abs(logit(raw))) ** 2
        return steepness * corrected * (1 - corrected) / (raw * (1 - raw))

    @property
    def coefficients(self) -> tuple[float, float, float]:
        return self.slope, self.shift, self.bend


NO_CORRECTION: Final = Correction()


def logit(chance: float) -> float:
    return log(chance / (1 - chance))


def bend_logit(number: float, bend: float) -> float:
    return number / (1 + bend * abs(number))


def sigmoid(number: float) -> float:
    return 1 / (1 + exp(-number))


def fit(pairs: Sequence[tuple[float, bool]]) -> Correction:
    """Return the maximum likelihood curve.

    It need not map 50 % to 50 %: the best of several estimates is biased upwards.
    """
    points = [(logit(min(max(raw, CERTAIN_MARGIN), 1 - CERTAIN_MARGIN)), float(won)) for raw, won in pairs]
    return max((fit_with_bend(points, bend) for bend in BEND_CANDIDATES), key=lambda made: log_likelihood(points, made))


def fit_with_bend(points: Sequence[tuple[float, float]], bend: float) -> Correction:
    """Return the maximum likelihood curve with this bend."""
    slope = 1.0
    shift = 0.0
    bent_points = [(bend_logit(number, bend), won) for number, won in points]
    for _ in range(MAX_NEWTON_STEPS):
        steps = newton_step(bent_points, slope, shift)
        slope += steps[0]
        shift += steps[1]
        if max(map(abs, steps)) < MIN_NEWTON_STEP:
            break
    return Correction(round(max(MIN_SLOPE, slope), 4), round(shift, 4), bend)


def log_likelihood(points: Iterable[tuple[float, float]], correction: Correction) -> float:
    """Return the log likelihood, with a weak prior against bending."""
    chances = (
        (sigmoid(correction.slope * bend_logit(number, correction.bend) + correction.shift), won)
        for number, won in points
    )
    return sum(log(chance if won else 1 - chance) for chance, won in chances) - correction.bend


def newton_step(points: Iterable[tuple[float, float]], slope: float, shift: float) -> tuple[float, float]:
    """Return one Newton step of slope and shift, with a weak prior that nothing needs correcting."""
    gradient_slope = 1.0 - slope
    gradient_shift = -shift
    hessian_slope = 1.0
    hessian_cross = 0.0
    hessian_shift = 1.0
    for number, won in points:
        chance = sigmoid(slope * number + shift)
        weight = chance * (1 - chance)
        gradient_slope += (won - chance) * number
        gradient_shift = gradient_shift + won - chance
        hessian_slope += weight * number * number
        hessian_cross += weight * number
        hessian_shift += weight
    determinant = hessian_slope * hessian_shift - hessian_cross * hessian_cross
    return (
        (hessian_shift * gradient_slope - hessian_cross * gradient_shift) / determinant,
        (hessian_slope * gradient_shift - hessian_cross * gradient_slope) / determinant,
    )


@cache
def shipped_corrections() -> dict[str, Correction]:
    """Return the shipped corrections, keyed by game and evaluator."""
    return msgspec.json.decode(
        files("knockbox.lab.analysis").joinpath(CORRECTIONS_FILE).read_bytes(), type=dict[str, Correction]
    )


def get_correction(game: str, evaluator: str) -> Correction:
    """Return the correction for a game and evaluator, or the identity."""
    return shipped_corrections().get(f"{game} {evaluator}", NO_CORRECTION)


def write_correction(path: Path, game: str, evaluator: str, correction: Correction) -> None:
    """Add a correction to the file; others stay."""
    corrections = dict(sorted({**read_corrections(path), f"{game} {evaluator}": correction}.items()))
    write_atomically(path, msgspec.json.format(msgspec.json.encode(corrections), indent=2) + b"\n")


def read_corrections(path: Path) -> dict[str, Correction]:
    """Read corrections by game and evaluator; a missing file has none."""
    if not path.exists():
        return {}
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, Correction])
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise LabError(f"`{path}` is not a corrections file: {error}; expected a file written by --correct") from None
