"""Calibration of analyses: whether a stated 70 % is won in 70 of 100 matches."""

from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from knockbox.lab.analysis.calibration_trials import Sample
from knockbox.lab.analysis.correction import Correction, fit
from knockbox.lab.atomic_files import write_atomically
from knockbox.lab.errors import LabError
from knockbox.lab.result_tables import ResultTable

BIN_COUNT: Final = 10
MIN_MATCHES_PER_BIN: Final = 40
"""Matches that must contribute choices to a bin before it is judged."""
MAX_DIFFERENCE_POINTS: Final = 6.0
"""Allowed difference in points between prediction and outcome."""


class Bin(msgspec.Struct, frozen=True, omit_defaults=True):
    """Choices with similar predictions, each counted for the seat that made it."""

    number: int  # from 0
    choices: int = 0
    matches: int = 0
    said: float = 0.0  # sum of the predicted win probabilities
    won: int = 0
    error: float = 0.0  # standard error of the difference in points, clustered by match

    @property
    def difference(self) -> float:
        """Return prediction minus outcome, in points."""
        return 100 * (self.said - self.won) / self.choices

    @property
    def is_judged(self) -> bool:
        return self.matches >= MIN_MATCHES_PER_BIN

    @property
    def is_off(self) -> bool:
        return self.is_judged and abs(self.difference) > MAX_DIFFERENCE_POINTS


class Calibration(msgspec.Struct, frozen=True):
    """The calibration over a series of matches."""

    game: str
    matches: int
    seed: int
    bot: str
    judge: str
    model: str  # fingerprint of the model
    budget: str
    engine: str
    correction: tuple[float, float, float]  # slope, shift and bend of the logits
    bins: list[Bin]

    @property
    def bins_off(self) -> list[Bin]:
        return [each for each in self.bins if each.is_off]

    @property
    def bins_unjudged(self) -> list[Bin]:
        return [each for each in self.bins if not each.is_judged]

    @property
    def is_calibrated(self) -> bool:
        """Return whether every bin is judged and none is off."""
        return not self.bins_off and not self.bins_unjudged


PredictedSamples: TypeAlias = Sequence[tuple[Sample, float]]
"""Samples with their predicted win probabilities."""


def make_bins(samples: Sequence[Sample], correction: Correction) -> list[Bin]:
    return [make_bin(number, said) for number, said in enumerate(split_into_bins(samples, correction))]


def split_into_bins(samples: Sequence[Sample], correction: Correction) -> list[PredictedSamples]:
    """Sort the samples into bins."""
    bins: list[list[tuple[Sample, float]]] = [[] for _ in range(BIN_COUNT)]
    for each in samples:
        chance = correction.correct(each.predicted)
        bins[min(BIN_COUNT - 1, int(chance * BIN_COUNT))].append((each, chance))
    return [*bins]


def make_bin(number: int, predicted: PredictedSamples) -> Bin:
    if not predicted:
        return Bin(number)
    chances = sum(chance for _, chance in predicted)
    won = sum(each.is_won for each, _ in predicted)
    middle = (chances - won) / len(predicted)
    by_match = defaultdict[int, float](float)
    for each, chance in predicted:
        by_match[each.match] += chance - each.is_won - middle
    error = 100 * sqrt(sum(off * off for off in by_match.values())) / len(predicted)
    return Bin(number, len(predicted), len(by_match), round(chances, 4), won, round(error, 2))


def fit_correction(samples: Sequence[Sample], lesson: dict[str, str]) -> Correction:
    """Fit a correction to these matches."""
    return msgspec.structs.replace(fit([(each.predicted, each.is_won) for each in samples]), lesson=lesson)


def calibration_table(calibration: Calibration) -> ResultTable:
    head = ["predicted", "choices", "matches", "mean prediction", "won", "difference", "error"]
    return ResultTable(f"Calibration, {calibration.game}", head, [list(bin_row(each)) for each in calibration.bins])


def bin_row(bin: Bin) -> tuple[str, ...]:
    span = f"{100 * bin.number // BIN_COUNT} to {100 * (bin.number + 1) // BIN_COUNT} %"
    if not bin.choices:
        return span, "0", "0", "-", "-", "-", "-"
    said = 100 * bin.said / bin.choices
    won = 100 * bin.won / bin.choices
    off = f"{bin.difference:+.1f}" + ("" if bin.is_judged else " (few)")
    return span, str(bin.choices), str(bin.matches), f"{said:.1f} %", f"{won:.1f} %", off, f"±{2 * bin.error:.1f}"


def describe_calibration(calibration: Calibration) -> str:
    judged = [each for each in calibration.bins if each.is_judged]
    if not judged:
        return f"too few matches to judge: no bin has choices from {MIN_MATCHES_PER_BIN} matches"
    worst = max(abs(each.difference) for each in judged)
    verdict = "beyond" if calibration.bins_off else "within"
    farthest = f"the worst is {worst:.1f} points off, {verdict} the {MAX_DIFFERENCE_POINTS:g} points allowed"
    if calibration.is_calibrated:
        return f"all {BIN_COUNT} bins have choices from at least {MIN_MATCHES_PER_BIN} matches; {farthest}"
    count = len(calibration.bins_unjudged)
    few = f"{count} of {BIN_COUNT} bins have choices from fewer than {MIN_MATCHES_PER_BIN} matches" if count else ""
    off = f"{len(calibration.bins_off)} of {BIN_COUNT} bins are off" if calibration.bins_off else ""
    return f"a shortfall: {' and '.join(filter(None, (few, off)))}; among those with enough matches {farthest}"


def read_calibrations(path: Path) -> dict[str, Calibration]:
    """Read calibrations by game; a missing file has none."""
    if not path.exists():
        return {}
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, Calibration])
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise LabError(f"`{path}` is not a calibration file: {error}; expected a file written by --write") from None


def write_calibration(path: Path, calibration: Calibration) -> None:
    """Add a calibration to the file; those of other games stay."""
    calibrations = dict(sorted({**read_calibrations(path), calibration.game: calibration}.items()))
    write_atomically(path, msgspec.json.format(msgspec.json.encode(calibrations), indent=1) + b"\n")
