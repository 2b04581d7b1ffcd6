"""Whether what an analysis calls 70 % happens in 70 of 100 matches."""

from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from knockbox.lab.analysis.correction import Correction, fit
from knockbox.lab.analysis.trials import Sample
from knockbox.lab.drafts import write_whole
from knockbox.lab.errors import LabError
from knockbox.lab.tables import Table

BINS: Final = 10
ENOUGH: Final = 40
"""Matches of which a bin must have choices before it is judged."""
AIM: Final = 6.0
"""Points by which what was said and what happened may differ."""


class Bin(msgspec.Struct, frozen=True, omit_defaults=True):
    """Choices about which much the same was said, each by what was said to the seat that made it."""

    number: int  # from 0
    choices: int = 0
    matches: int = 0
    said: float = 0.0  # the chances added up
    won: int = 0
    error: float = 0.0  # the standard error of the difference, in points: choices of one match stand or fall together

    @property
    def difference(self) -> float:
        """What was said less what happened, in points."""
        return 100 * (self.said - self.won) / self.choices

    @property
    def is_judged(self) -> bool:
        return self.matches >= ENOUGH

    @property
    def is_off(self) -> bool:
        return self.is_judged and abs(self.difference) > AIM


class Calibration(msgspec.Struct, frozen=True):
    """What came of a row of matches."""

    game: str
    matches: int
    seed: int
    bot: str
    judge: str
    model: str  # the fingerprint of what the judge was taught
    budget: str
    engine: str
    correction: tuple[float, float, float]  # slope, shift and bend of the logits
    bins: list[Bin]

    @property
    def off(self) -> list[Bin]:
        return [each for each in self.bins if each.is_off]

    @property
    def unjudged(self) -> list[Bin]:
        return [each for each in self.bins if not each.is_judged]

    @property
    def holds(self) -> bool:
        """Every bin was judged, and none is off."""
        return not self.off and not self.unjudged


Said: TypeAlias = Sequence[tuple[Sample, float]]
"""Samples, and the chance that was said of each."""


def bins_of(samples: Sequence[Sample], correction: Correction) -> list[Bin]:
    return [bin_of(number, said) for number, said in enumerate(sorted_in(samples, correction))]


def sorted_in(samples: Sequence[Sample], correction: Correction) -> list[Said]:
    """The samples of each bin."""
    found: list[list[tuple[Sample, float]]] = [[] for _ in range(BINS)]
    for each in samples:
        chance = correction.chance(each.raw)
        found[min(BINS - 1, int(chance * BINS))].append((each, chance))
    return [*found]


def bin_of(number: int, said: Said) -> Bin:
    if not said:
        return Bin(number)
    chances, won = sum(chance for _, chance in said), sum(each.won for each, _ in said)
    middle, by_match = (chances - won) / len(said), defaultdict[int, float](float)
    for each, chance in said:
        by_match[each.match] += chance - each.won - middle
    error = 100 * sqrt(sum(off * off for off in by_match.values())) / len(said)
    return Bin(number, len(said), len(by_match), round(chances, 4), won, round(error, 2))


def correction_by(samples: Sequence[Sample], lesson: dict[str, str]) -> Correction:
    """The correction that these matches ask for."""
    return msgspec.structs.replace(fit([(each.raw, each.won) for each in samples]), lesson=lesson)


def table(found: Calibration) -> Table:
    head = ["said", "choices", "matches", "said on average", "won", "difference", "chance"]
    return Table(f"Calibration, {found.game}", head, [list(row_of(each)) for each in found.bins])


def row_of(bin: Bin) -> tuple[str, ...]:
    span = f"{100 * bin.number // BINS} to {100 * (bin.number + 1) // BINS} %"
    if not bin.choices:
        return span, "0", "0", "-", "-", "-", "-"
    said, won = 100 * bin.said / bin.choices, 100 * bin.won / bin.choices
    off = f"{bin.difference:+.1f}" + ("" if bin.is_judged else " (few)")
    return span, str(bin.choices), str(bin.matches), f"{said:.1f} %", f"{won:.1f} %", off, f"±{2 * bin.error:.1f}"


def verdict(found: Calibration) -> str:
    judged = [each for each in found.bins if each.is_judged]
    if not judged:
        return f"too few matches to judge: no bin has choices of {ENOUGH} of them"
    worst = max(abs(each.difference) for each in judged)
    farthest = (
        f"the farthest is {worst:.1f} points off, {'beyond' if found.off else 'within'} the {AIM:g} that are allowed"
    )
    if found.holds:
        return f"all {BINS} bins have choices of at least {ENOUGH} matches; {farthest}"
    few = f"{len(found.unjudged)} of {BINS} bins have choices of fewer than {ENOUGH} matches" if found.unjudged else ""
    off = f"{len(found.off)} of {BINS} bins are off" if found.off else ""
    return f"a shortfall: {' and '.join(filter(None, (few, off)))}; of those with enough matches {farthest}"


def read(path: Path) -> dict[str, Calibration]:
    """By game; a file that is not there holds none."""
    if not path.exists():
        return {}
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, Calibration])
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise LabError(f"`{path}` holds no calibration: {error}; expected what --write makes") from None


def write(path: Path, found: Calibration) -> None:
    """Put it beside those of other games."""
    held = dict(sorted({**read(path), found.game: found}.items()))
    write_whole(path, msgspec.json.format(msgspec.json.encode(held), indent=1) + b"\n")
