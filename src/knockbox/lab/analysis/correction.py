"""From what a search says to what happens: chances are corrected by what came of matches."""

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from math import exp, log
from pathlib import Path
from typing import Final

import msgspec

from knockbox.lab.drafts import write_whole
from knockbox.lab.errors import LabError

NUMBERS: Final = "corrections.json"
STEPS: Final = 25
TINY: Final = 1e-9
"""A step that is smaller changes none of the digits that are kept."""
BENDS: Final = tuple(step / 20 for step in range(21))
FLATTEST: Final = 0.1
"""However few the matches, what a search likes better stays better."""
SURE: Final = 1e-4
"""A chance that is nearer to 0 or 1 is as good as certain."""


class Correction(msgspec.Struct, frozen=True):
    """A curve through the logits: 1, 0 and 0 change nothing, a flatter one makes a search more modest.

    With a bend it is steep in the middle and flatter the surer a search is; it never turns round.
    """

    slope: float = 1.0
    shift: float = 0.0
    bend: float = 0.0
    lesson: dict[str, str] = {}  # which matches it was made from

    def chance(self, raw: float) -> float:
        """What is certain stays so: a match that is over is no estimate."""
        return raw if not SURE < raw < 1 - SURE else sigmoid(self.slope * bent(logit(raw), self.bend) + self.shift)

    def stretch(self, raw: float) -> float:
        """How much wider a small difference becomes at a chance."""
        if not SURE < raw < 1 - SURE:
            return 1.0
        near, steepness = self.chance(raw), self.slope / (1 + self.bend * abs(logit(raw))) ** 2
        return steepness * near * (1 - near) / (raw * (1 - raw))

    @property
    def numbers(self) -> tuple[float, float, float]:
        return self.slope, self.shift, self.bend


NONE: Final = Correction()


def logit(chance: float) -> float:
    return log(chance / (1 - chance))


def bent(number: float, bend: float) -> float:
    return number / (1 + bend * abs(number))


def sigmoid(number: float) -> float:
    return 1 / (1 + exp(-number))


def fit(pairs: Sequence[tuple[float, bool]]) -> Correction:
    """The curve that makes what happened likeliest.

    It need not say 50 where a search says 50: whoever takes the best of what he found finds it better than it is.
    """
    points = [(logit(min(max(raw, SURE), 1 - SURE)), float(won)) for raw, won in pairs]
    return max((line(points, bend) for bend in BENDS), key=lambda made: likelihood(points, made))


def line(points: Sequence[tuple[float, float]], bend: float) -> Correction:
    """The likeliest of those that bend so much."""
    slope, shift, bowed = 1.0, 0.0, [(bent(number, bend), won) for number, won in points]
    for _ in range(STEPS):
        steps = newton(bowed, slope, shift)
        slope, shift = slope + steps[0], shift + steps[1]
        if max(map(abs, steps)) < TINY:
            break
    return Correction(round(max(FLATTEST, slope), 4), round(shift, 4), bend)


def likelihood(points: Iterable[tuple[float, float]], made: Correction) -> float:
    """The logarithm of how likely it makes what happened, and a faint belief that nothing bends."""
    chances = ((sigmoid(made.slope * bent(number, made.bend) + made.shift), won) for number, won in points)
    return sum(log(chance if won else 1 - chance) for chance, won in chances) - made.bend


def newton(points: Iterable[tuple[float, float]], slope: float, shift: float) -> tuple[float, float]:
    """One step towards the likeliest line, slowed by a faint belief that nothing needs correcting."""
    up, along = 1.0 - slope, -shift
    steep, cross, wide = 1.0, 0.0, 1.0
    for number, won in points:
        chance = sigmoid(slope * number + shift)
        weight = chance * (1 - chance)
        up, along = up + (won - chance) * number, along + won - chance
        steep, cross, wide = steep + weight * number * number, cross + weight * number, wide + weight
    size = steep * wide - cross * cross
    return (wide * up - cross * along) / size, (steep * along - cross * up) / size


@cache
def shipped() -> dict[str, Correction]:
    """By game."""
    return msgspec.json.decode(
        files("knockbox.lab.analysis").joinpath(NUMBERS).read_bytes(), type=dict[str, Correction]
    )


def correction_of(game: str, judge: str) -> Correction:
    """The correction that was made for a judge of a game; without one, what a search says stands."""
    return shipped().get(f"{game} {judge}", NONE)


def keep(path: Path, game: str, judge: str, made: Correction) -> None:
    """Put a correction beside those that a file holds already."""
    held = dict(sorted({**read(path), f"{game} {judge}": made}.items()))
    write_whole(path, msgspec.json.format(msgspec.json.encode(held), indent=2) + b"\n")


def read(path: Path) -> dict[str, Correction]:
    """By game and judge; a file that is not there holds none."""
    if not path.exists():
        return {}
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, Correction])
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise LabError(f"`{path}` holds no corrections: {error}; expected what --correct makes") from None
